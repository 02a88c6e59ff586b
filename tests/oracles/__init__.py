"""Second opinions: what follows from a stream, worked out by other means than the engine's."""
