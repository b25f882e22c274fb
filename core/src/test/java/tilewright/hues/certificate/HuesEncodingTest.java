package tilewright.hues.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.hues.Hues;
import tilewright.proof.Cnf;
import tilewright.proof.Encoding.Completion;
import tilewright.proof.Encoding.Encoded;
import tilewright.search.Limits;
import tilewright.sudoku.certificate.SudokuEncoding;
import tilewright.text.Cursor;
import tilewright.text.TextError;

class HuesEncodingTest {

    private static final HuesEncoding ENCODING = new HuesEncoding();
    private static final String EMPTY = "........" + "/........".repeat(7);
    private static final int PAIRS = 64 * 28;

    private static Encoded position(String text) {
        Cursor cursor = new Cursor(text);
        Encoded position = ENCODING.position(cursor);
        cursor.expectEnd();
        return position;
    }

    private static String completion(String board) {
        return Hues.solve(board, Limits.NONE.withSolutions(1))
                .found()
                .getFirst()
                .replaceFirst("!.*", "");
    }

    /** A dull way to the same clauses. */
    @Test
    void two_cells_exclude_each_other_where_the_rules_say_so() {
        Cnf formula = position(EMPTY).formula();
        Set<List<Integer>> clauses = new HashSet<>();
        for (int number = 1; number <= formula.size(); number++) {
            clauses.add(Arrays.stream(formula.clause(number)).boxed().sorted().toList());
        }
        assertThat(clauses).hasSize(formula.size());
        assertThat(formula.clause(1)).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
        assertThat(formula.clause(64 + PAIRS)).containsExactly(-511, -512);
        for (int one = 0; one < 64; one++) {
            for (int other = 0; other < one; other++) {
                int rows = one / 8 - other / 8;
                int columns = Math.abs(one % 8 - other % 8);
                boolean corners = List.of(0, 7, 56, 63).containsAll(List.of(one, other));
                boolean near = rows * rows + columns * columns <= 4;
                assertThat(clauses.contains(List.of(-8 * one - 3, -8 * other - 3)))
                        .isEqualTo(near || corners);
            }
        }
    }

    /** As docs/reference/proofs.md has them. */
    @Test
    void the_clauses_stand_in_the_order_that_is_described() {
        List<List<Integer>> wanted = new ArrayList<>();
        for (int x = 0; x < 64; x++) {
            wanted.add(IntStream.rangeClosed(8 * x + 1, 8 * x + 8).boxed().toList());
        }
        for (int x = 0; x < 64; x++) {
            for (int pair = 0; pair < 64; pair++) {
                if (pair / 8 < pair % 8) {
                    wanted.add(List.of(-(8 * x + 1 + pair / 8), -(8 * x + 1 + pair % 8)));
                }
            }
        }
        for (int pair = 0; pair < 4_096; pair++) {
            int x = pair / 64;
            int y = pair % 64;
            int rows = y / 8 - x / 8;
            int columns = y % 8 - x % 8;
            boolean near = rows * rows + columns * columns <= 4;
            for (int c = 1; c <= 8 && x < y && (near || List.of(0, 7, 56, 63).containsAll(List.of(x, y))); c++) {
                wanted.add(List.of(-8 * x - c, -8 * y - c));
            }
        }
        for (int c = 1; c <= 8; c++) {
            for (int x = 0; x < 64; x++) {
                addCounts(wanted, c, x);
            }
            wanted.add(List.of(512 * c + 8 * 63 + 8));
        }
        Cnf rules = HuesEncoding.rules();
        List<List<Integer>> found = new ArrayList<>();
        for (int number = 1; number <= rules.size(); number++) {
            found.add(Arrays.stream(rules.clause(number)).boxed().toList());
        }
        assertThat(found).isEqualTo(wanted);
    }

    private static void addCounts(List<List<Integer>> wanted, int c, int x) {
        int here = 8 * x + c;
        for (int j = 1; j <= 8; j++) {
            int now = 512 * c + 8 * x + j;
            int before = now - 8;
            int fewer = now - 9;
            if (x == 0) {
                wanted.add(j == 1 ? List.of(-here, now) : List.of(here, -now));
                wanted.add(j == 1 ? List.of(here, -now) : List.of(-now));
            } else if (j == 1) {
                wanted.addAll(List.of(List.of(-before, now), List.of(-here, now), List.of(here, before, -now)));
            } else {
                wanted.addAll(List.of(
                        List.of(-before, now),
                        List.of(-here, -fewer, now),
                        List.of(here, before, -now),
                        List.of(fewer, -now)));
            }
        }
        if (x > 0) {
            wanted.add(List.of(-here, -(512 * c + 8 * (x - 1) + 8)));
        }
    }

