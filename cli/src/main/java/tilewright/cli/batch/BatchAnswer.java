package tilewright.cli.batch;

/** The answer to a part of the input: to one text, or to many plain lines. */
sealed interface BatchAnswer permits Printed, PrintedBlock {}
