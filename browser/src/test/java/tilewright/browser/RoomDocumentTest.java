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
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tilewright.studio.ProtocolSchema;
import tilewright.text.Json;

/** The document of rooms has the messages and fields of their description. */
final class RoomDocumentTest {

    private static final Pattern NAME = Pattern.compile("`(\\w+)`");
    private static final Pattern FIELD = Pattern.compile("\"(\\w+)\":");

    private final Json.Obj rooms = ProtocolSchema.rooms();
    private final SchemaCheck schema = new SchemaCheck(rooms);
    private final String document;

    RoomDocumentTest() throws IOException {
        this.document = Files.readString(Path.of("../docs/reference/rooms.md"));
    }

    @Test
    void the_table_of_requests_has_all_of_them_with_their_fields() {
        Set<String> rows = rows("| `do` | Fields |").stream()
                .map(row -> names(NAME, row[1]).getFirst() + " " + new TreeSet<>(names(NAME, row[2])))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(rows).isEqualTo(requests());
    }

    @Test
    void each_field_is_named() {
        Set<String> fields = schema.declared().stream()
                .map(field -> field.substring(field.indexOf('.') + 1))
                .collect(Collectors.toCollection(TreeSet::new));
        fields.removeAll(names(NAME, document));
        fields.removeAll(names(FIELD, document));
        assertThat(fields).isEmpty();
    }

    @Test
    void each_example_field_is_declared() {
        Set<String> named = new TreeSet<>(names(FIELD, document));
        schema.declared().forEach(field -> named.remove(field.substring(field.indexOf('.') + 1)));
        assertThat(named).isEmpty();
    }

    /** The requests of the schema with their fields. */
    private Set<String> requests() {
        Json.Obj definitions = (Json.Obj) rooms.field("$defs").orElseThrow();
        Json.Obj request = (Json.Obj) definitions.field("Request").orElseThrow();
        Set<String> requests = new TreeSet<>();
        for (Json form : ((Json.Arr) request.field("anyOf").orElseThrow()).items()) {
            String reference = ((Json.Str) ((Json.Obj) form).field("$ref").orElseThrow()).value();
            Json.Obj properties = (Json.Obj) ((Json.Obj) definitions
                            .field(reference.substring("#/$defs/".length()))
                            .orElseThrow())
                    .field("properties")
                    .orElseThrow();
            Json.Obj kind = (Json.Obj) properties.field("do").orElseThrow();
            Set<String> fields = new TreeSet<>(properties.fields().keySet());
            fields.remove("do");
            requests.add(((Json.Str) kind.field("const").orElseThrow()).value() + " " + fields);
        }
        return requests;
    }

    private List<String[]> rows(String head) {
        return document.substring(document.indexOf(head))
                .lines()
                .takeWhile(line -> line.startsWith("|"))
                .skip(2)
                .map(line -> line.split("\\|"))
                .toList();
    }

    private static List<String> names(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map((MatchResult name) -> name.group(1))
                .toList();
    }
}
