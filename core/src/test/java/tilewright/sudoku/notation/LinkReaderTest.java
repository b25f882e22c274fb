package tilewright.sudoku.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tilewright.sudoku.notation.AllNotations.POSITIONS;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.BrokenTexts;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Note;
import tilewright.sudoku.model.Text;
import tilewright.text.Cursor;
import tilewright.text.Json;
import tilewright.text.TextError;

/** Links and IDs of other sites and programs. */
final class LinkReaderTest {

    private static final String CLUES =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final Board PUZZLE = POSITIONS.parse(CLUES);

    private static List<String> lines(String program) {
        String path = "/tilewright/sudoku/programs/" + program + ".txt";
        try (InputStream in = Objects.requireNonNull(LinkReaderTest.class.getResourceAsStream(path), path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        } catch (IOException error) {
            throw new AssertionError(error);
        }
    }

    private static void refused(String text, String reason) {
        assertThatThrownBy(() -> POSITIONS.parse(text))
                .as(text)
                .isInstanceOfSatisfying(
                        TextError.class,
                        error -> assertThat(error.problem().text()).contains(reason));
    }

    private static String warning(String text) {
        Cursor cursor = new Cursor(text);
        POSITIONS.parse(cursor);
        return cursor.warning().text();
    }

    @ParameterizedTest
    @ValueSource(strings = {"pzpr", "sgt-solo", "penpa"})
    void what_programs_write_is_read(String program) {
        List<String> lines = lines(program);
        assertThat(lines).hasSizeGreaterThan(10);
        for (String line : lines) {
            String written = line.substring(82);
            assertThat(POSITIONS.parse(written)).as(written).hasToString(line.substring(0, 81));
            assertThat(LineKind.of(written)).isEqualTo(LineKind.WHOLE);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "https://puzz.link/p?sudoku/6/6/61j3g2j4g3j5g4j6g5j12; this is a 6×6 Sudoku",
                "https://puzz.link/p?sudoku/9/9/61j3g2j4g3j5g4j6g5j12; this link is damaged",
                "https://puzz.link/p?slither/9/9/530070000600195000098000060800060003400803001700020006060000280000419005000080079;"
                        + " this is a link to puzz.link with another puzzle (slither)",
                "http://www.kanpen.net/sudoku.html?problem=4/1_._._._/._._._._/._._._._/._._._._/; this is a 4×4 Sudoku",
                "3x3x:h1a5a8_7c2a1_3b6d6d3c8e9c9d2d6b2_5a3c5_7a4a5h; further rule (diagonals)",
                "3x3kdt:zzzc,a; further rule (cages)",
                "3x3::k:3841:0; further rule (cages)",
                "9j:zzzc,a; further rule (jigsaw)",
                "9jxk:zzzc,a; further rule (diagonals, jigsaw, cages)",
                "2x3:1c5a4_5g1a2_2a1g2_3a4c1; this is a 6×6 Sudoku",
                "3x3db#123456; the number of which the puzzle is made",
                "3x3:zzzb; the cells of this game ID are damaged",
                "https://example.org/solo.html#3x3:zzz; the cells of this game ID are damaged",
                ".Shape~6x6.~R1C1_5; this is a 6×6 Sudoku",
                ".Shape~9x9~0-8.~R1C1_5; further rule (Shape 9x9~0-8)",
                ".~R1C1_5.Thermo~R1C1~R1C2; further rule (Thermo)",
                ".~R1C1_5~R1C1_6; row 1, column 1 has no candidate",
                ".~R1C0_5; a given cell is like R1C1_5, not (R1C0_5)",
                "https://www.nytimes.com/puzzles/sudoku/hard; this is a link to nytimes.com, whose puzzles are not read",
                "https://tinyurl.com/2p8xjzzz; this is a link to tinyurl.com, whose puzzles are not read",
                "https://sudokupad.app/jtn8ntj7pf; this is a link to another site without a puzzle in it",
                "https://swaroopg92.github.io/penpa-edit/#m=solve&p=zVVRb9Mw; this link is damaged"
            })
    void what_is_not_read_is_named(String text, String reason) {
        refused(text, reason);
        assertThat(LineKind.of(text)).isEqualTo(LineKind.WHOLE);
    }

    @Test
    void cells_are_found_wherever_a_site_has_them() {
        StringBuilder kanpen = new StringBuilder("9/");
        StringBuilder iss = new StringBuilder(".");
        for (int cell = 0; cell < 81; cell++) {
            char c = CLUES.charAt(cell);
            kanpen.append(c).append('_').append(cell % 9 == 8 ? "/" : "");
            iss.append(c == '.' ? "" : "~R%dC%d_%s".formatted(cell / 9 + 1, cell % 9 + 1, c));
        }
        String pzpr = RunLengthCells.PZPR.write(PUZZLE.digits());
        String solo = RunLengthCells.SOLO.write(PUZZLE.digits());
        for (String text : List.of(
                "http://www.kanpen.net/sudoku.html?problem=" + kanpen,
                "https://puzz.link/p?sudoku/9/9/" + pzpr,
                "puzz.link/p?sudoku/9/9/" + pzpr + "  # from a friend",
                "http://pzv.jp/p.html?sudoku_edit/9/9/" + pzpr,
                "https://example.org/p?sudoku/v:/9/9/" + pzpr,
                "https://example.org/p?sudoku/9/9/" + CLUES.replace('.', 'g'),
                "3x3:" + solo,
                "3x3r4du:" + solo,
                "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#3x3:" + solo,
                iss.toString(),
                ".Shape~9x9" + iss,
                ".Given" + iss.substring(1),
                "https://sigh.github.io/Interactive-Sudoku-Solver/?q=" + iss)) {
            assertThat(POSITIONS.parse(text)).as(text).isEqualTo(PUZZLE);
            assertThat(warning(text)).as(text).isEmpty();
        }
    }

    @Test
    void candidates_of_a_solver_are_clues() {
        assertThat(POSITIONS.parse(".~R1C1_5~R1C2_1_2_3~R2C1_1_2~R2C1_2_3"))
                .hasToString("5........2" + ".".repeat(71) + " only 1213");
    }

    private static String sudokuMaker(String rules, String comment) {
        List<Json> cells = new ArrayList<>();
        for (int cell = 0; cell < CLUES.length(); cell++) {
            char c = CLUES.charAt(cell);
            cells.add(c == '.' ? Json.obj() : Json.obj().with("value", c - '0').with("given", true));
        }
        return "{\"formatVersion\":\"1.6.0\",\"puzzle\":{\"name\":\"\",\"author\":\"\",\"comment\":"
                + new Json.Str(comment) + ",\"cells\":" + new Json.Arr(cells) + ",\"constraints\":[" + rules + "]}}";
    }

    private static String boxes() {
        StringBuilder boxes = new StringBuilder("{\"type\":0},{\"type\":1,\"regions\":[0");
        for (int cell = 1; cell < 81; cell++) {
            boxes.append(',').append(cell / 27 * 3 + cell % 9 / 3);
        }
        return boxes + "]}";
    }

    private static String makerLink(String json) {
        String letters =
                LzString.compress(json).replace('+', '-').replace("/", "_").replace("=", "");
        return "https://sudokumaker.app/?puzzle=" + letters;
    }

    @Test
    void puzzles_of_sudoku_maker_are_read_as_links_and_as_objects() {
        String plain = sudokuMaker(boxes(), "");
        assertThat(POSITIONS.parse(plain)).isEqualTo(PUZZLE);
        assertThat(POSITIONS.parse("https://sudokumaker.app/?puzzle=" + LzString.compress(plain)))
                .isEqualTo(PUZZLE);
        refused(sudokuMaker("", ""), "other boxes");
        refused(sudokuMaker(boxes().replace("[0,0", "[0,1"), ""), "other boxes");
        refused(sudokuMaker(boxes() + ",{\"type\":1000,\"name\":\"Rope\"}", ""), "further rule (Rope)");
        refused(sudokuMaker(boxes() + ",{\"type\":304}", ""), "further rule (type 304)");
        assertThat(warning(sudokuMaker(boxes() + ",{\"type\":101,\"cells\":[]}", "Odd digits are alone.")))
                .contains("Odd digits are alone.");
    }

    @Test
    void names_of_codecs_stand_alone() {
        String json = FPuzzles.write(PUZZLE).toString();
        for (String name : List.of("fpuzzles", "fpuz")) {
            assertThat(POSITIONS.parse(name + LzString.compress(json))).isEqualTo(PUZZLE);
        }
        assertThat(LineKind.of("fpuzzles are fun")).isNotEqualTo(LineKind.WHOLE);
        assertThat(LineKind.of("classic")).isNotEqualTo(LineKind.WHOLE);
    }

    @Test
    void a_blank_for_a_plus_is_mended() {
        int mended = 0;
        for (String line : lines("sgt-solo")) {
            Board board = POSITIONS.parse(line.substring(0, 81));
            String letters = LzString.compress(FPuzzles.write(board).toString());
            mended += letters.contains("+") ? 1 : 0;
            for (String link : List.of("https://f-puzzles.com/?load=" + letters, "fpuzzles" + letters)) {
                assertThat(POSITIONS.parse(link.replace('+', ' '))).as(link).isEqualTo(board);
                assertThat(POSITIONS.parse(link + " # one of mine")).as(link).isEqualTo(board);
            }
        }
        assertThat(mended).isGreaterThan(50);
    }

    @Test
    void the_older_codec_of_sudoku_pad_is_read() {
        assertThat(POSITIONS.parse("https://sudokupad.app/classicB6B91D7C2E15F4D9C3K6D4B3D25D4F8F87B4C5B7C3B"))
                .hasToString(".6.91...7..2....15.....4...9..3..........6...4.3...25...4.....8.....87.4..5.7..3.");
    }

    private static String older(String cells) {
        StringBuilder letters = new StringBuilder();
        int empty = 0;
        for (int i = 0; i <= cells.length(); i++) {
            char c = i < cells.length() ? cells.charAt(i) : '#';
            if (c != '.' && empty > 0) {
                letters.append((char) (empty < 26 ? 'A' + empty : 'a' + empty - 26));
                empty = 0;
            }
            empty += c == '.' ? 1 : 0;
            letters.append(c == '.' || c == '#' ? "" : c);
        }
        return letters.toString();
    }

    /** Full grids lose two clues at a time, so that many have letters with two readings. */
    @Test
    void letters_of_both_codecs_are_never_another_puzzle_in_silence() {
        int[] counts = new int[3];
        String grid = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        Seeds.each(2_000, random -> {
            String cells = dug(grid, 20 + random.below(31), random);
            String link = "https://sudokupad.app/classic" + older(cells);
            Cursor cursor = new Cursor(link);
            try {
                Board read = POSITIONS.parse(cursor);
                boolean told = cursor.warning().text().contains(cells);
                assertThat(read.toString().equals(cells) || told).as(link).isTrue();
                counts[cursor.warning().isEmpty() ? 0 : 1]++;
            } catch (TextError both) {
                assertThat(both.problem().text()).as(link).contains(cells);
                counts[2]++;
            }
        });
        assertThat(counts[0]).isGreaterThan(1_000);
        assertThat(counts[1] + counts[2]).isGreaterThan(5);
    }

    private static String dug(String grid, int clues, SeededRandom random) {
        StringBuilder cells = new StringBuilder(grid);
        int left = 81;
        while (left > clues) {
            int cell = random.below(81);
            left -= cells.charAt(cell) == '.' ? 0 : 1;
            cells.setCharAt(cell, '.');
        }
        return cells.toString();
    }

    @Test
    void broken_links_are_refused_or_read_and_never_fail() {
        List<String> links = new ArrayList<>(lines("penpa").subList(0, 2));
        links.addAll(lines("pzpr").subList(0, 2));
        links.addAll(lines("sgt-solo").subList(0, 2));
        links.replaceAll(line -> line.substring(82));
        links.add(makerLink(sudokuMaker(boxes(), "")));
        links.add(".Shape~9x9.~R1C1_5~R1C2_1_2_3");
        Seeds.each(4_000, random -> {
            String broken = BrokenTexts.broken(links.get(random.below(links.size())), random);
            try {
                assertThat(Text.POSITIONS.format(POSITIONS.parse(broken))).isNotEmpty();
            } catch (TextError refused) {
                assertThat(refused.problem().text()).isNotEmpty();
            }
        });
    }

    /** A link to the editor, with a digit, a digit beside a clue, and notes in both ways. */
    @Test
    void what_a_player_drew_in_penpa_edit_is_kept() {
        String line = lines("penpa").getFirst();
        String clues = line.substring(0, 81);
        List<String> drawn = new ArrayList<>(List.of(Inflate.text(line.substring(line.indexOf("&p=") + 3))
                .orElseThrow()
                .split("\n", -1)));
        int[] open = IntStream.range(0, 81)
                .filter(cell -> clues.charAt(cell) == '.')
                .limit(3)
                .toArray();
        drawn.set(
                4,
                "{zN:{\"%d\":[\"7\",2,\"1\"],\"%d\":[\"13\",2,\"5\"],\"%d\":[[0,1,0,0,0,0,0,0,1,0],2,\"7\"]},zE:{}}"
                        .formatted(penpa(open[0]), penpa(open[1]), penpa(open[2])));
        String link = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + deflated(String.join("\n", drawn));
        Board board = POSITIONS.parse(link);
        assertThat(board.fresh()).hasToString(clues);
        assertThat(board.entry(open[0])).isEqualTo(7);
        assertThat(board.notes(open[1], Note.CORNER) | board.notes(open[1], Note.CENTER))
                .isEqualTo(0b101);
        assertThat(board.notes(open[2], Note.CORNER) | board.notes(open[2], Note.CENTER))
                .isEqualTo(0b100000010);
        drawn.set(4, "{zN:{\"28\":");
        assertThat(POSITIONS.parse(
                        "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + deflated(String.join("\n", drawn))))
                .hasToString(clues);
    }

    /** The number of a cell in the drawing, which has margins of two cells. */
    private static int penpa(int cell) {
        return (cell / 9 + 2) * 13 + cell % 9 + 2;
    }

    private static String deflated(String text) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setInput(text.getBytes(StandardCharsets.UTF_8));
        deflater.finish();
        byte[] bytes = new byte[20_000];
        int length = deflater.deflate(bytes);
        deflater.end();
        return Base64.getEncoder().encodeToString(Arrays.copyOf(bytes, length));
    }

    @Test
    void an_object_of_a_site_keeps_its_rules_in_any_file() {
        String json = FPuzzles.write(PUZZLE)
                .with("ruleset", "No 5 stands beside a 6.")
                .toString();
        assertThat(warning(json)).contains("No 5 stands beside a 6.");
        assertThat(warning("[" + json + "]")).contains("No 5 stands beside a 6.");
        List<String> texts = GroupedTexts.texts("[\n" + json + ",\n" + json.replace("No 5", "No\\n7") + "\n]\n");
        assertThat(texts).hasSize(2);
        assertThat(texts.stream().map(LinkReaderTest::warning))
                .satisfiesExactly(
                        first -> assertThat(first).contains("No 5 stands"),
                        second -> assertThat(second).contains("No 7 stands"));
    }
}
