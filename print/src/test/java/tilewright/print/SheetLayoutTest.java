package tilewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewright.print.canvas.Lengths;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.QrCode;
import tilewright.print.canvas.Rect;

class SheetLayoutTest {

    @Test
    void nothing_is_outside_its_place_and_nothing_overlaps() {
        for (String id : Samples.PUZZLES) {
            Printable puzzle = Samples.of(id, 1).getFirst();
            for (Paper paper : List.of(Paper.A4, Paper.LETTER)) {
                for (int perPage = 1; perPage <= SheetOptions.MOST; perPage++) {
                    for (boolean coded : List.of(true, false)) {
                        for (int upsideDown : puzzle.solution().isPresent() ? List.of(0, perPage) : List.of(0)) {
                            String named =
                                    id + ", " + perPage + " on " + paper + ", coded " + coded + ", " + upsideDown;
                            check(named, puzzle, paper, perPage, coded, upsideDown);
                        }
                    }
                }
            }
        }
    }

    private static void check(String named, Printable puzzle, Paper paper, int perPage, boolean coded, int upsideDown) {
        SheetLayout layout = SheetLayout.of(paper, upsideDown);
        double margin = SheetLayout.MARGIN;
        Rect page = new Rect(0, 0, paper.width(), paper.height()).inset(margin);
        Optional<QrCode> code = coded ? Optional.of(QrCode.of(Link.of(Samples.STUDIO, puzzle.id()))) : Optional.empty();
        List<Rect> places = layout.places(perPage, puzzle.scene(), puzzle.id(), code);
        List<Rect> small = layout.stripPlaces(upsideDown, upsideDown);
        assertThat(places).hasSize(perPage);

        List<Rect> blocks = new ArrayList<>(places);
        blocks.addAll(small);
        blocks.add(layout.head());
        blocks.add(layout.foot());
        apart(named, page, blocks);
        for (Rect place : small) {
            assertThat(layout.strip().holds(place)).as(named).isTrue();
        }

        PuzzleArea slot = PuzzleArea.in(places.getFirst(), puzzle.scene(), puzzle.id(), code);
        List<Rect> parts = new ArrayList<>(
                List.of(slot.caption(), slot.board(), slot.title(), slot.trays(), slot.below(), slot.words()));
        slot.code().ifPresent(parts::add);
        apart(named, places.getFirst(), parts);
        assertThat(slot.code().isPresent()).as(named).isEqualTo(coded);
        assertThat(slot.board().width()).as(named).isGreaterThan(60);
        assertThat(String.join("", slot.lines()).replace("\\", "")).as(named).isEqualTo(puzzle.id());
        slot.code()
                .ifPresent(it -> assertThat(it.width() / code.orElseThrow().squares())
                        .as(named + ", points to a square of the code")
                        .isGreaterThanOrEqualTo(0.4 * Lengths.MM));
    }

    private static void apart(String named, Rect all, List<Rect> parts) {
        for (int i = 0; i < parts.size(); i++) {
            assertThat(all.holds(parts.get(i)))
                    .as(named + ": " + parts.get(i) + " in " + all)
                    .isTrue();
            for (int j = 0; j < i; j++) {
                assertThat(parts.get(i).meets(parts.get(j)))
                        .as(named + ": " + parts.get(i) + " and " + parts.get(j))
                        .isFalse();
            }
        }
    }

    @Test
    void solutions_have_places_on_a_page_of_their_own() {
        for (String id : Samples.PUZZLES) {
            Printable puzzle = Samples.of(id, 1).getFirst();
            for (Paper paper : List.of(Paper.A4, Paper.LETTER)) {
                SheetLayout layout = SheetLayout.of(paper, 0);
                List<Rect> places = layout.solutionPlaces(puzzle.scene(), false, 100);
                apart(id, layout.body(), places);
                assertThat(places).hasSizeGreaterThan(8);
                Rect board = SheetLayout.solutionBoard(places.getFirst(), puzzle.scene());
                assertThat(places.getFirst().holds(board)).isTrue();
            }
        }
    }

    @Test
    void solutions_of_a_class_are_on_one_page() {
        for (String id : Samples.PUZZLES) {
            Printable puzzle = Samples.of(id, 1).getFirst();
            for (Paper paper : List.of(Paper.A4, Paper.LETTER)) {
                SheetLayout layout = SheetLayout.of(paper, 0);
                int usual = layout.solutionPlaces(puzzle.scene(), false, 1).size();
                for (int count = 1; count <= 40; count++) {
                    List<Rect> places = layout.solutionPlaces(puzzle.scene(), false, count);
                    apart(id + ", " + count, layout.body(), places);
                    assertThat(places.size() >= count || places.size() == usual).isTrue();
                    assertThat(places.getFirst().width()).isGreaterThanOrEqualTo(80);
                }
            }
        }
        Printable sudoku = Samples.of("sudoku", 1).getFirst();
        assertThat(SheetLayout.of(Paper.A4, 0).solutionPlaces(sudoku.scene(), false, 30))
                .hasSizeGreaterThanOrEqualTo(30);
    }
}
