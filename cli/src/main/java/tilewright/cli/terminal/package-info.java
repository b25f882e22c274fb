/** Commands at a terminal: playing, and watching a search. */
@NullMarked
package tilewright.cli.terminal;

import org.jspecify.annotations.NullMarked;
