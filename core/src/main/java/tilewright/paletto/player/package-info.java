/** The computer players of Paletto, weakest first, and the searches behind them. */
@NullMarked
package tilewright.paletto.player;

import org.jspecify.annotations.NullMarked;
