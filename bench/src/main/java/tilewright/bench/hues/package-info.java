/** Measurements of the parts of hues. */
@NullMarked
package tilewright.bench.hues;

import org.jspecify.annotations.NullMarked;
