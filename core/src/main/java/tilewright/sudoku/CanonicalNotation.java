package tilewright.sudoku;

/** The clues of the smallest isomorph. {@link Text#POSITIONS} reads it. */
final class CanonicalNotation implements Notation {

    @Override
    public String id() {
        return "canonical";
    }

    @Override
    public String about() {
        return "the smallest of all puzzles that are the same, for comparing";
    }

    @Override
    public boolean faithful() {
        return false;
    }

    @Override
    public String write(Board position) {
        return Canonical.of(position).board().toString();
    }
}
