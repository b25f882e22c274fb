package tilewright.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Seeds;
import tilewright.message.Message;
import tilewright.message.Sentence;
import tilewright.message.Value;
import tilewright.rng.SeededRandom;

class JsonTest {

    @Test
    void a_sentence_comes_with_what_its_parts_stand_for() {
        List<Sentence.Span> spans = List.of(
                new Sentence.Span(0, 4, new Value.Cell(0, 2)),
                new Sentence.Span(5, 6, new Value.Digit(7)),
                new Sentence.Span(8, 9, new Value.Color("A")),
                new Sentence.Span(10, 15, new Value.House(Value.House.Kind.BOX, 8)));
        assertThat(new Json.Drawn(out -> SentenceJson.write(spans, out)))
                .hasToString("[[0,4,\"r1c3\"],[5,6,7],[8,9,\"A\"],[10,15,\"box 9\"]]");
        assertThat(Json.obj().withSentence("text", Message.verbatim("r1c3"))).hasToString("{\"text\":\"r1c3\"}");
    }

    private static final String[] PIECES = {
        "a",
        "é",
        "\"",
        "\\",
        "/",
        "\n",
        "\r",
        "\t",
        "\b",
        "\f",
        "\0",
        "\u001f",
        "\u007f",
        "\u2028",
        "日",
        "\ud83d\ude00",
        "\ud800",
        "\udc00",
        "{",
        "[",
        ":",
        ",",
        " ",
        "null"
    };
    private static final String[] NUMBERS = {
        "0", "-0", "1", "-17", "1.50", "0.001", "1e5", "1E+05", "-2.5e-300", "9007199254740993", "1e999999"
    };

