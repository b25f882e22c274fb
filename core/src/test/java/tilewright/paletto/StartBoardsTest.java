package tilewright.paletto;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;
import tilewright.text.Json;

final class StartBoardsTest {

    private static final StartBoards BOARDS = new StartBoards();

    private static Board made(Setup setup, SeededRandom random) {
        return BOARDS.generate(setup, random);
    }

    /** The method of the source, and the judge of ours: shuffle all pieces until no two like ones touch. */
    private static Board shuffled(Setup setup, SeededRandom random) {
        int size = setup.size();
        int[] colors = new int[size * size];
        for (int i = 0; i < colors.length; i++) {
            colors[i] = i % size;
        }
        int filled = 0;
        while (filled < colors.length) {
            // The shuffle of Fisher and Yates, given up at the first clash.
            int chosen = filled + random.below(colors.length - filled);
            int held = colors[chosen];
            colors[chosen] = colors[filled];
            colors[filled] = held;
            boolean clash =
                    filled % size > 0 && held == colors[filled - 1] || filled >= size && held == colors[filled - size];
            filled = clash ? 0 : filled + 1;
        }
        return Board.start(size, setup.players(), colors);
    }

    private static double sigmas(
            int draws, int kinds, Setup setup, Function<SeededRandom, Board> maker, Function<Board, String> kind) {
        Map<String, Integer> seen = new HashMap<>();
        SeededRandom random = new SeededRandom(setup.size());
        for (int i = 0; i < draws; i++) {
            seen.merge(kind.apply(maker.apply(random)), 1, Integer::sum);
        }
        assertThat(seen).hasSizeLessThanOrEqualTo(kinds);
        return ChiSquare.sigmas(seen.values(), kinds);
    }

