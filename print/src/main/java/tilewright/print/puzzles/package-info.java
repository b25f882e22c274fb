/** The printed parts of puzzles: made by their generators, with their ratings, solutions, hints, and certificates. */
@NullMarked
package tilewright.print.puzzles;

import org.jspecify.annotations.NullMarked;
