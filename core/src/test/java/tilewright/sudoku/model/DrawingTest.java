package tilewright.sudoku.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.sudoku.SudokuPuzzle;

final class DrawingTest {

    private static final Board PUZZLE =
            Text.POSITIONS.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private static String label(Board board, String spot) {
        return new SudokuPuzzle()
                .draw(board).spots().stream()
                        .filter(found -> found.id().equals(spot))
                        .map(found -> found.label().text())
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    void spots_are_the_81_cells_in_reading_order() {
        Scene scene = new SudokuPuzzle().draw(PUZZLE);
        assertThat(scene.spots()).hasSize(81);
        assertThat(scene.spots().getFirst().box()).isEqualTo(Box.cell(0, 0));
        assertThat(label(PUZZLE, "r1c1")).isEqualTo("row 1, column 1, clue 5");
        assertThat(scene.spots().getLast().id()).isEqualTo("r9c9");
        assertThat(scene.title().text()).isEqualTo("Sudoku. 51 cells to fill.");
    }

    @Test
    void labels_say_what_a_cell_holds() {
        Board board = PUZZLE.withEntry(2, 4).withNotes(3, Digits.bit(2)).withNotes(5, Digits.bit(2) | Digits.bit(6));
        assertThat(label(board, "r1c3")).isEqualTo("row 1, column 3, 4");
        assertThat(label(board, "r1c4")).isEqualTo("row 1, column 4, empty, corner note 2");
        assertThat(label(board, "r1c6")).isEqualTo("row 1, column 6, empty, corner notes 2 6");
        assertThat(label(board, "r1c7")).isEqualTo("row 1, column 7, empty");
    }

    @Test
    void a_conflict_is_said_ringed_and_inked() {
        Board board = PUZZLE.withEntry(2, 5);
        assertThat(label(board, "r1c3")).isEqualTo("row 1, column 3, 5, conflicts with row 1, column 1");
        assertThat(label(board, "r1c1")).isEqualTo("row 1, column 1, clue 5, conflicts with row 1, column 3");
        assertThat(label(board.withEntry(11, 5), "r1c3"))
                .isEqualTo("row 1, column 3, 5, conflicts with row 1, column 1 and row 2, column 3");
        List<Mark> marks = new SudokuPuzzle().draw(board).marks();
        assertThat(marks)
                .contains(
                        new Mark.Glyph(Box.cell(0, 2).inset(2), "5", Ink.CONFLICT),
                        new Mark.Ring(Box.cell(0, 2).inset(1), Ink.CONFLICT),
                        new Mark.Ring(Box.cell(0, 0).inset(1), Ink.CONFLICT));
        assertThat(marks.stream().filter(mark -> mark.ink() == Ink.CONFLICT)).hasSize(4);
    }

    @Test
    void labels_tell_the_kinds_of_notes_apart() {
        Board board = PUZZLE.withNotes(3, Digits.bit(2)).withNotes(3, Note.CENTER, Digits.bit(2) | Digits.bit(6));
        assertThat(label(board, "r1c4")).isEqualTo("row 1, column 4, empty, corner note 2, center notes 2 6");
        Board automatic = board.withAutomatic(true).withNotes(2, Note.REMOVED, Digits.bit(4));
        assertThat(label(automatic, "r1c3")).isEqualTo("row 1, column 3, empty, candidates 1 2, taken away 4");
        assertThat(label(automatic, "r1c4")).isEqualTo("row 1, column 4, empty, candidates 2 6, center notes 2 6");
    }

    @Test
    void notes_of_every_kind_stay_in_their_cell_and_apart() {
        Seeds.each(300, random -> {
            Board board = PUZZLE.withNotes(2, random.below(512))
                    .withNotes(2, Note.CENTER, random.below(512))
                    .withNotes(2, Note.REMOVED, random.below(512))
                    .withAutomatic(random.below(2) == 0);
            Scene.Builder scene = new Scene.Builder(9, 9);
            NoteDrawing.draw(board, 2, scene);
            List<Box> boxes = scene.build(Message.NONE).marks().stream()
                    .map(mark -> mark instanceof Mark.Glyph glyph ? glyph.box() : ((Mark.Dot) mark).box())
                    .toList();
            Box cell = Box.cell(0, 2);
            for (int i = 0; i < boxes.size(); i++) {
                Box box = boxes.get(i);
                assertThat(box.x()).isGreaterThanOrEqualTo(cell.x());
                assertThat(box.y()).isGreaterThanOrEqualTo(cell.y());
                assertThat(box.x() + box.width()).isLessThanOrEqualTo(cell.x() + cell.width());
                assertThat(box.y() + box.height()).isLessThanOrEqualTo(cell.y() + cell.height());
                assertThat(boxes.subList(i + 1, boxes.size())).noneMatch(other -> meet(box, other));
            }
        });
    }

    @Test
    void center_notes_have_the_middle_row_to_themselves_and_others_stay_in_their_column() {
        Seeds.each(300, random -> {
            Board board = PUZZLE.withNotes(2, random.below(512)).withNotes(2, Note.REMOVED, random.below(512));
            Board before = board.withAutomatic(random.below(2) == 0);
            int center = 1 + random.below(511);
            Board after = before.withNotes(2, Note.CENTER, center);
            StringBuilder middle = new StringBuilder();
            int around = 0;
            for (Mark mark : drawn(after)) {
                Mark.Glyph glyph = (Mark.Glyph) mark;
                if (glyph.box().y() == 4 || before.small(2) == 0) {
                    middle.append(glyph.text());
                    continue;
                }
                for (char digit : glyph.text().toCharArray()) {
                    int own = digit - '0';
                    around |= Digits.bit(own);
                    Box third = NoteDrawing.thirdBox(2, own);
                    assertThat(glyph.box().x()).isEqualTo(third.x());
                    assertThat(glyph.box().y() == third.y()).isEqualTo(third.y() != 4);
                }
            }
            assertThat(middle).hasToString(Digits.text(center, ""));
            assertThat(around).isEqualTo(before.small(2));
        });
    }

    @Test
    void notes_of_the_middle_row_make_room_for_center_notes() {
        Board board = PUZZLE.withNotes(2, Digits.bit(5)).withNotes(2, Note.CENTER, Digits.bit(3) | Digits.bit(4));
        assertThat(texts(board, NoteDrawing.thirdBox(2, 5))).containsExactly("34");
        assertThat(texts(board, NoteDrawing.thirdBox(2, 8))).containsExactly("5");
        Board below = board.withNotes(2, Digits.bit(5) | Digits.bit(8));
        assertThat(texts(below, NoteDrawing.thirdBox(2, 2))).containsExactly("5");
        Board both = board.withNotes(2, Digits.ALL);
        assertThat(texts(both, NoteDrawing.thirdBox(2, 2))).containsExactly("2");
        assertThat(texts(both, NoteDrawing.thirdBox(2, 8))).containsExactly("58");
    }

    @Test
    void center_notes_are_a_word_over_the_cell_from_six_on_in_two_lines() {
        assertThat(centered("12", 0)).containsExactly(new Mark.Glyph(inCell(4, 4, 4), "12", Ink.NOTE));
        assertThat(centered("123", 0)).containsExactly(new Mark.Glyph(inCell(0, 4, 12), "123", Ink.NOTE));
        assertThat(centered("12345", 0)).containsExactly(new Mark.Glyph(inCell(0, 4, 12), "12345", Ink.NOTE));
        assertThat(centered("123456", 0))
                .containsExactly(
                        new Mark.Glyph(inCell(0, 2, 12), "123", Ink.NOTE),
                        new Mark.Glyph(inCell(0, 6, 12), "456", Ink.NOTE));
        assertThat(centered("1234567", Digits.bit(1))).contains(new Mark.Glyph(inCell(0, 4, 12), "1234567", Ink.NOTE));
    }

    @Test
    void a_dot_is_in_place_of_what_was_taken_away_from_automatic_notes_alone() {
        Board board = PUZZLE.withNotes(2, Note.REMOVED, Digits.bit(4));
        Mark dot = new Mark.Dot(NoteDrawing.thirdBox(2, 4), Ink.NOTE);
        assertThat(drawn(board.withAutomatic(true))).contains(dot);
        assertThat(drawn(board)).doesNotContain(dot);
        assertThat(label(board, "r1c3")).isEqualTo("row 1, column 3, empty");
    }

    private static List<Mark> centered(String digits, int corners) {
        int center = digits.chars().map(digit -> Digits.bit(digit - '0')).reduce(0, (one, other) -> one | other);
        return drawn(PUZZLE.withNotes(2, corners).withNotes(2, Note.CENTER, center));
    }

    private static Box inCell(int x, int y, int width) {
        Box cell = Box.cell(0, 2);
        return new Box(cell.x() + x, cell.y() + y, width, 4);
    }

    private static List<Mark> drawn(Board board) {
        Scene.Builder scene = new Scene.Builder(9, 9);
        NoteDrawing.draw(board, 2, scene);
        return scene.build(Message.NONE).marks();
    }

    private static List<String> texts(Board board, Box box) {
        return drawn(board).stream()
                .filter(mark -> mark instanceof Mark.Glyph glyph && glyph.box().equals(box))
                .map(mark -> ((Mark.Glyph) mark).text())
                .toList();
    }

    private static boolean meet(Box one, Box other) {
        return one.x() < other.x() + other.width()
                && other.x() < one.x() + one.width()
                && one.y() < other.y() + other.height()
                && other.y() < one.y() + one.height();
    }

    @Test
    void clues_entries_and_notes_have_their_inks() {
        Board board = PUZZLE.withEntry(2, 4).withNotes(3, Digits.bit(6));
        assertThat(new SudokuPuzzle().draw(board).marks())
                .contains(
                        new Mark.Glyph(Box.cell(0, 0).inset(2), "5", Ink.CLUE),
                        new Mark.Glyph(Box.cell(0, 2).inset(2), "4", Ink.ENTRY),
                        new Mark.Glyph(new Box(3 * 12 + 8, 4, 4, 4), "6", Ink.NOTE));
    }
}
