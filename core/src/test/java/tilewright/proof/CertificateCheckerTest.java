package tilewright.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.proof.Encoding.Completion;
import tilewright.proof.Encoding.Encoded;
import tilewright.text.Cursor;
import tilewright.text.TextError;

/** Certificates of the smallest puzzle there is: two lamps, of which one is lit, 1, or both. */
class CertificateCheckerTest {

    private static final Encoding LAMPS = new Encoding() {
        @Override
        public String puzzle() {
            return "lamps";
        }

        @Override
        public Encoded position(Cursor text) {
            return new Lamps("" + text.next("a lamp") + text.next("a lamp"));
        }

        @Override
        public int literal(Cursor text) {
            return text.skip('-') ? -text.number("a lamp", 1, 3) : text.number("a lamp", 1, 3);
        }
    };

    private record Lamps(String lamps) implements Encoded {

        @Override
        public Cnf formula() {
            List<int[]> clauses = new ArrayList<>(List.of(new int[] {1, 2}));
            for (int lamp = 1; lamp <= 2; lamp++) {
                char lit = lamps.charAt(lamp - 1);
                if (lit != '.') {
                    clauses.add(new int[] {lit == '1' ? lamp : -lamp});
                }
            }
            return new Cnf(2, clauses.toArray(int[][]::new));
        }

        @Override
        public List<Sum> sums() {
            return lamps.equals("00")
                    ? List.of(Sum.of(2, new int[] {1, 2}, true), new Sum(new long[] {0, -1, -1}, 0))
                    : List.of();
        }

        @Override
        public Completion completion(Cursor text) {
            boolean[] truth = {false, text.next("a lamp") == '1', text.next("a lamp") == '1'};
            return new Completion(new int[] {truth[1] ? 1 : -1, truth[2] ? 2 : -2}, truth);
        }

        @Override
        public int literal(int claimed) {
            return Math.abs(claimed) <= 2 ? claimed : 0;
        }

        @Override
        public List<Encoded> weaker() {
            List<Encoded> weaker = new ArrayList<>();
            for (int lamp = 0; lamp < 2; lamp++) {
                if (lamps.charAt(lamp) != '.') {
                    weaker.add(new Lamps(lamps.substring(0, lamp) + '.' + lamps.substring(lamp + 1)));
                }
            }
            return weaker;
        }

        @Override
        public boolean holdsAllOf(Encoded other) {
            return other instanceof Lamps more && (lamps.equals(more.lamps) || lamps.equals(".."));
        }
    }

    private static Certificate check(String text) {
        return CertificateChecker.check(LAMPS, lines(text));
    }

    private static String lines(String text) {
        return text.replace('/', '\n');
    }

