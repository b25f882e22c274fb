package tilewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewright.message.Words;
import tilewright.print.BoardStyle.Coloring;
import tilewright.print.PageStyle.Margins;
import tilewright.print.SheetOptions.Grid;
import tilewright.print.SheetOptions.Solutions;
import tilewright.print.TypeArea.Part;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Lengths;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.Rect;
import tilewright.search.Stop;

/** The choices that people have for sheets. */
class SheetLooksTest {

    static final BoardStyle LARGE =
            new BoardStyle(Coloring.GRAY, Face.FIGURES, BoardStyle.LARGE_WEIGHT, BoardStyle.LARGE_DIGITS);

    private static final Labels CODES = Labels.of(Samples.STUDIO);

    /** Options of which some differ from the usual ones. */
    private record Chosen(
            PageStyle page,
            Labels labels,
            Grid grid,
            Solutions solutions,
            int first,
            Optional<Opening> opening,
            String header,
            String footer,
            boolean pageNumbers,
            String homework,
            List<String> names) {

        static Chosen of(Labels labels, int perPage) {
            return new Chosen(
                    PageStyle.of(Paper.A4),
                    labels,
                    new Grid(perPage, 0),
                    Solutions.NONE,
                    1,
                    Optional.empty(),
                    "",
                    "",
                    true,
                    "",
                    List.of());
        }

        Chosen on(PageStyle other) {
            return new Chosen(
                    other, labels, grid, solutions, first, opening, header, footer, pageNumbers, homework, names);
        }

        Chosen with(Grid other, Solutions where) {
            return new Chosen(page, labels, other, where, first, opening, header, footer, pageNumbers, homework, names);
        }

        Chosen lines(String above, String under, boolean numbered) {
            return new Chosen(page, labels, grid, solutions, first, opening, above, under, numbered, homework, names);
        }

        Chosen named(int from, List<String> all) {
            return new Chosen(page, labels, grid, solutions, from, opening, header, footer, pageNumbers, homework, all);
        }

        Chosen opened(Opening other, String link) {
            return new Chosen(
                    page, labels, grid, solutions, first, Optional.of(other), header, footer, pageNumbers, link, names);
        }

        SheetOptions options() {
            return new SheetOptions(
                    "Title",
                    page,
                    labels.large() ? LARGE : BoardStyle.PLAIN,
                    labels,
                    grid,
                    solutions,
                    first,
                    false,
                    Words.ENGLISH,
                    opening,
                    header,
                    footer,
                    pageNumbers,
                    homework,
                    names,
                    "");
        }
    }

    private static TypeArea printed(Chosen chosen, List<Printable> puzzles) {
        SheetOptions options = chosen.options();
        TypeArea pages = new TypeArea("", SheetLayout.area(options.page()));
        new Sheets(options, puzzles.size(), puzzles::get, Stop.never()).print(pages);
        return pages;
    }

    private static List<Rect> boards(TypeArea pages, int page) {
        return pages.pages().get(page).stream()
                .filter(part -> part.role() == Role.FIGURE && !part.words().startsWith("QR"))
                .map(Part::box)
                .toList();
    }

    private static long codes(TypeArea pages) {
        return pages.pages().stream()
                .flatMap(List::stream)
                .filter(part -> part.words().startsWith("QR"))
                .count();
    }

    @Test
    void boards_are_larger_without_codes_and_share_ids() {
        for (String id : Samples.PUZZLES) {
            List<Printable> puzzles = Samples.of(id, 1);
            for (String paper : List.of("A4", "Letter", "A5", "6x9")) {
                PageStyle page = PageStyle.of(Paper.of(paper).orElseThrow());
                for (int perPage = 1; perPage <= SheetOptions.MOST; perPage++) {
                    double both = board(CODES, perPage, page, puzzles);
                    double code = board(new Labels(Samples.STUDIO, false, true, true), perPage, page, puzzles);
                    double ids = board(new Labels("", true, true, true), perPage, page, puzzles);
                    double none = board(Labels.PLAIN, perPage, page, puzzles);
                    String named = "%s, %d on %s".formatted(id, perPage, paper);
                    assertThat(code).as(named).isGreaterThanOrEqualTo(both * 0.97); // for a larger code
                    assertThat(none).as(named).isGreaterThanOrEqualTo(both - 0.01);
                    assertThat(none).as(named).isGreaterThanOrEqualTo(code - 0.01);
                    assertThat(none).as(named).isGreaterThanOrEqualTo(ids - 0.01);
                }
            }
        }
    }

