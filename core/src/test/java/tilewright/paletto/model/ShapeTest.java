package tilewright.paletto.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import tilewright.Sample;
import tilewright.Seeds;
import tilewright.paletto.ReferenceBoard;
import tilewright.paletto.Vectors;
import tilewright.text.Json;

/** The facts about Paletto's shapes, each against the plain rules. */
final class ShapeTest {

    /** All positions of random play, piece by piece, on boards of all sizes. */
    private static void eachPositionOfPlay(int games, Consumer<ReferenceBoard> body) {
        Seeds.each(games, random -> {
            for (int n = 3; n <= 8; n++) {
                ReferenceBoard board = ReferenceBoard.start(n, random);
                while (board.pieces() > 0) {
                    body.accept(board);
                    List<Integer> removable = board.removable();
                    board = board.without(List.of(removable.get(random.below(removable.size()))));
                }
            }
        });
    }

    private static void eachShape(int count, Consumer<ReferenceBoard> body) {
        Seeds.each(count, random -> {
            for (int n = 3; n <= 8; n++) {
                body.accept(ReferenceBoard.blob(n, random));
            }
        });
    }

    @Test
    void in_play_every_row_and_column_is_one_interval_and_the_local_test_is_right() {
        int[] positions = {0};
        eachPositionOfPlay(Sample.size(104, 520), board -> {
            positions[0]++;
            long removable = board.bits(board.removable());
            assertThat(Shape.convex(board.occupied())).as(board.rows()).isTrue();
            assertThat(Shape.removableIfConvex(board.occupied()))
                    .as(board.rows())
                    .isEqualTo(removable);
            assertThat(Shape.removableByFilling(board.occupied()))
                    .as(board.rows())
                    .isEqualTo(removable);
        });
        assertThat(positions[0]).isGreaterThan(Sample.size(20_000, 100_000));
    }

    @Test
    void on_boards_of_any_shape_the_removable_pieces_are_found() {
        int[] convex = {0};
        eachShape(Sample.size(500, 1_500), board -> {
            convex[0] += Shape.convex(board.occupied()) ? 1 : 0;
            assertThat(Shape.removable(board.occupied())).as(board.rows()).isEqualTo(board.bits(board.removable()));
            assertThat(Shape.connected(board.occupied())).isTrue();
        });
        assertThat(convex[0]).isBetween(Sample.size(200, 500), Sample.size(2_800, 8_500));
    }

    @Test
    void convex_means_one_interval_in_each_row_and_column() {
        int[] convex = {0};
        Seeds.each(20_000, random -> {
            long cells = 0;
            for (int row = random.below(8); row < 8; row++) {
                int from = random.below(4);
                int to = from + random.below(9 - from);
                int gap = random.below(8);
                cells |= ((1L << to) - (1L << from) & ~(random.below(30) == 0 ? 1L << gap : 0)) << 8 * row;
            }
            boolean plain = true;
            for (int line = 0; line < 8; line++) {
                int row = 0;
                int column = 0;
                for (int i = 0; i < 8; i++) {
                    row |= (int) (cells >>> 8 * line + i & 1) << i;
                    column |= (int) (cells >>> 8 * i + line & 1) << i;
                }
                plain &= Integer.toBinaryString(row).matches("0|1+0*");
                plain &= Integer.toBinaryString(column).matches("0|1+0*");
            }
            assertThat(Shape.convex(cells)).as(Long.toHexString(cells)).isEqualTo(plain);
            convex[0] += plain ? 1 : 0;
        });
        assertThat(convex[0]).isBetween(200, 19_800);
        assertThat(Shape.convex(0x3c7effffff7e3c18L)).isTrue();
        assertThat(Shape.convex(-1)).isTrue();
        assertThat(Shape.convex(0)).isTrue();
    }

    @Test
    void two_or_more_connected_pieces_have_two_removable_ones() {
        Consumer<ReferenceBoard> check = board -> {
            if (board.pieces() > 1) {
                assertThat(board.removable()).as(board.rows()).hasSizeGreaterThan(1);
            }
        };
        eachPositionOfPlay(20, check);
        eachShape(1_000, check);
    }