    /** The board with its colors named in the order in which they appear. */
    private static String withoutNames(Board board) {
        int[] colors = Dull.of(board).colors;
        StringBuilder names = new StringBuilder();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < colors.length; i++) {
            String letter = String.valueOf(Text.letter(colors[i]));
            if (names.indexOf(letter) < 0) {
                names.append(letter);
            }
            text.append(names.indexOf(letter));
        }
        return text.toString();
    }

    /** All valid boards, their colors named in the order in which they appear, found cell by cell. */
    private static List<Board> kinds(int size) {
        List<Board> kinds = new ArrayList<>();
        addKinds(new int[size * size], 0, size, kinds);
        return kinds;
    }

    private static void addKinds(int[] colors, int at, int size, List<Board> kinds) {
        if (at == colors.length) {
            kinds.add(Board.start(size, 2, colors));
            return;
        }
        int[] counts = new int[size];
        int named = 0;
        for (int i = 0; i < at; i++) {
            named = Math.max(named, colors[i] + 1);
            counts[colors[i]]++;
        }
        for (int color = 0; color < Math.min(named + 1, size); color++) {
            boolean clash = at % size > 0 && colors[at - 1] == color || at >= size && colors[at - size] == color;
            if (!clash && counts[color] < size) {
                colors[at] = color;
                addKinds(colors, at + 1, size, kinds);
            }
        }
    }

    @Test
    void there_are_as_many_boards_as_the_vectors_say() {
        Json.Obj counts = (Json.Obj) Vectors.field(Vectors.file("counts-dev.json"), "valid_start_boards");
        assertThat(Integer.toString(6 * kinds(3).size())).isEqualTo(Vectors.string(counts, "3"));
        assertThat(Integer.toString(24 * kinds(4).size())).isEqualTo(Vectors.string(counts, "4"));
    }

    @Test
    void all_36_boards_of_size_3_are_equally_likely() {
        Setup setup = Setup.of(3, 2);
        assertThat(sigmas(36 * 1_000, 36, setup, random -> made(setup, random), Board::toString))
                .isBetween(-3.5, 3.5);
        assertThat(sigmas(36 * 1_000, 36, setup, random -> shuffled(setup, random), Board::toString))
                .isBetween(-3.5, 3.5);
    }

    @Test
    void all_11223_kinds_of_boards_of_size_4_are_equally_likely() {
        Setup setup = Setup.of(4, 2);
        int kinds = 269_352 / 24;
        assertThat(sigmas(kinds * 10, kinds, setup, random -> made(setup, random), StartBoardsTest::withoutNames))
                .isBetween(-3.5, 3.5);
        assertThat(sigmas(kinds * 2, kinds, setup, random -> shuffled(setup, random), StartBoardsTest::withoutNames))
                .isBetween(-3.5, 3.5);
    }

    @Test
    void with_different_corners_all_boards_of_size_4_that_have_them_are_equally_likely() {
        int kinds = (int)
                kinds(4).stream().filter(StartBoardsTest::differentCorners).count();
        assertThat(kinds).isEqualTo(1_621);
        assertThat(sigmas(
                        kinds * 20,
                        kinds,
                        new Setup(4, 2, true),
                        random -> made(new Setup(4, 2, true), random),
                        StartBoardsTest::withoutNames))
                .isBetween(-3.5, 3.5);
    }

    @Test
    void diagonal_neighbors_are_alike_as_often_as_on_shuffled_boards() {
        Setup setup = Setup.of(5, 2);
        double ours = meanAlike(3_000, random -> made(setup, random));
        double theirs = meanAlike(3_000, random -> shuffled(setup, random));
        assertThat(ours).isBetween(theirs - 0.2, theirs + 0.2);
    }

    private static double meanAlike(int boards, Function<SeededRandom, Board> maker) {
        SeededRandom random = new SeededRandom(7);
        long alike = 0;
        for (int i = 0; i < boards; i++) {
            Dull board = Dull.of(maker.apply(random));
            for (int cell = 0; cell < board.n * (board.n - 1); cell++) {
                alike += cell % board.n > 0 && board.colors[cell] == board.colors[cell + board.n - 1] ? 1 : 0;
                alike += cell % board.n < board.n - 1 && board.colors[cell] == board.colors[cell + board.n + 1] ? 1 : 0;
            }
        }
        return (double) alike / boards;
    }

    @Test
    void as_many_boards_have_different_corners_as_were_counted() {
        assertThat(withDifferentCorners(6, 4_000)).isBetween(0.324 - 0.025, 0.324 + 0.025);
        assertThat(withDifferentCorners(8, 800)).isBetween(0.45 - 0.05, 0.45 + 0.05);
    }

    private static double withDifferentCorners(int size, int boards) {
        SeededRandom random = new SeededRandom(5);
        int found = 0;
        for (int i = 0; i < boards; i++) {
            found += differentCorners(made(Setup.of(size, 2), random)) ? 1 : 0;
        }
        return (double) found / boards;
    }

    private static boolean differentCorners(Board board) {
        int last = board.size() - 1;
        return List.of(board.at(0), board.at(last), board.at(8 * last), board.at(9 * last)).stream()
                        .distinct()
                        .count()
                == 4;
    }

    @Test
    void every_setup_gives_a_valid_full_board() {
        Seeds.each(20, random -> {
            for (int size = 3; size <= 8; size++) {
                Setup setup = new Setup(size, 2 + random.below(3), size > 3 && random.below(2) == 0);
                List<String> log = new ArrayList<>();
                Board board = BOARDS.generate(setup, random, log::add);
                assertThat(log).hasSize(1);
                assertThat(Text.POSITIONS.parse(board.toString())).isEqualTo(board);
                assertThat(board.occupied()).isEqualTo(Shape.full(size));
                assertThat(board.players()).isEqualTo(setup.players());
                assertThat(!setup.corners() || differentCorners(board)).isTrue();
            }
        });
    }

    @Test
    void a_seed_gives_the_same_board_in_every_release() {
        assertThat(BOARDS.generate(Setup.of(4, 2), new SeededRandom(1))).hasToString("ACAD/DBCB/BCDA/CBAD");
        assertThat(BOARDS.generate(Setup.of(6, 3), new SeededRandom(1)))
                .hasToString("DFCDFA/BEACDF/EDFEBE/CFBDCA/BEABAB/EACFDC 3 0");
        assertThat(BOARDS.generate(new Setup(8, 2, true), new SeededRandom(1)))
                .hasToString("BHDAFCBE/EBACAGEF/AGBHGECD/HEFAFHDC/FGDECBHD/DFGAFHAB/CGABDCEG/HFEGHBDC");
    }
}
