package tilewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tilewright.studio.Field;
import tilewright.studio.ProtocolSchema;
import tilewright.studio.RequestKind;

/** The document of the protocol has the requests and fields of its description. */
final class ProtocolDocumentTest {

    private static final Pattern NAME = Pattern.compile("`(\\w+)`");

    private final SchemaCheck schema = new SchemaCheck(ProtocolSchema.schema());
    private final String document;

    ProtocolDocumentTest() throws IOException {
        this.document = Files.readString(Path.of("../docs/reference/protocol.md"));
    }

    @Test
    void the_table_of_requests_has_all_of_them_with_their_fields() {
        Set<String> rows = new TreeSet<>();
        for (String[] row : rows("| `do` |")) {
            for (String request : names(row[1])) {
                rows.add(request + " " + new TreeSet<>(names(row[2])));
            }
        }
        Set<String> requests = new TreeSet<>();
        for (RequestKind kind : RequestKind.values()) {
            requests.add(kind.word() + " "
                    + new TreeSet<>(kind.fields().stream().map(Field::name).toList()));
        }
        assertThat(rows).isEqualTo(requests);
    }

    @Test
    void the_table_of_the_catalog_has_the_fields_of_a_puzzle() {
        List<String> fields = rows("| Field | Content |").stream()
                .flatMap(row -> names(row[1]).stream())
                .toList();
        assertThat(fields).containsExactlyInAnyOrderElementsOf(schema.fields("Puzzle"));
    }

    @Test
    void every_field_is_named() {
        Set<String> fields = new TreeSet<>();
        schema.declared().forEach(field -> fields.add(field.substring(field.indexOf('.') + 1)));
        fields.removeAll(names(document));
        fields.removeIf(field -> document.contains("\"" + field + "\""));
        assertThat(fields).isEmpty();
    }

    /** The rows of the table with this head, each split at its bars. */
    private List<String[]> rows(String head) {
        return document.substring(document.indexOf(head))
                .lines()
                .takeWhile(line -> line.startsWith("|"))
                .skip(2)
                .map(line -> line.split("(?<!\\\\)\\|"))
                .toList();
    }

    private static List<String> names(String text) {
        return NAME.matcher(text)
                .results()
                .map((MatchResult name) -> name.group(1))
                .toList();
    }
}
