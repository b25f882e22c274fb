package tilewright.sudoku.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tilewright.sudoku.notation.AllNotations.NOTATIONS;
import static tilewright.sudoku.notation.AllNotations.POSITIONS;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import tilewright.BrokenTexts;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Note;
import tilewright.text.TextError;

/** Files and links of other programs that hold more than rows of cells. */
final class OtherProgramsTest {

    private static final String CLUES =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final Board PUZZLE = POSITIONS.parse(CLUES);
    private static final String SET =
            "+3+24+8+6+1+59765+7+9+4+3+82191+8+5+273+642.1+43....5.32.6...+4..+7.....+1..6.....+8..1746..7..+39..1.";
    private static final String SET_POSITION =
            "..4....9765.....2191...73.42.1.3....5.32.6...............6........1746..7...9..1."
                    + " 32.8615....79438....852..6....4..............4..7.....1........8...........3.....";

    private static String written(String form, Board board) {
        return NOTATIONS.all().stream()
                .filter(notation -> notation.id().equals(form))
                .findFirst()
                .orElseThrow()
                .write(board);
    }

    private static void refused(String text, int column, String reason) {
        assertThatThrownBy(() -> POSITIONS.parse(text)).as(text).isInstanceOfSatisfying(TextError.class, error -> {
            assertThat(error.problem().text()).contains(reason);
            assertThat(error.column()).isEqualTo(column);
        });
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/tilewright/sudoku/links.txt", delimiter = ';', maxCharsPerColumn = 100_000)
    void links_carry_a_puzzle_or_none(String link, String expected) {
        boolean puzzle = expected.length() > Houses.CELLS && expected.charAt(1) != 'h';
        if (puzzle || expected.length() == Houses.CELLS) {
            assertThat(POSITIONS.parse(link)).hasToString(expected);
        } else {
            assertThatThrownBy(() -> POSITIONS.parse(link))
                    .isInstanceOfSatisfying(
                            TextError.class,
                            error -> assertThat(error.problem().text()).startsWith(expected));
        }
        assertThat(LineKind.of(link)).isEqualTo(LineKind.WHOLE);
    }

    @Test
    void shortened_json_is_put_back() {
        assertThat(SudokuPadJson.whole(
                        "{cs:50,ce:[[{v:5},,],,[{v:'6'}]],s:{a:t,b:f,c:ff0000,d:#0,e:#F,f:{}},t:'It\\'s {a:t}, no'}"))
                .isEqualTo("{\"cs\":50,\"ce\":[[{\"v\":5},{},{}],{},[{\"v\":\"6\"}]],\"s\":{\"a\":true,\"b\":false,"
                        + "\"c\":\"#ff0000\",\"d\":\"#000000\",\"e\":\"#FFFFFF\",\"f\":{}},\"t\":\"It's {a:t}, no\"}");
        Seeds.each(2_000, random -> {
            String broken = BrokenTexts.broken("{cs:50,ce:[[{v:5},,],,[{v:'6'}]],s:{a:t,b:f,c:ff0000,d:#0}}", random);
            assertThat(SudokuPadJson.whole(broken)).hasSizeLessThan(20 + 4 * broken.length());
        });
        assertThat(SudokuPadJson.whole("{\"a\":\"it's\",\"b\":[1,2]}")).isEqualTo("{\"a\":\"it's\",\"b\":[1,2]}");
    }

    @Test
    void lines_of_a_library_have_digits_that_were_set() {
        for (String line : new String[] {
            ":1101:35789:" + SET + "::378 578 757:comment",
            "1101:35789:" + SET + "::378:",
            SET,
            SET + ":::",
            ":0000:x:" + SET
        }) {
            assertThat(POSITIONS.parse(line)).as(line).hasToString(SET_POSITION);
            assertThat(LineKind.of(line)).as(line).isEqualTo(LineKind.WHOLE);
        }
        assertThat(POSITIONS.parse(":0300:7:" + CLUES + "::414 419:c")).isEqualTo(PUZZLE);
        assertThat(POSITIONS.parse(":0300-2:7:" + CLUES.replace('.', '0') + ":::"))
                .isEqualTo(PUZZLE);
        assertThat(written("hodoku", PUZZLE)).isEqualTo(":0000:x:" + CLUES + ":::");
    }

    @Test
    void deleted_candidates_of_a_library_are_removed() {
        Board board = POSITIONS.parse(":0000:x:" + CLUES + ":113 213 216 711::");
        assertThat(board).hasToString(CLUES + " " + ".".repeat(81) + " 13x12/16x2 auto");
        assertThat(POSITIONS.parse(CLUES + ":113 213 216::x")).isEqualTo(board);
        assertThat(written("hodoku", board)).isEqualTo(":0000:x:" + CLUES + ":113 213 216::");
        refused(":0000:x:" + CLUES + ":11a::", 93, "each 1 to 9; unexpected (a)");
        refused(":0000:x:" + CLUES + ":110::", 93, "each 1 to 9; unexpected (0)");
        refused(":0000:x:" + CLUES.substring(1) + ":::", 89, "after 80 of them comes (:)");
        refused(":0000:x:" + CLUES + "1:::", 90, "expected (:), found (1)");
        refused(":0000:x:+." + CLUES.substring(1) + ":::", 10, "comes (.)");
    }

    @Test
    void rows_of_candidates_have_digits_of_the_players() {
        Board begun = PUZZLE.withEntry(2, 4);
        String text = written("sdx", begun);
        assertThat(text).startsWith("5 3 u4 26 7 268 189 ");
        assertThat(POSITIONS.parse(text)).isEqualTo(begun);
        assertThat(POSITIONS.parse(written("sdx", PUZZLE))).isEqualTo(PUZZLE);
        String unseen = text.replace("1489", "1489").replace("26 7 268", "246 7 268");
        assertThat(POSITIONS.parse(unseen))
                .as("a candidate that the player's digit takes")
                .isEqualTo(begun);
        assertThat(GroupedTexts.texts(text + "\n")).containsExactly(text);
    }

    @Test
    void games_of_open_sudoku_have_digits_and_notes() {
        String data = CLUES.replace('.', '0');
        assertThat(POSITIONS.parse("  <game data=\"" + data + "\" />")).isEqualTo(PUZZLE);
        assertThat(POSITIONS.parse("<game created='1' time='0' cells_data='" + data + "' note=''/>"))
                .isEqualTo(PUZZLE);
        Board begun = POSITIONS.parse(CLUES + " ..4" + ".".repeat(78) + " 1426/16c28");
        assertThat(game(1)).isEqualTo(POSITIONS.parse(CLUES + " ..4" + ".".repeat(78) + " 1426"));
        assertThat(game(2)).isEqualTo(game(1));
        assertThat(game(3)).isEqualTo(game(1));
        assertThat(game(4)).isEqualTo(begun);
        assertThat(game(5)).isEqualTo(begun);
        String written = written("opensudoku", begun);
        assertThat(written).isEqualTo("<opensudoku><game data=\"" + data + "\" /></opensudoku>");
        assertThat(POSITIONS.parse(written)).isEqualTo(PUZZLE);
    }

    /** A game with a digit, and with notes of one or two kinds. */
    private static Board game(int version) {
        StringBuilder data = new StringBuilder("version: " + version + "&#10;");
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int digit = cell == 2 ? 4 : PUZZLE.clue(cell);
            int corner = cell == 3 ? 0b100010 : 0;
            String first = version > 1 ? String.valueOf(corner) : corner == 0 ? "-" : "2,6,";
            data.append(digit).append('|').append(first).append(version == 2 ? "||" : "|");
            data.append(version < 4 ? "" : cell == 5 ? "130|" : "0|").append(version < 5 ? "" : "3|");
            data.append(PUZZLE.clue(cell) == 0 ? 1 : 0).append('|');
        }
        return POSITIONS.parse("<game data=\"" + data + "\" />");
    }

