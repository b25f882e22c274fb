/** Measurements of what is inside hues. */
@NullMarked
package tilewright.bench.hues;

import org.jspecify.annotations.NullMarked;
