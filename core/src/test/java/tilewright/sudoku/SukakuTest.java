package tilewright.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Study;
import tilewright.puzzle.TextForm;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Runner;
import tilewright.search.Stop;
import tilewright.sudoku.canonical.Canonical;
import tilewright.sudoku.canonical.Isomorphism;
import tilewright.sudoku.generate.Setup;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Move;
import tilewright.task.Tasks;
import tilewright.text.Format;

/** Puzzles whose candidates are clues, in everything that is asked of a position. Each run tries a fifth or less of the seeds. */
final class SukakuTest {

    private static final SudokuPuzzle PUZZLE = new SudokuPuzzle();
    private static final Format<Board> POSITIONS = PUZZLE.texts().positions();
    private static final Abilities<Setup, Board, Move> ABILITIES = PUZZLE.abilities(new Workspace());

    /** A Sukaku of one solution, with a puzzle's digits of which 577 are. */
    private static final String KNOWN = KnownPuzzle.lines("sukaku").getFirst();

    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    private static String form(String id, Board board) {
        return PUZZLE.texts().forms().stream()
                .filter(form -> form.id().equals(id))
                .map(form -> form.writer().apply(board))
                .collect(Collectors.joining());
    }

    private static int count(String text, Limits limits) {
        return Sudoku.count(text, limits).number().intValueExact();
    }

