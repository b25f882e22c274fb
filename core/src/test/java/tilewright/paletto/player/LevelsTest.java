package tilewright.paletto.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static tilewright.paletto.Games.agent;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.agent.OneTurnAhead;
import tilewright.agent.Turn;
import tilewright.message.Message;
import tilewright.paletto.PalettoPuzzle;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.FastGame;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.SafeTurns;
import tilewright.paletto.model.Setup;
import tilewright.paletto.model.Text;
import tilewright.paletto.proof.Exact;
import tilewright.paletto.proof.WholeTurns;
import tilewright.puzzle.Agent;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;

/** Each run plays a third of the games between all levels. */
final class LevelsTest {

    private static final PalettoPuzzle PUZZLE = new PalettoPuzzle();
    private static final OneTurnAhead<Board, Move> SIMPLE = new OneTurnAhead<>(PUZZLE.rules(), new WholeTurns());

    private static Board after(Board board, List<Move> moves) {
        Board reached = board;
        for (Move move : moves) {
            assertThat(reached.mover()).isEqualTo(board.mover());
            reached = PUZZLE.rules().after(reached, move);
        }
        return reached;
    }

    @Test
    void every_level_plays_whole_games_for_any_number_of_players_without_simple_mistakes() {
        for (int level = 1; level <= 8; level++) {
            Agent<Board, Move> agent = agent("level" + level);
            boolean careful = level > 1;
            int sizes = level < 6 ? 3 : 2; // the strongest think for long on boards of 36 cells
            assertThat(agent.about().text()).isNotBlank();
            Seeds.each(level < 6 ? 2 : 1, level < 6 ? 6 : 2, random -> {
                Setup setup = Setup.of(4 + random.below(sizes), 2 + random.below(3));
                Board board = PUZZLE.generator(new Workspace()).generate(setup, random);
                while (board.winner() < 0) {
                    Board next = after(board, agent.turn(board, random));
                    List<Turn<Board, Move>> winning = SIMPLE.winning(board);
                    if (!winning.isEmpty()) {
                        assertThat(next.winner()).as("%s", board).isEqualTo(board.mover());
                    } else if (careful) {
                        boolean avoidable = SIMPLE.good(board).stream()
                                .anyMatch(turn -> SIMPLE.winning(turn.end()).isEmpty());
                        assertThat(avoidable && !SIMPLE.winning(next).isEmpty())
                                .as("%s", board)
                                .isFalse();
                    }
                    board = next;
                }
            });
        }
    }

    @Test
    void every_level_finishes_a_turn_that_was_begun() {
        for (Agent<Board, Move> agent : PUZZLE.abilities(new Workspace()).agents()) {
            Seeds.each(2, 4, random -> {
                Board board = PUZZLE.generator(new Workspace()).generate(Setup.of(5, 2), random);
                board = after(
                        board, List.of(PUZZLE.rules().offers(board).getFirst().move()));
                Board next = after(board, agent.turn(board, random));
                assertThat(next.mover()).isNotEqualTo(board.mover());
            });
        }
    }

    @Test
    void every_level_plays_on_boards_that_play_cannot_lead_to() {
        Board ring = Text.POSITIONS.parse("ABA/C.B/BCA 3");
        for (Agent<Board, Move> agent : PUZZLE.abilities(new Workspace()).agents()) {
            assertThat(after(ring, agent.turn(ring, new SeededRandom(1))).mover())
                    .isEqualTo(1);
        }
    }

    @Test
    void the_best_level_plays_no_turn_that_loses_a_won_game() {
        Agent<Board, Move> best = agent("level8");
        Seeds.each(3, 6, random -> {
            Board board = PUZZLE.generator(new Workspace()).generate(Setup.of(5, 2), random);
            Exact exact = Exact.below(board, 1_000_000, () -> false).orElseThrow();
            while (board.winner() < 0) {
                List<Move> turn = best.turn(board, random);
                assertThat(exact.winsAfter(board, SafeTurns.cells(turn)))
                        .as("%s", board)
                        .isEqualTo(exact.wins(board));
                board = after(board, turn);
                if (board.winner() < 0) {
                    board = after(board, agent("greedy").turn(board, random));
                }
            }
        });
    }

    @Test
    void the_best_level_leaves_a_way_to_go_wrong_when_it_has_lost() {
        Agent<Board, Move> best = agent("level8");
        Seeds.each(4, 10, random -> {
            Board board = PUZZLE.generator(new Workspace()).generate(Setup.of(5, 2), random);
            Exact exact = Exact.below(board, 1_000_000, () -> false).orElseThrow();
            while (board.winner() < 0) {
                Board lost = board;
                if (!exact.wins(board)) {
                    boolean possible = Arrays.stream(SafeTurns.of(new FastGame(board)))
                            .mapToObj(turn -> after(lost, SafeTurns.moves(lost, turn)))
                            .anyMatch(after -> canGoWrong(exact, after));
                    Board after = after(board, best.turn(board, random));
                    assertThat(possible).as("%s", board).isEqualTo(canGoWrong(exact, after));
                }
                board = after(board, agent("level4").turn(board, random));
            }
        });
    }

