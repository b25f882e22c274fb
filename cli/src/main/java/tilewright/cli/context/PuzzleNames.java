package tilewright.cli.context;

import java.util.Iterator;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Puzzle;

/** The puzzles' names, for the shell's completion. */
public record PuzzleNames(Catalog catalog) implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return catalog.puzzles().stream().<String>map(Puzzle::id).iterator();
    }
}
