package tilewright.sudoku.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.BrokenTexts;
import tilewright.Seeds;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.text.TextError;

final class SavedGamesTest {

    private static final List<String> FILES = List.of(
            "gnome-43.1.save",
            "gnome.json",
            "ksudoku.ksudoku",
            "pzpr.txt",
            "pzpr-line.txt",
            "pzpr-history.txt",
            "pencil-box.txt",
            "version-0.sdku",
            "version-1.sdku",
            "version-2.sdku",
            "sudoku.html",
            "solo-x.sav",
            "keen.sav");

    private static String file(String name) throws IOException {
        String path = "/tilewright/sudoku/" + name;
        try (InputStream in = Objects.requireNonNull(SavedGamesTest.class.getResourceAsStream(path), path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static List<String> lines(String name) throws IOException {
        return file(name).lines().filter(line -> !line.startsWith("#")).toList();
    }

    /** Clues, the player's digits, and notes as {@code CELL:DIGITS} between commas. */
    private static String shown(Board board) {
        String notes = IntStream.range(0, Houses.CELLS)
                .filter(cell -> board.digit(cell) == 0 && board.notes(cell) != 0)
                .mapToObj(cell -> cell + ":" + Digits.text(board.notes(cell), ""))
                .collect(Collectors.joining(","));
        return cells(board, true) + " " + cells(board, false) + " " + (notes.isEmpty() ? "-" : notes);
    }

    private static String cells(Board board, boolean clues) {
        return IntStream.range(0, Houses.CELLS)
                .map(cell -> clues ? board.clue(cell) : board.entry(cell))
                .mapToObj(digit -> digit == 0 ? "." : String.valueOf(digit))
                .collect(Collectors.joining());
    }

    @Test
    void saved_games_are_read_with_what_the_player_did() throws IOException {
        for (String line : lines("saves/expected.txt")) {
            int end = line.indexOf(' ');
            String expected = line.substring(end + 1);
            assertThat(GroupedTexts.read(file("saves/" + line.substring(0, end))))
                    .as(line)
                    .containsExactly(expected.startsWith("|") ? expected.substring(1) : expected);
        }
    }

    @Test
    void games_of_solo_and_pzpr_are_read_as_the_programs_read_them() throws IOException {
        for (String name : List.of("sgt-solo-saves.txt", "pzpr-files.txt")) {
            List<String> lines = lines("programs/" + name);
            assertThat(lines).hasSize(100);
            for (String line : lines) {
                String[] words = line.split(" ", 4);
                String game = words[3].replace('|', '\n');
                String expected = words[0] + " " + words[1] + " " + words[2];
                assertThat(shown(AllNotations.POSITIONS.parse(game))).as(game).isEqualTo(expected);
                assertThat(GroupedTexts.texts("a title\n\n" + game + "\n" + game))
                        .as(game)
                        .hasSize(2);
            }
        }
    }

    /** They show that the program reads what is written here, too: it saves nothing else. */
    @Test
    void games_of_gnome_and_ksudoku_go_there_and_back() throws IOException {
        for (Notation notation : List.of(new GnomeNotation(), new KSudokuNotation())) {
            List<String> lines =
                    lines("programs/" + (notation.id().equals("gnome") ? "gnome-sudoku.txt" : "ksudoku.txt"));
            assertThat(lines).hasSize(100);
            for (String line : lines) {
                int tab = line.indexOf('\t');
                Board board = AllNotations.POSITIONS.parse(line.substring(0, tab));
                String game = line.substring(tab + 1);
                assertThat(AllNotations.POSITIONS.parse(game)).as(game).isEqualTo(board);
                assertThat(essence(notation.write(board))).isEqualTo(essence(game));
            }
        }
    }

    /** A game without the time, the solution that KSudoku adds, and blanks between values; with attributes in one order. */
    private static String essence(String game) {
        return game.replaceAll("\"time_elapsed\":[0-9.]+|<game [^>]*>|<graph [^>]*>|<solution>[a-j]*</solution>", "")
                .replaceAll("\\s*[\n|]\\s*", "")
                .replaceAll("(markers|value)=\"(\\d+)\" index=\"(\\d+)\"", "index=\"$3\" $1=\"$2\"");
    }

    @Test
    void links_of_sudoku_formats_are_read() throws IOException {
        List<String> lines = lines("programs/sudoku-formats.txt");
        assertThat(lines).hasSize(100);
        for (String line : lines) {
            String[] words = line.split(" ");
            assertThat(AllNotations.POSITIONS.parse(words[1])).hasToString(words[0]);
            assertThat(AllNotations.POSITIONS.parse(words[2])).hasToString(words[0]);
        }
    }

    @Test
    void a_code_of_gnome_has_the_clues() {
        assertThat(GroupedTexts.read("#66QQ%=mLJ]*lR%C!Op\"bHn0E&h5$@fMF,Uq"))
                .containsExactly("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        assertThat(GroupedTexts.read("#66QQ%=mLJ]*lR%C!Op\"bHn0E&h5$@fMF,U")).isEmpty();
        assertThat(GroupedTexts.read("#66QQ%=mLJ]*lR%C!Op\"bHn0E&h5$@fMF,UU")).isEmpty();
    }

    /** However many games stand in a file, with line ends or without. */
    @Test
    void games_follow_one_another() throws IOException {
        StringBuilder all = new StringBuilder();
        int count = 0;
        for (String name : FILES) {
            String game = file("saves/" + name);
            List<String> once = GroupedTexts.read(game);
            assertThat(once).as(name).hasSize(1);
            assertThat(GroupedTexts.read(game.strip() + "\n" + game))
                    .as(name)
                    .isEqualTo(List.of(once.getFirst(), once.getFirst()));
            assertThat(GroupedTexts.read(game.replace("\n", "\r\n"))).as(name).isEqualTo(once);
            all.append(game.strip()).append('\n');
            count++;
        }
        assertThat(GroupedTexts.read(all.toString())).hasSize(count);
    }

    @Test
    void a_table_need_not_end_its_cells() throws IOException {
        String table = file("saves/sudoku.html");
        String puzzle = GroupedTexts.read(table).getFirst();
        assertThat(GroupedTexts.read(table.replace("</td>", "").replace("</tr>", "")))
                .containsExactly(puzzle);
        assertThat(GroupedTexts.read("<table><tr><td>1<tr>2</table>"))
                .singleElement()
                .asString()
                .contains("no puzzle");
    }

    @Test
    void broken_games_are_answered_by_text_errors_alone() throws IOException {
        List<String> games = new ArrayList<>();
        for (String name : FILES) {
            games.add(file("saves/" + name));
        }
        Seeds.each(500, 5_000, random -> {
            String text = BrokenTexts.broken(games.get(random.below(games.size())), random);
            assertThat(GroupedTexts.read(text).size()).isLessThan(200);
            try {
                Board board = AllNotations.POSITIONS.parse(text);
                assertThat(AllNotations.POSITIONS.parse(board.toString())).isEqualTo(board);
            } catch (TextError error) {
                assertThat(error.offset()).isBetween(0, text.length());
            }
        });
    }
}
