package tilewright.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tilewright.proof.Certificate;
import tilewright.proof.CertificateChecker;
import tilewright.prove.CompletionProver;
import tilewright.puzzle.Counter;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Study;
import tilewright.puzzle.TextPuzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.sudoku.canonical.Canonical;
import tilewright.sudoku.certificate.SudokuEncoding;
import tilewright.sudoku.compose.VariantSetup;
import tilewright.sudoku.compose.VariantSetupText;
import tilewright.sudoku.deduction.DeductionStudies;
import tilewright.sudoku.game.VariantBoard;
import tilewright.sudoku.generate.Setup;
import tilewright.sudoku.human.AllSteps;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.rating.Difficulty;
import tilewright.sudoku.rating.ExplainerRating;
import tilewright.sudoku.rating.OrderedSteps;
import tilewright.sudoku.rating.Raters;
import tilewright.sudoku.rating.SolutionPath;
import tilewright.sudoku.rules.GivenText;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.rules.VariantText;
import tilewright.sudoku.solve.Completions;
import tilewright.sudoku.step.StepKind;
import tilewright.sudoku.step.StepSentences;
import tilewright.sudoku.variant.VariantSolver;

/**
 * Sudoku for programs: puzzles and grids are texts.
 *
 * {@snippet class="tilewright.snippets.SudokuSnippetsTest" region="sudoku"}
 *
 * <p>A text has 81 characters, row by row: {@code 1} to {@code 9}, and {@code .} for an empty cell. The forms of other
 * programs are read as well ({@code docs/reference/text-formats.md}). Cells are numbered 0 to 80, row by row. A node of
 * limits is a position that a search looks at.
 *
 * <p>A text that cannot be read throws {@link tilewright.text.TextError}, with the place and the reason. No method keeps
 * anything; threads may call all of them at the same time.
 */
public final class Sudoku {

    private static final TextPuzzle<Setup, Board, Move> TEXTS = new TextPuzzle<>(new SudokuPuzzle(), new Workspace());
    private static final Raters RATERS = new Raters();
    private static final Completions COMPLETIONS = new Completions();
    private static final OrderedSteps ORDERED = new OrderedSteps(RATERS);
    private static final CompletionProver<Board> PROVER = new CompletionProver<>(new ProvableBoard());
    private static final Limits TWO = Limits.NONE.withSolutions(2);

    private Sudoku() {}

    /**
     * The first solution that is found; empty when there is none. The hardest known puzzles take a millisecond.
     *
     * @param puzzle its text
     * @return those that were found
     */
    public static Optional<String> solve(String puzzle) {
        return solve(puzzle, Limits.NONE.withSolutions(1)).found().stream().findFirst();
    }

    /**
     * The first solutions, as many as the limits allow; all are kept in memory.
     *
     * @param puzzle its text
     * @param limits how far to search
     * @return those that were found
     */
    public static Solver.Solutions<String> solve(String puzzle, Limits limits) {
        return TEXTS.solve(puzzle, limits);
    }

    /**
     * The number of solutions.
     *
     * @param puzzle its text
     * @param limits {@code Limits.NONE.withSolutions(2)} is enough to check that there is one solution
     * @return the number, and whether it is exact
     */
    public static Counter.Count count(String puzzle, Limits limits) {
        return TEXTS.count(puzzle, limits);
    }

    /**
     * The number of solutions up to a limit, for programs that hold cells as numbers: no text is read or written. It is a
     * plain number, because nothing but {@code most} ends the count: below {@code most} it is exact.
     *
     * @param cells 81 digits, row by row; 0 for an empty cell
     * @param most stop counting there, 1 or more; 2 tells whether there is one solution
     * @return the number, and whether it is exact
     * @throws IllegalArgumentException when there are not 81 cells, or one holds no digit
     */
    public static long count(int[] cells, long most) {
        return COMPLETIONS
                .count(Board.of(checked(cells)), Limits.NONE.withSolutions(most))
                .solutions();
    }