    private static double board(Labels labels, int perPage, PageStyle page, List<Printable> puzzles) {
        return boards(printed(Chosen.of(labels, perPage).on(page), puzzles), 0)
                .getFirst()
                .width();
    }

    @Test
    void four_puzzles_are_two_by_two() {
        for (String id : Samples.PUZZLES) {
            for (Labels labels : List.of(CODES, Labels.PLAIN)) {
                List<Rect> boards = boards(printed(Chosen.of(labels, 4), Samples.of(id, 4)), 0);
                assertThat(boards.get(2).x()).as(id).isEqualTo(boards.getFirst().x());
            }
        }
    }

    @Test
    void codes_and_share_ids_are_left_out_one_by_one() {
        List<Printable> puzzles = Samples.of("hues", 4);
        for (boolean coded : List.of(true, false)) {
            for (boolean ids : List.of(true, false)) {
                Labels labels = new Labels(coded ? Samples.STUDIO : "", ids, false, false);
                TypeArea pages = printed(Chosen.of(labels, 4), puzzles);
                assertThat(codes(pages)).isEqualTo(coded ? 4 : 0);
                assertThat(String.join("", pages.texts())
                                .replace("\\", "")
                                .contains(puzzles.getLast().id()))
                        .isEqualTo(ids);
                assertThat(pages.texts()).doesNotContain("Time", "Medium · 2.8");
            }
        }
    }

    @Test
    void three_puzzles_are_in_the_middle() {
        for (String id : Samples.PUZZLES) {
            for (int perPage : List.of(3, 5, 7, 11)) {
                List<Printable> puzzles = Samples.of(id, perPage);
                Rect area = SheetLayout.area(PageStyle.of(Paper.A4));
                List<Rect> boards = boards(printed(Chosen.of(Labels.PLAIN, perPage), puzzles), 0);
                double low = boards.getLast().y();
                List<Rect> row = boards.stream()
                        .filter(board -> Math.abs(board.y() - low) < 1)
                        .toList();
                double middle = (row.getFirst().x() + row.getLast().right()) / 2;
                assertThat(middle).as(id + ", " + perPage).isBetween(area.middleX() - 2, area.middleX() + 2);
            }
        }
    }

    @Test
    void columns_are_as_many_as_one_wants() {
        List<Printable> puzzles = Samples.of("sudoku", 6);
        for (int columns = 1; columns <= 6; columns++) {
            Chosen chosen = Chosen.of(Labels.PLAIN, 6).with(new Grid(6, columns), Solutions.NONE);
            List<Rect> boards = boards(printed(chosen, puzzles), 0);
            double first = boards.getFirst().y();
            assertThat(boards)
                    .filteredOn(board -> Math.abs(board.y() - first) < 1)
                    .hasSize(columns);
        }
    }

    @Test
    void digits_are_large_in_large_print() {
        Labels large = new Labels(Samples.STUDIO, true, Labels.Ratings.BOTH, true, true, true);
        List<Printable> puzzles = Samples.of("sudoku", 4);
        for (Paper paper : List.of(Paper.A4, Paper.LETTER)) {
            double margin = 10 * Lengths.MM;
            PageStyle page = new PageStyle(paper, Optional.of(new Margins(margin, margin, margin, margin)), 0, false);
            for (Labels labels : List.of(large, new Labels("", false, Labels.Ratings.BOTH, true, true, true))) {
                assertThat(printed(Chosen.of(labels, 4).on(page), puzzles).leastDigit())
                        .isGreaterThanOrEqualTo(16);
                assertThat(printed(Chosen.of(labels, 2).on(page), puzzles).leastDigit())
                        .isGreaterThanOrEqualTo(20);
            }
        }
    }

    @Test
    void margins_are_as_wide_as_one_wants() {
        PageStyle page = new PageStyle(Paper.A4, Optional.of(new Margins(20, 30, 100, 50)), 0, false);
        TypeArea pages = printed(Chosen.of(CODES, 2).on(page), Samples.of("paletto", 2));
        Rect area = new Rect(100, 20, Paper.A4.width() - 150, Paper.A4.height() - 50);
        assertThat(SheetLayout.area(page)).isEqualTo(area);
        assertThat(pages.boxes()).isGreaterThan(6);
    }

