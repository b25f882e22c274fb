package tilewright.puzzle;

import java.util.List;
import java.util.Optional;
import tilewright.text.Format;
import tilewright.text.LineGrouping;

/**
 * The texts of a puzzle's values. Immutable; threads may share one.
 *
 * @param positions the text of a position, blanks allowed inside. Accepts every form that people use, of several lines too,
 *     and writes one
 * @param moves the text of a move: no blanks, no colon, no comma, no {@code @}; does not begin with a digit
 * @param pattern the look of texts of positions: a regular expression, of Java and of JavaScript alike, that is found in
 *     each of them but those that are more likely another puzzle's. Texts of other puzzles, and damaged ones, may fulfill it
 *     too; fewer matches mean fewer failed attempts. The empty one is found everywhere.
 *     What repeats in it does not begin like what follows, so that its time is in proportion to the text
 * @param grouping which lines of a file make up the text of a position
 * @param forms further texts of a position, to convert to
 * @param plain texts that are read as bytes; empty when there are none
 * @param <P> the setup
 * @param <S> the position
 * @param <M> the move
 */
public record Texts<P, S, M>(
        Format<P> setups,
        Format<S> positions,
        Format<M> moves,
        String pattern,
        LineGrouping grouping,
        List<TextForm<S>> forms,
        Optional<PlainTexts<S>> plain) {

    public Texts {
        forms = List.copyOf(forms);
    }

    /** Constructs texts of one line each. */
    public Texts(Format<P> setups, Format<S> positions, Format<M> moves) {
        this(setups, positions, moves, "", LineGrouping.LINES, List.of(), Optional.empty());
    }

    public Texts<P, S, M> withPattern(String found) {
        return new Texts<>(setups, positions, moves, found, grouping, forms, plain);
    }

    public Texts<P, S, M> withGrouping(LineGrouping lines) {
        return new Texts<>(setups, positions, moves, pattern, lines, forms, plain);
    }

    public Texts<P, S, M> withForms(List<TextForm<S>> further) {
        return new Texts<>(setups, positions, moves, pattern, grouping, further, plain);
    }

    public Texts<P, S, M> withPlain(PlainTexts<S> read) {
        return new Texts<>(setups, positions, moves, pattern, grouping, forms, Optional.of(read));
    }
}
