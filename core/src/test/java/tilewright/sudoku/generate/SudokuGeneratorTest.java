package tilewright.sudoku.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.puzzle.Generator;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Stop;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.solve.BandSolver;
import tilewright.sudoku.solve.Completions;

final class SudokuGeneratorTest {

    private final SudokuGenerator generator = new SudokuGenerator();

    @Test
    void there_are_720_orders_of_six_things() {
        Set<List<Integer>> orders = new HashSet<>();
        for (int k = 0; k < Permutations.COUNT; k++) {
            int[] places = Permutations.places(k);
            List<Integer> order = new ArrayList<>();
            int index = 0;
            for (int thing = 0; thing < 6; thing++) {
                // The factorial number system backwards: how many of the places before this one are still free.
                int before = places[thing];
                for (int earlier : order) {
                    before -= earlier < places[thing] ? 1 : 0;
                }
                index = index * (6 - thing) + before;
                order.add(places[thing]);
            }
            assertThat(index).isEqualTo(k);
            assertThat(order).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5);
            orders.add(order);
        }
        assertThat(orders).hasSize(720);
        assertThat(Permutations.places(0)).containsExactly(0, 1, 2, 3, 4, 5);
        assertThat(Permutations.places(719)).containsExactly(5, 4, 3, 2, 1, 0);
    }

    @Test
    void every_grid_is_valid() {
        Seeds.each(2_000, random -> {
            int[] grid = new PhasedGrid(random, new WorkLog(Generator.Log.NONE)).fill();
            for (int house = 0; house < Houses.COUNT; house++) {
                int seen = 0;
                for (int cell : Houses.cells(house)) {
                    seen |= Digits.bit(grid[cell]);
                }
                assertThat(seen).isEqualTo(Digits.ALL);
            }
        });
    }

    /** The permutation that the log names for a row is used in it, and each one before would clash with a column or a box. */
    @Test
    void each_row_gets_the_first_permutation_that_fits() {
        int[] later = new int[1];
        Seeds.each(50, random -> {
            List<String> log = new ArrayList<>();
            int[] grid = new PhasedGrid(random, new WorkLog(line -> log.add(line.text()))).fill();
            List<String> fitting = log.stream()
                    .skip(log.lastIndexOf("Phase 1: three random boxes on the main diagonal."))
                    .filter(line -> line.endsWith(" fits."))
                    .toList();
            assertThat(fitting).hasSize(9);
            for (int row = 0; row < 9; row++) {
                String start = "Row " + (row + 1) + ": permutation ";
                assertThat(fitting.get(row)).startsWith(start);
                int used = Integer.parseInt(
                        fitting.get(row).substring(start.length()).replace(" fits.", ""));
                int[] missing = new int[6];
                for (int thing = 0; thing < 6; thing++) {
                    missing[thing] = grid[open(row, Permutations.places(used)[thing])];
                }
                for (int k = 0; k <= used; k++) {
                    assertThat(clashes(grid, row, missing, Permutations.places(k)))
                            .isEqualTo(k < used);
                }
                later[0] += used > 0 ? 1 : 0;
            }
        });
        assertThat(later[0]).isGreaterThan(100);
    }

    /** The cell of a row outside the box of the main diagonal, by its place among the six. */
    private static int open(int row, int place) {
        int before = row / 3 * 3;
        return 9 * row + (place < before ? place : place + 3);
    }

    /** Whether one of the digits stands in its column or box already: in a row above or in a box of the main diagonal. */
    private static boolean clashes(int[] grid, int row, int[] missing, int[] places) {
        for (int thing = 0; thing < 6; thing++) {
            int cell = open(row, places[thing]);
            for (int other = 0; other < 81; other++) {
                boolean filled = other / 9 < row || other / 27 == other % 9 / 3;
                boolean seen = other % 9 == cell % 9 || other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3;
                if (filled && seen && grid[other] == missing[thing]) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void single_candidates_alone_solve_every_puzzle() {
        Seeds.each(2_000, random -> {
            Board puzzle = generator.generate(new Setup.Singles(), random);
            Board board = puzzle;
            for (int before = 82; board.emptyCells() < before; ) {
                before = board.emptyCells();
                for (int cell = 0; cell < 81; cell++) {
                    int possible = board.possible(cell);
                    if (Digits.size(possible) == 1) {
                        board = board.withEntry(cell, Digits.first(possible));
                    }
                }
            }
            assertThat(board.solved()).isTrue();
            Outcome outcome = new Completions().count(puzzle, Limits.NONE.withSolutions(2));
            assertThat(outcome.solutions()).isEqualTo(1);
            assertThat(outcome).isInstanceOf(Outcome.Complete.class);
        });
    }

    @Test
    void no_clue_was_known_when_it_was_revealed() {
        int[] solution = new PhasedGrid(new SeededRandom(7), new WorkLog(Generator.Log.NONE)).fill();
        List<String> log = new ArrayList<>();
        int[] clues = new ShownCells(solution, new WorkLog(line -> log.add(line.text()))).clues(new SeededRandom(8));
        int clueCount = 0;
        int known = 0;
        for (int clue : clues) {
            clueCount += clue == 0 ? 0 : 1;
        }
        int reveals = 0;
        for (String line : log) {
            if (line.startsWith("Reveal ")) {
                reveals++;
                known += 1 + Integer.parseInt(line.substring(line.indexOf("; ") + 2, line.indexOf(" set by")));
            }
        }
        assertThat(reveals).isEqualTo(clueCount);
        assertThat(known).isEqualTo(81);
    }

    @Test
    void the_log_ends_with_the_puzzle_and_its_solution() {
        List<String> log = new ArrayList<>();
        Board puzzle = generator.generate(new Setup.Singles(), new SeededRandom(1), line -> log.add(line.text()));
        int last = log.lastIndexOf("Puzzle:");
        assertThat(log).hasSize(last + 10);
        StringBuilder clues = new StringBuilder();
        StringBuilder solution = new StringBuilder();
        for (String line : log.subList(last + 1, last + 10)) {
            assertThat(line).matches("[1-9-]{9} ===> [1-9]{9}");
            clues.append(line, 0, 9);
            solution.append(line, 15, 24);
        }
        assertThat(clues.toString().replace('-', '.')).isEqualTo(puzzle.toString());
        assertThat(Text.POSITIONS.parse(solution.toString()).solved()).isTrue();
        assertThat(log.getFirst()).isEqualTo("Phase 1: three random boxes on the main diagonal.");
        assertThat(log.get(2)).matches("--------- ===> [1-9]{3}------");
    }

    @Test
    void a_long_search_says_now_and_then_how_it_goes() {
        List<String> log = new ArrayList<>();
        WorkLog work = new WorkLog(line -> log.add(line.text()));
        assertThat(new FewClues(new BandSolver())
                        .find(17, new SeededRandom(1), 4 * WorkLog.NOW_AND_THEN, Stop.never(), work))
                .isEmpty();
        assertThat(log)
                .startsWith("Removing clues from up to 40 random grids, until 17 are left.")
                .hasSizeBetween(4, 40)
                .anyMatch(line -> line.matches("Exchanging clues: \\d\\d now, fewest so far \\d\\d\\."));
    }

    @Test
    void the_search_for_clues_in_chosen_cells_says_now_and_then_how_it_goes() {
        List<String> log = new ArrayList<>();
        WorkLog work = new WorkLog(line -> log.add(line.text()));
        Setup.InPattern sparse =
                (Setup.InPattern) SetupText.format().parse("pattern-" + "x...".repeat(17) + ".".repeat(13));
        new PatternPuzzles(new BandSolver(), sparse.pattern())
                .find(new SeededRandom(1), 4 * WorkLog.NOW_AND_THEN, Stop.never(), work);
        assertThat(log).first().isEqualTo("The cells get the digits of a random grid.");
        assertThat(log).anyMatch(line -> line.matches("Changing digits: (at least )?\\d+ solutions? left\\."));
    }

    @Test
    void a_phase_begins_only_when_the_band_before_is_filled() {
        Seeds.each(100, random -> {
            List<String> log = new ArrayList<>();
            generator.generate(new Setup.Singles(), random, line -> log.add(line.text()));
            int phase = 1;
            int rows = 0;
            for (String line : log) {
                if (line.endsWith(" fits.")) {
                    rows++;
                } else if (line.endsWith("none of the 720 permutations fits; back to phase 1.")) {
                    phase = 0;
                } else if (line.startsWith("Phase 1")) {
                    phase = 1;
                    rows = 0;
                } else if (line.startsWith("Phase ")) {
                    phase++;
                    assertThat(line).startsWith("Phase " + phase + ": rows " + (rows + 1) + " to " + (rows + 3) + ".");
                    assertThat(rows).isEqualTo(3 * (phase - 2));
                }
            }
            assertThat(phase).isEqualTo(4);
            assertThat(rows).isEqualTo(9);
        });
    }

    @Test
    void the_same_seed_gives_the_same_puzzle_and_the_same_log() {
        List<String> first = new ArrayList<>();
        List<String> second = new ArrayList<>();
        Board board = generator.generate(new Setup.Singles(), new SeededRandom(5), line -> first.add(line.text()));
        assertThat(generator.generate(new Setup.Singles(), new SeededRandom(5), line -> second.add(line.text())))
                .isEqualTo(board);
        assertThat(generator.generate(new Setup.Singles(), new SeededRandom(5))).isEqualTo(board);
        assertThat(second).isEqualTo(first);
    }

    @Test
    void the_puzzle_of_seed_1_never_changes() {
        assertThat(generator.generate(new Setup.Singles(), new SeededRandom(1)))
                .hasToString("2.394.68...96.7.3257.8.3...89.7.2.....2.3...47.5.94...9...8.263.2135.7.......6.95");
    }
}
