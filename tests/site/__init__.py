"""The hall inside a browser: its Python part here, and the whole of it in Chromium."""
