package tilewright.cli.batch;

/** A part of the input that a thread answers: a line, or plain ones. */
sealed interface Chunk permits Line, LineBlock {}
