package tilewright.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.PackageArrows;

final class PackageArrowsTest {

    private static final String ROOT = "tilewright.server";

    /** Each package, and those above it that it uses; the last line is the root. */
    private static final String ARROWS = """
            rooms
            saved    rooms
            store    rooms saved
            operate  rooms
            http     operate
            work     http operate
            mcp
            api      http mcp operate saved work
            sockets  http operate rooms saved store work
            .        api http mcp operate saved sockets work
            """;

    @Test
    void these_are_all_arrows() {
        assertThat(PackageArrows.of(PackageArrows.classes(ROOT), ROOT))
                .containsExactlyInAnyOrderEntriesOf(PackageArrows.listed(ARROWS));
    }

    @Test
    void no_arrow_leads_down_the_list() {
        PackageArrows.assertFromTheGroundUp(PackageArrows.listed(ARROWS));
    }
}
