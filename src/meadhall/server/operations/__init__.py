"""Operations: health, metrics and logs for those who run a server."""
