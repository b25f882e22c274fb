/** Measurements. */
@NullMarked
package tilewright.bench;

import org.jspecify.annotations.NullMarked;
