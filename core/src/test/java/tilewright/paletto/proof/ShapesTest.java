package tilewright.paletto.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Seeds;
import tilewright.paletto.ReferenceBoard;
import tilewright.paletto.model.Shape;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;

/** Compares the pairs of parts with a graph of whole shapes, and the turns with the plain rules. */
final class ShapesTest {

    private static Shapes below(long start) {
        return Shapes.below(start, Integer.MAX_VALUE, Stop.never());
    }

    /** Returns the cells of a full board that remain after some single pieces were taken at random. */
    private static long start(int size, int taken, SeededRandom random) {
        long left = Shape.full(size);
        for (int i = 0; i < taken; i++) {
            long free = Shape.removable(left);
            for (int skipped = random.below(Long.bitCount(free)); skipped > 0; skipped--) {
                free &= free - 1;
            }
            left &= ~Long.lowestOneBit(free);
        }
        return left;
    }

    @ParameterizedTest
    @CsvSource({"3,168", "4,2686", "5,47106", "6,839604", "7,14902100", "8,262189606"})
    void full_boards_have_as_many_shapes_as_are_known(int size, int count) {
        assertThat(below(Shape.full(size)).size()).isEqualTo(count);
        assertThatThrownBy(() -> Shapes.below(Shape.full(size), count - 1, Stop.never()))
                .isInstanceOf(ShapeGraph.TooLarge.class);
    }

    @Test
    void they_are_the_shapes_that_single_takes_lead_to() {
        Seeds.each(60, random -> {
            int size = 3 + random.below(6);
            int most = Math.min(size * size, size < 7 ? 25 : 30);
            long start = start(size, size * size - 1 - random.below(most), random);
            Shapes shapes = below(start);
            ShapeGraph graph = ShapeGraph.below(start, Integer.MAX_VALUE, Stop.never());
            assertThat(shapes.start()).isEqualTo(start);
            assertThat(shapes.size()).isEqualTo(graph.size());
            for (int i = 0; i < graph.size(); i++) {
                assertThat(shapes.contains(graph.shape(i))).isTrue();
            }
        });
    }

    @Test
    void blocks_hold_each_shape_once_and_what_comes_from_it_stands_behind_it() {
        Seeds.each(5, 20, random -> {
            Shapes shapes = below(start(6, random.below(30), random));
            int number = 0;
            for (int part = 0; part < shapes.upper().size(); part++) {
                int border = shapes.border(part);
                assertThat(shapes.first(part)).isEqualTo(number);
                int[] blocks = shapes.blocks(border);
                for (int block = 0; block + 1 < blocks.length; block++) {
                    int pieces = Long.bitCount(shapes.lower().shape(shapes.fitting(border)[blocks[block]]));
                    assertThat(blocks[block + 1] - blocks[block]).isBetween(1, 1 << Shapes.BLOCK_BITS);
                    for (int place = blocks[block]; place < blocks[block + 1]; place++) {
                        int lower = shapes.fitting(border)[place];
                        assertThat(Long.bitCount(shapes.lower().shape(lower))).isEqualTo(pieces);
                        long cells = shapes.upper().shape(part) | shapes.lower().shape(lower);
                        assertThat(shapes.upperPart(cells)).isEqualTo(part);
                        assertThat(shapes.place(part, cells)).isEqualTo(place);
                        number++;
                        assertNothingBefore(shapes, cells, shapes.first(part) + place);
                    }
                }
            }
            assertThat(number).isEqualTo(shapes.size());
        });
    }

    private static void assertNothingBefore(Shapes shapes, long cells, int number) {
        for (long rest = Shape.removable(cells); rest != 0; rest &= rest - 1) {
            long left = cells & ~Long.lowestOneBit(rest);
            int part = shapes.upperPart(left);
            assertThat(shapes.first(part) + shapes.place(part, left)).isGreaterThan(number);
        }
    }

    @Test
    void turns_are_the_pairs_of_what_is_left_of_both_parts() {
        Seeds.each(60, random -> {
            int size = 3 + random.below(4);
            ReferenceBoard board = ReferenceBoard.start(size, random);
            Shapes shapes = below(board.occupied());
            long[] colors = new long[size];
            for (int cell = 0; cell < size * size; cell++) {
                colors[board.colors[cell]] |= board.bits(List.of(cell));
            }
            while (board.pieces() > 0) {
                List<Long> found = new ArrayList<>();
                for (long color : colors) {
                    leave(ColorTurns.of(shapes, color), board.occupied(), found);
                }
                assertThat(found).containsExactlyInAnyOrderElementsOf(left(board));
                List<Integer> removable = board.removable();
                board = board.without(List.of(removable.get(random.below(removable.size()))));
            }
        });
    }

    private static List<Long> left(ReferenceBoard board) {
        return board.sets().stream()
                .map(set -> board.occupied() & ~board.bits(set))
                .toList();
    }

    /** Adds what the turns of a color leave. */
    private static void leave(ColorTurns turns, long occupied, List<Long> found) {
        Shapes shapes = turns.shapes();
        int upper = shapes.upperPart(occupied);
        int lower = shapes.fitting(shapes.border(upper))[shapes.place(upper, occupied)];
        boolean complete = false;
        for (int i = turns.upper().first(upper); i < turns.upper().first(upper + 1); i++) {
            int above = turns.upper().left(i);
            for (int j = turns.lower().first(lower); j < turns.lower().first(lower + 1); j++) {
                int below = turns.lower().left(j);
                long left = shapes.upper().shape(above) | shapes.lower().shape(below);
                if (left != occupied && shapes.places(shapes.border(above))[below] >= 0) {
                    found.add(left);
                    complete |= (left & turns.cells()) == 0;
                }
            }
        }
        assertThat(turns.complete(upper, lower)).isEqualTo(complete);
        assertThat(turns.whole(upper, lower)).isEqualTo((turns.cells() & ~occupied) == 0);
    }
}
