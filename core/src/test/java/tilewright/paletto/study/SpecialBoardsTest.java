package tilewright.paletto.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Seeds;
import tilewright.agent.Turns;
import tilewright.agent.WinSearch;
import tilewright.paletto.ReferenceBoard;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Kind;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.PalettoRules;
import tilewright.paletto.model.SafeTurns;
import tilewright.paletto.model.Setup;
import tilewright.paletto.model.Text;
import tilewright.paletto.proof.Exact;
import tilewright.paletto.proof.Proofs;
import tilewright.paletto.proof.WholeTurns;
import tilewright.paletto.start.StartBoards;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;

final class SpecialBoardsTest {

    private static final Rules<Board, Move> RULES = new PalettoRules();
    private static final Proofs PROOFS = new Proofs(RULES, new Workspace());
    private static final Generator<Setup, Board> BOARDS = new SpecialBoards(new StartBoards(), PROOFS, 150);

    private static Board made(String setup, SeededRandom random) {
        return BOARDS.generate(Text.SETUPS.parse(setup), random);
    }

    private static int legal(Board board) {
        return new WholeTurns().of(board).size();
    }

    @Test
    void boards_that_take_too_much_memory_to_prove_are_given_up() {
        Generator<Setup, Board> poor =
                new SpecialBoards(new StartBoards(), new Proofs(RULES, new Workspace(1_000)), 150);
        assertThatThrownBy(() -> poor.generate(Text.SETUPS.parse("4x4-trap"), new SeededRandom(1)))
                .isInstanceOf(Generator.GaveUp.class)
                .hasMessageContaining("memory");
    }

    @ParameterizedTest
    @CsvSource({"4x4, 6", "5x5, 1", "4x4-corners, 3"})
    void boards_are_proved_to_be_what_was_asked_for(String size, int count) {
        Seeds.each((count + 2) / 3, count, random -> {
            for (String word : List.of("fair", "path", "trap")) {
                Board board = made(size + "-" + word, random);
                assertThat(ReferenceBoard.of(board).valid()).isTrue();
                assertThat(board.pieces(0))
                        .satisfies(cells -> assertThat(Long.bitCount(cells)).isEqualTo(board.size()));
                Exact exact =
                        Exact.below(board, Integer.MAX_VALUE, Stop.never()).orElseThrow();
                int wins = exact.winning(board).size();
                assertThat(wins).isBetween(1, word.equals("path") ? 1 : legal(board) / 2);
                for (int search = 0; word.equals("trap") && search < ObviousTurn.SEARCHES; search++) {
                    long cells = SafeTurns.cells(ObviousTurn.of(board, search));
                    assertThat(exact.winsAfter(board, cells)).isFalse();
                }
            }
        });
    }

    @Test
    void a_plain_search_counts_as_many_winning_turns() {
        Seeds.each(1, 3, random -> {
            WinSearch<Board, Move> reference = new WinSearch<>(RULES, Turns.by(RULES), key -> key);
            assertThat(reference.winning(made("4x4-path", random), Limits.NONE).orElseThrow())
                    .hasSize(1);
            Board fair = made("4x4-fair", random);
            assertThat(reference.winning(fair, Limits.NONE).orElseThrow().size())
                    .isBetween(1, legal(fair) / 2);
        });
    }

    @Test
    void corners_stay_different_when_that_was_asked_for() {
        Seeds.each(2, 4, random -> {
            Board board = made("4x4-corners-fair", random);
            Set<Integer> corners = new HashSet<>(List.of(board.at(0), board.at(3), board.at(24), board.at(27)));
            assertThat(corners).hasSize(4);
        });
    }

    @Test
    void the_same_seed_gives_the_same_board_and_log() {
        List<String> log = new ArrayList<>();
        List<String> again = new ArrayList<>();
        Setup setup = Setup.of(4, Kind.PATH);
        Board board = BOARDS.generate(setup, new SeededRandom(1), line -> log.add(line.text()));
        Generator<Setup, Board> other = new SpecialBoards(new StartBoards(), new Proofs(RULES, new Workspace()), 150);
        assertThat(other.generate(setup, new SeededRandom(1), line -> again.add(line.text())))
                .isEqualTo(board);
        assertThat(again).isEqualTo(log);
        assertThat(log).anyMatch(line -> line.startsWith("swapped two pieces: won by "));
        assertThat(log.getLast()).endsWith("proved; result: won by 1 of " + legal(board) + " first turns");
    }

    @Test
    void at_its_limit_it_says_what_was_not_found() {
        Generator<Setup, Board> hasty = new SpecialBoards(new StartBoards(), PROOFS, 0);
        assertThatThrownBy(() -> hasty.generate(Setup.of(4, Kind.TRAP), new SeededRandom(1)))
                .isInstanceOf(Generator.GaveUp.class)
                .hasMessage("no board (trap) was found among 1 that were proved;" + " try another seed");
    }

    @Test
    void a_board_of_size_6_is_another_one_than_the_known_ones_and_as_hard() {
        Board board = made("6x6-fair", new SeededRandom(2));
        int wins = PROOFS.winning(board, Limits.NONE).orElseThrow().size();
        assertThat(wins).isBetween(1, legal(board) / 2);
        assertThat(shape(board.toString()))
                .isNotIn(KnownBoards.ROWS.stream().map(SpecialBoardsTest::shape).toList());
    }

    /** The rows with their letters in the order in which they are met. */
    private static String shape(String rows) {
        StringBuilder met = new StringBuilder();
        StringBuilder out = new StringBuilder();
        for (char letter : rows.replace("/", "").toCharArray()) {
            if (met.indexOf(String.valueOf(letter)) < 0) {
                met.append(letter);
            }
            out.append(met.indexOf(String.valueOf(letter)));
        }
        return out.toString();
    }

    @Test
    void known_boards_are_valid_and_the_first_has_one_winning_turn() {
        for (String rows : KnownBoards.ROWS) {
            assertThat(ReferenceBoard.of(Text.POSITIONS.parse(rows)).valid())
                    .as(rows)
                    .isTrue();
        }
        Board first = Text.POSITIONS.parse(KnownBoards.ROWS.getFirst());
        assertThat(PROOFS.winning(first, Limits.NONE).orElseThrow()).hasSize(1);
        Seeds.each(80, 200, random -> {
            boolean corners = random.below(2) == 0;
            int[] colors = KnownBoards.any(corners, random);
            assertThat(StartBoardChanges.valid(colors, 6)).isTrue();
            assertThat(!corners || StartBoardChanges.cornersDiffer(colors, 6)).isTrue();
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6})
    void a_swap_changes_two_pieces_and_leaves_the_board_valid(int size) {
        Seeds.each(20, 50, random -> {
            Board board = new StartBoards().generate(Setup.of(size, 2), random);
            int[] colors = ReferenceBoard.of(board).colors;
            int[] after = StartBoardChanges.swapped(colors, size, random);
            assertThat(new ReferenceBoard(size, after).valid()).isTrue();
            List<Integer> changed = new ArrayList<>();
            for (int cell = 0; cell < colors.length; cell++) {
                if (colors[cell] != after[cell]) {
                    changed.add(cell);
                }
            }
            assertThat(changed).hasSize(2).doesNotContain(0, size - 1, size * size - size, size * size - 1);
            assertThat(after[changed.getFirst()]).isEqualTo(colors[changed.getLast()]);
        });
    }
}
