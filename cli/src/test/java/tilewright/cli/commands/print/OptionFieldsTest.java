package tilewright.cli.commands.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import tilewright.cli.context.Failure;
import tilewright.print.fields.Fields;

class OptionFieldsTest {

    private static final List<String> KNOWN = List.of("title", "paper", "ids", "imprint");
    private static final List<String> IMPRINT = List.of("publisher", "isbn", "text");

    private static final Fields FILE =
            YamlFields.of("a.yaml", "title: of the file\nids: [a, b]\nimprint:\n  publisher: P\n  isbn: I\n", KNOWN);

    private static OptionFields typed(String name, String text) {
        return OptionFields.NONE.with(name, "--" + name, text).over(FILE);
    }

    @Test
    void what_is_typed_goes_before_the_file() {
        assertThat(typed("title", " typed ").text("title")).contains("typed");
        assertThat(typed("paper", "A4").text("title")).contains("of the file");
        assertThat(typed("ids", "c").texts("ids", 9)).containsExactly("c");
        assertThat(typed("paper", "A4").texts("ids", 9)).containsExactly("a", "b");
        assertThat(typed("paper", "A4").has("title")).isTrue();
        assertThat(OptionFields.NONE.has("title")).isFalse();
        assertThat(OptionFields.NONE.text("title")).isEmpty();
        assertThat(OptionFields.NONE.list("sections", List.of(), 9)).isEmpty();
    }

    @Test
    void fields_of_a_field_are_typed_as_pairs() {
        Optional<? extends Fields> imprint = typed("imprint", "isbn=1=2").fields("imprint", "text", IMPRINT);
        assertThat(imprint.orElseThrow().text("isbn")).contains("1=2");
        assertThat(imprint.orElseThrow().text("publisher")).contains("P");
        Optional<? extends Fields> text = typed("imprint", "all rights").fields("imprint", "text", IMPRINT);
        assertThat(text.orElseThrow().text("text")).contains("all rights");
        assertThat(typed("paper", "A4")
                        .fields("imprint", "text", IMPRINT)
                        .orElseThrow()
                        .text("isbn"))
                .contains("I");
        refused(
                "--imprint must be KEY=VALUE, not 'isb=1'; did you mean 'isbn'?",
                () -> typed("imprint", "isb=1").fields("imprint", "text", IMPRINT));
        refused(
                "--imprint must be KEY=VALUE, not 'x'; there are publisher, isbn, text",
                () -> typed("imprint", "x").fields("imprint", "", IMPRINT));
    }

    @Test
    void errors_have_the_place_of_what_is_wrong() {
        assertThat(typed("title", "x").label("title")).isEqualTo("--title");
        assertThat(typed("paper", "x").label("title")).isEqualTo("title");
        refused(
                "--paper must be a text of at most 3 characters, not 4",
                () -> typed("paper", "xxxx").text("paper", 3));
        refused(
                "'a.yaml', line 1, column 8: expected at most 3 characters here, not 11",
                () -> typed("paper", "x").text("title", 3));
        refused("--paper must be 1–9, not 'x'", () -> typed("paper", "x").number("paper", 1, 1, 9));
    }

    private static void refused(String why, ThrowingCallable reading) {
        assertThatThrownBy(reading).isInstanceOf(Failure.class).hasMessage(why);
    }
}