    private static String text(SeededRandom random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.below(6); i > 0; i--) {
            text.append(PIECES[random.below(PIECES.length)]);
        }
        return text.toString();
    }

    private static Json value(SeededRandom random, int depth) {
        return switch (random.below(depth == 0 ? 4 : 6)) {
            case 0 -> new Json.Str(text(random));
            case 1 -> new Json.Num(NUMBERS[random.below(NUMBERS.length)]);
            case 2 -> random.below(2) == 0 ? Json.TRUE : Json.FALSE;
            case 3 -> Json.NULL;
            case 4 -> {
                List<Json> items = new ArrayList<>();
                for (int i = random.below(4); i > 0; i--) {
                    items.add(value(random, depth - 1));
                }
                yield new Json.Arr(items);
            }
            default -> {
                Map<String, Json> fields = new LinkedHashMap<>();
                for (int i = random.below(4); i > 0; i--) {
                    fields.put(text(random), value(random, depth - 1));
                }
                yield new Json.Obj(fields);
            }
        };
    }

    @Test
    void any_value_is_read_as_it_was_written() {
        Seeds.each(2_000, random -> {
            Json value = value(random, 4);
            String written = value.toString();
            assertThat(written).doesNotContain("\n").doesNotContain("\0");
            assertThat(Json.parse(written)).isEqualTo(value);
            assertThat(Json.parse(written)).hasToString(written);
            assertThat(Json.parse(" \t\r\n" + written + "\n ")).isEqualTo(value);
        });
    }

    @Test
    void a_text_cut_off_anywhere_or_with_a_wrong_character_is_a_text_error_or_another_value() {
        Seeds.each(500, random -> {
            String written = Json.obj().with("a", value(random, 3)).toString();
            for (int end = 0; end < written.length(); end++) {
                String cut = written.substring(0, end);
                assertThatThrownBy(() -> Json.parse(cut)).isInstanceOf(TextError.class);
            }
            for (int i = 0; i < 20; i++) {
                int at = random.below(written.length());
                String wrong =
                        written.substring(0, at) + PIECES[random.below(PIECES.length)] + written.substring(at + 1);
                try {
                    Json.parse(wrong);
                } catch (TextError error) {
                    assertThat(error.offset()).isBetween(0, wrong.length());
                    assertThat(error.explained().text()).isNotBlank();
                }
            }
        });
    }

    @Test
    void fields_keep_their_order_and_are_replaced_in_place() {
        Json.Obj object = Json.obj().with("b", 1).with("a", "x").with("c", true).with("b", Json.NULL);
        assertThat(object).hasToString("{\"b\":null,\"a\":\"x\",\"c\":true}");
        assertThat(object.field("a")).contains(new Json.Str("x"));
        assertThat(object.field("d")).isEmpty();
        assertThat(object.withAll(Json.obj().with("d", 2).with("a", 3)))
                .hasToString("{\"b\":null,\"a\":3,\"c\":true,\"d\":2}");
        assertThat(Json.obj()).hasToString("{}");
    }

    @Test
    void arrays_and_numbers() {
        assertThat(Json.numbers(1, -2)).hasToString("[1,-2]");
        assertThat(Json.numbers(1L << 60)).hasToString("[1152921504606846976]");
        assertThat(Json.strings(List.of("a", "b"))).hasToString("[\"a\",\"b\"]");
        assertThat(Json.arr(Stream.of(Json.TRUE, Json.NULL))).hasToString("[true,null]");
        assertThat(Json.tenths(15)).hasToString("1.5");
        assertThat(Json.tenths(0)).hasToString("0.0");
        assertThat(Json.tenths(-5)).hasToString("-0.5");
        assertThat(Json.tenths(-23)).hasToString("-2.3");
    }

    @Test
    void numbers_of_any_size_stay_as_they_were_written() {
        String huge = "-" + "9".repeat(5_000) + ".00e+99999";
        assertThat(Json.parse(huge)).isEqualTo(new Json.Num(huge)).hasToString(huge);
    }

    @Test
    void lone_surrogates_survive_and_are_escaped() {
        Json lone = new Json.Str("\ud800x\udfff");
        assertThat(lone).hasToString("\"\\ud800x\\udfff\"");
        assertThat(Json.parse("\"\\ud800x\\udFFF\"")).isEqualTo(lone);
        assertThat(Json.parse("\"\\ud83d\\ude00\"")).isEqualTo(new Json.Str("\ud83d\ude00"));
        assertThat(Json.parse("\"\ud83d\ude00\"")).isEqualTo(new Json.Str("\ud83d\ude00"));
    }

    @Test
    void all_escapes_are_read() {
        assertThat(Json.parse("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\\u00e9\""))
                .isEqualTo(new Json.Str("\"\\/\b\f\n\r\tAé"));
    }

    @Test
    void blanks_may_stand_between_all_parts() {
        assertThat(Json.parse(" { \"a\" : [ 1 , { } , [ ] ] ,\t\"b\"\n:\rtrue } "))
                .isEqualTo(Json.parse("{\"a\":[1,{},[]],\"b\":true}"));
    }

    @Test
    void a_control_character_in_a_string_is_pointed_at() {
        assertThatThrownBy(() -> Json.parse("\"ab\u0001\""))
                .hasMessage("column 4: a control character in a string must be escaped");
    }

    @Test
    void a_text_has_as_many_values_as_it_may_and_no_more() {
        Seeds.each(200, random -> {
            String written = value(random, 3).toString();
            int values = values(Json.parse(written));
            assertThat(Json.parse(written, values)).hasToString(written);
            for (int most = 0; most < values; most++) {
                int bound = most;
                assertThatThrownBy(() -> Json.parse(written, bound))
                        .isInstanceOf(TextError.class)
                        .hasMessageEndingWith(": there are more than " + bound + " values");
            }
        });
        assertThatThrownBy(() -> Json.parse("{\"a\":[1,2,3]}", 3)).hasMessage("column 9: there are more than 3 values");
    }

    private static int values(Json value) {
        return 1
                + switch (value) {
                    case Json.Obj(var fields) ->
                        fields.values().stream().mapToInt(JsonTest::values).sum();
                    case Json.Arr(var items) ->
                        items.stream().mapToInt(JsonTest::values).sum();
                    default -> 0;
                };
    }

    @Test
    void deep_nesting_is_refused_before_the_stack_ends() {
        String deep = "[".repeat(64) + "]".repeat(64);
        assertThat(Json.parse(deep)).hasToString(deep);
        for (String open : List.of("[", "{\"a\":")) {
            assertThatThrownBy(() -> Json.parse(open.repeat(100_000)))
                    .isInstanceOf(TextError.class)
                    .hasMessageContaining("nested more than 64 levels deep");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"a\":1,\"b\":2,\"a\":3} | column 14: the field (a) is here twice",
                "{\"\\u0061\":1,\"a\":2}   | column 13: the field (a) is here twice",
                "[1,]                     | column 4: expected a JSON value, found (])",
                "[1 2]                    | column 4: expected (]), found (2)",
                "{\"a\" 1}                | column 6: expected (:), found (1)",
                "{a:1}                    | column 2: expected (\"), found (a)",
                "{\"a\":1,}               | column 8: expected (\"), found (})",
                "tru                      | column 1: expected a JSON value, found (t)",
                "nulll                    | column 5: expected the end of the text, found (l)",
                "01                       | column 2: expected the end of the text, found (1)",
                "-                        | column 2: expected a JSON value, found the end",
                "1.                       | column 3: expected a JSON value, found the end",
                ".5                       | column 1: expected a JSON value, found (.)",
                "+1                       | column 1: expected a JSON value, found (+)",
                "1e                       | column 3: expected a JSON value, found the end",
                "NaN                      | column 1: expected a JSON value, found (N)",
                "'a'                      | column 1: expected a JSON value, found (')",
                "\"a                      | column 3: the text ends here; expected the closing quote",
                "\"\\x\"                  | column 3: invalid escape (x)",
                "\"\\u12G4\"              | column 6: expected a hexadecimal digit",
                "\"\\u12                  | column 6: the text ends here; expected four hexadecimal digits",
                "[1] [2]                  | column 5: expected the end of the text, found ([)",
            })
    void tells_what_is_wrong_and_where(String text, String message) {
        assertThatThrownBy(() -> Json.parse(text)).isInstanceOf(TextError.class).hasMessage(message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "\0",
                "\"\n\"",
                "\"\t\"",
                "\"\u001f\"",
                "\ufeff1",
                "[\u00a01]",
                "// 1",
                "[1,,2]",
                "{,}",
                "}",
                "\"\\u00e٣\"",
                "1٣",
                "\"\\",
                "-a",
                "--1",
                "1e+",
                "truefalse"
            })
    void other_texts_that_are_not_json(String text) {
        assertThatThrownBy(() -> Json.parse(text)).isInstanceOf(TextError.class);
    }
}
