/** Studies of positions and plays of Paletto: verdicts, reviews, hints and explanations; and exercises. */
@NullMarked
package tilewright.paletto.study;

import org.jspecify.annotations.NullMarked;
