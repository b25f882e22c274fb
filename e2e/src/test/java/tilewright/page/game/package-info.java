/** Tests of a game on the page: its board, hints, history, and end. */
@NullMarked
package tilewright.page.game;

import org.jspecify.annotations.NullMarked;