    private static int[] checked(int[] cells) {
        if (cells.length != Houses.CELLS) {
            throw new IllegalArgumentException("expected 81 cells, got " + cells.length);
        }
        for (int cell = 0; cell < cells.length; cell++) {
            if (cells[cell] < 0 || cells[cell] > 9) {
                throw new IllegalArgumentException(
                        "cell (%d) holds (%d), expected 0 to 9".formatted(cell, cells[cell]));
            }
        }
        return cells;
    }

    /**
     * A puzzle with one solution, or a filled grid. The same setup and seed give the same puzzle on every machine.
     *
     * @param setup as behind {@code tilewright new sudoku}: {@code easy}, {@code minimal}, {@code clues-24}, {@code 6x6,x}, …
     * @param seed the same one gives the same puzzle
     * @return its text
     * @throws tilewright.puzzle.Generator.GaveUp when no such puzzle is found within the generator's limit
     */
    public static String generate(String setup, long seed) {
        return generate(setup, seed, 1);
    }

    /**
     * The puzzle with a number of a setup and a seed: line {@code number} of {@code tilewright new sudoku … --seed}, and what the
     * certificate in a book names. Never stopped.
     *
     * @param setup its text
     * @param seed the same one gives the same puzzle
     * @param number 1 or more
     * @return its text
     * @throws tilewright.puzzle.Generator.GaveUp when no such puzzle is found within the generator's limit
     */
    public static String generate(String setup, long seed, long number) {
        return generate(setup, seed, number, Stop.never());
    }

    /**
     * As {@link #generate(String, long, long)}, until it is stopped.
     *
     * @param setup its text
     * @param seed the same one gives the same puzzle
     * @param number 1 or more: which of those that the seed gives
     * @param stop asked at least every 10 ms
     * @return its text
     * @throws tilewright.search.Stopped when it was stopped
     */
    public static String generate(String setup, long seed, long number, Stop stop) {
        return (VariantSetupText.isMeant(setup) ? Other.TEXTS : TEXTS).generate(setup, seed, number, stop);
    }

    /**
     * The next step and its reason; empty when the grid is full.
     *
     * @param position its text
     * @return the step, if there is one
     */
    public static Optional<TextPuzzle.Step> hint(String position) {
        return hint(position, Stop.never());
    }

    /**
     * As {@link #hint(String)}, until it is stopped.
     *
     * @param position its text
     * @param stop asked at least every 10 ms
     * @return the step, if there is one
     * @throws tilewright.search.Stopped when it was stopped
     */
    public static Optional<TextPuzzle.Step> hint(String position, Stop stop) {
        return TEXTS.hint(position, stop);
    }

    /**
     * All steps that a person could make now, the easiest first. The notes are the candidates, if every empty cell has
     * some.
     *
     * @param position its text
     * @return the steps
     * @throws tilewright.puzzle.Study.Refused when the position has not exactly one solution, or a note is missing that it
     *     needs
     */
    public static List<Step> steps(String position) {
        return steps(position, Stop.never());
    }

    /**
     * As {@link #steps(String)}, until it is stopped.
     *
     * @param position its text
     * @param stop asked at least every 10 ms
     * @return the steps
     * @throws tilewright.search.Stopped when it was stopped
     */
    public static List<Step> steps(String position, Stop stop) {
        return steps(position, Optional.empty(), stop);
    }

    /**
     * The steps of one technique.
     *
     * @param position its text
     * @param technique its name, {@code X-Wing}, or its code in HoDoKu's library of cases, {@code 0300}
     * @return the steps
     * @throws tilewright.puzzle.Study.Refused also when there is no such technique
     */
    public static List<Step> steps(String position, String technique) {
        return steps(position, technique, Stop.never());
    }

    /**
     * As {@link #steps(String, String)}, until it is stopped.
     *
     * @param position its text
     * @param technique its name or code
     * @param stop asked at least every 10 ms
     * @return the steps
     * @throws tilewright.search.Stopped when it was stopped
     */
    public static List<Step> steps(String position, String technique, Stop stop) {
        return steps(position, Optional.of(technique), stop);
    }

    private static List<Step> steps(String position, Optional<String> technique, Stop stop) {
        return new AllSteps(ORDERED)
                .found(TEXTS.position(position), technique, stop).stream()
                        .map(named -> Step.of(named.kind(), named.step()))
                        .toList();
    }

