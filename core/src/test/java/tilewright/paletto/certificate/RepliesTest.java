package tilewright.paletto.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.paletto.Paletto;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Text;
import tilewright.search.Limits;
import tilewright.text.TextError;

/** The turns that a checker tries are all there are, in the order of those that a player has. */
class RepliesTest {

    @Test
    void replies_are_the_turns_of_the_rules_and_a_win_at_once_is_one_of_them() {
        int[] won = new int[2];
        Seeds.each(40, 400, random -> {
            try (Paletto paletto = new Paletto()) {
                String position = paletto.generate(random.below(2) == 0 ? "4x4" : "6x6", random.bits());
                while (!paletto.turns(position).isEmpty()) {
                    Board board = Text.POSITIONS.parse(position);
                    List<List<Integer>> turns = paletto.turns(position);
                    List<String> ends = new ArrayList<>();
                    boolean wins = false;
                    for (List<Integer> turn : turns) {
                        String end = paletto.after(position, turn);
                        ends.add(end);
                        wins |= paletto.turns(end).isEmpty();
                    }
                    List<String> replies = new ArrayList<>();
                    Replies.each(board, end -> replies.add(end.toString()));
                    assertThat(replies).as(position).containsExactlyInAnyOrderElementsOf(ends);
                    assertThat(Replies.winAtOnce(board)).as(position).isEqualTo(wins);
                    won[wins ? 1 : 0]++;
                    position = ends.get(random.below(ends.size()));
                }
                String over = position;
                String text = "c tilewright paletto win\nc puzzle " + over + "\n\n";
                assertThatThrownBy(() -> StrategyChecker.check(text)).hasMessageContaining("a board of two players");
            }
        });
        assertThat(won[0]).isPositive();
        assertThat(won[1]).isPositive();
    }

    @Test
    void nothing_may_follow_a_strategy() {
        try (Paletto paletto = new Paletto()) {
            String text = paletto.prove(paletto.generate("4x4", 1), "winner", Limits.NONE)
                    .orElseThrow();
            assertThat(StrategyChecker.check(text + "\n").positions()).isPositive();
            assertThatThrownBy(() -> StrategyChecker.check(text + "A\n")).isInstanceOf(TextError.class);
        }
    }
}
