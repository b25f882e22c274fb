package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.cli.Program.Ran;

/** Certificates go from one command to the other. */
class ProofTest {

    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /** Rated 11.3. */
    private static final String HARD =
            "........1.....2..3...45..6...1..3....4.78....76..4......6....8...9...1.2.7.8...5.";

    private static final String SEVERAL = ".".repeat(81);

    private static Ran checked(String certificates, String... options) {
        String[] words = new String[options.length + 1];
        words[0] = "check-proof";
        System.arraycopy(options, 0, words, 1, options.length);
        return Program.REAL.reading(certificates).run(words);
    }

    @Test
    void what_is_proved_is_accepted() {
        Ran proved = Program.REAL.run("prove", "sudoku", "--text", EASY, "--text", EASY);
        assertThat(proved.exit()).isZero();
        assertThat(proved.out())
                .startsWith("c tilewright sudoku unique\nc puzzle " + EASY + "\nc grid 5346")
                .endsWith(" 0\n\n");
        Ran checked = checked(proved.out());
        assertThat(checked.exit()).isZero();
        assertThat(checked.out()).isEqualTo("proved: exactly one solution (1 step)\n".repeat(2));
    }

    @Test
    void long_certificates_are_read_whole() {
        String proved = Program.REAL
                .run("prove", "sudoku", "--text", HARD, "--text", EASY)
                .out();
        assertThat(proved.lines()).hasSizeGreaterThan(200);
        assertThat(checked(proved).out().lines())
                .hasSize(2)
                .allMatch(line -> line.startsWith("proved: exactly one solution"));
    }

    @Test
    void a_digest_is_that_of_the_certificate() throws NoSuchAlgorithmException {
        String certificate =
                Program.REAL.run("prove", "sudoku", "--text", EASY).out().strip() + "\n";
        byte[] bytes = certificate.getBytes(StandardCharsets.UTF_8);
        String sha256 =
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        assertThat(Program.REAL
                        .run("prove", "sudoku", "--digest", "--text", EASY)
                        .out()
                        .strip())
                .isEqualTo(sha256 + " " + bytes.length);
        Ran json = Program.REAL.run("prove", "sudoku", "--digest", "--json", "--text", EASY, "--text", SEVERAL);
        assertThat(json.out().lines().toList().getFirst())
                .isEqualTo("{\"line\":1,\"puzzle\":\"" + EASY + "\",\"claim\":\"unique\",\"steps\":1,\"bytes\":"
                        + bytes.length + ",\"sha256\":\"" + sha256 + "\"}");
        assertThat(json.out().lines().toList().getLast()).contains("not unique").doesNotContain("sha256");
    }

    @Test
    void a_puzzle_with_two_solutions_is_not_unique() {
        Ran proved = Program.REAL.run("prove", "sudoku", "--text", SEVERAL, "--text", EASY);
        assertThat(proved.exit()).isEqualTo(1);
        assertThat(proved.err()).isEqualTo("line 1: the puzzle is not unique: it has several solutions\n");
        assertThat(checked(proved.out()).out()).isEqualTo("proved: exactly one solution (1 step)\n");
    }

    @Test
    void every_claim_has_a_sentence() {
        assertThat(claimed(SEVERAL, "several")).isEqualTo("proved: at least two solutions\n");
        assertThat(claimed(EASY, "r1c3=4")).isEqualTo("proved: r1c3=4 in each solution (1 step)\n");
        assertThat(claimed(EASY, "forced r1c3-5")).isEqualTo("proved: r1c3-5 in each solution (1 step)\n");
        assertThat(claimed("55" + ".".repeat(79), "none")).isEqualTo("proved: no solution (1 step)\n");
    }

    private static String claimed(String puzzle, String claim) {
        Ran proved = Program.REAL.run("prove", "sudoku", "--what", claim, "--text", puzzle);
        assertThat(proved.err()).isEmpty();
        return checked(proved.out()).out();
    }

    @Test
    void a_damaged_certificate_is_named_with_its_line_and_the_others_are_checked() {
        String good = Program.REAL.run("prove", "sudoku", "--text", EASY).out();
        Ran checked = checked(good + good.replace("c grid 53", "c grid 35") + good.stripTrailing() + "\n" + good);
        assertThat(checked.exit()).isEqualTo(1);
        assertThat(checked.out()).isEqualTo("""
                proved: exactly one solution (1 step)

                proved: exactly one solution (1 step)
                proved: exactly one solution (1 step)
                """);
        assertThat(checked.err()).startsWith("line 8: column 1: this is no completion of the puzzle");
    }

