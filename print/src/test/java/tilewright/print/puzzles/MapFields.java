package tilewright.print.puzzles;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.print.fields.Fields;
import tilewright.text.FieldError;

/**
 * Fields in a map of texts, lists, and maps.
 *
 * @param values by their names
 */
record MapFields(Map<String, ?> values) implements Fields {

    /** Fields written as in {@code per-page: 4; own-ids: A | B}. */
    static MapFields of(String text) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (String field : text.split("; ", -1)) {
            if (!field.isBlank()) {
                String[] parts = field.split(": ", 2);
                String[] items = parts[1].strip().split(" \\| ", -1);
                values.put(parts[0].strip(), items.length == 1 ? items[0] : List.of(items));
            }
        }
        return new MapFields(values);
    }

    private MapFields checked(List<String> known) {
        values.keySet().stream()
                .filter(name -> !known.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw new IllegalArgumentException("unknown field: " + name);
                });
        return this;
    }

    private Optional<Object> value(String name) {
        return Optional.ofNullable(values.get(name));
    }

    @SuppressWarnings("unchecked")
    private MapFields of(Object value, String plain, List<String> known) {
        return value instanceof Map<?, ?> map
                ? new MapFields((Map<String, ?>) map).checked(known)
                : new MapFields(Map.of(plain, value));
    }

    @Override
    public boolean has(String name) {
        return values.containsKey(name);
    }

    @Override
    public Optional<String> text(String name, int most) {
        return value(name).map(Object::toString);
    }

    @Override
    public List<String> texts(String name, int most) {
        return list(name).stream().map(Object::toString).toList();
    }

    private List<?> list(String name) {
        Object value = value(name).orElse(List.of());
        return value instanceof List<?> list ? list : List.of(value);
    }

    @Override
    public List<? extends Fields> list(String name, List<String> known, int most) {
        return items(name, "", known, most);
    }

    @Override
    public Optional<? extends Fields> fields(String name, String plain, List<String> known) {
        return value(name).map(value -> of(value, plain, known));
    }

    @Override
    public List<? extends Fields> items(String name, String plain, List<String> known, int most) {
        List<MapFields> items = new ArrayList<>();
        list(name).forEach(value -> items.add(of(value, plain, known)));
        return items;
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
