package tilewright.paletto.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import tilewright.ChiSquare;
import tilewright.Seeds;
import tilewright.paletto.ReferenceBoard;
import tilewright.paletto.Vectors;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Setup;
import tilewright.paletto.model.Shape;
import tilewright.paletto.model.Text;
import tilewright.rng.SeededRandom;
import tilewright.text.Json;

final class StartBoardsTest {

    private static final StartBoards BOARDS = new StartBoards();

    private static final Offset<Double> MARGIN = Offset.offset(0.0095);

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
        int[] colors = ReferenceBoard.of(board).colors;
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

    /** Of diagonal neighbors, and of cells two apart: how many pairs are alike on a board. */
    private static int[] alike(Board board) {
        int[] colors = ReferenceBoard.of(board).colors;
        int n = board.size();
        int[] alike = new int[2];
        for (int cell = 0; cell < n * n; cell++) {
            int row = cell / n;
            int column = cell % n;
            alike[0] += row < n - 1 && column > 0 && colors[cell] == colors[cell + n - 1] ? 1 : 0;
            alike[0] += row < n - 1 && column < n - 1 && colors[cell] == colors[cell + n + 1] ? 1 : 0;
            alike[1] += column < n - 2 && colors[cell] == colors[cell + 2] ? 1 : 0;
            alike[1] += row < n - 2 && colors[cell] == colors[cell + 2 * n] ? 1 : 0;
        }
        return alike;
    }

    /** The means of both, and after each its standard error. */
    private static double[] means(int boards, Function<SeededRandom, Board> maker) {
        SeededRandom random = new SeededRandom(7);
        double[] sums = new double[2];
        double[] squares = new double[2];
        for (int i = 0; i < boards; i++) {
            int[] alike = alike(maker.apply(random));
            for (int kind = 0; kind < 2; kind++) {
                sums[kind] += alike[kind];
                squares[kind] += alike[kind] * alike[kind];
            }
        }
        double[] means = new double[4];
        for (int kind = 0; kind < 2; kind++) {
            double mean = sums[kind] / boards;
            means[2 * kind] = mean;
            means[2 * kind + 1] = Math.sqrt((squares[kind] / boards - mean * mean) / boards);
        }
        return means;
    }

    private static void assertAlike(double[] ours, double[] theirs) {
        for (int kind = 0; kind < 4; kind += 2) {
            double error = Math.hypot(ours[kind + 1], theirs[kind + 1]);
            assertThat(ours[kind]).isBetween(theirs[kind] - 3.5 * error, theirs[kind] + 3.5 * error);
        }
    }

    @Test
    void cells_near_each_other_are_alike_as_often_as_on_shuffled_boards() {
        for (int size = 5; size <= 6; size++) {
            Setup setup = Setup.of(size, 2);
            assertAlike(means(20_000, random -> made(setup, random)), means(2_000, random -> shuffled(setup, random)));
        }
    }

    @Test
    void cells_near_each_other_are_alike_as_often_as_on_shuffled_boards_of_size_8() {
        // The means of 3,000 boards by shuffled(...) from seed 7, which took a minute.
        double[] theirs = {14.1560, 0.0611, 12.4390, 0.0610};
        assertAlike(means(20_000, random -> made(Setup.of(8, 2), random)), theirs);
    }

    @Test
    void different_corners_by_the_option_are_as_good_as_by_making_boards_until_they_differ() {
        for (int size = 5; size <= 8; size++) {
            int n = size;
            double[] ours = means(10_000, random -> made(new Setup(n, 2, true), random));
            assertAlike(ours, means(10_000, random -> madeUntilCornersDiffer(Setup.of(n, 2), random)));
        }
    }

    private static Board madeUntilCornersDiffer(Setup setup, SeededRandom random) {
        Board board;
        do {
            board = made(setup, random);
        } while (!differentCorners(board));
        return board;
    }

    /**
     * Exact numbers of boards: {@code count paletto --starts}; those of 4 and 5 also by {@link DiagonalCount}. The margin is
     * four standard deviations or more.
     */
    @Test
    void as_many_boards_have_different_corners_as_were_counted() {
        assertThat(withDifferentCorners(4, 40_000)).isCloseTo(38_904.0 / 269_352, MARGIN);
        assertThat(withDifferentCorners(5, 40_000)).isCloseTo(90_089_406_480.0 / 378_296_480_400.0, MARGIN);
        // 75,318,548,537,236,817,520 of 231,884,179,337,494,990,080.
        assertThat(withDifferentCorners(6, 40_000)).isCloseTo(0.32481, MARGIN);
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
        Seeds.each(8, 20, random -> {
            for (int size = 3; size <= 8; size++) {
                Setup setup = new Setup(size, 2 + random.below(3), size > 3 && random.below(2) == 0);
                List<String> log = new ArrayList<>();
                Board board = BOARDS.generate(setup, random, line -> log.add(line.text()));
                assertThat(log).hasSize(1);
                assertThat(Text.POSITIONS.parse(board.toString())).isEqualTo(board);
                assertThat(board.occupied()).isEqualTo(Shape.full(size));
                assertThat(board.players()).isEqualTo(setup.players());
                assertThat(!setup.corners() || differentCorners(board)).isTrue();
            }
        });
    }

    /** Boards that this program drew, to keep what a seed means; that they are fair is tested above. */
    @Test
    void a_seed_gives_the_same_board_in_every_release() {
        assertThat(BOARDS.generate(Setup.of(4, 2), new SeededRandom(1))).hasToString("DCDC/BABA/CBAB/DACD");
        assertThat(BOARDS.generate(Setup.of(6, 3), new SeededRandom(1)))
                .hasToString("CEDFDE/ABCDEB/BFDEBA/CACAEF/AFACFB/BCDFDE 3 0");
        assertThat(BOARDS.generate(Setup.of(7, 2), new SeededRandom(1)))
                .hasToString("EABEFGF/FGEGACD/BEGDEFB/CGAFAGA/ADFEDCD/DABDCBC/EBGCBCF");
        assertThat(BOARDS.generate(new Setup(8, 2, true), new SeededRandom(1)))
                .hasToString("GFAHCDEC/BGCBGAGF/HFBABDBD/CEHFDEHB/ACAEFDAH/FBHAHCFB/GCEDCDEG/HEFGAEGD");
    }
}