    @Test
    void heads_and_feet_have_words_of_ones_own() {
        List<Printable> puzzles = Samples.of("sudoku", 3);
        Chosen usual = Chosen.of(CODES, 2);
        assertThat(printed(usual, puzzles).texts())
                .contains("Title", "1 / 2", "2 / 2", "Scan a code to play, check, or get a hint.")
                .noneMatch(text -> text.contains("Tilewright"));
        assertThat(printed(usual.lines("5b, {title}", "Week {page}/{pages} {x}", true), puzzles)
                        .texts())
                .contains("Title", "5b, Title", "Week 1/2 {x}", "Week 2/2 {x}")
                .doesNotContain("1 / 2");
        assertThat(printed(usual.lines("", "School", true), puzzles).texts()).contains("School", "1 / 2");
        assertThat(printed(usual.lines("", "", false), puzzles).texts()).doesNotContain("1 / 2");
    }

    @Test
    void puzzles_have_numbers_or_names() {
        List<Printable> puzzles = new ArrayList<>(Samples.of("hues", 3));
        assertThat(printed(Chosen.of(CODES, 4).named(17, List.of()), puzzles).texts())
                .contains("17", "18", "19");
        assertThat(printed(Chosen.of(CODES, 4).named(17, List.of("A-{number}")), puzzles)
                        .texts())
                .contains("A-17", "A-18", "A-19");
        Printable last = puzzles.removeLast();
        puzzles.add(new Printable(last.id(), "", last.scene(), Optional.empty())
                .named("Sun")
                .titled("For Ada"));
        assertThat(printed(Chosen.of(CODES, 4).named(1, List.of("One", "Two", "Three")), puzzles)
                        .texts())
                .contains("One", "Two", "Sun", "For Ada")
                .doesNotContain("Three");
    }

    @Test
    void sheets_begin_with_an_opening() {
        List<Printable> puzzles = Samples.of("sudoku", 5);
        Opening rules = new Opening(
                "How to play",
                List.of("Fill the board."),
                Optional.of(new Opening.Example(puzzles.getFirst().scene(), List.of())),
                List.of("Look.", "Write."));
        Labels named = new Labels(Samples.STUDIO, true, Labels.Ratings.BOTH, true, false, true);
        String link = Samples.STUDIO + "#/sheet/sudoku?setup=easy&seed=1&count=5";
        TypeArea pages = printed(Chosen.of(named, 4).opened(rules, link), puzzles);
        assertThat(pages.pages()).hasSize(2);
        assertThat(boards(pages, 0)).hasSize(5);
        assertThat(codes(pages)).isEqualTo(6);
        assertThat(pages.texts()).contains("How to play", "1. Look.", "2. Write.", "Name", "Date");
        Opening long1 = new Opening("Rules", List.of("Fill all of it. ".repeat(300)), Optional.empty(), List.of());
        TypeArea own = printed(Chosen.of(named, 4).opened(long1, ""), puzzles);
        assertThat(own.pages()).hasSize(3);
        assertThat(boards(own, 0)).isEmpty();
        assertThat(boards(own, 1)).hasSize(4);
    }

    @Test
    void solutions_are_in_a_file_of_their_own() {
        List<Printable> puzzles = Samples.of("hues", 5);
        SheetOptions options =
                Chosen.of(CODES, 2).with(new Grid(2, 0), Solutions.FILE).options();
        Sheets sheets = new Sheets(options, 5, puzzles::get, Stop.never());
        TypeArea pages = new TypeArea("", SheetLayout.area(options.page()));
        sheets.print(pages);
        assertThat(pages.pages()).hasSize(3).hasSize(sheets.pages());
        TypeArea solutions = new TypeArea("", SheetLayout.area(options.page()));
        sheets.printSolutions(solutions);
        assertThat(solutions.pages()).hasSize(1).hasSize(sheets.solutionPages());
        assertThat(solutions.texts()).contains("Solutions", "1", "5", "1 / 1");
    }

    @Test
    void puzzles_without_room_for_a_code_are_known() {
        List<Printable> puzzles = Samples.of("trominoes", 12);
        SheetOptions options = Chosen.of(CODES, 12)
                .on(PageStyle.of(Paper.of("100x100mm").orElseThrow()))
                .options();
        Sheets sheets = new Sheets(options, 12, puzzles::get, Stop.never());
        sheets.print(new TypeArea("", SheetLayout.area(options.page())));
        assertThat(sheets.uncoded()).hasSize(12);
    }
}
