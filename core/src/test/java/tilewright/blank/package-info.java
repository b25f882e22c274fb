/** The smallest puzzle there can be, to copy when you write a new one. */
@NullMarked
package tilewright.blank;

import org.jspecify.annotations.NullMarked;
