package tilewright.sudoku;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import tilewright.message.Message;
import tilewright.puzzle.Counter;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Study;
import tilewright.puzzle.Variants;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.sudoku.compose.VariantGenerator;
import tilewright.sudoku.compose.VariantSetup;
import tilewright.sudoku.compose.VariantSetupText;
import tilewright.sudoku.deduction.DeductionStudies;
import tilewright.sudoku.exchange.VariantForms;
import tilewright.sudoku.exchange.VariantJson;
import tilewright.sudoku.exchange.VariantLines;
import tilewright.sudoku.exchange.VariantTexts;
import tilewright.sudoku.game.VariantBoard;
import tilewright.sudoku.game.VariantBoardText;
import tilewright.sudoku.rules.GivenText;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantError;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.rules.VariantText;
import tilewright.sudoku.variant.VariantSolver;
import tilewright.text.Cursor;
import tilewright.text.LineGrouping;
import tilewright.text.Refusal;

/**
 * Sudokus of other sizes and rules: in one line, as {@link VariantText} has them, in JSON, as {@link VariantJson} has them, or in the
 * texts of other programs.
 *
 * @param positions groups lines into positions
 * @param isPosition whether a text is one of the classic puzzle
 */
record SudokuVariants(LineGrouping positions, Predicate<String> isPosition) implements Variants {

    @Override
    public LineGrouping grouping() {
        return new VariantLines(positions);
    }

    @Override
    public Optional<Question> read(String text) {
        Cursor cursor = new Cursor(text);
        cursor.skip("sudoku:");
        if (VariantText.isMeant(cursor.rest())) {
            VariantBoard board = VariantBoardText.POSITIONS.parse(cursor);
            VariantQuestion filled = new VariantQuestion(board.fixed().puzzle(), Message.NONE, GivenText::text);
            return Optional.of(board.equals(board.fixed()) ? filled : new BegunQuestion(filled, board.toString()));
        }
        Cursor other = new Cursor(text);
        if (VariantLines.isObject(text)) {
            return VariantTexts.read(other)
                    .map(puzzle -> new VariantQuestion(
                            puzzle,
                            other.warning(),
                            digits -> VariantJson.digits(digits, puzzle.rules().side())));
        }
        return ofOtherPrograms(other).map(puzzle -> new VariantQuestion(puzzle, other.warning(), GivenText::text));
    }

    @Override
    public List<Word> words() {
        return VariantSetupText.words();
    }

    @Override
    public Optional<Maker> maker(String setup) {
        return VariantSetupText.isMeant(setup)
                ? Optional.of(VariantMaker.of(VariantSetupText.FORMAT.parse(setup)))
                : Optional.empty();
    }

    /** A maker of puzzles in one line. */
    private record VariantMaker(VariantGenerator generator, String setup) implements Maker {

        static VariantMaker of(VariantSetup setup) {
            return new VariantMaker(new VariantGenerator(setup), setup.toString());
        }

        @Override
        public String generate(SeededRandom random, Stop stop) {
            return generator.generate(random, stop).toString();
        }
    }

    /**
     * Reads a text; those of classic rules, and those that are damaged, are left to the reader of positions.
     *
     * @throws VariantError when it has a rule that cannot be read
     */
    private Optional<VariantPuzzle> ofOtherPrograms(Cursor text) {
        try {
            return VariantTexts.read(text).filter(puzzle -> !puzzle.rules().equals(Variant.CLASSIC));
        } catch (VariantError wrong) {
            if (isPosition.test(text.rest())) {
                return Optional.empty();
            }
            throw wrong;
        } catch (Refusal _) {
            return Optional.empty();
        }
    }

    /** A position with digits or notes of a player's: its own text has them apart, all else is of the puzzle with the digits filled in. */
    private record BegunQuestion(VariantQuestion filled, String text) implements Question {
        @Override
        public Optional<String> position() {
            return Optional.empty();
        }

        @Override
        public Message warning() {
            return filled.warning();
        }

        @Override
        public Optional<String> written(String form) {
            return switch (form) {
                case "id" -> Optional.of(text);
                case "share" -> Optional.of("sudoku:" + text);
                default -> filled.written(form);
            };
        }

        @Override
        public Solver.Solutions<String> solve(Limits limits) {
            return filled.solve(limits);
        }

        @Override
        public Counter.Count count(Limits limits) {
            return filled.count(limits);
        }

        @Override
        public Optional<Study.Report> study(String verb, Limits limits) {
            return Optional.empty();
        }
    }

    /**
     * A puzzle that was read.
     *
     * @param warning about parts of the text that were left out
     * @param grids writes grids as the text has them
     */
    private record VariantQuestion(VariantPuzzle puzzle, Message warning, Function<List<Integer>, String> grids)
            implements Question {
        @Override
        public Optional<String> position() {
            return puzzle.rules().equals(Variant.CLASSIC)
                    ? Optional.of(GivenText.text(puzzle.givens()))
                    : Optional.empty();
        }

        @Override
        public String text() {
            return puzzle.toString();
        }

        @Override
        public Optional<String> written(String form) {
            return VariantForms.write(form, puzzle);
        }

        @Override
        public Solver.Solutions<String> solve(Limits limits) {
            Solver.Solutions<List<Integer>> solutions = new VariantSolver(puzzle.rules()).solve(puzzle, limits);
            return new Solver.Solutions<>(solutions.found().stream().map(grids).toList(), solutions.outcome());
        }

        @Override
        public Counter.Count count(Limits limits) {
            return new VariantSolver(puzzle.rules()).count(puzzle, limits);
        }

        @Override
        public Optional<Study.Report> study(String verb, Limits limits) {
            return new DeductionStudies(puzzle, grids).study(verb, limits);
        }
    }
}
