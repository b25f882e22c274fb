package tilewright.sudoku;

import java.util.List;
import java.util.Optional;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Variants;
import tilewright.puzzle.WithVariants;
import tilewright.text.LineGrouping;

/** No variants, for an engine that leaves them to another. */
record ClassicAlone() implements WithVariants {

    @Override
    public Variants variants() {
        return new None();
    }

    @Override
    public Puzzle<?, ?, ?> variantPuzzle() {
        throw new IllegalStateException("there are no variants");
    }

    @Override
    public boolean isVariant(String text) {
        return false;
    }

    @Override
    public boolean isVariantSetup(String text) {
        return false;
    }

    private record None() implements Variants {

        @Override
        public LineGrouping grouping() {
            return LineGrouping.LINES;
        }

        @Override
        public Optional<Question> read(String text) {
            return Optional.empty();
        }

        @Override
        public List<Word> words() {
            return List.of();
        }

        @Override
        public Optional<Maker> maker(String setup) {
            return Optional.empty();
        }
    }
}
