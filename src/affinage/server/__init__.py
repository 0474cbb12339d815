"""The table on the web: storage, seats, HTTP and sockets."""
