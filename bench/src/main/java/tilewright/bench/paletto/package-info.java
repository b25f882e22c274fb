/** Measurements of what is inside Paletto. */
@NullMarked
package tilewright.bench.paletto;

import org.jspecify.annotations.NullMarked;
