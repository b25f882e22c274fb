package tilewright.print.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.message.Words;
import tilewright.print.BoardStyle;
import tilewright.print.BoardStyle.Coloring;
import tilewright.print.Labels;
import tilewright.print.PageStyle;
import tilewright.print.PageStyle.Margins;
import tilewright.print.SheetOptions;
import tilewright.print.SheetOptions.Grid;
import tilewright.print.SheetOptions.Solutions;
import tilewright.print.canvas.Paper;
import tilewright.print.fields.Field;
import tilewright.print.fields.PrintedTexts;
import tilewright.print.fields.PrintedTexts.Typefaces;
import tilewright.text.FieldError;

class SheetDescriptionTest {

    private static final String LINK = "https://example.org/";

    private static SheetOptions read(String fields) {
        return new SheetDescription(new PrintedTexts(Typefaces.OWN), LINK, Words.ENGLISH)
                .read(MapFields.of(fields), "Sudoku");
    }

    @Test
    void without_fields_sheets_are_the_usual_ones() {
        assertThat(read("")).isEqualTo(new SheetOptions("Sudoku", Paper.A4, 4, Solutions.LAST, LINK));
    }

    @Test
    void each_field_says_what_it_does() {
        SheetOptions options = read("title: Week 12; paper: 170x240mm; margins: 12mm; bleed: 3mm; crop-marks: yes;"
                + " per-page: 6; columns: 3; solutions: file; tiles: yes; color: spot; line-weight: 2.5;"
                + " ids: no; ratings: no; times: no; numbers-from: 101; own-ids: A-{number}; header: 5b {title};"
                + " footer: {page} of {pages}; page-numbers: no; link: https://a.example/b");
        assertThat(options.title()).isEqualTo("Week 12");
        double margin = 12 * 72 / 25.4 + 0.9 * 2.5; // and half a strong line
        assertThat(options.page().paper().title()).isEqualTo("170x240mm");
        assertThat(options.page().margins()).contains(new Margins(margin, margin, margin, margin));
        assertThat(options.page().bleed()).isBetween(8.5, 8.51);
        assertThat(options.page().cropMarks()).isTrue();
        assertThat(options.grid()).isEqualTo(new Grid(6, 3));
        assertThat(options.solutions()).isEqualTo(Solutions.FILE);
        assertThat(options.tiles()).isTrue();
        assertThat(options.boards().coloring()).isEqualTo(Coloring.SPOT);
        assertThat(options.boards().weight()).isEqualTo(2.5);
        assertThat(options.labels()).isEqualTo(new Labels("https://a.example/b/", false, false, false));
        assertThat(options.first()).isEqualTo(101);
        assertThat(options.names()).containsExactly("A-{number}");
        assertThat(options.header()).isEqualTo("5b {title}");
        assertThat(options.footer()).isEqualTo("{page} of {pages}");
        assertThat(options.pageNumbers()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "'', https://example.org/, true",
        "qr: no, '', false",
        "code: no, '', true",
        "ids: no, https://example.org/, false",
        "qr: no; ids: yes, '', true",
        "code: no; ids: no, '', false"
    })
    void codes_and_share_ids_are_left_out_one_by_one(String fields, String studio, boolean ids) {
        assertThat(read(fields).labels().studio()).isEqualTo(studio);
        assertThat(read(fields).labels().ids()).isEqualTo(ids);
    }

    @Test
    void large_print_has_heavy_lines_large_digits_and_narrow_margins() {
        SheetOptions options = read("large-print: yes; times: name");
        assertThat(options.boards().weight()).isEqualTo(BoardStyle.LARGE_WEIGHT);
        assertThat(options.boards().digitSize()).isEqualTo(BoardStyle.LARGE_DIGITS);
        assertThat(options.labels().large()).isTrue();
        assertThat(options.labels().names()).isTrue();
        assertThat(options.page().margins()).isPresent();
        assertThat(read("large-print: yes; line-weight: 1; margins: 1in 1in 2in 1in")
                        .page())
                .isEqualTo(new PageStyle(Paper.A4, Optional.of(new Margins(72, 72, 144, 72).and(1)), 0, false));
    }

    @Test
    void margins_are_a_list_or_words() {
        Margins all = new Margins(10, 20, 30, 40);
        for (String typed : List.of("10pt 20pt 30pt 40pt", "10pt, 20pt, 30pt, 40pt", "10pt | 20pt | 30pt | 40pt")) {
            assertThat(read("margins: " + typed).page().margins()).contains(all.and(1));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '>',
            value = {
                "paper: A9 > paper must be A4, Letter, A5, A3, A6, B5, Legal, Half Letter, 5x8, 6x9, 7x10, 8x10, 8.5x8.5, or 8.5x11, or a measure such as 170x240mm, not 'A9'",
                "margins: 1mm 2mm > margins must be one length, or four: top, bottom, inner, and outer, not 2",
                "margins: wide > margins must be a length such as 12mm or 0.5in, at most 200mm, not 'wide'",
                "margins: 10cm > margins must leave room on a page (A4)",
                "per-page: 13 > per-page must be 1–12, not '13'",
                "per-page: 4; columns: 5 > columns must be 1–4, not '5'",
                "columns: 0 > columns must be 1–4, not '0'",
                "paper: 40x40mm; per-page: 12 > per-page: 12 puzzles have no room on a page (40x40mm)",
                "line-weight: 9 > line-weight must be 0.5–3, not '9'",
                "line-weight: 1e3 > line-weight must be 0.5–3, not '1e3'",
                "color: red > color must be gray, color, or spot, not 'red'",
                "solutions: here > solutions must be last, upside-down, file, or none, not 'here'",
                "header: {tittle} > header has {tittle}, which is none of title, page, pages",
                "times: maybe > times must be yes or no, not 'maybe'",
                "numbers-from: 0 > numbers-from must be 1–1000000, not '0'"
            })
    void what_is_wrong_is_said_with_its_field(String fields, String reason) {
        assertThatThrownBy(() -> read(fields)).isInstanceOf(FieldError.class).hasMessage(reason);
    }

    @Test
    void fields_are_known_by_name_and_described() {
        assertThat(SheetDescription.names()).doesNotHaveDuplicates().contains("paper", "per-page", "own-ids");
        for (Field field : SheetDescription.FIELDS) {
            assertThat(field.about().text()).as(field.name()).endsWith(".");
        }
    }
}
