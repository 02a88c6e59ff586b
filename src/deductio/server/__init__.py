"""HTTP and WebSocket: the door between a table and the people around it."""