    @Test
    void bad_games_of_open_sudoku_are_refused_with_their_place() {
        refused("<game dta=\"\"/>", 1, "expected a game with an attribute data");
        refused("<game data=\"123\"/>", 16, "after 3 of them comes (\")");
        refused("<game data=\"" + CLUES + "/>", 96, "quotation mark");
        refused("<game data=\"" + CLUES + "\"/><game data=\"" + CLUES + "\"/>", 109, "several games in one line");
        refused("<game data=\"version: 9&#10;0|\"/>", 22, "the version must be 1 to 5, not (9)");
        refused("<game data=\"version: 3&#10;0|512|0|\"/>", 30, "notes must be 0 to 511, not (512)");
    }

    @Test
    void each_game_of_a_file_is_one_text() {
        String file = "<?xml version=\"1.0\"?>\n<opensudoku>\n  <name>Easy data</name>\n<game data=\"" + CLUES
                + "\" />\n" + "  <game data='" + CLUES + "' />\n</opensudoku>";
        assertThat(GroupedTexts.read(file)).containsExactly(CLUES, CLUES);
        assertThat(GroupedTexts.read("<game\n  data=\"" + CLUES + "\"\n  note=\"\" />\n</opensudoku>"))
                .containsExactly(CLUES);
        assertThat(POSITIONS.parse("data=\"" + CLUES + "\"")).isEqualTo(PUZZLE);
    }

