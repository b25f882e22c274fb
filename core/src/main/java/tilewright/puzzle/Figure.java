package tilewright.puzzle;

import java.util.function.ToIntFunction;

/**
 * A number that a position shows, such as the number of its clues.
 *
 * @param name the name of a field, in lower case letters
 * @param of 0 or more
 * @param <S> the position
 */
public record Figure<S>(String name, ToIntFunction<S> of) {}
