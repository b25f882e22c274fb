/** Searches that can be left and taken up again, and those who drive them. */
@NullMarked
package tilewright.search;

import org.jspecify.annotations.NullMarked;
