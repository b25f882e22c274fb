/** One game in progress with its history, whatever the puzzle. */
@NullMarked
package tilewright.play;

import org.jspecify.annotations.NullMarked;
