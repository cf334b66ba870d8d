"""What games have to say, and how it is written."""
