package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.PackageArrows;

final class PackageArrowsTest {

    private static final String ROOT = "tilewright.cli";

    /** Each package, and those above it that it uses; the last line is the root. */
    private static final String ARROWS = """
            context
            batch             context
            bulk              batch context
            terminal          batch context
            feed
            commands.input    batch context
            commands.print    batch commands.input context feed
            commands.puzzles  batch commands.input context terminal
            commands.serve    commands.input context
            commands          batch bulk commands.print commands.puzzles commands.serve context
            .                 bulk commands context
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
