/** Checks finished PDF files against the rules of printing houses. */
@NullMarked
package tilewright.print.preflight;

import org.jspecify.annotations.NullMarked;
