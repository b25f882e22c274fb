/** The command line. */
@NullMarked
package tilewright.cli;

import org.jspecify.annotations.NullMarked;
