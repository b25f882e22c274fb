package tilewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tilewright.draw.Ink;
import tilewright.print.BoardStyle.Coloring;
import tilewright.print.canvas.Color;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Faces;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.Rect;

class TilePagesTest {

    private static List<TilePages.Page> pages(String id, int count, double cell) {
        TilePages tiles = new TilePages();
        Samples.of(id, count).forEach(tiles::add);
        return tiles.pages(SheetLayout.of(Paper.A4, 0).body(), cell);
    }

    private static List<Rect> places(List<TilePages.Page> pages) {
        return pages.stream().flatMap(page -> page.places().stream()).toList();
    }

    @Test
    void a_board_has_the_tiles_that_it_lacks() {
        String hues = Samples.of("hues", 1).getFirst().id();
        long free = hues.chars().filter(letter -> letter == '.').count();
        assertThat(places(pages("hues", 1, 50))).hasSize((int) free);
        assertThat(places(pages("trominoes", 1, 30))).hasSize(33); // 10 by 10, the green tile lies there
        assertThat(pages("sudoku", 1, 50)).isEmpty();
        assertThat(pages("paletto", 1, 50)).isEmpty();
    }

    @Test
    void tiles_of_several_boards_serve_each_of_them() {
        int one = places(pages("hues", 1, 50)).size();
        int three = places(pages("hues", 3, 50)).size();
        assertThat(three).isBetween(one, 64);
    }

    @Test
    void tiles_stand_where_no_more_lie_across() {
        // 5 columns: one tile of three lies across, and two columns are left.
        Rect body = SheetLayout.of(Paper.A4, 0).body();
        List<Rect> places = pages("trominoes", 1, body.width() / 5).getFirst().places();
        assertThat(places).anyMatch(place -> place.height() > place.width());
        assertThat(places.stream().mapToDouble(Rect::right).max().orElseThrow()).isGreaterThan(body.right() - 1);
    }

    @Test
    void tiles_lie_on_the_page_and_side_by_side() {
        Rect body = SheetLayout.of(Paper.A4, 0).body();
        for (double cell : new double[] {12, 51, 300}) {
            for (TilePages.Page page : pages("trominoes", 2, cell)) {
                List<Rect> places = page.places();
                for (int i = 0; i < places.size(); i++) {
                    assertThat(body.holds(places.get(i)))
                            .as("%s at %s", places.get(i), cell)
                            .isTrue();
                    for (int j = 0; j < i; j++) {
                        assertThat(places.get(i).meets(places.get(j))).isFalse();
                    }
                }
            }
        }
    }

    @Test
    void tiles_have_the_colors_of_their_boards() {
        for (Coloring coloring : Coloring.values()) {
            for (String id : List.of("hues", "trominoes")) {
                DrawnMarks canvas = new DrawnMarks();
                BoardStyle style = new BoardStyle(coloring, Face.FIGURES, 1);
                pages(id, 1, 30).forEach(page -> page.draw(canvas, style, Faces.USUAL));
                Set<Color> tiles =
                        canvas.fills().stream().map(DrawnMarks.Fill::color).collect(Collectors.toSet());
                PieceInks inks = new PieceInks(coloring);
                if (id.equals("trominoes")) {
                    assertThat(tiles).containsOnly(inks.face(Ink.COVER));
                } else {
                    for (int hue = 0; hue < 8; hue++) {
                        assertThat(tiles).contains(inks.face(Ink.hue(hue)), inks.on(Ink.hue(hue)));
                    }
                }
            }
        }
    }
}
