package tilewright.print.puzzles;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.print.fields.FieldError;
import tilewright.print.fields.Fields;

/** Fields written as in {@code per-page: 4; ratings: no}, each with one text. */
record TypedFields(Map<String, String> typed) implements Fields {

    static TypedFields of(String text) {
        Map<String, String> typed = new LinkedHashMap<>();
        for (String field : text.split("; ", -1)) {
            if (!field.isBlank()) {
                String[] parts = field.split(": ", 2);
                typed.put(parts[0].strip(), parts[1].strip());
            }
        }
        return new TypedFields(typed);
    }

    @Override
    public boolean has(String name) {
        return typed.containsKey(name);
    }

    @Override
    public Optional<String> text(String name, int most) {
        return Optional.ofNullable(typed.get(name));
    }

    @Override
    public List<String> texts(String name, int most) {
        String text = typed.get(name);
        return text == null ? List.of() : new ArrayList<>(List.of(text.split(" \\| ", -1)));
    }

    @Override
    public List<? extends Fields> list(String name, List<String> known, int most) {
        return List.of();
    }

    @Override
    public String label(String name) {
        return name;
    }

    @Override
    public RuntimeException wrong(String name, Message reason) {
        return new FieldError(reason);
    }
}
