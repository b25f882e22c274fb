package tilewright.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Puzzles;
import tilewright.Seeds;
import tilewright.hues.Hues;
import tilewright.paletto.Paletto;
import tilewright.puzzle.Prover;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Study.Refused;
import tilewright.puzzle.Study.Report;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.text.TextError;
import tilewright.trominoes.Trominoes;

/** Claims about boards of Hues and trominoes, proved and checked. */
class CompletionProverTest {

    private static final Asked<?> HUES = asked(Puzzles.CATALOG.find("hues").orElseThrow());
    private static final Asked<?> TROMINOES =
            asked(Puzzles.CATALOG.find("trominoes").orElseThrow());
    private static final String CORNER = "..../..../..../...g";

    /** A puzzle whose positions are texts. */
    private record Asked<S>(Puzzle<?, S, ?> puzzle, Prover<S> prover) {

        Report prove(String board, String claim, Limits limits) {
            return prover.prove(puzzle.texts().positions().parse(board), claim, limits);
        }

        /** Proves a claim, checks the certificate, and returns what it says. */
        String proved(String board, String claim) {
            return check(certificate(board, claim));
        }

        String certificate(String board, String claim) {
            return prove(board, claim, Limits.NONE).line().text();
        }

        String check(String certificate) {
            return prover.check(certificate).line().text().replaceFirst(" \\(\\d+ steps?\\)", "");
        }

        Report formula(String board, String claim) {
            return prover.formula(puzzle.texts().positions().parse(board), claim, Limits.NONE);
        }
    }

    private static <S> Asked<S> asked(Puzzle<?, S, ?> puzzle) {
        return new Asked<>(puzzle, puzzle.abilities(new Workspace()).prover().orElseThrow());
    }

    /** A board with a green tile somewhere and some tiles, as they fall. */
    private static String randomTrominoes(SeededRandom random) {
        int rows = 2 + random.below(5);
        int columns = 2 + random.below(5);
        char[][] cells = new char[rows][columns];
        for (char[] row : cells) {
            Arrays.fill(row, '.');
        }
        if (rows * columns % 3 != 0 && random.below(4) > 0) {
            cells[random.below(rows)][random.below(columns)] = 'g';
        }
        for (int i = 0; i < random.below(6); i++) {
            boolean across = random.below(2) == 0;
            int row = random.below(rows);
            int column = random.below(columns);
            lay(cells, row, column, across);
        }
        return text(cells);
    }

    private static String text(char[][] cells) {
        StringBuilder text = new StringBuilder();
        for (char[] row : cells) {
            text.append(text.isEmpty() ? "" : "/").append(row);
        }
        return text.toString();
    }

    private static void lay(char[][] cells, int row, int column, boolean across) {
        int rows = across ? 0 : 2;
        int columns = across ? 2 : 0;
        boolean fits = row + rows < cells.length && column + columns < cells[0].length;
        for (int part = 0; fits && part < 3; part++) {
            fits = cells[row + part * rows / 2][column + part * columns / 2] == '.';
        }
        for (int part = 0; fits && part < 3; part++) {
            cells[row + part * rows / 2][column + part * columns / 2] = across ? 'h' : 'v';
        }
    }

    @Test
    void each_number_of_coverings_is_proved() {
        Seeds.each(100, 2_000, random -> {
            String board = randomTrominoes(random);
            int count = Trominoes.count(board, Limits.NONE).number().intValueExact();
            assertThat(TROMINOES.proved(board, "all"))
                    .as(board)
                    .isEqualTo("proved: exactly " + (count == 1 ? "1 solution" : count + " solutions"));
            assertThat(TROMINOES.proved(board, count == 0 ? "none" : count == 1 ? "unique" : "several"))
                    .isEqualTo("proved: "
                            + (count == 0
                                    ? "no solution"
                                    : count == 1 ? "exactly one solution" : "at least two solutions"));
            refused(() -> TROMINOES.proved(board, count == 0 ? "some" : "none"));
            refused(() -> TROMINOES.proved(board, count == 1 ? "several" : "unique"));
        });
    }

    private static void refused(Runnable proving) {
        assertThatThrownBy(proving::run).isInstanceOf(Refused.class);
    }

