package tilewright.snippets;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.puzzle.Counter;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.trominoes.Trominoes;

final class TrominoesSnippetsTest {

    @Test
    void trominoes() {
        // @start region="trominoes"
        String board = Trominoes.generate("10", 7);
        Stop second = Stop.after(Duration.ofSeconds(1), System::nanoTime);
        Counter.Count count = Trominoes.count(board, Limits.NONE.withStop(second));
        List<String> coverings =
                Trominoes.solve(board, Limits.NONE.withSolutions(3)).found();
        // @end
        assertThat(count.number().signum()).isPositive();
        assertThat(coverings).hasSizeBetween(1, 3);
        assertThat(Trominoes.generate("4x7", 7)).contains("/");
        assertThat(Trominoes.generate("10-tiles-12", 7)).contains("h");
    }
}
