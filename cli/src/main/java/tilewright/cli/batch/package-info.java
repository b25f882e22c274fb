/** Answers lines on several threads, in the order of the input. */
@NullMarked
package tilewright.cli.batch;

import org.jspecify.annotations.NullMarked;
