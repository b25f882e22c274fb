/** Random numbers that are the same on every machine and in the browser. */
@NullMarked
package tilewright.rng;

import org.jspecify.annotations.NullMarked;
