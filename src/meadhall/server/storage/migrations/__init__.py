"""How the database came to be what it is, one step a file; Alembic takes the steps that it lacks."""
