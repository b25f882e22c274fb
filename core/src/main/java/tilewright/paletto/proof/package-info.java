/** Exact solutions of Paletto: who wins or can force a win, and after which turns. */
@NullMarked
package tilewright.paletto.proof;

import org.jspecify.annotations.NullMarked;