    @Test
    void boards_of_hues_are_proved_unique_or_dead() {
        Seeds.each(12, 500, random -> {
            String grade = List.of("easy", "medium", "hard").get(random.below(3));
            String board = Hues.generate(grade, random.bits()).replaceFirst("!.*", "");
            assertThat(HUES.proved(board, "unique")).isEqualTo("proved: exactly one solution");
            String solution = Hues.solve(board, Limits.NONE).found().getFirst();
            int cell = board.indexOf('.');
            char color = solution.charAt(cell);
            String place = "r" + (cell / 9 + 1) + "c" + (cell % 9 + 1);
            assertThat(HUES.proved(board, place + "=" + color))
                    .isEqualTo("proved: " + place + "=" + color + " in each solution");
            refused(() -> HUES.proved(board, place + "-" + color));
            for (char other = '1'; other <= '8'; other++) {
                String dead = board.substring(0, cell) + other + board.substring(cell + 1);
                if (other != color && legal(dead)) {
                    assertThat(HUES.proved(dead, "none")).isEqualTo("proved: no solution");
                }
                if (other != color) {
                    assertThat(HUES.proved(board, "forced " + place + "-" + other))
                            .startsWith("proved: ");
                }
            }
        });
    }

    private static boolean legal(String board) {
        try {
            Hues.count(board, Limits.NONE.withSolutions(1));
            return true;
        } catch (TextError error) {
            return false;
        }
    }

    @Test
    void boards_with_few_tiles_can_be_completed_in_several_ways() {
        String board = Hues.generate("tiles-32", 1);
        assertThat(HUES.proved(board, "several")).isEqualTo("proved: at least two solutions");
        assertThat(HUES.proved(board, "some")).isEqualTo("proved: at least one solution");
    }

    @Test
    void a_dead_board_of_hues_names_the_tiles_that_conflict() {
        String dead = "42.13861/3.874..5/.14....8/...51..7/8.7.4861/635.75../7.2...34/816354..";
        String certificate = HUES.certificate(dead, "none");
        String conflict = certificate.lines().toList().get(2);
        assertThat(conflict).startsWith("c conflict ").isNotEqualTo("c conflict " + dead);
        assertThat(HUES.check(certificate)).isEqualTo("proved: no solution");
        String other = certificate.replace("c puzzle 42", "c puzzle 4.");
        assertThatThrownBy(() -> HUES.check(other))
                .isInstanceOfSatisfying(
                        TextError.class,
                        error -> assertThat(error.problem().text()).contains("lacks some of these tiles"));
    }

