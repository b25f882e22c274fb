/** Fuzz tests of everything that reads what others wrote. */
@NullMarked
package tilewright.fuzz;

import org.jspecify.annotations.NullMarked;
