package tilewright.snippets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.paletto.Paletto;
import tilewright.search.Limits;

final class PalettoSnippetsTest {

    @Test
    void paletto() {
        // @start region="paletto"
        try (Paletto paletto = new Paletto()) {
            String board = paletto.generate("5x5", 7);
            List<Integer> best = paletto.analyze(board, Limits.NONE).best();
            String after = paletto.after(board, best);
            // @end
            assertThat(paletto.turns(board)).contains(best);
            assertThat(after).isNotEqualTo(board);
            assertThat(paletto.generate("8x8-4p", 7)).contains(" 4 ");
        }
    }
}