    /**
     * A step, and why it is right.
     *
     * @param code of the technique in HoDoKu's library of cases; empty if HoDoKu does not have it
     * @param tenths its rating by Sudoku Explainer: 12 is 1.2; empty for steps that HoDoKu's techniques find
     * @param digits that the pattern is about, or those of a rated step that are placed or removed, ascending
     * @param placements as {@code r1c3=4}
     * @param eliminations as {@code r2c5-7}
     * @param length of a chain, or of a rated step the number of parts of its reason; empty for others
     * @param text the reason, and what follows
     * @param technique its name or code
     */
    public record Step(
            String technique,
            String code,
            OptionalInt tenths,
            List<Integer> digits,
            List<String> placements,
            List<String> eliminations,
            OptionalInt length,
            String text) {
        /** Copies the lists. */
        public Step {
            digits = List.copyOf(digits);
            placements = List.copyOf(placements);
            eliminations = List.copyOf(eliminations);
        }

        private static Step of(StepKind kind, tilewright.sudoku.step.Step step) {
            return new Step(
                    kind.title(),
                    kind.code(),
                    positive(step.tenths()),
                    Digits.list(step.digits()),
                    step.placed(),
                    step.removed(),
                    positive(step.length()),
                    StepSentences.of(step).text().text());
        }

        private static OptionalInt positive(int number) {
            return number == 0 ? OptionalInt.empty() : OptionalInt.of(number);
        }
    }

    /**
     * Rates a puzzle on the scale of Sudoku Explainer 1.2.1. Most take less than a millisecond, the hardest seconds. From ER 7 on an
     * equivalent puzzle, such as a turned one, may have another rating; that of the {@link #canonical} form is the same for all.
     *
     * @param puzzle its text
     * @return the rating
     * @throws tilewright.puzzle.Study.Refused when it has no solution or several
     */
    public static Rating rate(String puzzle) {
        return rate(puzzle, Stop.never());
    }

    /**
     * As {@link #rate(String)}, until it is stopped.
     *
     * @param puzzle its text
     * @param stop asked at least every 10 ms
     * @return the rating
     * @throws tilewright.search.Stopped when it was stopped
     */
    public static Rating rate(String puzzle, Stop stop) {
        ExplainerRating rating = new Difficulty(RATERS).rating(TEXTS.position(puzzle), stop);
        return new Rating(
                rating.er(), rating.ep(), rating.ed(), rating.hardest().title(), rating.steps());
    }

    /**
     * The rating of a puzzle in tenths: 12 is 1.2.
     *
     * @param er the hardest step
     * @param ep the hardest step up to the first that places a digit
     * @param ed the first step
     * @param hardest the technique of the hardest step
     * @param steps the number of steps
     */
    public record Rating(int er, int ep, int ed, String hardest, int steps) {}

    /**
     * Rates a puzzle on the scale of HoDoKu 2.5.0. Most take some milliseconds. An equivalent puzzle, such as a turned one, may have
     * another score, and seldom another level; those of the {@link #canonical} form are the same for all.
     *
     * @param puzzle its text
     * @return empty when the text holds candidates, which HoDoKu does not rate
     * @throws tilewright.puzzle.Study.Refused when it has no solution or several
     */
    public static Optional<HodokuRating> hodoku(String puzzle) {
        return hodoku(puzzle, Stop.never());
    }

    /**
     * As {@link #hodoku(String)}, until it is stopped.
     *
     * @param puzzle its text
     * @param stop asked at least every 10 ms
     * @return the rating; empty when the text holds candidates
     * @throws tilewright.search.Stopped when it was stopped
     */
    public static Optional<HodokuRating> hodoku(String puzzle, Stop stop) {
        return Difficulty.hodoku(TEXTS.position(puzzle), stop)
                .map(rating -> new HodokuRating(Level.valueOf(rating.level().name()), rating.score()));
    }

    /**
     * The rating of a puzzle by HoDoKu.
     *
     * @param level how hard it is called
     * @param score the sum of the scores of its steps
     */
    public record HodokuRating(Level level, int score) {}

