package tilewright.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Sample;
import tilewright.Seeds;
import tilewright.proof.Certificate;
import tilewright.proof.CertificateChecker;
import tilewright.prove.CompletionProver;
import tilewright.puzzle.Study;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.sudoku.certificate.SudokuEncoding;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.text.TextError;

/** Claims about Sudokus of any rules, proved and checked. */
class SudokuProofsTest {

    private static final List<KnownPuzzle> RATED = KnownPuzzle.read("ratings");
    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SEVERAL =
            "5...7....6..195....98....6.8...6...3...8....17...2.....6....28....419..5....8..7.";

    private static final String IMPOSSIBLE =
            ".................1....23........483...1..5.....6....7....86.....2.....9..3..1...4";

    private static String proved(String puzzle, String claim) {
        return Sudoku.prove(puzzle, claim, Limits.NONE).orElseThrow();
    }

    private static String proved(VariantPuzzle puzzle, String claim) {
        String text = puzzle.toString();
        return Sudoku.of(puzzle.rules().toString())
                .prove(text.substring(puzzle.rules().toString().length()).strip(), claim, Limits.NONE)
                .orElseThrow();
    }

    private static Certificate check(String text) {
        return CertificateChecker.check(new SudokuEncoding(), text);
    }

    @Test
    void rated_puzzles_are_proved_unique() {
        for (KnownPuzzle puzzle : Sample.of(RATED, 60)) {
            assertThat(Sudoku.checkProof(proved(puzzle.clues(), "unique")))
                    .isEqualTo(new Sudoku.Proved(puzzle.clues(), "unique"));
        }
    }

    @Test
    void numbers_of_solutions_are_proved() {
        for (KnownPuzzle puzzle : Sample.of(KnownPuzzle.read("unsolvable"), 100)) {
            String claim = switch (puzzle.fact()) {
                case "0" -> "none";
                case "1" -> "unique";
                default -> "several";
            };
            assertThat(Sudoku.checkProof(proved(puzzle.clues(), claim)).claim()).isEqualTo(claim);
        }
    }

    /** Their numbers of solutions are known from other programs. */
    @Test
    void puzzles_of_other_rules_are_proved() {
        for (FamilyCase puzzle : Sample.of(FamilyCase.all(), 60)) {
            String claim = puzzle.solutions() == 0 ? "none" : puzzle.solutions() == 1 ? "unique" : "several";
            String certificate = proved(puzzle.puzzle(), claim);
            assertThat(Sudoku.checkProof(certificate))
                    .isEqualTo(new Sudoku.Proved(puzzle.puzzle().toString(), claim));
            if (puzzle.solutions() == 1) {
                refusedWithoutGrid(certificate);
            }
        }
    }

    /** The clause that denies the claim is the solution's: without it there is a solution, and the proof is wrong. */
    private static void refusedWithoutGrid(String certificate) {
        String none = certificate.replaceFirst(" unique\n", " none\n").replaceFirst("c grid .*\n", "");
        assertThatThrownBy(() -> check(none)).isInstanceOf(TextError.class);
    }

    @Test
    void a_proof_without_the_clause_that_denies_the_claim_is_refused() {
        for (KnownPuzzle puzzle : Sample.of(RATED, 20)) {
            refusedWithoutGrid(proved(puzzle.clues(), "unique"));
        }
    }

    @Test
    void every_candidate_of_a_puzzle_is_proved_right_or_wrong() {
        String solution = Sudoku.solve(EASY).orElseThrow();
        for (int cell = 0; cell < 81; cell++) {
            for (char digit = '1'; digit <= '9'; digit++) {
                boolean right = solution.charAt(cell) == digit;
                String place = "r" + (cell / 9 + 1) + "c" + (cell % 9 + 1);
                String claim = place + (right ? "=" : "-") + digit;
                assertThat(check(proved(EASY, claim)).claim().words()).isEqualTo("forced " + claim);
                String wrong = place + (right ? "-" : "=") + digit;
                assertThatThrownBy(() -> proved(EASY, wrong)).isInstanceOf(Study.Refused.class);
            }
        }
    }

    @Test
    void claims_of_other_rules_name_their_cells_and_digits() {
        Sudoku.OfRules rules = Sudoku.of("16x16");
        String givens = "123456789ABCDEF" + ".".repeat(241);
        assertThat(Sudoku.checkProof(rules.prove(givens, "r1c16=G", Limits.NONE).orElseThrow())
                        .claim())
                .isEqualTo("forced r1c16=G");
        assertThatThrownBy(() -> Sudoku.of("4x4").prove("", "r5c1=1", Limits.NONE))
                .hasMessageContaining("what r5c1=1 names is not possible");
    }

    @Test
    void puzzles_of_seventeen_clues_are_minimal() {
        for (KnownPuzzle puzzle : Sample.of(KnownPuzzle.read("17clue"), 5)) {
            assertThat(check(proved(puzzle.clues(), "minimal")).completions()).hasSize(18);
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
            easy | minimal       | the puzzle is not minimal: .3..7
            easy | forced r1c3=5 | there is a solution without r1c3=5: 534
            easy | forced r1c3-4 | there is a solution without r1c3-4: 534
            easy | r10c1=4 | what r10c1=4 names is not possible
            """)
    void a_false_claim_is_refused(String puzzle, String claim, String reason) {
        String text = switch (puzzle) {
            case "easy" -> EASY;
            case "several" -> SEVERAL;
            default -> IMPOSSIBLE;
        };
        assertThatThrownBy(() -> proved(text, claim))
                .isInstanceOf(Study.Refused.class)
                .hasMessageStartingWith(reason);
    }

    @Test
    void candidates_that_are_clues_are_in_no_formula() {
        String candidates = KnownPuzzle.lines("sukaku").getFirst();
        assertThatThrownBy(() -> proved(candidates, "unique"))
                .hasMessageContaining("the candidates of this puzzle are clues");
    }

    @ParameterizedTest
    @CsvSource({"uniq, column 1: expected unique", "unique!, column 7", "r0c1=1, column 2", "forced r1c1+1, column 12"})
    void other_claims_are_refused_with_their_place(String claim, String reason) {
        CompletionProver<?> prover = new CompletionProver<>(new ProvableVariant());
        assertThat(prover.refusal(claim).orElseThrow().text()).startsWith(reason);
        assertThat(prover.refusal("forced r1c1-1")).isEmpty();
    }

    @Test
    void damaged_proofs_are_refused() {
        Seeds.each(200, 2_000, random -> {
            KnownPuzzle puzzle = RATED.get(random.below(RATED.size()));
            String text = damaged(proved(puzzle.clues(), "unique"), random);
            assertThatThrownBy(() -> check(text)).as(text).isInstanceOf(TextError.class);
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
        String hard = RATED.getLast().clues();
        assertThat(Sudoku.prove(hard, "unique", Limits.NONE.withNodes(5))).isEmpty();
        assertThat(Sudoku.prove(hard, "unique", Limits.NONE.withStop(() -> true)))
                .isEmpty();
    }

    @Test
    void the_formula_is_what_the_proof_refutes() {
        String formula = new CompletionProver<>(new ProvableBoard())
                .formula(Text.POSITIONS.parse(EASY), "r1c3=4", Limits.NONE)
                .line()
                .text();
        assertThat(formula.lines().limit(3).toList())
                .containsExactly("c tilewright sudoku forced r1c3=4", "c puzzle " + EASY, "p cnf 729 10561");
        assertThat(formula).endsWith("\n-22 0\n");
        assertThat(formula.lines().count()).isEqualTo(3 + 10_530 + 30 + 1);
    }
}
