/** Boards without a page around them: a file for each, and films of their solutions. */
@NullMarked
package tilewright.print.pictures;

import org.jspecify.annotations.NullMarked;