    /** The levels of difficulty of HoDoKu, from the easiest up. */
    public enum Level {
        /** Singles: a score of at most 800. */
        EASY,
        /** Pairs, triples and the like: at most 1,000. */
        MEDIUM,
        /** Fish, wings, rectangles and the like: at most 1,600. */
        HARD,
        /** Chains and the like: at most 1,800. */
        UNFAIR,
        /** All above. */
        EXTREME
    }

    /**
     * The steps that solve a puzzle without guessing, each the one that a hint gives.
     *
     * @param puzzle its text
     * @return the steps in their order
     * @throws tilewright.puzzle.Study.Refused when it has no solution or several
     */
    public static List<Step> path(String puzzle) {
        return path(puzzle, Stop.never());
    }

    /**
     * As {@link #path(String)}, until it is stopped.
     *
     * @param puzzle its text
     * @param stop asked at least every 10 ms
     * @return the steps in their order
     * @throws tilewright.search.Stopped when it was stopped
     */
    public static List<Step> path(String puzzle, Stop stop) {
        return new SolutionPath(ORDERED)
                .path(TEXTS.position(puzzle), Limits.NONE.withStop(stop)).stream()
                        .map(step -> Step.of(step.kind(), step))
                        .toList();
    }

    /**
     * The canonical form of a puzzle: the smallest of all puzzles that differ from it in symmetry and names of digits
     * alone.
     *
     * @param puzzle its text
     * @return its text
     */
    public static String canonical(String puzzle) {
        return TEXTS.text(Canonical.of(TEXTS.position(puzzle)).board());
    }

    /**
     * Proves a claim about a puzzle; its proof is in LRAT ({@code docs/reference/proofs.md}).
     *
     * @param puzzle its text
     * @param claim {@code unique}, {@code none}, {@code some}, {@code several}, {@code all}, {@code minimal}, or a digit that is forced,
     *     {@code r1c3=4}, or excluded, {@code r1c3-4}
     * @param limits how far to search
     * @return a certificate, which programs of others can check, too; empty when the limits came first
     * @throws tilewright.puzzle.Study.Refused when the claim is false
     * @throws tilewright.text.TextError also when there is no such claim
     */
    public static Optional<String> prove(String puzzle, String claim, Limits limits) {
        return certificate(PROVER.prove(TEXTS.position(puzzle), claim, limits));
    }

    private static Optional<String> certificate(Study.Report report) {
        return report.complete() ? Optional.of(report.line().text()) : Optional.empty();
    }

    /**
     * Checks a certificate about a Sudoku of any rules, without a solver.
     *
     * @param certificate its text
     * @return the claim, which is true
     * @throws tilewright.text.TextError with the place of what is wrong
     */
    public static Proved checkProof(String certificate) {
        Certificate checked = CertificateChecker.check(new SudokuEncoding(), certificate);
        return new Proved(checked.position(), checked.claim().words());
    }

    /**
     * A claim that is proved.
     *
     * @param puzzle the text of the puzzle, with its rules where these are not the classic ones
     * @param claim as {@link #prove} takes it
     */
    public record Proved(String puzzle, String claim) {}

