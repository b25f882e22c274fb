package tilewright.paletto.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.agent.OneTurnAhead;
import tilewright.agent.Turn;
import tilewright.paletto.ReferenceBoard;
import tilewright.paletto.proof.WholeTurns;
import tilewright.paletto.start.StartBoards;
import tilewright.puzzle.Offer;
import tilewright.rng.SeededRandom;

/** The game on bits against the rules. */
final class FastGameTest {

    private static final PalettoRules RULES = new PalettoRules();
    private static final WholeTurns TURNS = new WholeTurns();
    private static final OneTurnAhead<Board, Move> SIMPLE = new OneTurnAhead<>(RULES, TURNS);

    /** Positions of random games, piece by piece, for all sizes and numbers of players. */
    static void eachPosition(int games, Consumer<Board> body) {
        Seeds.each(games, random -> {
            int players = 2 + random.below(3);
            Board board = new StartBoards().generate(Setup.of(3 + random.below(6), players), random);
            while (board.winner() < 0) {
                body.accept(board);
                List<Offer<Move>> offers = RULES.offers(board);
                board = RULES.after(
                        board, offers.get(random.below(offers.size())).move());
            }
        });
    }

    /** Positions as somebody may type them: any shape. */
    private static void eachTyped(int count, Consumer<Board> body) {
        Seeds.each(count, random -> {
            ReferenceBoard blob = ReferenceBoard.blob(3 + random.below(6), random);
            body.accept(Text.POSITIONS.parse(blob.rows() + " " + (2 + random.below(3))));
        });
    }

    private static void agrees(Board board) {
        FastGame game = new FastGame(board);
        List<Turn<Board, Move>> turns = TURNS.of(board);
        long[] all = SafeTurns.all(game);
        assertThat(Arrays.stream(all).boxed())
                .as("%s", board)
                .containsExactlyInAnyOrderElementsOf(turns.stream()
                        .map(turn -> SafeTurns.cells(turn.moves()))
                        .toList());
        for (Turn<Board, Move> turn : turns) {
            game.restart();
            game.play(SafeTurns.cells(turn.moves()));
            Board end = turn.end();
            assertThat(game.winner()).as("%s", turn).isEqualTo(end.winner());
            assertThat(game.occupied()).as("%s", turn).isEqualTo(end.occupied());
            assertThat(game.mover()).as("%s", turn).isEqualTo(end.mover());
            if (end.winner() < 0) {
                assertThat(game.claims()).as("%s", turn).isEqualTo(new FastGame(end).claims());
            }
            assertThat(SafeTurns.moves(board, SafeTurns.cells(turn.moves()))).isEqualTo(turn.moves());
        }
        game.restart();
        long winning = game.winningTurn();
        List<Long> atOnce = SIMPLE.winning(board).stream()
                .map(turn -> SafeTurns.cells(turn.moves()))
                .toList();
        assertThat(winning != 0).as("%s", board).isEqualTo(!atOnce.isEmpty());
        assertThat(winning == 0 || atOnce.contains(winning)).as("%s", board).isTrue();
    }

    @Test
    void turns_and_their_ends_are_those_of_the_rules_also_in_the_middle_of_a_turn() {
        int[] positions = {0};
        eachPosition(150, board -> {
            positions[0]++;
            agrees(board);
        });
        assertThat(positions[0]).isGreaterThan(5_000);
    }

    @Test
    void turns_and_their_ends_are_those_of_the_rules_on_boards_of_any_shape() {
        eachTyped(1_500, FastGameTest::agrees);
    }

    @Test
    void safe_turns_are_those_of_the_simple_player() {
        eachPosition(40, board -> {
            List<Long> good = SIMPLE.good(board).stream()
                    .map(turn -> SafeTurns.cells(turn.moves()))
                    .toList();
            FastGame game = new FastGame(board);
            long[] safe = SafeTurns.of(game);
            if (game.winningTurn() != 0) {
                assertThat(good).contains(safe[0]);
            } else {
                assertThat(Arrays.stream(safe).boxed()).containsExactlyInAnyOrderElementsOf(good);
            }
        });
    }

    @Test
    void random_games_are_won_as_often_as_games_of_random_turns_from_the_rules() {
        Board board = new StartBoards().generate(Setup.of(4, 3), new SeededRandom(8));
        SeededRandom random = new SeededRandom(1);
        FastGame game = new FastGame(board);
        int[] fast = new int[3];
        for (int i = 0; i < 200_000; i++) {
            game.restart();
            fast[game.finish(random, 0)]++;
        }
        int[] listed = new int[3];
        for (int i = 0; i < 200_000; i++) {
            game.restart();
            while (game.winner() < 0) {
                game.playAny(random);
            }
            listed[game.winner()]++;
        }
        // Two samples of 200,000: the difference has a standard deviation below 320.
        for (int player = 0; player < 3; player++) {
            assertThat(fast[player]).isCloseTo(listed[player], Offset.offset(1_300));
        }
    }

    @Test
    void random_games_stop_where_few_pieces_are_left_with_settled_claims() {
        Seeds.each(200, random -> {
            Board board = new StartBoards().generate(Setup.of(6, 2 + random.below(3)), random);
            FastGame game = new FastGame(board);
            int winner = game.finish(random, 12);
            assertThat(winner).isEqualTo(game.winner());
            if (winner < 0) {
                assertThat(Long.bitCount(game.occupied())).isBetween(1, 12);
                assertThat(game.claims()).isEqualTo(game.coloring().settled(game.occupied(), game.claims()));
            }
        });
    }

    /** Wins that this program counted, to keep what a seed means; that games are right is tested above. */
    @Test
    void random_games_are_the_same_on_every_machine() {
        FastGame game = new FastGame(Text.POSITIONS.parse("BFABCE/CECDFD/FADABF/ABEDFC/EDCACD/FEBEAB 4"));
        SeededRandom random = new SeededRandom(2);
        int[] wins = new int[4];
        for (int i = 0; i < 1_000; i++) {
            game.restart();
            wins[game.finish(random, 0)]++;
        }
        assertThat(wins).containsExactly(282, 258, 219, 241);
    }
}
