package tilewright.trominoes.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.math.BigInteger;
import java.util.List;
import org.assertj.core.api.ThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.proof.Cnf;
import tilewright.proof.Encoding.Encoded;
import tilewright.proof.Models;
import tilewright.proof.Sum;
import tilewright.search.Limits;
import tilewright.text.Cursor;
import tilewright.text.TextError;
import tilewright.trominoes.Trominoes;

class TrominoesEncodingTest {

    private static final TrominoesEncoding ENCODING = new TrominoesEncoding();

    private static Encoded position(String text) {
        Cursor cursor = new Cursor(text);
        Encoded position = ENCODING.position(cursor);
        cursor.expectEnd();
        return position;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "...",
                "....",
                "g...",
                "...g/..../..../....",
                ".g../..../..../....",
                "..../..../..../....",
                "./././.",
                "...../...../...../...../.....",
                "hhh/.../...",
                "hhh../...../..g../...../.....",
                ".../...",
                "../..",
                "v..g/v.../v.../....",
                "...../.....",
                "....../....../......"
            })
    void the_formula_has_as_many_models_as_the_board_has_coverings(String board) {
        Cnf formula = position(board).formula();
        // What is not known in the end is in held clauses alone: a tile more would be against one of them.
        long models = Models.count(formula, new byte[formula.variables() + 1]);
        assertThat(BigInteger.valueOf(models))
                .isEqualTo(Trominoes.count(board, Limits.NONE).number());
    }

    @Test
    void clauses_stand_in_the_order_that_is_described() {
        Cnf formula = position("v.../v.../v...").formula();
        int across = 3 * 1 + 1;
        int down = 3 * 1 + 2;
        assertThat(formula.clause(1)).containsExactly(across, down);
        assertThat(formula.clause(2)).containsExactly(-across, -down);
        assertThat(formula.clause(3)).containsExactly(across, 3 * 2 + 2);
        Cnf withGreen = position("..../..../..../....").formula();
        assertThat(withGreen.clause(1)).containsExactly(1, 2, 3);
        assertThat(withGreen.clause(withGreen.size())).containsExactly(-3 * (30 * 3 + 3), -3 * (30 * 3 + 4));
    }

    @Test
    void a_covering_satisfies_the_formula_and_others_are_refused() {
        Encoded position = position("..../..../..../...g");
        assertThat(position.formula()
                        .holds(position.completion(new Cursor("hhhv/hhhv/hhhv/hhhg"))
                                .truth()))
                .isTrue();
        assertThat(position.completion(new Cursor("hhhv/hhhv/hhhv/hhhg")).literals())
                .hasSize(5);
        for (String other :
                List.of("hhhv/hhhv/hhhv/ghhh", "hhhv/hhhv/hhhv/...g", "hhh/hhh/hhh", "hhhv/hhhv/hhhv/hhgg")) {
            assertThatThrownBy(() -> position.completion(new Cursor(other))).isInstanceOf(TextError.class);
        }
    }

    @Test
    void a_completion_is_its_tiles_and_a_wrong_cell_is_named() {
        Encoded position = position("v.../v.../v.../...g");
        assertThat(position.completion(new Cursor("vhhh/vhhh/vhhh/hhhg")).literals())
                .containsExactly(4, 94, 184, 271);
        assertColumn(() -> position.completion(new Cursor("vhhh/vhhh/vhhh/...g")), 16);
        assertColumn(() -> position.completion(new Cursor("hhhv/hhhv/hhhv/hhhg")), 1);
        assertColumn(() -> position.completion(new Cursor("vhhh/vhhh/vhhh/hhh.")), 19);
        assertColumn(() -> position.completion(new Cursor("vhhh/vhhh/vhhh")), 1);
        assertColumn(() -> position.completion(new Cursor("vhhhg/vhhhg/vhhhg/hhhgg".replace("g", "."))), 1);
    }

    private static void assertColumn(ThrowableAssert.ThrowingCallable reading, int column) {
        assertThat(catchThrowableOfType(TextError.class, reading).column()).isEqualTo(column);
    }

    @Test
    void each_set_of_tiles_is_two_sums() {
        assertThat(Sum.opb(position(".../v../v../v..").sums().subList(0, 4))).isEqualTo("""
                * #variable= 2700 #constraint= 4
                +1 x1 >= 1 ;
                -1 x1 >= -1 ;
                +1 x1 +1 x5 >= 1 ;
                -1 x1 -1 x5 >= -1 ;
                """);
        assertThat(position("..../..../..../....").sums()).hasSize(34);
        assertThat(position("..../..../..../...g").sums()).hasSize(30);
        assertThat(ENCODING.puzzle()).isEqualTo("trominoes");
        assertThatThrownBy(() -> ENCODING.literal(new Cursor("x=r1c1"))).hasMessageContaining("expected unique");
    }

    @Test
    void a_conflict_has_tiles_of_the_board() {
        Encoded board = position("hhhv/...v/...v/...g");
        assertThat(position("hhh./..../..../...g").holdsAllOf(board)).isTrue();
        assertThat(board.holdsAllOf(board)).isTrue();
        assertThat(position("v.../v.../v.../...g").holdsAllOf(board)).isFalse();
        assertThat(position("hhh./..../..../....").holdsAllOf(board)).isFalse();
        assertThat(position("hhh./..../....").holdsAllOf(board)).isFalse();
        assertThat(position("hhh/.../.../...").holdsAllOf(board)).isFalse();
    }

    @Test
    void a_board_lacks_each_of_its_tiles_in_turn() {
        List<String> weaker = position("hhhv/...v/g..v/....").weaker().stream()
                .map(board -> board.formula().dimacs())
                .toList();
        assertThat(weaker)
                .containsExactly(
                        position("...v/...v/g..v/....").formula().dimacs(),
                        position("hhh./..../g.../....").formula().dimacs(),
                        position("hhhv/...v/...v/....").formula().dimacs());
        assertThat(position("..../..../....").weaker()).isEmpty();
    }

    @Test
    void a_wrong_cell_is_named_wherever_the_board_begins() {
        Encoded position = position("v.../v.../v.../...g");
        Cursor text = new Cursor("c grid vhhh/vhhh/vhhh/hhh.");
        text.skip("c grid ");
        assertColumn(() -> position.completion(text), 26);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''      | 1 | expected a cell
            hh.     | 1 | is not whole
            .../..  | 7 | a board has at most 30 rows and columns
            ./v/v   | 3 | is not whole
            .hh     | 2 | is not whole
            ..h/... | 3 | is not whole
            .../..v/..v | 7 | is not whole
            .v./.../... | 2 | is not whole
            gg      | 2 | two green tiles
            """)
    void other_texts_are_refused_with_their_place(String text, int column, String reason) {
        assertThatThrownBy(() -> position(text)).isInstanceOfSatisfying(TextError.class, error -> {
            assertThat(error.problem().text()).contains(reason);
            assertThat(error.column()).isEqualTo(column);
        });
    }

    @Test
    void sides_have_at_most_thirty_cells() {
        assertThat(position(".".repeat(30) + ("/" + ".".repeat(30)).repeat(29))
                        .formula()
                        .variables())
                .isEqualTo(2_700);
        assertThatThrownBy(() -> position(".".repeat(31))).isInstanceOf(TextError.class);
        assertThatThrownBy(() -> position("." + "/.".repeat(30))).isInstanceOf(TextError.class);
    }

    @Test
    void tiles_are_literals() {
        assertThat(ENCODING.literal(new Cursor("h=r1c1"))).isEqualTo(1);
        assertThat(ENCODING.literal(new Cursor("v-r1c2"))).isEqualTo(-5);
        assertThat(ENCODING.literal(new Cursor("g=r30c30"))).isEqualTo(2_700);
        for (String other : List.of("x=r1c1", "h=r31c1", "h=r1c0", "h1")) {
            assertThatThrownBy(() -> ENCODING.literal(new Cursor(other))).isInstanceOf(TextError.class);
        }
    }
}
