package tilewright.sudoku.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Sample;
import tilewright.Seeds;
import tilewright.puzzle.Study;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.sudoku.KnownPuzzle;
import tilewright.sudoku.certificate.Certificate;
import tilewright.sudoku.certificate.CertificateChecker;
import tilewright.sudoku.certificate.Claim;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Text;
import tilewright.text.TextError;

class SudokuProverTest {

    private static final SudokuProver PROVER = new SudokuProver();
    private static final List<KnownPuzzle> RATED = KnownPuzzle.read("ratings");
    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /** Without its last clue but one. */
    private static final String SEVERAL =
            "5...7....6..195....98....6.8...6...3...8....17...2.....6....28....419..5....8..7.";

    private static final String IMPOSSIBLE =
            ".................1....23........483...1..5.....6....7....86.....2.....9..3..1...4";

    private static Certificate proved(Board puzzle, Claim claim) {
        return PROVER.proved(puzzle, claim, Limits.NONE).orElseThrow();
    }

    private static String text(String puzzle, String claim) {
        return PROVER.prove(Text.POSITIONS.parse(puzzle), claim, Limits.NONE)
                .line()
                .text();
    }

    @Test
    void rated_puzzles_are_proved_unique() {
        for (KnownPuzzle puzzle : Sample.of(RATED, 60)) {
            Certificate certificate = proved(puzzle.board(), new Claim.Unique());
            assertThat(CertificateChecker.check(certificate.text()).puzzle()).isEqualTo(puzzle.clues());
        }
    }

    @Test
    void numbers_of_solutions_are_proved() {
        for (KnownPuzzle puzzle : Sample.of(KnownPuzzle.read("unsolvable"), 100)) {
            Claim claim = switch (puzzle.fact()) {
                case "0" -> new Claim.None();
                case "1" -> new Claim.Unique();
                default -> new Claim.Several();
            };
            String text = proved(puzzle.board(), claim).text();
            assertThat(CertificateChecker.check(text).claim()).isEqualTo(claim);
        }
    }

    @Test
    void every_candidate_of_a_puzzle_is_proved_right_or_wrong() {
        Board puzzle = Text.POSITIONS.parse(EASY);
        int[] solution = proved(puzzle, new Claim.Unique()).grids().getFirst();
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 1; digit <= 9; digit++) {
                boolean right = solution[cell] == digit;
                Claim.Forced claim = new Claim.Forced(cell, digit, right);
                assertThat(CertificateChecker.check(proved(puzzle, claim).text())
                                .claim())
                        .isEqualTo(claim);
                Claim.Forced wrong = new Claim.Forced(cell, digit, !right);
                assertThatThrownBy(() -> proved(puzzle, wrong)).isInstanceOf(Study.Refused.class);
            }
        }
    }

    @Test
    void puzzles_of_seventeen_clues_are_minimal() {
        for (KnownPuzzle puzzle : Sample.of(KnownPuzzle.read("17clue"), 5)) {
            Certificate certificate = CertificateChecker.check(
                    proved(puzzle.board(), new Claim.Minimal()).text());
            assertThat(certificate.grids()).hasSize(18);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            several | unique        | the puzzle is not unique: it has several solutions
            impossible | unique        | the puzzle is not unique: it has no solution
            several | minimal       | the puzzle is not unique: it has several solutions
            easy | none          | the puzzle has a solution
            easy | several       | the puzzle has exactly one solution
            impossible | several       | the puzzle has no solution
            easy | minimal       | the puzzle is not minimal: the clue of r1c1 can be left out
            easy | forced r1c3=5 | there is a solution with 4 in r1c3
            easy | forced r1c3-4 | there is a solution with 4 in r1c3
            """)
    void a_false_claim_is_refused(String puzzle, String claim, String reason) {
        String text = switch (puzzle) {
            case "easy" -> EASY;
            case "several" -> SEVERAL;
            default -> IMPOSSIBLE;
        };
        assertThatThrownBy(() -> text(text, claim))
                .isInstanceOf(Study.Refused.class)
                .hasMessage(reason);
    }

    @ParameterizedTest
    @CsvSource({"uniq, column 1: expected unique", "unique!, column 7", "r0c1=1, column 2", "forced r1c1+1, column 12"})
    void other_claims_are_refused_with_their_place(String claim, String reason) {
        assertThat(PROVER.refusal(claim).orElseThrow().text()).startsWith(reason);
        assertThat(PROVER.refusal("forced r1c1-1")).isEmpty();
    }

    @Test
    void a_proof_without_the_clause_that_denies_the_claim_is_refused() {
        for (KnownPuzzle puzzle : Sample.of(RATED, 20)) {
            String text = proved(puzzle.board(), new Claim.Unique()).text();
            int grid = text.indexOf("c grid");
            String none = text.substring(0, grid).replace("unique", "none") + text.substring(grid + 88);
            assertThatThrownBy(() -> CertificateChecker.check(none)).isInstanceOf(TextError.class);
        }
    }

    @Test
    void damaged_proofs_are_refused() {
        Seeds.each(200, 2_000, random -> {
            KnownPuzzle puzzle = RATED.get(random.below(RATED.size()));
            String text = damaged(proved(puzzle.board(), new Claim.Unique()).text(), random);
            assertThatThrownBy(() -> CertificateChecker.check(text)).as(text).isInstanceOf(TextError.class);
        });
    }

    /** Every hint, every line, and every literal is needed. */
    private static String damaged(String text, SeededRandom random) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        int line = 3 + random.below(lines.size() - 3);
        List<String> words = new ArrayList<>(List.of(lines.get(line).split(" ")));
        int literals = words.indexOf("0") - 1;
        int hints = words.size() - literals - 3;
        switch (random.below(5)) {
            case 0 -> lines.remove(line);
            case 1 -> words.remove(literals + 2 + random.below(hints));
            case 2 -> words.set(literals + 2 + random.below(hints), "1");
            case 3 -> words.remove(literals == 0 ? words.size() - 2 : 1 + random.below(literals));
            default -> lines.set(1, lines.get(1).replaceFirst("1", "2"));
        }
        if (lines.size() > line) {
            lines.set(line, String.join(" ", words));
        }
        return String.join("\n", lines) + "\n";
    }

    @Test
    void a_limit_ends_a_proof() {
        Board hard = RATED.getLast().board();
        assertThat(PROVER.prove(hard, "unique", Limits.NONE.withNodes(5)).complete())
                .isFalse();
        assertThat(PROVER.prove(hard, "unique", Limits.NONE.withStop(() -> true))
                        .complete())
                .isFalse();
    }

    @Test
    void the_formula_is_what_the_proof_refutes() {
        String formula = PROVER.formula(Text.POSITIONS.parse(EASY), "unique", Limits.NONE)
                .line()
                .text();
        assertThat(formula.lines().limit(3).toList())
                .containsExactly("c tilewright sudoku unique", "c puzzle " + EASY, "p cnf 729 10561");
        assertThat(formula.lines().count()).isEqualTo(3 + 10_530 + 30 + 1);
    }
}
