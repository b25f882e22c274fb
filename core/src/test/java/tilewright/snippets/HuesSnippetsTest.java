package tilewright.snippets;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.hues.Hues;
import tilewright.search.Limits;

final class HuesSnippetsTest {

    @Test
    void hues() {
        // @start region="hues"
        String board = Hues.generate("easy", 7);
        Hues.Rating rating = Hues.rate(board, Limits.NONE);
        String completion = Hues.solve(board, Limits.NONE).found().getFirst();
        // @end
        assertThat(rating).isEqualTo(Hues.Rating.EASY);
        assertThat(completion).doesNotContain(".");
        assertThat(Hues.generate("tiles-40", 7)).contains(".");
    }
}