    @Test
    void what_the_player_did_goes_there_and_back() {
        Seeds.each(300, random -> {
            Board board = begun(random);
            for (String form : new String[] {"fpuzzles", "sudokupad"}) {
                assertThat(POSITIONS.parse(written(form, board))).as(form).isEqualTo(board);
            }
            Board digits = Board.of(clues(board), entries(board), new int[Houses.CELLS]);
            assertThat(POSITIONS.parse(written("hodoku", digits))).isEqualTo(digits);
            assertThat(POSITIONS.parse(written("opensudoku", board))).isEqualTo(board.fresh());
        });
    }

    private static int[] clues(Board board) {
        return java.util.stream.IntStream.range(0, Houses.CELLS)
                .map(board::clue)
                .toArray();
    }

    private static int[] entries(Board board) {
        return java.util.stream.IntStream.range(0, Houses.CELLS)
                .map(board::entry)
                .toArray();
    }

    private static Board begun(SeededRandom random) {
        int[] clues = new int[Houses.CELLS];
        int[] entries = new int[Houses.CELLS];
        int[] notes = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            switch (random.below(4)) {
                case 0 -> clues[cell] = 1 + random.below(9);
                case 1 -> entries[cell] = 1 + random.below(9);
                case 2 -> notes[cell] = Note.CENTER.in(random.below(512), random.below(2) * random.below(512));
                default -> {}
            }
        }
        return Board.of(clues, entries, notes);
    }

    @Test
    void broken_links_and_lines_are_answered_by_text_errors_alone() {
        Board begun = POSITIONS.parse(CLUES + " ..4" + ".".repeat(78) + " 1426/16c28");
        String pad = "{cs:50,ce:[[{v:5},,],,[]],ca:[{v:'title: It\\'s'}],s:{a:t,b:f,c:ff0000,d:#0}}";
        String[] texts = {
            written("fpuzzles", begun),
            "https://sudokupad.app/scl" + LzString.compress(pad),
            written("sudokupad", begun),
            written("opensudoku", begun),
            written("sdx", begun),
            ":1101:35789:" + SET + ":111 112:378 578 757:comment",
            "https://www.sudokuwiki.org/sudoku.htm?bd=" + CLUES,
            "https://sudokupad.app/scf" + "0".repeat(40)
        };
        Seeds.each(5_000, random -> {
            String text = BrokenTexts.broken(texts[random.below(texts.length)], random);
            try {
                Board board = POSITIONS.parse(text);
                assertThat(POSITIONS.parse(board.toString())).isEqualTo(board);
            } catch (TextError error) {
                assertThat(error.offset()).isBetween(0, text.length());
            }
        });
    }

    @Test
    void long_texts_are_refused_in_time() {
        for (String part : new String[] {
            "https://a/", ":", "<game data=", "u1 ", "?load=", "fpuza/", "scla/", "%", "version: 1&#10;"
        }) {
            for (String begin : new String[] {"", "https://f-puzzles.com/", ":", "<game data=\"", "1 2 3 4 u5\n"}) {
                String text = begin + part.repeat(300_000 / part.length());
                assertThatThrownBy(() -> POSITIONS.parse(text)).isInstanceOf(TextError.class);
            }
        }
    }
}