    @Test
    void a_text_that_is_no_certificate_is_refused() {
        Ran checked = checked(EASY + "\n");
        assertThat(checked.exit()).isEqualTo(1);
        assertThat(checked.err())
                .startsWith("line 1: column 1: expected a line that begins with \"c tilewright\" and the name");
    }

    @Test
    void input_without_a_certificate_is_a_fault() {
        for (String nothing : List.of("", "\n\n")) {
            Ran checked = checked(nothing);
            assertThat(checked.exit()).isEqualTo(1);
            assertThat(checked.err()).contains("there is no certificate to check: expected lines that begin with");
            assertThat(Program.REAL.reading(nothing).run("solve", "sudoku").exit())
                    .isZero();
        }
    }

    /** Of puzzles of other rules, too. */
    @Test
    void puzzles_of_other_rules_are_proved() {
        String killer = "4x4 cage=5:r1c1-2 cage=4:r3c1,r4c1 1.4.............";
        String proved = Program.REAL
                .run("prove", "sudoku", "--what", "r1c2=4", "--text", "4x4 cage=5:r1c1-2 1...............")
                .out();
        assertThat(proved)
                .startsWith("c tilewright sudoku forced r1c2=4\nc puzzle 4x4 cage=5:r1c1-2 1...............\n");
        assertThat(checked(proved).out()).startsWith("proved: r1c2=4 in each solution");
        assertThat(Program.REAL.run("prove", "sudoku", "--text", killer).exit()).isEqualTo(1);
    }

    @Test
    void fields_for_programs() {
        String json =
                Program.REAL.run("prove", "sudoku", "--json", "--text", EASY).out();
        assertThat(json)
                .startsWith("{\"line\":1,\"puzzle\":\"" + EASY
                        + "\",\"claim\":\"unique\",\"steps\":1,\"certificate\":\"c tilewright");
        String good = Program.REAL.run("prove", "sudoku", "--text", EASY).out();
        assertThat(checked(good, "--json").out())
                .isEqualTo("{\"line\":1,\"puzzle\":\"" + EASY + "\",\"claim\":\"unique\",\"steps\":1}\n");
    }

    @Test
    void the_formula_is_printed_for_other_checkers() {
        Ran formula = Program.REAL.run("prove", "sudoku", "--cnf", "--text", EASY);
        assertThat(formula.exit()).isZero();
        assertThat(formula.out()).contains("\np cnf 729 10561\n1 2 3 4 5 6 7 8 9 0\n");
    }

    @Test
    void a_wrong_claim_is_a_mistake_of_usage() {
        Ran ran = Program.REAL.run("prove", "sudoku", "--what", "most", "--text", EASY);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err())
                .contains("--what: column 1: expected unique, minimal, none, some, several, all, or a digit");
        assertThat(Program.REAL
                        .run("prove", "paletto", "--what", "unique", "--text", "A")
                        .exit())
                .isEqualTo(2);
    }

    @Test
    void each_certificate_is_checked_by_its_puzzle() {
        String dead = Program.REAL
                .run(
                        "prove",
                        "hues",
                        "--what",
                        "none",
                        "--text",
                        "1.5173.8/43...265/25.4..34/8..6.7.1/548154../3...6..4/217.8.72/..563...")
                .out();
        String none = Program.REAL
                .run("prove", "trominoes", "--what", "none", "--text", ".g../..../..../....")
                .out();
        String all = Program.REAL
                .run("prove", "trominoes", "--what", "all", "--text", "g.../..../..../....")
                .out();
        String sudoku = Program.REAL.run("prove", "sudoku", "--text", EASY).out();
        String strategy = Program.REAL
                .run("prove", "paletto", "--text", "ABDB/DACD/CDBC/ACAB")
                .out();
        Ran checked = checked(dead + none + sudoku + all + strategy);
        assertThat(checked.err()).isEmpty();
        assertThat(checked.out().replaceAll(" \\(.*\\)", "")).isEqualTo("""
                proved: no solution
                proved: no solution
                proved: exactly one solution
                proved: exactly 4 solutions
                proved: the player to move wins
                """);
    }
}
