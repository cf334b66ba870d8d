"""Browser: the hall inside a Web Worker. It runs the same core as the server; JavaScript stores, sends and wakes."""
