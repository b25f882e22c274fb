package tilewright.cli.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewright.cli.context.Failure;

final class TableColumnTest {

    private static List<String> texts(String name, String table) throws IOException {
        return all(new ColumnLines(stream(table), name));
    }

    private static StreamLines stream(String table) {
        return new StreamLines(new ByteArrayInputStream(table.getBytes(StandardCharsets.UTF_8)), 0);
    }

    private static List<String> all(Lines lines) throws IOException {
        List<String> texts = new ArrayList<>();
        for (Optional<Line> line = lines.next(); line.isPresent(); line = lines.next()) {
            texts.add(line.get().number()
                    + line.get()
                            .fault()
                            .map(fault -> "! " + fault.text())
                            .orElse(" " + line.get().text()));
        }
        return texts;
    }

    @Test
    void columns_with_commas_tabs_and_semicolons() throws IOException {
        assertThat(texts("puzzle", "id,puzzle\n1,ab\n2,cd\n")).containsExactly("2 ab", "3 cd");
        assertThat(texts("puzzle", "id\tpuzzle\n1\ta,b\n")).containsExactly("2 a,b");
        assertThat(texts("puzzle", "puzzle;solution;rating\nab;cd;1,5\n")).containsExactly("2 ab");
        assertThat(texts("puzzle", "puzzle\nab\n")).containsExactly("2 ab");
    }

    @Test
    void values_may_stand_in_quotes() throws IOException {
        assertThat(texts("puzzle", "\"name\", \"puzzle\"\n\"an \"\"X\"\", easy\", \"ab\"\n"))
                .containsExactly("2 ab");
        assertThat(texts("name", "\"name\",\"puzzle\"\n\"an \"\"X\"\", easy\",\"ab\"\n"))
                .containsExactly("2 an \"X\", easy");
        assertThat(texts("b", "a,b\n6\" nails,ab\n")).containsExactly("2 ab");
    }

    @Test
    void blank_lines_are_passed_over_but_counted() throws IOException {
        assertThat(texts("puzzle", "\n \nid,puzzle\n\n1,ab\n")).containsExactly("5 ab");
        assertThat(texts("puzzle", "")).isEmpty();
    }

    @Test
    void rows_without_a_text_are_faults() throws IOException {
        assertThat(texts("b", "a,b\n1\n1,\n1,\"x\n1,y\n"))
                .containsExactly(
                        "2! the row has 1 column, expected at least 2",
                        "3! the column is empty here",
                        "4! a quote of this row has no end; a row must be one line",
                        "5 y");
    }

    @Test
    void a_wrong_name_is_refused_with_the_names_there_are() {
        assertThatThrownBy(() -> texts("puzle", "id;puzzle;rating\n1;ab;2\n"))
                .isInstanceOf(Failure.class)
                .hasMessage("there is no column 'puzle'; the columns are id, puzzle, rating; did you mean 'puzzle'?");
        assertThatThrownBy(() -> texts("a", "x".repeat(100_000)))
                .hasMessage("there is no column 'a'; the columns are " + "x".repeat(40) + "…");
    }

    @Test
    void fields_of_JSON_objects() throws IOException {
        assertThat(texts("puzzle", "{\"line\":1,\"puzzle\":\"ab\"}\n\n{\"puzzle\":12,\"line\":2}\n"))
                .containsExactly("1 ab", "3 12");
        assertThat(texts("puzle", "{\"line\":1,\"puzzle\":\"ab\"}\n{\"puzle\":[]}\n[]\n{\"x\":}\n"))
                .containsExactly(
                        "1! there is no field 'puzle'; the fields are line, puzzle; did you mean 'puzzle'?",
                        "2! the field 'puzle' must be a text or a number",
                        "3! expected a JSON object, as in the first line",
                        "4! column 6 of the JSON object: expected a JSON value, found (})");
    }

    @Test
    void a_part_of_a_file_has_no_line_of_names() throws IOException {
        TableColumn column = TableColumn.named("b", "a,b").orElseThrow();
        assertThat(all(new ColumnLines(stream("1,x\n2,y\n"), column, false))).containsExactly("1 x", "2 y");
        assertThat(all(new ColumnLines(stream("a,b\n2,y\n"), column, true))).containsExactly("2 y");
        TableColumn field = TableColumn.named("b", "{\"b\":1}").orElseThrow();
        assertThat(all(new ColumnLines(stream("{\"b\":1}\n"), field, true))).containsExactly("1 1");
    }

    @Test
    void many_quotes_take_no_long_time() throws IOException {
        assertThat(texts("b", "a,b\n" + "\" ".repeat(200_000) + ",x\n")).hasSize(1);
    }
}
