package tilewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.Sample;
import tilewright.draw.Scene;
import tilewright.print.SheetOptions.Solutions;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.QrCode;
import tilewright.print.canvas.Rect;
import tilewright.puzzle.Puzzle;
import tilewright.search.Stop;

/**
 * Sheets of every kind, with share IDs of all lengths: each board is as large as one can use, whatever stands around it. Each run tries
 * an eighth of the kinds.
 */
class SheetSizesTest {

    /** Points: a board of nine cells has cells of two then, which are not to be read; all others are larger. */
    private static final double LEAST = 18;

    /** Boards with all relations of their sides. */
    private static final List<String> TROMINOES = List.of(
            "..../..../..../...g",
            String.join(
                    "/", IntStream.range(0, 30).mapToObj(_ -> ".".repeat(30)).toList()));

    private static final List<String> LINKS =
            List.of("", Samples.STUDIO, "https://example.org/" + "a".repeat(180) + "/");

    private static List<Printable> samples() {
        List<Printable> samples = new ArrayList<>();
        Samples.PUZZLES.forEach(id -> samples.addAll(Samples.of(id, 1)));
        TROMINOES.forEach(text -> samples.add(printable("trominoes", text)));
        samples.add(printable("sudoku", notes()));
        return samples;
    }

    private static Printable printable(String id, String text) {
        return printable(Puzzles.CATALOG.find(id).orElseThrow(), text);
    }

    private static <S> Printable printable(Puzzle<?, S, ?> puzzle, String text) {
        Scene scene = puzzle.draw(puzzle.texts().positions().parse(text));
        return new Printable(puzzle.id() + ":" + text, "", scene, Optional.of(scene));
    }

    /** A Sudoku in which each cell has all notes. */
    private static String notes() {
        List<String> notes = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            notes.add("" + (cell / 9 + 1) + (cell % 9 + 1) + "123456789c123456789");
        }
        return ".".repeat(81) + " " + ".".repeat(81) + " " + String.join("/", notes);
    }

    @Test
    void each_board_has_a_size_whatever_its_share_id() {
        List<SheetOptions> all = new ArrayList<>();
        for (Paper paper : List.of(Paper.A4, Paper.LETTER)) {
            for (Solutions solutions : Solutions.values()) {
                for (String link : LINKS) {
                    for (int perPage = 1; perPage <= SheetOptions.MOST; perPage++) {
                        all.add(new SheetOptions("Title", paper, perPage, solutions, link));
                    }
                }
            }
        }
        for (Printable sample : samples()) {
            for (String id : List.of(sample.id(), "x:" + "12345678 ".repeat(40), "x:" + "M".repeat(2_000))) {
                Printable puzzle = new Printable(id, sample.rating(), sample.scene(), sample.solution());
                for (SheetOptions options : Sample.of(all, all.size() / 8)) {
                    check(puzzle, options);
                }
            }
        }
    }

    private static void check(Printable puzzle, SheetOptions options) {
        String named = "%s with %d characters, %s"
                .formatted(puzzle.scene().title().text(), puzzle.id().length(), options);
        String link = Link.of(options.studio(), puzzle.id());
        Optional<QrCode> code = options.coded() && QrCode.fits(link) ? Optional.of(QrCode.of(link)) : Optional.empty();
        SheetLayout layout =
                SheetLayout.of(options.paper(), options.solutions() == Solutions.UPSIDE_DOWN ? options.perPage() : 0);
        List<Rect> places = layout.places(options.perPage(), puzzle.scene(), puzzle.id(), code); // all as large
        for (Rect place : List.of(places.getFirst(), places.getLast())) {
            PuzzleArea slot = PuzzleArea.in(place, puzzle.scene(), puzzle.id(), code);
            assertThat(Math.min(slot.board().width(), slot.board().height()))
                    .as(named)
                    .isGreaterThanOrEqualTo(LEAST);
            for (Rect part : List.of(slot.caption(), slot.board(), slot.trays(), slot.words())) {
                assertThat(place.holds(part))
                        .as("%s: %s in %s", named, part, place)
                        .isTrue();
            }
        }
        if (options.perPage() % 11 == 1 && options.studio().equals(Samples.STUDIO)) { // 1 and 12
            MeasuredPages pages = new MeasuredPages(named, options.paper(), LEAST);
            new Sheets(options, options.perPage(), _ -> puzzle, Stop.never()).print(pages);
            assertThat(pages.figures()).as(named).isGreaterThanOrEqualTo(options.perPage());
            assertThat(pages.pages()).as(named).isLessThanOrEqualTo(2);
        }
    }

    /** Without a code nothing stands beside or below a board, and its heading ends with it. */
    @Test
    void boards_are_no_smaller_without_codes() {
        for (String id : Samples.PUZZLES) {
            Printable puzzle = Samples.of(id, 1).getFirst();
            QrCode code = QrCode.of(Link.of(Samples.STUDIO, puzzle.id()));
            for (int perPage = 1; perPage <= SheetOptions.MOST; perPage++) {
                PuzzleArea with = first(perPage, puzzle, puzzle.id(), Optional.of(code));
                PuzzleArea without = first(perPage, puzzle, "", Optional.empty());
                String named = id + ", " + perPage;
                assertThat(without.board().width())
                        .as(named)
                        .isGreaterThanOrEqualTo(with.board().width() - 0.001);
                assertThat(without.caption().right())
                        .as(named)
                        .isEqualTo(without.board().right());
            }
        }
    }

    private static PuzzleArea first(int perPage, Printable puzzle, String words, Optional<QrCode> code) {
        Rect place = SheetLayout.of(Paper.A4, 0)
                .places(perPage, puzzle.scene(), words, code)
                .getFirst();
        return PuzzleArea.in(place, puzzle.scene(), words, code);
    }

    @Test
    void boards_of_all_shapes_have_room_among_the_solutions() {
        List<Printable> shapes = List.of(
                printable("trominoes", "../../../../../../../../../../.g"),
                printable("trominoes", TROMINOES.getLast()),
                printable("trominoes", ".........../..........g"));
        for (int first = 0; first < shapes.size(); first++) {
            int begin = first;
            SheetOptions options = new SheetOptions("Title", Paper.A4, 4, Solutions.LAST, "");
            MeasuredPages pages = new MeasuredPages("shapes from " + first, Paper.A4, LEAST);
            new Sheets(options, shapes.size(), i -> shapes.get((begin + i) % shapes.size()), Stop.never()).print(pages);
            assertThat(pages.figures()).isEqualTo(2 * shapes.size());
        }
    }
}
