package tilewright.sudoku.canonical;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.puzzle.Study;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.sudoku.KnownPuzzle;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Text;

final class CanonicalTest {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    /** Ways to move the cells, and to name the digits. */
    private static final long ALL = 3_359_232L * 362_880;

    private static final int[][] ORDERS = Isomorphisms.orders();

    /** Tries all ways to order rows and columns; digits are named as they come. */
    private static final class Reference {

        private final int[] best = new int[81];
        private long ways;

        Reference(Board board) {
            Arrays.fill(best, 9);
            for (int transposed = 0; transposed < 2; transposed++) {
                int[][] grid = new int[9][9];
                int known = 0;
                for (int cell = 0; cell < 81; cell++) {
                    int from = transposed == 0 ? cell : cell % 9 * 9 + cell / 9;
                    grid[cell / 9][cell % 9] = board.clue(from);
                    known |= 1 << board.clue(from);
                }
                for (int[] rows : ORDERS) {
                    for (int[] columns : ORDERS) {
                        attempt(grid, rows, columns);
                    }
                }
                if (transposed == 1) {
                    for (int unnamed = 9 - Integer.bitCount(known & 0x3fe); unnamed > 1; unnamed--) {
                        ways *= unnamed;
                    }
                }
            }
        }

        private void attempt(int[][] grid, int[] rows, int[] columns) {
            int[] names = new int[10];
            int named = 0;
            boolean smaller = false;
            for (int cell = 0; cell < 81; cell++) {
                int digit = grid[rows[cell / 9]][columns[cell % 9]];
                if (digit > 0 && names[digit] == 0) {
                    names[digit] = ++named;
                }
                if (!smaller && names[digit] > best[cell]) {
                    return;
                }
                smaller |= names[digit] < best[cell];
                best[cell] = names[digit];
            }
            ways = smaller ? 1 : ways + 1;
        }
    }

    /** The lines of a file of puzzles, without its comments. */
    private static List<String> lines(String file) throws IOException {
        try (InputStream in = Objects.requireNonNull(KnownPuzzle.class.getResourceAsStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        }
    }

    private static void holds(Board board) {
        Canonical canonical = Canonical.of(board);
        assertThat(canonical.isomorphism().of(board.fresh())).isEqualTo(canonical.board());
    }

    @Test
    void trying_all_orders_gives_the_same() {
        Seeds.each(6, 25, random -> {
            Board board = random(random);
            Reference reference = new Reference(board);
            Canonical canonical = Canonical.of(board);
            assertThat(canonical.board().digits()).as(board.toString()).isEqualTo(reference.best);
            assertThat(canonical.automorphisms()).as(board.toString()).isEqualTo(reference.ways);
        });
    }

    /** From empty to full; now and then with a symmetric pattern, or the digits of a very regular grid. */
    private static Board random(SeededRandom random) {
        int[] digits = Text.POSITIONS
                .parse(random.below(2) == 0 ? SOLUTION : shifted())
                .digits();
        int kept = random.below(4) == 0 ? 100 : random.below(101);
        boolean symmetric = random.below(2) == 0;
        int kinds = 1 + random.below(9);
        for (int cell = 0; cell <= 40; cell++) {
            boolean lost = random.below(100) >= kept;
            digits[cell] = lost || digits[cell] > kinds ? 0 : digits[cell];
            boolean alsoLost = symmetric ? lost : random.below(100) >= kept;
            digits[80 - cell] = alsoLost || digits[80 - cell] > kinds ? 0 : digits[80 - cell];
        }
        return Isomorphism.random(random).of(Board.of(digits));
    }

    /** Each row is the one above shifted by three, and by one more from band to band. */
    private static String shifted() {
        StringBuilder grid = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            grid.append((cell / 9 * 3 + cell / 27 + cell % 9) % 9 + 1);
        }
        return grid.toString();
    }

    @Test
    void isomorphic_puzzles_have_the_same_form_and_as_many_automorphisms() {
        Seeds.each(3_000, random -> {
            Board board = random(random);
            Canonical canonical = Canonical.of(board);
            holds(board);
            Isomorphism way = Isomorphism.random(random);
            Canonical other = Canonical.of(way.of(board));
            assertThat(other.board()).as(board.toString()).isEqualTo(canonical.board());
            assertThat(other.automorphisms()).isEqualTo(canonical.automorphisms());
            holds(way.of(board));
            assertThat(Canonical.of(canonical.board()).board()).isEqualTo(canonical.board());
        });
    }

    /**
     * A puzzle of k clues comes from k puzzles with one clue less. So the ways to add a clue, counted over all puzzles,
     * are k times the puzzles; and of a kind there are as many puzzles as there are isomorphisms for each automorphism.
     */
    @Test
    void puzzles_of_few_clues_are_as_many_as_their_automorphisms_say() {
        Map<String, Long> kinds = Map.of(".".repeat(81), 1L);
        for (int clues = 1; clues <= 4; clues++) {
            Map<String, Long> more = new TreeMap<>();
            long ways = 0;
            for (Map.Entry<String, Long> kind : kinds.entrySet()) {
                Board board = Text.POSITIONS.parse(kind.getKey());
                for (int cell = 0; cell < 81; cell++) {
                    for (int digit : Digits.list(board.possible(cell))) {
                        ways += kind.getValue();
                        Canonical canonical =
                                Canonical.of(board.withEntry(cell, digit).fixed());
                        more.put(canonical.board().toString(), ALL / canonical.automorphisms());
                    }
                }
            }
            assertThat(more.values().stream().mapToLong(count -> count).sum() * clues)
                    .isEqualTo(ways);
            kinds = more;
        }
    }

