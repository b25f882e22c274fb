/** Measurements of the parts of Paletto. */
@NullMarked
package tilewright.bench.paletto;

import org.jspecify.annotations.NullMarked;