    /** Clause 1 is that one is lit; then the lamps that are given, and what denies the claim. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "c tilewright lamps unique/c puzzle 0./c grid 01/4 0 2 1 3 0/",
                "c tilewright lamps minimal/c puzzle 0./c grid 01/c grid 11/4 0 2 1 3 0/",
                "c tilewright lamps none/c puzzle 00/4 0 2 3 1 0/",
                "c tilewright lamps some/c puzzle ../c grid 11/",
                "c tilewright lamps several/c puzzle ../c grid 11/c grid 10/",
                "c tilewright lamps all/c puzzle ../c grid 11/c grid 10/c grid 01/5 1 0 1 4 0/6 0 5 2 3 0/",
                "c tilewright lamps all/c puzzle 00/4 0 2 3 1 0/",
                "c tilewright lamps forced 2/c puzzle 0./4 0 2 3 1 0/",
                "c tilewright lamps forced -1/c puzzle 0./4 0 2 3 0/",
                "* tilewright lamps none/* puzzle 00/pseudo-Boolean proof version 2.0/f 2/pol 1 2 +/output NONE/"
                        + "conclusion UNSAT : 3/end pseudo-Boolean proof/"
            })
    void what_is_true_is_accepted_and_written_as_it_was(String text) {
        Certificate certificate = check(text);
        assertThat(certificate.text()).isEqualTo(lines(text));
        assertThat(check(text + "//").text()).isEqualTo(lines(text));
        assertThat(certificate.puzzle()).isEqualTo("lamps");
        assertThat(lines(text)).startsWith(certificate.head()).endsWith(certificate.proof());
        assertThat(certificate.steps())
                .isEqualTo(certificate.bySums() ? 1 : certificate.proof().split("\n", -1).length - 1);
        assertThat(lines(text)).contains(" lamps " + certificate.claim().words() + "\n");
        assertThat(lines(text)).contains(" puzzle " + certificate.position() + "\n");
    }

    @Test
    void completions_are_read_as_texts() {
        assertThat(check("c tilewright lamps several/c puzzle ../c grid 11/c grid 10/")
                        .completions())
                .containsExactly("11", "10");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                                             | 1 | begins with "c tilewright lamps"
            c tilewright lamp none/                        | 1 | begins with "c tilewright lamps"
            c tilewright lamps none                        | 1 | expected the end of the line
            c tilewright lamps none/c grid 11/             | 2 | begins with "c puzzle"
            c tilewright lamps none/c puzzle 00            | 2 | expected the end of the line
            c tilewright lamps none/c puzzle 00/           | 3 | ends without the empty clause
            c tilewright lamps unique/c puzzle 0./4 0 2 1 3 0/ | 3 | does not go with no completion
            c tilewright lamps unique/c puzzle ../c grid 11/c grid 10/ | 5 | does not go with 2 completions
            c tilewright lamps some/c puzzle ../           | 3 | does not go with no completion
            c tilewright lamps several/c puzzle ../c grid 11/ | 4 | does not go with 1 completion
            c tilewright lamps forced 2/c puzzle 0./c grid 01/ | 4 | does not go with 1 completion
            c tilewright lamps none/c puzzle 00/c grid 01/ | 3 | this is no completion
            c tilewright lamps some/c puzzle 0./c grid 10/ | 3 | this is no completion
            c tilewright lamps several/c puzzle ../c grid 11/c grid 11/ | 4 | was there before
            c tilewright lamps some/c puzzle ../c grid 11  | 3 | expected the end of the line
            c tilewright lamps some/c puzzle ../c grid 11/x | 4 | expected the end
            c tilewright lamps unique/c puzzle ../c grid 11/3 0 1 2 0/ | 4 | does not have exactly one literal
            c tilewright lamps all/c puzzle ../c grid 11/c grid 10/5 1 0 1 0/ | 5 | do not lead
            c tilewright lamps forced 1/c puzzle 0./4 0 2 0/ | 3 | do not lead
            c tilewright lamps forced 4/c puzzle 0./       | 1 | a lamp must be 1 to 3
            c tilewright lamps forced 3/c puzzle 0./       | 1 | no place for what is claimed
            c tilewright lamps forced -3/c puzzle 0./      | 1 | no place for what is claimed
            c tilewright lamps minimal/c puzzle 0./c grid 01/4 0 2 1 3 0/ | 4 | does not go with 1 completion
            c tilewright lamps minimal/c puzzle 0./c grid 01/c grid 01/4 0 2 1 3 0/ | 4 | a solution of the puzzle itself
            c tilewright lamps minimal/c puzzle 0./c grid 01/c grid 00/4 0 2 1 3 0/ | 4 | this is no completion
            c tilewright lamps minimal/c puzzle 0./c grid 11/c grid 11/4 0 2 1 3 0/ | 3 | this is no completion
            c tilewright lamps minimal/c puzzle 0./c grid 01/c grid 11/c grid 10/4 0 2 1 3 0/ | 5 | this is no completion
            c tilewright lamps minimal/c puzzle 0./c grid 01/c grid 11/c grid 01/4 0 2 1 3 0/ | 5 | was there before
            c tilewright lamps minimal/c puzzle 0./c grid 01/c grid 11/4 0 2 3 0/ | 5 | do not lead
            * tilewright lamps all/* puzzle 00/           | 1 | only none is proved by sums
            * tilewright lamps none/c puzzle 00/           | 2 | begins with "* puzzle"
            c tilewright lamps none/* puzzle 00/           | 2 | begins with "c puzzle"
            * tilewright lamps none/* puzzle 00/4 0 2 3 1 0 | 3 | begins with "pseudo-Boolean
            c tilewright lamps none/c puzzle 00/pseudo-Boolean proof version 2.0/ | 3 | expected the number of a clause
            c tilewright lamps none/c puzzle 00/c conflict 0./4 0 2 3 1 0/ | 3 | lacks some of these tiles
            c tilewright lamps none/c puzzle 00/c conflict ../4 0 2 3 1 0/ | 4 | the hint
            c tilewright lamps all/c puzzle 00/c conflict 00/4 0 2 3 1 0/ | 3 | expected the number of a clause
            """)
    void what_is_wrong_is_refused_with_its_line(String text, int row, String reason) {
        assertThatThrownBy(() -> check(text)).isInstanceOfSatisfying(TextError.class, error -> {
            assertThat(error.problem().text()).contains(reason);
            assertThat(error.row()).isEqualTo(row);
        });
    }

    @Test
    void a_conflict_is_refuted_in_place_of_the_position() {
        String text = "c tilewright lamps none/c puzzle 00/c conflict 00/4 0 2 3 1 0/";
        assertThat(check(text).text()).isEqualTo(lines(text));
        assertThat(check(text).conflict()).isEqualTo("00");
        assertThat(check(text).withoutConflict().head()).isEqualTo(lines("c tilewright lamps none/c puzzle 00/"));
    }

    @Test
    void lines_of_certificates_name_their_puzzle() {
        assertThat(CertificateLines.puzzle("c tilewright hues none\n")).hasValue("hues");
        assertThat(CertificateLines.puzzle("* tilewright trominoes none\n")).hasValue("trominoes");
        assertThat(CertificateLines.puzzle("c tilewrights")).isEmpty();
        assertThat(CertificateLines.puzzle("c tilewright az{")).hasValue("az");
        assertThat(CertificateLines.puzzle("c tilewright za`")).hasValue("za");
        assertThat(CertificateLines.puzzle("c tilewright ")).hasValue("");
    }

    @Test
    void a_formula_speaks_of_its_variables() {
        Cnf formula = new Cnf(3, new int[] {1, -2});
        assertThat(formula.speaksOf(2)).isTrue();
        assertThat(formula.speaksOf(-1)).isTrue();
        assertThat(formula.speaksOf(3)).isFalse();
    }
}