    @Test
    void another_clue_is_another_puzzle() {
        Canonical canonical = Canonical.of(Text.POSITIONS.parse(PUZZLE));
        Canonical other = Canonical.of(Text.POSITIONS.parse(PUZZLE.replaceFirst("53", "5.")));
        assertThat(other.board()).isNotEqualTo(canonical.board());
    }

    @Test
    void the_known_puzzles_of_17_clues_are_all_different() throws IOException {
        Set<String> forms = new HashSet<>();
        List<String> lines = lines("17clue.txt");
        for (String line : lines) {
            forms.add(Canonical.of(Text.POSITIONS.parse(line.split(" ", -1)[0]))
                    .board()
                    .toString());
        }
        assertThat(forms).hasSize(lines.size()).hasSizeGreaterThan(1_000);
    }

    @Test
    void what_the_player_set_does_not_count() {
        Board board = Text.POSITIONS.parse(PUZZLE);
        assertThat(Canonical.of(board.withEntry(2, 4).withNotes(3, 3))).isEqualTo(Canonical.of(board));
    }

    @Test
    void the_samples_have_their_forms_and_automorphisms() throws IOException {
        for (String sample : lines("canonical.txt")) {
            String[] fields = sample.split(" ", -1);
            Board board = Text.POSITIONS.parse(fields[0]);
            Canonical canonical = Canonical.of(board);
            assertThat(canonical.board().toString()).as(sample).isEqualTo(fields[1]);
            assertThat(canonical.automorphisms()).as(sample).isEqualTo(Long.parseLong(fields[2]));
            holds(board);
        }
    }

    @Test
    void equal_clues_that_see_each_other_have_no_form() {
        Board board = Text.POSITIONS.parse("5.5" + ".".repeat(78));
        assertThatThrownBy(() -> Canonical.of(board))
                .isInstanceOf(Study.Refused.class)
                .hasMessageContaining("equal clues see each other");
    }

    @Test
    void the_page_is_told_in_sentences() {
        Study.Report report = new SmallestIsomorph().study(Text.POSITIONS.parse(PUZZLE), 0, Limits.NONE);
        assertThat(report.picture().orElseThrow().caption().text())
                .startsWith("The smallest equivalent puzzle is ........1...")
                .contains(". From here to there: transposed, rows 321789465,")
                .endsWith(". Automorphisms: 1.");
    }

    /** A Sukaku's candidates digit by digit, in some order of rows and columns; digits sorted. */
    private static long[][] masks(Board board, boolean transposed, int[] rows, int[] columns) {
        long[][] masks = new long[9][2];
        for (int i = 0; i < 81; i++) {
            int row = rows[i / 9];
            int column = columns[i % 9];
            int cell = transposed ? 9 * column + row : 9 * row + column;
            for (int rest = board.candidates(cell); rest != 0; rest &= rest - 1) {
                masks[Integer.numberOfTrailingZeros(rest)][i / 54] |= 1L << i % 54;
            }
        }
        Arrays.sort(masks, Arrays::compare);
        return masks;
    }

    private static boolean alike(Board board, boolean transposed, int[] rows, int[] columns) {
        for (int i = 0; i < 81; i++) {
            int row = rows[i / 9];
            int column = columns[i % 9];
            int cell = transposed ? 9 * column + row : 9 * row + column;
            if (Digits.size(board.candidates(cell)) != Digits.size(board.candidates(i))) {
                return false;
            }
        }
        long[][] masks = masks(board, false, ORDERS[0], ORDERS[0]);
        return Arrays.deepEquals(masks, masks(board, transposed, rows, columns));
    }

    @Test
    void a_sukaku_has_as_many_automorphisms_as_all_orders_show() {
        assertThat(ORDERS[0]).isSorted();
        Seeds.each(12, random -> {
            int[] sets = new int[81];
            int always = random.below(2) == 0 ? 0b1_0000_0000 : 0b1_1000_0000; // the last two digits may be alike
            for (int cell = 0; cell < 81; cell++) {
                sets[cell] = random.below(511) | always;
            }
            boolean mirrored = random.below(2) == 0;
            boolean repeated = random.below(2) == 0;
            for (int cell = 0; cell < 81; cell++) {
                sets[cell] = mirrored && cell / 9 > cell % 9 ? sets[cell % 9 * 9 + cell / 9] : sets[cell];
                sets[cell] = repeated && cell / 9 == 1 ? sets[cell - 9] : sets[cell];
            }
            Board board = Board.of(new int[81]).withCandidates(sets);
            long found = 0;
            for (int[] rows : ORDERS) {
                for (int[] columns : ORDERS) {
                    found += alike(board, false, rows, columns) ? 1 : 0;
                    found += alike(board, true, rows, columns) ? 1 : 0;
                }
            }
            found *= always == 0b1_1000_0000 ? 2 : 1;
            assertThat(Canonical.of(board).automorphisms()).isEqualTo(found);
        });
    }

    @Test
    void a_sukaku_with_too_many_symmetries_has_no_form() {
        int[] sets = new int[81];
        Arrays.fill(sets, 255);
        Board board = Board.of(new int[81]).withCandidates(sets);
        assertThatThrownBy(() -> Canonical.of(board)).hasMessageContaining("too many symmetries");
        Board none = Text.POSITIONS.parse("1" + ".".repeat(80) + " only 121");
        assertThatThrownBy(() -> Canonical.of(none)).hasMessageContaining("no candidate");
        Board twice = Text.POSITIONS.parse("11" + ".".repeat(79) + " only 132");
        assertThatThrownBy(() -> Canonical.of(twice)).hasMessageContaining("equal clues");
    }
}
