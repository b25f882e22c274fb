package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Runner;

final class UniqueBoardsTest {

    private static long completions(Board board) {
        Outcome outcome = Runner.run(new HuesSearch(board), Limits.NONE.withSolutions(2), Runner.Listener.NONE);
        return outcome.solutions();
    }

    @ParameterizedTest
    @EnumSource(Grade.class)
    void boards_have_one_completion_and_their_grade_and_no_tile_too_many(Grade grade) {
        Seeds.each(15, random -> {
            Board board = new BoardGenerator().generate(new Setup.Unique(grade), random, _ -> {});
            assertThat(completions(board)).as(board.toString()).isEqualTo(1);
            assertThat(Logic.grade(board)).isEqualTo(grade);
            for (int cell = 0; cell < 64; cell++) {
                if (!board.free(cell)) {
                    Board without = board.without(cell);
                    boolean easier = grade != Grade.HARD && Logic.grade(without).compareTo(grade) <= 0;
                    assertThat(easier || grade == Grade.HARD && completions(without) == 1)
                            .as(board.toString())
                            .isFalse();
                }
            }
        });
    }

    @Test
    void a_seed_gives_one_board_for_ever_and_tells_how() {
        List<String> log = new ArrayList<>();
        new BoardGenerator().generate(new Setup.Unique(Grade.EASY), new SeededRandom(1), line -> log.add(line.text()));
        assertThat(log.getLast()).endsWith(" tiles left, grade easy");
    }

    @Test
    void grades_are_those_of_the_rules_word_for_word() {
        Map<Grade, Integer> compared = new EnumMap<>(Grade.class);
        for (String line : Cases.lines("unique-puzzles.txt")) {
            compare(Text.BOARDS.parse(line.substring(line.indexOf(' ') + 1)), compared);
        }
        Seeds.each(150, random -> {
            Setup setup = new Setup.Tiles(46 + random.below(16));
            compare(new BoardGenerator().generate(setup, random, _ -> {}), compared);
        });
        assertThat(compared.get(Grade.EASY)).isGreaterThanOrEqualTo(36);
        assertThat(compared.get(Grade.MEDIUM)).isGreaterThanOrEqualTo(12);
        assertThat(compared.get(Grade.HARD)).isGreaterThanOrEqualTo(45);
        assertThat(Logic.grade(Board.empty())).isEqualTo(Grade.HARD);
    }

    private static void compare(Board board, Map<Grade, Integer> compared) {
        Grade grade = ReferenceGrade.of(board);
        assertThat(Logic.grade(board)).as(board.toString()).isEqualTo(grade);
        compared.merge(grade, 1, Integer::sum);
    }
}