    /** Whether the player to move can lose without letting the other one win at once. */
    private static boolean canGoWrong(Exact exact, Board board) {
        return Arrays.stream(SafeTurns.of(new FastGame(board))).anyMatch(turn -> !exact.winsAfter(board, turn));
    }

    @Test
    void a_search_in_pieces_is_the_same_search() {
        Seeds.each(8, 20, random -> {
            Board board = PUZZLE.generator(new Workspace()).generate(Setup.of(6, 2 + random.below(3)), random);
            FastGame game = new FastGame(board);
            long[] turns = SafeTurns.of(game);
            TreeSearch.Style style = new TreeSearch.Style(300, 0.2, 8);
            TreeSearch whole = new TreeSearch(game, turns, style, new SeededRandom(1), Stop.never());
            int best = whole.best();
            TreeSearch parts = new TreeSearch(game, turns, style, new SeededRandom(1), Stop.never());
            parts.search(100);
            parts.search(200);
            for (int i = 0; i < turns.length; i++) {
                assertThat(parts.tries(i)).isEqualTo(whole.tries(i));
                assertThat(parts.chance(i)).isEqualTo(whole.chance(i));
            }
            assertThat(whole.tries(best)).isPositive();
        });
    }

    @Test
    void a_tree_search_finds_forced_wins() {
        Seeds.each(8, 20, random -> {
            Board board = PUZZLE.generator(new Workspace()).generate(Setup.of(4, 2), random);
            Exact exact = Exact.below(board, 1_000_000, () -> false).orElseThrow();
            TreeAgent agent = new TreeAgent("tree", Message.NONE, new TreeSearch.Style(3_000, 0.7, 10), true);
            assertThat(exact.winsAfter(board, SafeTurns.cells(agent.turn(board, random))))
                    .isEqualTo(exact.wins(board));
        });
    }

    /** The first turn of each agent on a board drawn by seed. */
    private static List<String> firstTurns(int players) {
        Board board = Text.POSITIONS.parse("BFABCE/CECDFD/FADABF/ABEDFC/EDCACD/FEBEAB " + players);
        return PalettoPuzzle.withSearches("uct500").abilities(new Workspace()).agents().stream()
                .map(agent -> agent.id() + " "
                        + agent.turn(board, new SeededRandom(9)).stream()
                                .map(Move::toString)
                                .collect(Collectors.joining("+")))
                .filter(turn -> turn.matches("(level[3-8]|uct).*"))
                .toList();
    }

    /** Turns that this program chose, to keep what a seed means; a change of a player changes them. */
    @Test
    void the_same_seed_gives_the_same_turn_on_every_machine() {
        assertThat(firstTurns(2))
                .containsExactly(
                        "level3 r6c1+end",
                        "level4 r1c6+end",
                        "level5 r1c6+end",
                        "level6 r1c6+end",
                        "level7 r6c1+end",
                        "level8 r1c1+r6c6+end",
                        "uct500 r1c1+r6c6+end");
        assertThat(firstTurns(3))
                .containsExactly(
                        "level3 r1c6+end",
                        "level4 r6c6+end",
                        "level5 r1c6+end",
                        "level6 r1c6+end",
                        "level7 r1c6+end",
                        "level8 r6c6+end",
                        "uct500 r1c1+r6c6+end");
        assertThat(firstTurns(4))
                .containsExactly(
                        "level3 r1c6+end",
                        "level4 r6c6+end",
                        "level5 r6c1+end",
                        "level6 r6c1+end",
                        "level7 r1c6+end",
                        "level8 r1c1+end",
                        "uct500 r1c6+end");
    }

    @Test
    void searches_to_measure_by_come_with_the_number_of_their_games() {
        assertThat(PalettoPuzzle.withSearches("uct10", "tree20", "best30-32")
                        .abilities(new Workspace())
                        .agents())
                .extracting(Agent::id)
                .endsWith("level8", "uct10", "tree20", "best30-32");
    }

    @Test
    void a_search_of_unknown_kind_is_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PalettoPuzzle.withSearches("oak10"))
                .withMessageContaining("oak10");
    }

    @Test
    void logarithms_are_good_to_three_digits() {
        for (int n = 1; n < 100_000; n++) {
            assertThat(TreeSearch.ln(n)).isBetween(Math.log(n) - 0.006, Math.log(n) + 0.006);
        }
    }
}
