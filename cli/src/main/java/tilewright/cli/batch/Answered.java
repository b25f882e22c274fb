package tilewright.cli.batch;

/** What became of a part of the input: one answer, or those of plain lines. */
sealed interface Answered permits Printed, PrintedBlock {}
