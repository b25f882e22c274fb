/** The list of all puzzles. Each puzzle and each tool has a package of its own below this one. */
@NullMarked
package tilewright;

import org.jspecify.annotations.NullMarked;
