/** Commands that make, show, solve, and play puzzles. */
@NullMarked
package tilewright.cli.commands.puzzles;

import org.jspecify.annotations.NullMarked;
