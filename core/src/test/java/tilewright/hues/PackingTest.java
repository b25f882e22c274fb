package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.Seeds;

final class PackingTest {

    private final Packing packing = new Packing();

    @Test
    void agrees_with_trying_every_set_of_cells() {
        Seeds.each(400, random -> {
            int spread = 8 + random.below(57);
            int cells = 1 + random.below(Math.min(14, spread));
            long open = 0;
            while (Long.bitCount(open) < cells) {
                open |= 1L << random.below(spread);
            }
            int tiles = 1 + random.below(8);
            long used = 0;
            long forced = -1;
            int most = 0;
            for (long set = open; set != 0; set = (set - 1) & open) {
                if (apart(set)) {
                    most = Math.max(most, Long.bitCount(set));
                    if (Long.bitCount(set) == tiles) {
                        used |= set;
                        forced &= set;
                    }
                }
            }
            assertThat(packing.pack(open, tiles)).isEqualTo(used != 0);
            assertThat(packing.used()).isEqualTo(used);
            assertThat(packing.forced()).isEqualTo(used == 0 ? 0 : forced);
            assertThat(Packing.bound(open)).isGreaterThanOrEqualTo(most);
        });
    }

    private static boolean apart(long set) {
        for (long rest = set; rest != 0; rest &= rest - 1) {
            if ((Peers.of(Long.numberOfTrailingZeros(rest)) & set) != 0) {
                return false;
            }
        }
        return true;
    }

    @Test
    void an_empty_board_has_room_for_eight_tiles_of_a_color_anywhere() {
        assertThat(Packing.bound(-1)).isEqualTo(16);
        assertThat(packing.pack(-1, 8)).isTrue();
        assertThat(packing.used()).isEqualTo(-1);
        assertThat(packing.forced()).isZero();
    }
}