    /**
     * Returns the solutions of a position, up to two, and its candidates.
     *
     * @param position its text
     * @return what is known
     */
    public static Analysis analyze(String position) {
        Board board = TEXTS.position(position);
        Solver.Solutions<String> solutions = TEXTS.solve(position, TWO);
        List<List<Integer>> candidates = new ArrayList<>();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            candidates.add(board.digit(cell) == 0 ? Digits.list(board.possible(cell)) : List.of());
        }
        return new Analysis(solutions.found().size(), solutions.found().stream().findFirst(), candidates);
    }

    /**
     * A position's solutions and candidates.
     *
     * @param solutions 0, 1, or 2 for two and more
     * @param solution one of them
     * @param candidates for each of 81 cells the digits that no cell in its sight has, ascending; none for a filled cell
     */
    public record Analysis(int solutions, Optional<String> solution, List<List<Integer>> candidates) {
        /** Copies the lists. */
        public Analysis {
            candidates = List.copyOf(candidates);
        }
    }

    /**
     * A picture: the text of an SVG file, in light colors, with its words in English. The picture itself may change with each
     * version.
     *
     * @param position its text
     * @return the file
     */
    public static String svg(String position) {
        return TEXTS.svg(position);
    }

    /** The library of other rules, made when it is first asked for. */
    private static final class Other {
        static final TextPuzzle<VariantSetup, VariantBoard, Move> TEXTS =
                new TextPuzzle<>(new VariantSudokuPuzzle(), new Workspace());
    }

    /**
     * Sudokus of other sizes and rules.
     *
     * {@snippet class="tilewright.snippets.SudokuSnippetsTest" region="rules"}
     *
     * @param rules in one line: {@code 6x6 x}, {@code 9x9 anti-knight cage=10:r1c1-3}, … ({@code docs/guide/variants.md})
     * @return the rules
     */
    public static OfRules of(String rules) {
        return new OfRules(VariantText.RULES.parse(rules).toString());
    }

    /**
     * Rules of another size or kind. A text of givens has a character for each cell, row by row; {@code A} is 10.
     *
     * @param rules in one line, as they are written
     */
    public record OfRules(String rules) {

        /**
         * Returns the first solution that is found; empty when there is none.
         *
         * @param givens empty for none
         * @return all cells
         */
        public Optional<String> solve(String givens) {
            return solve(givens, Limits.NONE.withSolutions(1)).found().stream().findFirst();
        }

        /**
         * Returns the first solutions, as many as the limits allow.
         *
         * @param givens empty for none
         * @param limits how far to search
         * @return all cells of each
         */
        public Solver.Solutions<String> solve(String givens, Limits limits) {
            Solver.Solutions<List<Integer>> solutions =
                    new VariantSolver(puzzle(givens).rules()).solve(puzzle(givens), limits);
            return new Solver.Solutions<>(
                    solutions.found().stream().map(GivenText::text).toList(), solutions.outcome());
        }

        /**
         * Returns the number of solutions.
         *
         * @param givens empty for none
         * @param limits how far to count
         * @return the number, and whether it is exact
         */
        public Counter.Count count(String givens, Limits limits) {
            return new VariantSolver(puzzle(givens).rules()).count(puzzle(givens), limits);
        }

        /**
         * Returns the next step and its reason; empty when the grid is full.
         *
         * @param position the givens, and behind them what the player did
         * @param stop asked at least every 10 ms
         * @return the step, if there is one
         * @throws tilewright.search.Stopped when it was stopped
         */
        public Optional<TextPuzzle.Step> hint(String position, Stop stop) {
            return Other.TEXTS.hint(text(position), stop);
        }

        /**
         * Returns how hard a puzzle is.
         *
         * @param givens empty for none
         * @param limits how far to search
         * @return empty when a limit came first
         * @throws tilewright.puzzle.Study.Refused when it has no solution or several
         */
        public Optional<Order> rate(String givens, Limits limits) {
            return new DeductionStudies(puzzle(givens), GivenText::text)
                    .found(limits)
                    .map(path -> new Order(
                            path.hardest(),
                            Level.valueOf(path.level().name()),
                            path.steps().size()));
        }

        /**
         * Proves a claim about a puzzle, as {@link Sudoku#prove} does.
         *
         * @param givens empty for none
         * @param claim what {@link Sudoku#prove} takes
         * @param limits how far to search
         * @return a certificate; empty when the limits came first
         * @throws tilewright.puzzle.Study.Refused when the claim is false
         */
        public Optional<String> prove(String givens, String claim, Limits limits) {
            return certificate(new CompletionProver<>(new ProvableVariant())
                    .prove(VariantBoard.of(puzzle(givens)), claim, limits));
        }

        private VariantPuzzle puzzle(String givens) {
            return VariantText.PUZZLES.parse(text(givens));
        }

        private String text(String givens) {
            return givens.isEmpty() ? rules : rules + " " + givens;
        }
    }

    /**
     * The difficulty of a puzzle by the order of Sudoku Explainer's techniques; not the rating that that program gives.
     *
     * @param tenths of the hardest step: 12 is 1.2
     * @param level by that place
     * @param steps the number of steps
     */
    public record Order(int tenths, Level level, int steps) {}
}
