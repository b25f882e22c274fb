package tilewright.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.text.Cursor;
import tilewright.text.TextError;

class LratCheckerTest {

    /** All four clauses of two variables, 1 to 4, and one more variable. */
    private static final Cnf FORMULA =
            new Cnf(3, new int[] {1, 2}, new int[] {1, -2}, new int[] {-1, 2}, new int[] {-1, -2}, new int[] {3});

    private static int check(String proof) {
        return LratChecker.check(FORMULA, new Cursor(proof.replace('/', '\n')));
    }

    @Test
    void a_proof_ends_with_the_empty_clause() {
        assertThat(check("6 1 0 1 2 0/7 0 6 3 4 0/")).isEqualTo(2);
        assertThat(check("6 1 0 1 2 0/7 0 6 3 4 0")).isEqualTo(2);
    }

    @Test
    void a_clause_that_was_added_keeps_its_literals_and_their_signs() {
        assertThat(check("6 -2 0 4 2 0/7 0 6 1 3 0/")).isEqualTo(2);
        assertThat(check("6 -2 3 0 4 2 0/7 2 0 1 3 0/8 0 7 2 4 0/")).isEqualTo(3);
        assertThatThrownBy(() -> check("6 2 0 1 3 0/7 0 6 1 3 0/"))
                .isInstanceOfSatisfying(
                        TextError.class,
                        error -> assertThat(error.problem().text()).contains("clause 1 does not have exactly one"));
    }

    @Test
    void numbers_may_leave_gaps() {
        assertThat(check("60 1 0 1 2 0/700 0 60 3 4 0/")).isEqualTo(2);
    }

    @Test
    void clauses_that_were_added_can_be_deleted() {
        assertThat(check("6 1 0 1 2 0/7 1 3 0 1 2 0/7 d 7 0/8 0 6 3 4 0/")).isEqualTo(3);
    }

    @Test
    void text_behind_the_empty_clause_is_left() {
        Cursor text = new Cursor("6 1 0 1 2 0\n7 0 6 3 4 0\nmore");
        LratChecker.check(FORMULA, text);
        assertThat(text.rest()).isEqualTo("more");
    }

    /** Each breaks one rule of the format. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                                   | 1  | 1  | the proof ends without the empty clause
            6 1 0 1 2 0/                         | 2  | 1  | the proof ends without the empty clause
            4 1 0 1 2 0/7 0 5 3 4 0/             | 1  | 1  | must be higher than 5, not 4
            6 1 0 1 2 0/6 0 6 3 4 0/             | 2  | 1  | must be higher than 6, not 6
            x 1 0 1 2 0/                         | 1  | 1  | expected the number of a clause
            6 1 0 1 2/7 0 6 3 4 0/               | 1  | 10 | expected ( )
            6 1 0 1 2 0 7 0 6 3 4 0/             | 1  | 12 | expected the end of the line behind the 0
            6 1 1 0 1 2 0/7 0 6 3 4 0/           | 1  | 5  | variable 1 is in this clause twice
            6 1 -1 0 1 2 0/                      | 1  | 5  | variable 1 is in this clause twice
            6 4 0 1 2 0/                         | 1  | 3  | a variable must be 1 to 3
            6 1 0 1 0/7 0 6 3 4 0/               | 1  | 1  | the hints of clause 6 do not lead to a contradiction
            6 1 0 0/                             | 1  | 1  | the hints of clause 6 do not lead to a contradiction
            6 1 0 1 2 3 0/                       | 1  | 11 | nothing may follow it
            6 1 0 1 -2 0/                        | 1  | 9  | (RAT)
            6 1 0 1 6 0/                         | 1  | 9  | the hint, the number of an earlier clause, must be 1 to 5
            6 1 0 1 2 0/9 0 6 3 8 0/             | 2  | 9  | must be 1 to 6
            6 1 0 1 2 0/9 1 3 0 1 2 0/10 0 6 8 0/ | 3 | 8  | there is no clause 8
            6 0 1 2 0/                           | 1  | 5  | clause 1 does not have exactly one literal left
            6 1 0 3 1 2 0/                       | 1  | 7  | clause 3 does not have exactly one literal left
            6 1 0 5 5 1 2 0/                     | 1  | 9  | clause 5 does not have exactly one literal left
            6 1 0 1 2 0/6 d 6 0/7 0 6 3 4 0/     | 3  | 5  | there is no clause 6
            6 d 1 0/                             | 1  | 5  | clause 1 is none that the proof has added
            6 1 0 1 2 0/6 d 6 6 0/               | 2  | 7  | clause 6 is none that the proof has added
            """)
    void a_broken_rule_is_refused_with_its_place(String proof, int row, int column, String reason) {
        assertThatThrownBy(() -> check(proof)).isInstanceOfSatisfying(TextError.class, error -> {
            assertThat(error.problem().text()).contains(reason);
            assertThat(error.row()).isEqualTo(row);
            assertThat(error.column()).isEqualTo(column);
        });
    }

    @Test
    void a_clause_does_not_outlive_its_assumptions() {
        assertThatThrownBy(() -> check("6 1 0 1 2 0/7 0 3 4 0/")).isInstanceOf(TextError.class);
    }

    @Test
    void a_formula_is_written_in_dimacs() {
        assertThat(new Cnf(2, new int[] {1, -2}).with(new int[] {2}).dimacs()).isEqualTo("p cnf 2 2\n1 -2 0\n2 0\n");
    }

    @Test
    void a_formula_holds_where_each_clause_has_a_literal_that_does() {
        Cnf formula = new Cnf(2, new int[] {1, 2}, new int[] {-1, 2});
        assertThat(formula.holds(new boolean[] {false, false, true})).isTrue();
        assertThat(formula.holds(new boolean[] {false, true, false})).isFalse();
        assertThat(formula.holds(new boolean[3])).isFalse();
    }
}
