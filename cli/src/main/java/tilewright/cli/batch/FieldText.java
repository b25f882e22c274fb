package tilewright.cli.batch;

import tilewright.text.Json;

/** Fields of answers as texts of their own, outside of JSON. */
public final class FieldText {

    private FieldText() {}

    /** The text of a string, or of a sentence in English; of other values their JSON. */
    public static String of(Json value) {
        return switch (value) {
            case Json.Str(String text) -> text;
            case Json.Text(var message) -> message.text();
            case Json.Sentences(var messages, boolean single)
            when single && messages.size() == 1 -> messages.getFirst().text();
            default -> value.toString();
        };
    }
}
