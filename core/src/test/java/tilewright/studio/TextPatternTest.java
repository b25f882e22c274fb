package tilewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Study;
import tilewright.puzzle.TextForm;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.text.TextError;

/** Tests of the patterns of texts, by which a client knows which puzzles to ask. */
final class TextPatternTest {

    private static final int MOVES = 4;

    private static boolean looksLike(Puzzle<?, ?, ?> puzzle, String text) {
        return Pattern.compile(puzzle.texts().pattern()).matcher(text).find();
    }

    private static boolean reads(Puzzle<?, ?, ?> puzzle, String text) {
        try {
            puzzle.texts().positions().parse(text);
            return true;
        } catch (TextError no) {
            return false;
        }
    }

    @Test
    void every_text_that_a_puzzle_reads_looks_like_its_own() {
        SeededRandom random = new SeededRandom(1);
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            int read = 0;
            for (String text : texts(puzzle, random)) {
                if (reads(puzzle, text)) {
                    assertThat(looksLike(puzzle, text))
                            .as("%s reads (%s), and its pattern is not found there", puzzle.id(), text)
                            .isTrue();
                    read++;
                }
            }
            assertThat(read)
                    .as("texts that %s reads", puzzle.id())
                    .isGreaterThanOrEqualTo(puzzle.setups().presets().size());
        }
    }

    @Test
    void no_puzzle_is_asked_before_the_one_that_reads_a_generated_text() {
        SeededRandom random = new SeededRandom(2);
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            for (String text : own(puzzle, random)) {
                if (!text.matches(".*[^./].*")) {
                    continue; // an empty board may be anybody's
                }
                String first = Puzzles.CATALOG.puzzles().stream()
                        .filter(candidate -> looksLike(candidate, text))
                        .findFirst()
                        .orElseThrow()
                        .id();
                assertThat(first)
                        .as(
                                "the first puzzle whose pattern is found in (%s); if it is the wrong one, its pattern needs to be narrower",
                                text)
                        .isEqualTo(puzzle.id());
            }
        }
    }

    @Test
    void a_grid_with_blanks_for_empty_cells_looks_like_a_sudoku() {
        Puzzle<?, ?, ?> sudoku = Puzzles.CATALOG.find("sudoku").orElseThrow();
        String cells = "53  7    6  195    98    6 8   6   34  8 3  17   2   6 6    28    419  5    8  79";
        StringBuilder rows = new StringBuilder();
        for (int row = 0; row < 9; row++) {
            rows.append('|').append(cells, 9 * row, 9 * row + 9).append("|\n");
        }
        for (String text : List.of(cells, rows.toString())) {
            assertThat(reads(sudoku, text)).as(text).isTrue();
            assertThat(looksLike(sudoku, text)).as(text).isTrue();
        }
    }

    @Test
    void a_short_text_of_another_program_for_a_small_grid_looks_like_a_sudoku() {
        for (String text : List.of("2x2:1d2d3d4a", "4j:1o,b_c_b,", ".Shape~4x4.~R1C1_1", ".AntiKnight.~R1C1_1")) {
            assertThat(Puzzles.CATALOG.puzzles().stream()
                            .filter(puzzle -> looksLike(puzzle, text))
                            .map(Puzzle::id))
                    .as(text)
                    .containsExactly("sudoku");
        }
    }

    @Test
    void nonsense_looks_like_no_text() {
        for (String text : List.of("", "x", "NOSUCHCODE", "<script>", "12345678", "a:b/c", "%")) {
            assertThat(Puzzles.CATALOG.puzzles().stream()
                            .filter(puzzle -> !puzzle.texts().pattern().isEmpty() && !reads(puzzle, text))
                            .filter(puzzle -> looksLike(puzzle, text))
                            .map(Puzzle::id))
                    .as("puzzles whose pattern is found in (%s), which they do not read", text)
                    .isEmpty();
        }
    }

    /** Starts of all presets, and positions that random moves lead to from there. */
    private static <P, S, M> List<String> own(Puzzle<P, S, M> puzzle, SeededRandom random) {
        List<String> texts = new ArrayList<>();
        for (P setup : puzzle.setups().presets()) {
            S position = puzzle.generator(new Workspace()).generate(setup, random, Generator.Log.NONE);
            texts.add(puzzle.texts().positions().format(position));
            for (int move = 0; move < MOVES; move++) {
                List<Offer<M>> offers = puzzle.rules().offers(position);
                if (offers.isEmpty()) {
                    break;
                }
                position = puzzle.rules()
                        .after(position, offers.get(random.below(offers.size())).move());
                texts.add(puzzle.texts().positions().format(position));
            }
        }
        return texts;
    }

    /** The same in all forms. */
    private static <P, S> List<String> texts(Puzzle<P, S, ?> puzzle, SeededRandom random) {
        List<String> texts = new ArrayList<>();
        for (String text : own(puzzle, random)) {
            texts.add(text);
            S position = puzzle.texts().positions().parse(text);
            for (TextForm<S> form : puzzle.texts().forms()) {
                try {
                    texts.add(form.writer().apply(position));
                } catch (Study.Refused none) {
                    // This form has no text of this position.
                }
            }
        }
        return texts;
    }
}
