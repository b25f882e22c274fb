package tilewright.sudoku.human;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilewright.Sample;
import tilewright.Seeds;
import tilewright.puzzle.Hinter.Hint;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.sudoku.KnownPuzzle;
import tilewright.sudoku.Sudoku;
import tilewright.sudoku.generate.Setup;
import tilewright.sudoku.generate.StepGrader;
import tilewright.sudoku.generate.SudokuGenerator;
import tilewright.sudoku.generate.Symmetry;
import tilewright.sudoku.generate.Target;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.model.SudokuRules;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.rating.OrderedSteps;
import tilewright.sudoku.rating.Position;
import tilewright.sudoku.rating.Raters;
import tilewright.sudoku.rating.SolutionPath;
import tilewright.sudoku.rating.StepOrder;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * A hint, the first of all steps, and the path agree in each order; and a puzzle that needs a technique gets a hint that names it. Each
 * run tries 24 of 560 puzzles, and 12 of more than 40 techniques.
 */
final class StepOrderTest {

    /** Puzzles that need these take seconds to find. */
    private static final Set<StepKind> SLOW = Set.of(
            StepKind.HIDDEN_QUAD,
            StepKind.NAKED_QUAD,
            StepKind.JELLYFISH,
            StepKind.SWORDFISH,
            StepKind.UNIQUENESS_3,
            StepKind.SASHIMI_SWORDFISH,
            StepKind.LOCKED_TRIPLE);

    /** The others that are in the order of hints. */
    private static final List<StepKind> QUICK = Target.Needs.practiced().stream()
            .filter(kind -> !SLOW.contains(kind))
            .toList();

    private static final Raters RATERS = new Raters();

    @ParameterizedTest
    @EnumSource(StepOrder.class)
    void the_hint_is_the_first_of_all_steps_and_of_the_path(StepOrder order) {
        OrderedSteps steps = new OrderedSteps(RATERS, order);
        SudokuHinter hinter = new SudokuHinter(steps);
        List<KnownPuzzle> puzzles = KnownPuzzle.read("ratings");
        for (KnownPuzzle puzzle : Sample.of(puzzles.subList(0, 560), 24)) {
            Board board = puzzle.board();
            Step first = new SolutionPath(steps).path(board, Limits.NONE).getFirst();
            NamedStep all = new AllSteps(steps)
                    .found(board, Optional.empty(), Stop.never())
                    .getFirst();
            Hint<Move> hint = hinter.hint(board).orElseThrow();
            String clues = puzzle.clues();
            assertThat(hint.technique()).as(clues).isEqualTo(first.kind().title());
            assertThat(all.kind()).as(clues).isEqualTo(first.kind());
            assertThat(all.step().changes()).as(clues).isEqualTo(first.changes());
            assertThat(hint.details().toString())
                    .as(clues)
                    .contains(first.result()
                            .toJson()
                            .field("eliminations")
                            .orElseThrow()
                            .toString());
        }
    }

    @Test
    void hints_that_are_followed_name_the_technique_that_a_puzzle_needs() {
        SudokuGenerator generator = new SudokuGenerator(new StepGrader(RATERS));
        SudokuHinter hinter = new SudokuHinter(RATERS);
        assertThat(QUICK).hasSizeGreaterThan(40);
        for (StepKind kind : Sample.of(QUICK, 12)) {
            Setup setup = new Setup.Graded(new Target.Needs(kind), Symmetry.NONE);
            Seeds.each(1, random -> {
                Board puzzle = generator.generate(setup, random);
                assertThat(names(hinter, puzzle)).as(kind.title()).contains(kind.title());
            });
        }
    }

    private static List<String> names(SudokuHinter hinter, Board puzzle) {
        List<String> names = new ArrayList<>();
        Board board = puzzle;
        while (!board.solved()) {
            Hint<Move> hint = hinter.hint(board).orElseThrow();
            names.add(hint.technique());
            for (Move move : hint.moves()) {
                board = new SudokuRules<Board>().after(board, move);
            }
        }
        return names;
    }

    @Test
    void a_position_to_practice_is_hinted_at_with_its_technique() {
        for (StepKind kind : Sample.of(QUICK, 12)) {
            String name = new Target.Needs(kind).name();
            Board board = Text.POSITIONS.parse(Sudoku.generate("practice-" + name, 5));
            assertThat(new SudokuHinter(RATERS).hint(board).orElseThrow().technique())
                    .isEqualTo(kind.title());
        }
    }

    @Test
    void candidates_that_make_the_puzzle_are_solved_by_sudoku_explainer_alone() {
        // A grid without its ones and twos: the candidates tell which is which.
        int[] digits = new SudokuGenerator()
                .generate(new Setup.Grid(), new SeededRandom(3))
                .digits();
        for (StepOrder order : StepOrder.values()) {
            int[] open = digits.clone();
            int[] candidates = new int[81];
            for (int cell = 0; cell < 81; cell++) {
                if (digits[cell] == 1 || digits[cell] == 2) {
                    open[cell] = 0;
                    candidates[cell] = digits[cell] == 1 ? 3 : 2;
                }
            }
            List<Step> path = new OrderedSteps(RATERS, order).path(new Position(open, candidates), Stop.never());
            assertThat(path).hasSize(18).allMatch(Step::rated);
            path.forEach(step -> step.placements()
                    .forEach(placed -> assertThat(placed.digit()).isEqualTo(digits[placed.cell()])));
        }
    }
}