    @Test
    void every_part_of_a_legal_set_is_legal_so_order_does_not_matter() {
        Consumer<ReferenceBoard> check = board -> {
            List<List<Integer>> sets = board.sets();
            for (List<Integer> set : sets) {
                for (Integer cell : set) {
                    List<Integer> fewer = new ArrayList<>(set);
                    fewer.removeIf(cell::equals);
                    assertThat(fewer.isEmpty() || sets.contains(fewer))
                            .as(board.rows())
                            .isTrue();
                    assertThat(board.without(fewer).removable())
                            .as(board.rows())
                            .contains(cell);
                }
            }
        };
        eachPositionOfPlay(20, check);
        eachShape(300, check);
    }

    @Test
    void in_play_two_pieces_exclude_each_other_at_opposite_corners_of_a_lonely_square() {
        int[] pairs = {0};
        eachPositionOfPlay(60, board -> {
            List<Integer> removable = board.removable();
            int[] free = new int[board.n];
            int[] excluded = new int[board.n];
            for (int i : removable) {
                boolean alone = true;
                for (int j : removable) {
                    if (i == j || board.colors[i] != board.colors[j]) {
                        continue;
                    }
                    boolean exclusive = !board.without(List.of(i, j)).connected();
                    assertThat(exclusive).as(board.rows() + " " + i + " " + j).isEqualTo(lonelySquare(board, i, j));
                    alone &= !exclusive;
                    pairs[0] += exclusive ? 1 : 0;
                }
                (alone ? free : excluded)[board.colors[i]]++;
            }
            int[] sets = new int[board.n];
            for (List<Integer> set : board.sets()) {
                sets[board.colors[set.getFirst()]]++;
            }
            for (int color = 0; color < board.n; color++) {
                assertThat(sets[color])
                        .as(board.rows())
                        .isEqualTo((int) (Math.pow(2, free[color]) * Math.pow(3, excluded[color] / 2.0)) - 1);
            }
        });
        assertThat(pairs[0]).isPositive();
    }

    /** Whether two cells are opposite corners of a full 2 x 2 block and have no neighbors outside it. */
    private static boolean lonelySquare(ReferenceBoard board, int one, int other) {
        int n = board.n;
        if (Math.abs(one / n - other / n) != 1 || Math.abs(one % n - other % n) != 1) {
            return false;
        }
        int corner = one / n * n + other % n;
        int opposite = other / n * n + one % n;
        return board.colors[corner] >= 0
                && board.colors[opposite] >= 0
                && neighbors(board, one) == 2
                && neighbors(board, other) == 2;
    }

    private static long neighbors(ReferenceBoard board, int cell) {
        return board.neighbors(cell).stream()
                .filter(other -> board.colors[other] >= 0)
                .count();
    }

    @Test
    void as_many_shapes_can_be_reached_as_the_vectors_say() {
        Json.Obj counts = (Json.Obj) Vectors.field(Vectors.file("counts-dev.json"), "reachable_occupied_sets");
        for (int n = 3; n <= 6; n++) {
            Json.Obj wanted = (Json.Obj) Vectors.field(counts, Integer.toString(n));
            Json.Obj byPieces = (Json.Obj) Vectors.field(wanted, "by_pieces");
            long[] layer = {Shape.full(n)};
            int total = 0;
            for (int pieces = n * n; pieces > 0; pieces--) {
                assertThat(layer).hasSize(Vectors.number(byPieces, Integer.toString(pieces)));
                total += layer.length;
                layer = Arrays.stream(layer)
                        .flatMap(ShapeTest::smaller)
                        .sorted()
                        .distinct()
                        .toArray();
            }
            assertThat(total).isEqualTo(Vectors.number(wanted, "total"));
            assertThat(layer).containsExactly(0L);
        }
    }

    private static LongStream smaller(long shape) {
        return LongStream.iterate(Shape.removableIfConvex(shape), left -> left != 0, left -> left & left - 1)
                .map(left -> shape ^ Long.lowestOneBit(left));
    }
}