    @Test
    void a_tile_is_forced_or_excluded() {
        assertThat(TROMINOES.proved("......g", "h-r1c2")).isEqualTo("proved: h-r1c2 in each solution");
        assertThat(TROMINOES.proved("......g", "h=r1c1")).isEqualTo("proved: h=r1c1 in each solution");
        refused(() -> TROMINOES.proved(CORNER, "v=r1c4"));
        refused(() -> TROMINOES.proved(CORNER, "h=r9c9"));
        refused(() -> TROMINOES.proved("g........." + "/..........".repeat(9), "h=r1c2"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ..../..../..../...g | none   | the puzzle has a solution
            ..../..../..../...g | unique | the puzzle is not unique: it has several solutions
            .g../..../..../.... | unique | the puzzle is not unique: it has no solution
            .g../..../..../.... | some   | the puzzle is not unique: it has no solution
            .g../..../..../.... | several | the puzzle has no solution
            hhhg                | several | the puzzle has exactly one solution
            ..../..../..../...g | h=r1c1 | there is a solution without h=r1c1: v
            """)
    void a_false_claim_is_refused_with_its_reason(String board, String claim, String reason) {
        assertThatThrownBy(() -> TROMINOES.proved(board, claim))
                .isInstanceOf(Refused.class)
                .hasMessageStartingWith(reason);
    }

    /** A tile is needed when another one can lie there. */
    @Test
    void boards_from_which_nothing_can_be_left_out_are_minimal() {
        Seeds.each(100, 2_000, random -> {
            String board = randomTrominoes(random);
            boolean unique = solutions(board) == 1;
            if (unique && less(board).stream().allMatch(it -> solutions(it) > 1)) {
                assertThat(TROMINOES.proved(board, "minimal")).startsWith("proved: exactly one solution, and no");
            } else {
                refused(() -> TROMINOES.proved(board, "minimal"));
            }
        });
        String clues = Hues.generate("hard", 1).replaceFirst("!.*", "");
        assertThatThrownBy(
                        () -> HUES.proved(Hues.solve(clues, Limits.NONE).found().getFirst(), "minimal"))
                .hasMessageStartingWith("the puzzle is not minimal: .");
    }

    private static int solutions(String board) {
        return Trominoes.count(board, Limits.NONE).number().intValueExact();
    }

    /** A board without each of its tiles. */
    private static List<String> less(String board) {
        List<String> less = new ArrayList<>();
        int columns = (board + "/").indexOf('/') + 1;
        StringBuilder rest = new StringBuilder(board);
        for (int cell = 0; cell < board.length(); cell++) {
            char tile = rest.charAt(cell);
            int step = tile == 'v' ? columns : 1;
            StringBuilder fewer = new StringBuilder(board);
            for (int part = 0; part < (tile == 'g' ? 1 : 3) && tile != '.' && tile != '/'; part++) {
                rest.setCharAt(cell + part * step, '.');
                fewer.setCharAt(cell + part * step, '.');
            }
            if (!fewer.toString().equals(board)) {
                less.add(fewer.toString());
            }
        }
        return less;
    }

    @Test
    void too_many_completions_are_not_listed() {
        String board = "g........." + "/..........".repeat(9);
        assertThatThrownBy(() -> TROMINOES.proved(board, "all")).hasMessageContaining("more than 1000 solutions");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            c tilewright hues none/                    | 1 | begins with "c tilewright trominoes"
            c tilewright trominoes none/c grid hhh/    | 2 | begins with "c puzzle"
            c tilewright trominoes some/c puzzle .../  | 3 | does not go with no completion
            c tilewright trominoes none/c puzzle .../c grid hhh/1 0 1 0/ | 4 | does not go with 1 completion
            c tilewright trominoes several/c puzzle .../c grid hhh/c grid hhh/ | 4 | was there before
            c tilewright trominoes all/c puzzle .../c grid hhh/ | 4 | ends without the empty clause
            c tilewright trominoes all/c puzzle .../7 0 1 0/ | 3 | do not lead
            c tilewright trominoes some/c puzzle .../c grid hhh/7 0 1 0/ | 4 | expected the end
            """)
    void a_certificate_that_is_none_is_refused(String text, int row, String reason) {
        assertThatThrownBy(() -> TROMINOES.check(text.replace('/', '\n')))
                .as(text)
                .isInstanceOfSatisfying(TextError.class, error -> {
                    assertThat(error.problem().text()).contains(reason);
                    assertThat(error.row()).isEqualTo(row);
                });
    }

    @Test
    void damaged_proofs_are_refused() {
        Seeds.each(150, 2_000, random -> {
            boolean hues = random.below(8) == 0;
            Asked<?> puzzle = hues ? HUES : TROMINOES;
            String board =
                    hues ? Hues.generate("medium", random.below(20)).replaceFirst("!.*", "") : randomTrominoes(random);
            String whole = puzzle.certificate(board, hues ? "unique" : "all");
            String damaged = damaged(whole, random);
            assertThatThrownBy(() -> puzzle.check(damaged)).as(damaged).isInstanceOf(TextError.class);
        });
    }

    /** Every completion, every line, every hint, and every literal is needed. */
    private static String damaged(String text, SeededRandom random) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        int line = 2 + random.below(lines.size() - 2);
        if (lines.get(line).startsWith("c")) {
            lines.remove(line);
            return String.join("\n", lines) + "\n";
        }
        List<String> words = new ArrayList<>(List.of(lines.get(line).split(" ")));
        int literals = words.indexOf("0") - 1;
        int hints = words.size() - literals - 3;
        switch (random.below(4)) {
            case 0 -> lines.remove(line);
            case 1 -> words.remove(literals + 2 + random.below(hints));
            case 2 -> words.set(literals + 2 + random.below(hints), "1000000");
            default -> words.remove(literals == 0 ? words.size() - 2 : 1 + random.below(literals));
        }
        if (lines.size() > line) {
            lines.set(line, String.join(" ", words));
        }
        return String.join("\n", lines) + "\n";
    }

    @Test
    void a_limit_ends_a_proof() {
        String board = Hues.generate("medium", 1);
        assertThat(HUES.prove(board, "unique", Limits.NONE.withNodes(3)).complete())
                .isFalse();
        assertThat(HUES.prove(board, "unique", Limits.NONE.withStop(() -> true)).complete())
                .isFalse();
    }

    /** However large the board, and with tiles on it: each takes one cell of each color. */
    @Test
    void what_the_colorings_refute_is_proved_by_one_sum() {
        Seeds.each(40, 400, random -> {
            int rows = 2 + random.below(29);
            int columns = 2 + random.below(29);
            char[][] cells = new char[rows][columns];
            for (char[] row : cells) {
                Arrays.fill(row, '.');
            }
            cells[random.below(rows)][random.below(columns)] = 'g';
            for (int i = 0; i < 20; i++) {
                lay(cells, random.below(rows), random.below(columns), random.below(2) == 0);
            }
            String board = text(cells);
            if (!evenly(cells, 1) || !evenly(cells, -1)) {
                String certificate = TROMINOES.certificate(board, "none");
                assertThat(certificate)
                        .startsWith("* tilewright trominoes none\n* puzzle " + board + "\npseudo-Boolean");
                assertThat(TROMINOES.check(certificate)).isEqualTo("proved: no solution");
                assertThat(refuses(certificate.replaceFirst(" \\+\n", "\n"))).isTrue();
                assertThat(refuses(certificate.replace('*', 'c'))).isTrue();
                assertThat(refuses(certificate.replace("* tilewright trominoes none", "* tilewright trominoes all")))
                        .isTrue();
            }
        });
    }

    /** Whether the free cells are as many in each color of a coloring: of row and column, added or subtracted. */
    private static boolean evenly(char[][] cells, int sign) {
        int[] counts = new int[3];
        for (int row = 0; row < cells.length; row++) {
            for (int column = 0; column < cells[row].length; column++) {
                counts[Math.floorMod(row + sign * column, 3)] += cells[row][column] == '.' ? 1 : 0;
            }
        }
        return counts[0] == counts[1] && counts[1] == counts[2];
    }

    private static boolean refuses(String certificate) {
        try {
            TROMINOES.check(certificate);
            return false;
        } catch (TextError error) {
            return true;
        }
    }

    @Test
    void a_board_without_a_square_for_the_green_tile_is_proved_by_one_sum() {
        for (String board : List.of("../..", "...../.....", "......../........", "hhh../.....")) {
            assertThat(TROMINOES.certificate(board, "none")).startsWith("* tilewright trominoes none");
            assertThat(TROMINOES.proved(board, "none")).isEqualTo("proved: no solution");
        }
        assertThat(TROMINOES.formula("../..", "none").line().text())
                .startsWith(
                        "* tilewright trominoes none\n* puzzle ../..\n* #variable= 2700 #constraint= 10\n+1 x3 >= 1 ;\n");
    }

    @Test
    void the_formula_is_what_the_proof_refutes() {
        String formula = TROMINOES.formula("hhhg", "unique").line().text();
        assertThat(formula).isEqualTo("c tilewright trominoes unique\nc puzzle hhhg\nc grid hhhg\np cnf 2700 1\n0\n");
        String claims = TROMINOES.formula("...", "h=r1c1").line().text();
        assertThat(claims).endsWith("\np cnf 2700 4\n1 0\n1 0\n1 0\n-1 0\n");
    }

    @Test
    void other_claims_are_refused_with_their_place() {
        assertThat(HUES.prover().refusal("most").orElseThrow().text()).startsWith("column 1: expected unique");
        assertThat(HUES.prover().refusal("unique!").orElseThrow().text()).startsWith("column 7");
        assertThat(HUES.prover().refusal("forced r1c1-1")).isEmpty();
        assertThat(TROMINOES.prover().refusal("g=r1c1")).isEmpty();
    }

    @Test
    void programs_prove_and_check_texts() {
        String three =
                Trominoes.prove("g.../..../..../....", "all", Limits.NONE).orElseThrow();
        assertThat(Trominoes.checkProof(three).completions()).hasSize(4);
        assertThat(Trominoes.checkProof(three).claim()).isEqualTo("all");
        String board = Hues.generate("easy", 1);
        String unique = Hues.prove(board, "unique", Limits.NONE).orElseThrow();
        assertThat(board).startsWith(Hues.checkProof(unique).board());
        assertThat(Hues.checkProof(unique).completions())
                .containsExactly(
                        Hues.solve(board, Limits.NONE).found().getFirst().replaceFirst("!.*", ""));
        try (Paletto paletto = new Paletto()) {
            String start = paletto.generate("4x4", 1);
            String strategy = paletto.prove(start, "winner", Limits.NONE).orElseThrow();
            assertThat(Paletto.checkProof(strategy).position()).isEqualTo(start);
            assertThat(Paletto.checkProof(strategy).positions()).isPositive();
            assertThat(paletto.prove(start, "winner", Limits.NONE.withNodes(1))).isEmpty();
        }
    }
}