    private static Study.Report study(String verb, Board board) {
        return ABILITIES.studies().stream()
                .filter(study -> study.verb().equals(verb))
                .map(study -> study.study(board, 0, Limits.NONE))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void a_known_one_has_one_solution() {
        assertThat(count(KNOWN, Limits.NONE)).isOne();
        assertThat(Sudoku.solve(KNOWN)).contains(SOLUTION);
        String digits = POSITIONS.parse(KNOWN).withoutCandidates().toString();
        assertThat(count(digits, Limits.NONE)).isEqualTo(577);
    }

    @Test
    void solving_and_counting_agree_with_a_plain_solver() {
        Seeds.each(15, 500, random -> {
            int[] sets = Sukakus.random(random, 0);
            String text = random.below(2) == 0 ? Sukakus.line(sets) : Sukakus.grid(sets);
            assertThat(Sukakus.count(sets, 2)).isOne();
            assertThat(Sudoku.solve(text)).contains(Sukakus.solution(sets));
            assertThat(count(text, Limits.NONE)).isOne();
            for (int i = 0; i < 1 + random.below(30); i++) {
                sets[random.below(Houses.CELLS)] |= Digits.bit(1 + random.below(9));
            }
            int most = 1 + random.below(300);
            assertThat(count(Sukakus.line(sets), Limits.NONE.withSolutions(most)))
                    .isEqualTo(Sukakus.count(sets, most));
        });
    }

    @Test
    void digits_are_no_clues_where_their_candidate_is_excluded() {
        Seeds.each(100, random -> {
            int[] sets = Sukakus.random(random, 0);
            Board board = POSITIONS.parse(Sukakus.line(sets));
            int cell = random.below(Houses.CELLS);
            int digit = 1 + random.below(9);
            if (board.clue(cell) == 0) {
                Board entered = board.withEntry(cell, digit);
                sets[cell] &= Digits.bit(digit);
                assertThat(count(entered.toString(), Limits.NONE)).isEqualTo(Sukakus.count(sets, 2));
            }
        });
    }

    @Test
    void every_other_verb_takes_the_candidates_as_clues() {
        Seeds.each(8, 40, random -> {
            int[] sets = Sukakus.random(random, 50);
            everyVerb(POSITIONS.parse(Sukakus.line(sets)), sets, random);
        });
        everyVerb(POSITIONS.parse(KNOWN), Sukakus.sets(KNOWN), new SeededRandom(0));
    }

    private static void everyVerb(Board board, int[] sets, SeededRandom random) {
        String solution = Sukakus.solution(sets);
        String text = POSITIONS.format(board);
        assertThat(POSITIONS.parse(text)).isEqualTo(board);
        assertThat(POSITIONS.format(POSITIONS.parse(text))).isEqualTo(text);
        assertThat(PUZZLE.opening(board)).isEqualTo(board);
        conversions(board, sets);
        if (!board.givesCandidates()) {
            return; // its digits alone are a puzzle
        }
        checked(board, solution, random);
        hinted(board, sets, solution);
        if (random.below(4) == 0) { // the slowest
            Sudoku.steps(text).forEach(step -> sound(step, solution));
        }
        int er = Sudoku.rate(text).er();
        assertThat(er).isEqualTo(Sudoku.rate(Sukakus.line(sets)).er()).isPositive();
        assertThat(Sudoku.path(text).stream().mapToInt(step -> step.tenths().orElse(0)))
                .isNotEmpty()
                .allMatch(tenths -> tenths <= er);
        Sudoku.path(text).forEach(step -> sound(step, solution));
        canonical(board, random);
        for (String method : List.of("cover", "cells", "path")) {
            Outcome outcome = Runner.run(
                    ABILITIES.solver().orElseThrow().search(board, method, random),
                    Limits.NONE.withSolutions(2).withNodes(200_000),
                    Runner.Listener.NONE);
            assertThat(outcome.solutions()).as(method).isLessThanOrEqualTo(1);
            assertThat(outcome instanceof Outcome.Complete && outcome.solutions() == 0)
                    .as(method)
                    .isFalse();
        }
        assertThat(PUZZLE.draw(board).toString()).isNotEmpty();
    }

    private static void canonical(Board board, SeededRandom random) {
        Canonical canonical = Canonical.of(board);
        assertThat(canonical.automorphisms()).isPositive();
        assertThat(Canonical.of(canonical.board()).board()).isEqualTo(canonical.board());
        Board other = Isomorphism.random(random).of(board);
        assertThat(Canonical.of(other).board()).isEqualTo(canonical.board());
        assertThat(Canonical.of(other).automorphisms()).isEqualTo(canonical.automorphisms());
        assertThat(form("canonical", other)).isEqualTo(canonical.board().toString());
        assertThat(form("candidates", canonical.isomorphism().of(board)))
                .isEqualTo(form("candidates", canonical.board()));
        assertThat(count(canonical.board().toString(), Limits.NONE)).isOne();
    }

    private static void conversions(Board board, int[] sets) {
        assertThat(form("candidates", board)).isEqualTo(Sukakus.line(sets));
        assertThat(POSITIONS.parse(form("pencilmarks", board))).isEqualTo(board);
        assertThat(form("candidates", POSITIONS.parse(form("pencilmarks", board))))
                .isEqualTo(Sukakus.line(sets));
        assertThat(POSITIONS.parse(form("zeros", board))).isEqualTo(board);
        for (TextForm<Board> form : PUZZLE.texts().forms()) {
            if (board.givesCandidates()
                    && !List.of("candidates", "pencilmarks", "zeros", "canonical")
                            .contains(form.id())) {
                assertThatThrownBy(() -> form.writer().apply(board))
                        .as(form.id())
                        .isInstanceOf(Study.Refused.class);
            }
        }
    }

    private static void checked(Board board, String solution, SeededRandom random) {
        int cell = random.below(Houses.CELLS);
        while (board.clue(cell) != 0) {
            cell = random.below(Houses.CELLS);
        }
        int right = solution.charAt(cell) - '0';
        int digit = 1 + random.below(9);
        String wrong = study("check", board.withEntry(cell, digit)).fields().toString();
        assertThat(wrong.contains("\"wrong\":[\"" + Houses.GRID.name(cell) + "\"]"))
                .as(wrong)
                .isEqualTo(digit != right);
    }

    private static void hinted(Board start, int[] sets, String solution) {
        Hinter<Board, Move> hinter = ABILITIES.hinter().orElseThrow();
        Board board = start;
        for (int steps = 0; !board.solved(); steps++) {
            assertThat(steps).as(board.toString()).isLessThan(1_000);
            for (Move move : hinter.hint(board, Stop.never()).orElseThrow().moves()) {
                board = PUZZLE.rules().after(board, move);
            }
            assertThat(Sukakus.within(board, sets)).isTrue();
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            assertThat(board.digit(cell)).isEqualTo(solution.charAt(cell) - '0');
        }
    }

    private static void sound(Sudoku.Step step, String solution) {
        for (String placed : step.placements()) {
            assertThat(digitAt(placed, solution)).as(step.toString()).isEqualTo(placed.charAt(5));
        }
        for (String removed : step.eliminations()) {
            assertThat(digitAt(removed, solution)).as(step.toString()).isNotEqualTo(removed.charAt(5));
        }
    }

    private static char digitAt(String change, String solution) {
        return solution.charAt(9 * (change.charAt(1) - '1') + change.charAt(3) - '1');
    }

    @Test
    void a_digit_that_the_puzzle_excludes_is_in_conflict() {
        Board board = POSITIONS.parse(KNOWN);
        int cell = Houses.GRID.cell(0, 7);
        assertThat(Digits.text(board.possible(cell), "")).isEqualTo("124");
        assertThat(board.withEntry(cell, 9).conflicts()).isEqualTo(1);
        assertThat(board.withEntry(cell, 1).conflicts()).isZero();
        assertThat(PUZZLE.rules().legal(board, new Move.Automatic(false))).isFalse();
        String spot = Houses.GRID.name(cell);
        assertThat(PUZZLE.rules()
                        .refusal(board, new Gesture.Type(spot, "Shift+9"))
                        .text())
                .isEqualTo("The puzzle excludes 9 from row 1, column 8.");
        assertThat(ABILITIES.explainer().orElseThrow().explain(board, spot).lines().stream()
                        .filter(line -> line.about().equals("9"))
                        .map(line -> line.text().text()))
                .containsExactly("The puzzle excludes 9 here.");
        assertThat(ABILITIES
                        .explainer()
                        .orElseThrow()
                        .explain(board.withEntry(cell, 9), spot)
                        .lines()
                        .getFirst()
                        .text()
                        .text())
                .isEqualTo("Row 1, column 8 holds 9, which the puzzle excludes there.");
        assertThat(ABILITIES.commands().stream()
                        .filter(command ->
                                command.id().equals("auto") || command.id().equals("own"))
                        .map(command -> command.moves().apply(board)))
                .allMatch(List::isEmpty);
    }

    @Test
    void candidates_that_nothing_needs_are_a_players_notes() {
        String puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        String line = form("candidates", POSITIONS.parse(puzzle));
        Board noted = POSITIONS.parse(line.substring(0, 18) + "1..4....." + line.substring(27));
        assertThat(noted.givesCandidates()).isFalse();
        assertThat(noted.notes(2)).isEqualTo(Digits.bit(1) | Digits.bit(4));
        // without the 4 of the solution they are no notes of this puzzle
        Board other = POSITIONS.parse(line.substring(0, 18) + "12......." + line.substring(27));
        assertThat(other.givesCandidates()).isTrue();
        assertThat(Sudoku.solve(other.toString())).isEmpty();
        assertThat(study("check", other).line().text())
                .isEqualTo("the candidates exclude the one solution of the clues in 1 cell");
        assertThat(study("check", other).fields().toString())
                .isEqualTo("{\"wrong\":[],\"missing\":[\"r1c3\"],\"candidates\":\"clues\"}");
        assertThat(ABILITIES
                        .hinter()
                        .orElseThrow()
                        .hint(other)
                        .orElseThrow()
                        .text()
                        .text())
                .isEqualTo("The candidates of this puzzle exclude the one solution of its digits,"
                        + " as 4 in row 1, column 3: no solution.");
    }

    @Test
    void answers_say_that_candidates_are_clues() {
        Board board = POSITIONS.parse(KNOWN);
        Tasks<Setup, Board, Move> tasks = new Tasks<>(PUZZLE, new Workspace());
        String end = "\"candidates\":\"clues\"}";
        for (String verb : List.of("check", "rate", "path")) {
            assertThat(study(verb, board).fields().toString()).endsWith(end);
        }
        assertThat(tasks.count(Limits.NONE).orElseThrow().answer(board).fields())
                .hasToString("{\"candidates\":\"clues\",\"count\":\"1\",\"exact\":true}");
        assertThat(tasks.solve(Limits.NONE).orElseThrow().answer(board).fields().toString())
                .contains(" only 18124/");
        assertThat(PUZZLE.rules().status(board).words().text())
                .isEqualTo("59 cells to fill. The candidates are clues.");
        assertThat(PUZZLE.rules().status(board.withoutCandidates()).words().text())
                .isEqualTo("59 cells to fill.");
    }

    @Test
    void notes_of_a_player_are_never_clues() {
        Board noted = POSITIONS.parse(KNOWN);
        Board board = noted.withoutCandidates();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (board.clue(cell) == 0) {
                board = board.withNotes(cell, noted.possible(cell));
            }
        }
        String text = board.toString();
        assertThat(count(text, Limits.NONE)).isEqualTo(577);
        assertThatThrownBy(() -> Sudoku.rate(text)).hasMessage("it has several solutions");
        assertThatThrownBy(() -> Sudoku.path(text)).hasMessage("it has several solutions");
        assertThatThrownBy(() -> Sudoku.steps(text)).hasMessageContaining("several");
    }
}
