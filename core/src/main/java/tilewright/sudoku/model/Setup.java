package tilewright.sudoku.model;

/** What a generated Sudoku shall be like. All have exactly one solution. */
public sealed interface Setup {

    /** At every moment some cell has a single possible digit. */
    record Singles() implements Setup {}

    /** No clue can be left out; with a symmetry, no orbit of clues. */
    record Minimal(Symmetry symmetry) implements Setup {}

    /**
     * So many clues, wherever they stand.
     *
     * @param number {@value #FEWEST} to 80; nobody has found a puzzle with fewer, and there is none [1]
     */
    record Clues(int number) implements Setup {

        // [1] McGuire, Tugemann, Civario: There is no 16-clue Sudoku, 2012.
        public static final int FEWEST = 17;

        public static final int MOST = 80;

        public Clues {
            if (number < FEWEST || number > MOST) {
                throw new IllegalArgumentException("clues (%d) must be %d to %d".formatted(number, FEWEST, MOST));
            }
        }
    }

    /** Clues in exactly these cells. */
    record InPattern(Pattern pattern) implements Setup {}

    /** A filled grid, each equally likely. */
    record Grid() implements Setup {}

    default String label() {
        return switch (this) {
            case Singles _ -> "easy";
            case Minimal minimal ->
                minimal.symmetry == Symmetry.NONE
                        ? "minimal"
                        : minimal.symmetry.text().replace('-', ' ');
            case Clues clues -> clues.words();
            case InPattern in -> in.pattern.size() + " cells";
            case Grid _ -> "filled grid";
        };
    }

    default String words() {
        return switch (this) {
            case Singles _ -> "solvable by single candidates alone";
            case Minimal minimal ->
                "minimal, " + (minimal.symmetry == Symmetry.NONE ? "no redundant clue" : minimal.symmetry.words());
            case Clues clues -> clues.number + " clues";
            case InPattern in -> "clues in " + in.pattern.size() + " given cells";
            case Grid _ -> "a filled grid";
        };
    }
}
