"""HTTP: the application, its requests and sockets, cookies, hosts and limits."""
