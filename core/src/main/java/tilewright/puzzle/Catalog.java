package tilewright.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tilewright.text.TextError;

/** The puzzles that a front end knows, in the order in which it shows them. Immutable; threads share it. */
public record Catalog(List<Puzzle<?, ?, ?>> puzzles) {

    public Catalog {
        puzzles = List.copyOf(puzzles);
    }

    public Optional<Puzzle<?, ?, ?>> find(String id) {
        return puzzles.stream().filter(puzzle -> puzzle.id().equals(id)).findFirst();
    }

    /** What to say when there is no puzzle of this name. */
    public String noPuzzle(String id) {
        String ids = puzzles.stream().map(Puzzle::id).collect(Collectors.joining(", "));
        String guess = Nearest.of(id, puzzles.stream().map(Puzzle::id).toList())
                .map(near -> "; did you mean '" + near + "'?")
                .orElse("");
        return "unknown puzzle '" + id + "'; expected " + ids + guess;
    }

    /**
     * The puzzle that a share ID or a saved play names before its first colon.
     *
     * @throws TextError when it names none
     */
    public Puzzle<?, ?, ?> named(String text) {
        int colon = text.indexOf(':');
        if (colon < 0) {
            throw new TextError(text, 0, "wanted the puzzle's name and a colon, like (sudoku:…)");
        }
        String id = text.substring(0, colon);
        return find(id).orElseThrow(() -> new TextError(text, 0, noPuzzle(id)));
    }
}
