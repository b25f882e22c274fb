package tilewright.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.text.Cursor;
import tilewright.text.TextError;

class SumCheckerTest {

    /** One of x1 and x2, and of x2 and x3, at least; one of all three at most; and not x2. */
    private final List<Sum> given = List.of(
            Sum.of(3, new int[] {1, 2}, true),
            Sum.of(3, new int[] {2, 3}, true),
            Sum.of(3, new int[] {1, 2, 3}, false),
            new Sum(new long[] {0, 0, -1, 0}, 0));

    private static final String PROOF =
            "pseudo-Boolean proof version 2.0/f 4/pol 1 2 + 3 + 4 +/output NONE/conclusion UNSAT : 5/end pseudo-Boolean proof/";

    private int check(String proof) {
        return SumChecker.check(given, new Cursor(proof.replace('/', '\n')));
    }

    @Test
    void a_sum_that_is_impossible_ends_a_proof() {
        assertThat(check(PROOF)).isEqualTo(1);
        assertThat(check(PROOF.replace("pol 1 2 + 3 + 4 +", "pol 1 2 +/pol 5 3 +/pol 4 6 +")
                        .replace(": 5", ": 7")))
                .isEqualTo(3);
        assertThat(SumChecker.proof(4, List.of(1, 2, 3, 4))).isEqualTo(PROOF.replace('/', '\n'));
        Cursor text = new Cursor(PROOF.replace('/', '\n') + "more");
        SumChecker.check(given, text);
        assertThat(text.rest()).isEqualTo("more");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            version 2.0       | version 3.0       | 1 | begins with "pseudo-Boolean proof version 2.0"
            f 4               | f 5               | 2 | must be 4
            pol 1             | pol 3             | 5 | this constraint can hold
            + 4 +             | 4 +               | 3 | a line has to leave one constraint
            pol 1 2           | pol/pol 1 2       | 3 | a line has to leave one constraint
            1 2 +             | 1 +               | 3 | needs two constraints
            pol 1 2           | pol 0 2           | 3 | must be 1 to 4
            pol 1 2           | pol 5 2           | 3 | must be 1 to 4
            pol 1 2 +         | rup 1 2 +         | 3 | begins with "output NONE
            : 5               | : 4               | 5 | this constraint can hold
            : 5               | : 6               | 5 | must be 1 to 5
            end pseudo        | pseudo            | 6 | begins with "end pseudo-Boolean proof"
            4 +               | 4  +              | 3 | expected the number of a constraint
            """)
    void a_broken_rule_is_refused_with_its_line(String before, String after, int row, String reason) {
        assertThatThrownBy(() -> check(PROOF.replaceFirst(before.replace("+", "\\+"), after)))
                .isInstanceOfSatisfying(TextError.class, error -> {
                    assertThat(error.problem().text()).contains(reason);
                    assertThat(error.row()).isEqualTo(row);
                });
    }

    @Test
    void a_line_of_additions_is_refused_at_the_place_that_is_wrong() {
        assertColumn(PROOF.replace("1 2 +", "1 +"), 7);
        assertColumn(PROOF.replace("+ 4 +", "4 +"), 16);
        assertColumn(PROOF.replace("1 2 +", "1  +"), 7);
    }

    private void assertColumn(String proof, int column) {
        assertThat(catchThrowableOfType(TextError.class, () -> check(proof)).column())
                .isEqualTo(column);
    }

    @Test
    void numbers_do_not_overflow() {
        StringBuilder lines = new StringBuilder("pseudo-Boolean proof version 2.0/f 4/pol 1 1 +/");
        for (int sum = 5; sum < 80; sum++) {
            lines.append("pol ").append(sum).append(' ').append(sum).append(" +/");
        }
        assertThatThrownBy(() -> check(lines.toString()))
                .isInstanceOfSatisfying(
                        TextError.class,
                        error -> assertThat(error.problem().text()).contains("too large"));
    }

    /** 2<sup>40</sup>, on both sides. */
    @Test
    void the_largest_number_is_not_too_large() {
        long most = 1L << 40;
        Sum large = new Sum(new long[] {0, most - 1}, 1 - most);
        assertThat(large.plus(new Sum(new long[] {0, 1}, -1)).coefficients()).containsExactly(0, most);
        assertThatThrownBy(() -> large.plus(new Sum(new long[] {0, 2}, 0))).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> large.plus(new Sum(new long[] {0, 0}, -2))).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void a_sum_is_impossible_when_its_positive_coefficients_are_too_few() {
        assertThat(new Sum(new long[] {9, 2, -5, 1}, 3).impossible()).isFalse();
        assertThat(new Sum(new long[] {9, 2, -5, 1}, 4).impossible()).isTrue();
        assertThat(new Sum(new long[] {0, -1}, 1).impossible()).isTrue();
        Sum sum = new Sum(new long[] {0, 2, -5}, 3).plus(new Sum(new long[] {0, 1, 1}, -4));
        assertThat(sum.coefficients()).containsExactly(0, 3, -4);
        assertThat(sum.least()).isEqualTo(-1);
    }

    @Test
    void constraints_are_written_in_opb() {
        assertThat(Sum.opb(given)).isEqualTo("""
                * #variable= 3 #constraint= 4
                +1 x1 +1 x2 >= 1 ;
                +1 x2 +1 x3 >= 1 ;
                -1 x1 -1 x2 -1 x3 >= -1 ;
                -1 x2 >= 0 ;
                """);
        assertThat(Sum.opb(List.of())).isEqualTo("* #variable= 0 #constraint= 0\n");
    }
}
