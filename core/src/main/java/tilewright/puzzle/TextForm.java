package tilewright.puzzle;

import java.util.function.Function;

/**
 * A further text of a position, to convert to. Reading it is the business of {@link Puzzle#positions}.
 *
 * @param id lower case letters
 * @param about in a few words
 * @param writer gives one line; throws {@link Study.Refused} for a position that has no such text
 * @param <S> the position
 */
public record TextForm<S>(String id, String about, Function<S, String> writer) {}
