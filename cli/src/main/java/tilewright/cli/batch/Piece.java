package tilewright.cli.batch;

/** A part of the input that a thread answers: a line, or plain ones. */
sealed interface Piece permits Line, Block {}
