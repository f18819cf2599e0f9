"""The table in the browser: games in a database, HTTP and sockets."""