    @Test
    void completions_satisfy_the_formula() {
        Seeds.each(20, 200, random -> {
            String board = Hues.generate("tiles-24", random.bits()).replaceFirst("!.*", "");
            Encoded position = position(board);
            Completion completion = position.completion(new Cursor(completion(board)));
            assertThat(position.formula().holds(completion.truth())).isTrue();
            assertThat(completion.literals()).hasSize(64);
            // Each counter is defined: with another value of any one the formula does not hold.
            int variable = 513 + random.below(4_096);
            completion.truth()[variable] ^= true;
            assertThat(position.formula().holds(completion.truth())).isFalse();
        });
    }

    @Test
    void a_ninth_tile_of_a_color_is_refused() {
        Seeds.each(20, 200, random -> {
            String full = completion(Hues.generate("tiles-24", random.bits()));
            int cell = random.below(64);
            StringBuilder changed = new StringBuilder(full);
            int place = cell + cell / 8;
            changed.setCharAt(place, (char) ('1' + (full.charAt(place) - '1' + 1 + random.below(7)) % 8));
            boolean[] truth =
                    position(EMPTY).completion(new Cursor(changed.toString())).truth();
            assertThat(position(EMPTY).formula().holds(truth)).isFalse();
        });
    }

    @Test
    void tiles_of_the_board_come_behind_the_rules() {
        int rules = position(EMPTY).formula().size();
        Cnf formula = position("3......." + "/........".repeat(6) + "/.......8").formula();
        assertThat(formula.size()).isEqualTo(rules + 2);
        assertThat(formula.clause(rules + 1)).containsExactly(3);
        assertThat(formula.clause(rules + 2)).containsExactly(512);
        assertThat(formula.variables()).isEqualTo(4_608);
        assertThat(formula.clause(rules)).containsExactly(4_608);
    }

    @Test
    void a_conflict_has_tiles_of_the_board() {
        String one = "3......." + "/........".repeat(7);
        String two = "3.......".replace("3.", "31") + "/........".repeat(7);
        assertThat(position(one).holdsAllOf(position(two))).isTrue();
        assertThat(position(two).holdsAllOf(position(one))).isFalse();
        assertThat(position(one.replace('3', '4')).holdsAllOf(position(two))).isFalse();
        assertThat(position(EMPTY).holdsAllOf(new SudokuEncoding().position(new Cursor(".".repeat(81)))))
                .isFalse();
    }

    @Test
    void a_board_lacks_each_of_its_tiles_in_turn() {
        List<Encoded> weaker =
                position("3......." + "/........".repeat(6) + "/......78").weaker();
        assertThat(weaker.stream().map(HuesEncodingTest::tiles))
                .containsExactly(List.of(503, 512), List.of(3, 512), List.of(3, 503));
        assertThat(position(EMPTY).weaker()).isEmpty();
    }

    /** The literals of the tiles on the board. */
    private static List<Integer> tiles(Encoded board) {
        Cnf formula = board.formula();
        return IntStream.rangeClosed(HuesEncoding.rules().size() + 1, formula.size())
                .map(number -> formula.clause(number)[0])
                .boxed()
                .toList();
    }

    @Test
    void colors_of_cells_are_literals() {
        assertThat(ENCODING.literal(new Cursor("r1c1=1"))).isEqualTo(1);
        assertThat(ENCODING.literal(new Cursor("r8c8-8"))).isEqualTo(-512);
        assertThatThrownBy(() -> ENCODING.literal(new Cursor("x"))).hasMessageContaining("expected unique");
        for (String other : List.of("r0c1=1", "r1c9=1", "r1c1=9", "r1c1+1")) {
            assertThatThrownBy(() -> ENCODING.literal(new Cursor(other))).isInstanceOf(TextError.class);
        }
    }

    @Test
    void other_texts_are_refused() {
        for (String other : List.of("", EMPTY.substring(1), EMPTY.replace('.', '9'), EMPTY.replace('/', ' '))) {
            assertThatThrownBy(() -> position(other)).isInstanceOf(TextError.class);
        }
        assertThatThrownBy(() -> position(EMPTY).completion(new Cursor(EMPTY))).isInstanceOf(TextError.class);
        TextError wrong = catchThrowableOfType(TextError.class, () -> position("..9"));
        assertThat(wrong.column()).isEqualTo(3);
        assertThat(ENCODING.puzzle()).isEqualTo("hues");
    }
}
