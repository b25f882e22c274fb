package tilewright.sudoku;

import java.util.List;
import java.util.Optional;
import tilewright.puzzle.TextForm;

/** All notations but the one of {@link Text#POSITIONS}. */
final class Notations {

    /** In the order in which they are asked whether they know a text. */
    static final List<Notation> ALL = List.of(
            new ShareCode(),
            new ZerosNotation("zeros", "0 for an empty cell", false),
            new ZerosNotation("sdm", "a line of an .sdm file: 0 for an empty cell, the clues alone", true),
            new CanonicalNotation(),
            new SdkNotation(),
            new CsvNotation(),
            new KaggleNotation(),
            new CandidateNotation(),
            new PencilNotation(),
            new SimpleNotation());

    private Notations() {}

    /** The notation of a text; empty for one of {@link Text#POSITIONS}'s own. */
    static Optional<Notation> of(String text) {
        for (Notation notation : ALL) {
            if (notation.knows(text)) {
                return Optional.of(notation);
            }
        }
        return Optional.empty();
    }

    /** What to convert to. */
    static List<TextForm<Board>> forms() {
        return ALL.stream()
                .map(notation -> new TextForm<>(notation.id(), notation.about(), notation.faithful(), notation::write))
                .toList();
    }
}
