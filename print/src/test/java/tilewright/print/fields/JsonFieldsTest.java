package tilewright.print.fields;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import tilewright.text.FieldError;
import tilewright.text.Json;

class JsonFieldsTest {

    private static final List<String> KNOWN = List.of("title", "per-page", "list", "imprint");

    private static JsonFields fields(String json) {
        return JsonFields.of((Json.Obj) Json.parse(json), KNOWN, Map.of("per-page", "perPage"));
    }

    private static void wrong(String sentence, String json, Function<JsonFields, Object> read) {
        assertThatThrownBy(() -> read.apply(fields(json)))
                .isInstanceOf(FieldError.class)
                .hasMessage(sentence);
    }

    @Test
    void words_numbers_and_truth_values_are_texts() {
        assertThat(fields("{\"title\":7}").text("title")).contains("7");
        assertThat(fields("{\"title\":true}").truth("title", false)).isTrue();
        assertThat(fields("{\"title\":\"no\"}").truth("title", true)).isFalse();
        assertThat(fields("{\"title\":null}").has("title")).isFalse();
        assertThat(fields("{\"title\":\"\"}").text("title")).isEmpty();
        assertThat(fields("{}").number("per-page", 4, 1, 12)).isEqualTo(4);
        assertThat(fields("{\"per-page\":6,\"perPage\":9}").number("per-page", 4, 1, 12))
                .isEqualTo(6);
        assertThat(fields("{\"perPage\":9}").number("per-page", 4, 1, 12)).isEqualTo(9);
        assertThat(fields("{\"list\":[\"a\",2]}").texts("list", 5)).containsExactly("a", "2");
        assertThat(fields("{\"list\":\"a\"}").texts("list", 5)).containsExactly("a");
        assertThat(fields("{}").texts("list", 5)).isEmpty();
    }

    @Test
    void objects_and_lists_have_fields_of_their_own() {
        List<String> known = List.of("publisher");
        assertThat(fields("{}").fields("imprint", "", known)).isEmpty();
        assertThat(fields("{\"imprint\":{\"publisher\":\"P\"}}")
                        .fields("imprint", "", known)
                        .flatMap(it -> it.text("publisher")))
                .contains("P");
        assertThat(fields("{\"imprint\":\"P\"}").fields("imprint", "publisher", known).stream()
                        .map(it -> it.text("publisher"))
                        .toList())
                .containsExactly(Optional.of("P"));
        assertThat(fields("{\"list\":[\"P\",{\"publisher\":\"Q\"}]}").items("list", "publisher", known, 2).stream()
                        .map(it -> it.text("publisher").orElse(""))
                        .toList())
                .containsExactly("P", "Q");
    }

    @Test
    void what_is_wrong_is_named() {
        wrong("unknown field 'perpage'; did you mean 'per-page'?", "{\"perpage\":1}", it -> it);
        wrong("perPage must be 1–12, not '13'", "{\"perPage\":13}", it -> it.number("per-page", 4, 1, 12));
        wrong("per-page must be 1–12, not '1.5'", "{\"per-page\":1.5}", it -> it.number("per-page", 4, 1, 12));
        wrong("title must be a text of at most 3 characters", "{\"title\":\"abcd\"}", it -> it.text("title", 3));
        wrong("title must be a text of at most 3 characters", "{\"title\":[1]}", it -> it.text("title", 3));
        wrong("list must be a list", "{\"list\":{}}", it -> it.list("list", KNOWN, 3));
        wrong("list must be a list", "{\"list\":[]}", it -> it.list("list", KNOWN, 3));
        wrong("list must be 1 at most, not 2", "{\"list\":[1,2]}", it -> it.list("list", KNOWN, 1));
        wrong(
                "list[2] must have fields of its own: title",
                "{\"list\":[{},2]}",
                it -> it.list("list", List.of("title"), 3));
        wrong(
                "list[2]: title must be yes or no, not 'x'",
                "{\"list\":[{},{\"title\":\"x\"}]}",
                it -> it.list("list", KNOWN, 3).get(1).truth("title", true));
        wrong(
                "list[1].imprint: unknown field 'file'; there are title",
                "{\"list\":[{\"imprint\":{\"file\":1}}]}",
                it -> it.list("list", KNOWN, 3).getFirst().fields("imprint", "", List.of("title")));
        assertThatThrownBy(() -> fields("{\"" + "x".repeat(100_000) + "\":1}"))
                .isInstanceOf(FieldError.class)
                .satisfies(error -> assertThat(error.getMessage()).hasSizeLessThan(200));
    }
}
