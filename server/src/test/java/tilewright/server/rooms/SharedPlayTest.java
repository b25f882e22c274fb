package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.Seeds;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.text.Refusal;

/** Plays of several seats, compared with lists of steps that are played anew for each question. */
class SharedPlayTest {

    private static final int STEPS = 150;
    private static final String[][] SETUPS = {
        {"paletto", "4x4"}, {"sudoku", ""}, {"hues", ""}, {"trominoes", ""},
    };

    private static Play start(String puzzle, String setup, long seed) {
        try (Workspace workspace = new Workspace()) {
            return Play.generate(
                    Puzzles.CATALOG.find(puzzle).orElseThrow(), setup, seed, 0, Generator.Log.NONE, workspace);
        }
    }

    private static Play played(Play start, List<SharedPlay.Step> steps) {
        Play play = start;
        for (SharedPlay.Step step : steps) {
            play = play.moved(step.moves(), Stop.never());
        }
        return play;
    }

    private static <P, S, M> List<String> moves(GameTree<P, S, M> tree) {
        return tree.offers().stream()
                .map(Offer::move)
                .map(tree.puzzle().texts().moves()::format)
                .toList();
    }

    private static OptionalInt last(List<SharedPlay.Step> steps, int seat) {
        return IntStream.range(0, steps.size())
                .filter(i -> steps.get(i).seat() == seat)
                .max();
    }

    @Test
    void steps_and_what_is_taken_back_are_those_of_a_list() {
        for (String[] setup : SETUPS) {
            Play start = start(setup[0], setup[1], 1);
            Seeds.each(4, random -> compare(start, random));
        }
    }

    private static void compare(Play start, SeededRandom random) {
        List<SharedPlay.Step> steps = new ArrayList<>();
        SharedPlay play = SharedPlay.begin(start);
        int backsOfTen = random.below(5);
        for (int i = 0; i < STEPS; i++) {
            int seat = random.below(3);
            OptionalInt last = last(steps, seat);
            assertThat(play.lastOf(seat)).isEqualTo(last);
            assertThat(play.has(seat)).isEqualTo(last.isPresent());
            List<String> moves = moves(play.play().tree());
            if (random.below(10) < backsOfTen && last.isPresent()) {
                List<SharedPlay.Step> fewer = new ArrayList<>(steps);
                fewer.remove(last.getAsInt());
                try {
                    play = play.without(last.getAsInt());
                    steps = fewer;
                } catch (Refusal refusal) {
                    assertThatThrownBy(() -> played(start, fewer)).isInstanceOf(Refusal.class);
                }
            } else if (!moves.isEmpty()) {
                String move = moves.get(random.below(moves.size()));
                play = play.acted(seat, move);
                steps.add(new SharedPlay.Step(seat, move));
                assertThat(play.last()).isEqualTo(steps.getLast());
            }
            assertThat(play.size()).isEqualTo(steps.size());
            assertThat(play.save()).isEqualTo(played(start, steps).save());
        }
        for (int count = 0; count <= steps.size(); count++) {
            Play before = played(start, steps.subList(0, count));
            assertThat(play.upTo(count).save()).isEqualTo(before.save());
            assertThat(play.upTo(count).play().id()).isEqualTo(before.id());
        }
    }

    @Test
    void a_turn_begins_with_the_first_step_in_a_row() {
        SharedPlay play = SharedPlay.begin(start("sudoku", "", 1));
        for (int seat : new int[] {0, 1, 1, 0, 0, 0, 1}) {
            play = play.acted(seat, moves(play.play().tree()).getFirst());
        }
        assertThat(play.lastTurnOf(0)).hasValue(3);
        assertThat(play.lastTurnOf(1)).hasValue(6);
        assertThat(play.lastTurnOf(2)).isEmpty();
    }

    @Test
    void a_play_has_as_many_moves_as_one_of_one_player() {
        SharedPlay play = SharedPlay.begin(start("sudoku", "", 1));
        String move = moves(play.play().tree()).getLast();
        String many = String.join(",", Collections.nCopies(500, move));
        for (int i = 0; i < Play.MOST_MOVES / 500; i++) {
            play = play.acted(0, many);
        }
        SharedPlay full = play;
        assertThatThrownBy(() -> full.acted(0, move)).isInstanceOf(RoomRefusal.class);
        assertThat(full.upTo(full.size() - 1).acted(0, move).size()).isEqualTo(full.size());
    }

    @Test
    void positions_of_long_plays_are_kept_far_apart() {
        SharedPlay play = SharedPlay.begin(start("sudoku", "", 1));
        String move = moves(play.play().tree()).getLast();
        long before = 0;
        for (int i = 0; i < 5_000; i++) {
            play = play.acted(0, move);
            assertThat(play.play().size()).isLessThan(20);
            assertThat(play.bytes()).isGreaterThan(before);
            before = play.bytes();
        }
        assertThat(before).isLessThan(1_500_000);
    }
}
