/** Books: a cover, contents, chapters with lessons and puzzles, and hints and solutions at the back. */
@NullMarked
package tilewright.print.book;

import org.jspecify.annotations.NullMarked;
