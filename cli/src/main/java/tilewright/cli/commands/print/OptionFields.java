package tilewright.cli.commands.print;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.message.Message;
import tilewright.print.fields.Field;
import tilewright.print.fields.Fields;
import tilewright.puzzle.Nearest;

/**
 * Fields that are options of the same name. What is not typed is as other fields have it, those of a file. Of a mapping each
 * field is typed as {@code KEY=VALUE}.
 *
 * @param options by the names of their fields
 * @param lists by the names of their fields
 * @param others none where there is no file
 */
record OptionFields(Map<String, Option> options, Map<String, List<OptionFields>> lists, Optional<Fields> others)
        implements Fields {

    /** Fields that nobody typed. */
    static final OptionFields NONE = new OptionFields(Map.of(), Map.of(), Optional.empty());

    /**
     * An option.
     *
     * @param label what it is called in sentences
     * @param typed empty when it was not typed
     */
    record Option(String label, Supplier<List<String>> typed) {}

    /** Fields that are yes where nobody says no. */
    private static final List<String> USUALLY_YES = List.of(
            "qr", "code", "ids", "ratings", "times", "page-numbers", "rules", "hints", "certificates", "contents");

    /** The words that mean yes behind an option. */
    private static final List<String> VALUES =
            List.of("yes", "no", "true", "false", "on", "off", "name", "level", "number", "stars");

    /** Fields with other values that are left out by {@code --no-NAME}, too. */
    private static final List<String> LEFT_OUT = List.of("cover", "imprint", "rules", "solutions");

    /** Options that have another name than their field, for each command has an option of that name. */
    private static final Map<String, String> OTHER_NAMES = Map.of("color", "--inks");

    /** These fields as options of a command. */
    static OptionFields of(OptionsBuilder builder, List<Field> fields) {
        Map<String, Option> options = new LinkedHashMap<>();
        for (Field field : fields) {
            String option = OTHER_NAMES.getOrDefault(field.name(), "--" + field.name());
            options.put(field.name(), new Option(option, typed(builder, option, field)));
        }
        return new OptionFields(options, Map.of(), Optional.empty());
    }

    private static Supplier<List<String>> typed(OptionsBuilder builder, String option, Field field) {
        if (!field.value().isEmpty()) {
            Supplier<List<String>> values = builder.repeated(option, field.value(), field.about());
            if (!LEFT_OUT.contains(field.name())) {
                return values;
            }
            Supplier<Boolean> no = builder.hiddenFlag("--no-" + field.name());
            return () -> no.get() ? List.of(NO.getFirst()) : values.get();
        }
        Supplier<Optional<String>> choice =
                builder.choice(field.name(), USUALLY_YES.contains(field.name()), VALUES, field.about());
        return () -> choice.get().stream().toList();
    }

    /** Returns these fields and others. */
    OptionFields and(OptionFields more) {
        Map<String, Option> all = new LinkedHashMap<>(options);
        all.putAll(more.options);
        return new OptionFields(all, lists, others);
    }

    /** Returns these fields with a text, which is called by a label in sentences. */
    OptionFields with(String name, String label, String text) {
        return and(new OptionFields(Map.of(name, new Option(label, () -> List.of(text))), Map.of(), Optional.empty()));
    }

    /** Returns these fields with a list; an empty one is none. */
    OptionFields with(String name, List<OptionFields> list) {
        return list.isEmpty() ? this : new OptionFields(options, Map.of(name, list), others);
    }

    /** Returns these fields, typed in place of those of a file. */
    OptionFields over(Fields file) {
        return new OptionFields(options, lists, Optional.of(file));
    }

    /** The names of the fields that were typed. */
    List<String> typed() {
        return options.keySet().stream().filter(this::isTyped).toList();
    }

    /** Whether a field was typed. */
    boolean isTyped(String name) {
        return !values(name).isEmpty() || lists.containsKey(name);
    }

    /** Whether a file was typed for a field: alone, behind a key, or in Markdown. */
    boolean names(String field, String file) {
        return values(field).stream()
                .anyMatch(value -> value.equals(file) || value.endsWith("=" + file) || value.contains("](" + file));
    }

    private List<String> values(String name) {
        return options.containsKey(name) ? options.get(name).typed().get() : List.of();
    }

    @Override
    public boolean has(String name) {
        return isTyped(name) || others.isPresent() && others.get().has(name);
    }

    @Override
    public Optional<String> text(String name, int most) {
        List<String> values = values(name);
        if (values.isEmpty()) {
            return others.flatMap(file -> file.text(name, most));
        }
        if (values.size() > 1) {
            throw wrong(name, PrintMessages.typedTwice(label(name)));
        }
        return Optional.of(bounded(name, values.getFirst(), most));
    }

    @Override
    public List<String> texts(String name, int most) {
        List<String> values = values(name);
        if (values.isEmpty()) {
            return others.map(file -> file.texts(name, most)).orElse(List.of());
        }
        return values.stream().map(value -> bounded(name, value, most)).toList();
    }

    private String bounded(String name, String value, int most) {
        if (value.length() > most) {
            throw wrong(name, Fields.longText(label(name), most, value.length()));
        }
        return value.strip();
    }

    @Override
    public List<? extends Fields> list(String name, List<String> known, int most) {
        if (lists.containsKey(name)) {
            return lists.get(name);
        }
        return others.<List<? extends Fields>>map(file -> file.list(name, known, most))
                .orElse(List.of());
    }

    @Override
    public Optional<? extends Fields> fields(String name, String plain, List<String> known) {
        Optional<? extends Fields> below = others.flatMap(file -> file.fields(name, plain, known));
        if (!isTyped(name)) {
            return below;
        }
        Map<String, Option> pairs = new LinkedHashMap<>();
        for (String value : values(name)) {
            int sign = value.indexOf('=');
            String key = sign < 0 ? "" : value.substring(0, sign);
            if (known.contains(key)) {
                String text = value.substring(sign + 1);
                pairs.put(key, new Option(label(name), () -> List.of(text)));
            } else if (plain.isEmpty() || !Nearest.suggestion(key, known).isEmpty()) {
                throw wrong(
                        name,
                        PrintMessages.keyAndValue(label(name), Message.verbatim(value), Fields.suggestion(key, known)));
            }
        }
        return pairs.isEmpty()
                ? Fields.super.fields(name, plain, known)
                : Optional.of(new OptionFields(pairs, Map.of(), below.map(Fields.class::cast)));
    }

    @Override
    public List<? extends Fields> items(String name, String plain, List<String> known, int most) {
        return isTyped(name) || others.isEmpty()
                ? Fields.super.items(name, plain, known, most)
                : new ArrayList<>(others.get().items(name, plain, known, most));
    }

    @Override
    public String label(String name) {
        return isTyped(name) && options.containsKey(name)
                ? options.get(name).label()
                : others.map(file -> file.label(name)).orElse("--" + name);
    }

    @Override
    public RuntimeException wrong(String name, Message reason) {
        return isTyped(name) || others.isEmpty()
                ? Failure.usage(reason)
                : others.get().wrong(name, reason);
    }
}
