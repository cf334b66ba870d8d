"""Storage: what is kept: the database and its migrations, records of matches, people, files, backups."""
