package tilewright.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.Seeds;

class JsonWriterTest {

    private static final String[] TEXTS = {
        "", "r1c1", "\"", "plain\\", "\n\u0001end", "é日", "\ud83d\ude00", "x".repeat(70)
    };

    private static final long[] NUMBERS = {
        0, 9, 10, 99, 100, 101, 110, 999, 1_000, -1, Integer.MIN_VALUE, Long.MAX_VALUE, Long.MIN_VALUE
    };

    @Test
    void pieces_give_the_same_as_values_however_little_room_there_was() {
        Seeds.each(300, random -> {
            JsonWriter out = new JsonWriter(random.below(9)).beginObject();
            Json.Obj object = Json.obj();
            for (int i = 0; i < 12; i++) {
                String name = i + TEXTS[random.below(TEXTS.length)];
                out.name(name);
                switch (random.below(5)) {
                    case 0 -> {
                        long number = NUMBERS[random.below(NUMBERS.length)];
                        out.value(number);
                        object = object.with(name, number);
                    }
                    case 1 -> {
                        String text = TEXTS[random.below(TEXTS.length)];
                        out.value(text);
                        object = object.with(name, text);
                    }
                    case 2 -> {
                        out.value(true);
                        object = object.with(name, true);
                    }
                    case 3 -> {
                        out.beginArray().endArray();
                        object = object.with(name, Json.numbers(new int[0]));
                    }
                    default -> {
                        out.beginArray()
                                .value(1)
                                .beginObject()
                                .endObject()
                                .value("")
                                .value(false)
                                .endArray();
                        object = object.with(name, Json.parse("[1,{},\"\",false]"));
                    }
                }
            }
            String written = out.endObject().written().text();
            assertThat(written).isEqualTo(object.toString());
            assertThat(Json.parse(written)).isEqualTo(object);
        });
    }

    @Test
    void what_was_written_before_goes_in_as_it_is() {
        Json written =
                new JsonWriter().beginArray().value("a\"b").value(12).endArray().written();
        assertThat(Json.obj().with("x", written).with("y", 1)).hasToString("{\"x\":[\"a\\\"b\",12],\"y\":1}");
    }
}
