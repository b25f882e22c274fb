package tilewright.studio;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import tilewright.text.Json;

/**
 * The protocol as a JSON Schema, made of {@link RequestKind} and of the records of {@link Protocol}. Its definitions are all
 * forms by their names; {@code view-request}, {@code view-answer} and so on are the requests and what they are answered with.
 * The messages of rooms have a schema of their own, made of {@link RoomProtocol}.
 *
 * <p>Mutable: it collects the forms that it is asked for, and all that they refer to. One thread at a time. Used by the build and by
 * the server, and in no engine.
 */
public final class ProtocolSchema {

    private static final String DRAFT = "https://json-schema.org/draft/2020-12/schema";

    private static final String DEFINITIONS = "#/$defs/";

    /** Larger numbers lose digits in many programs. */
    private static final long EXACT = 1L << 53;

    private final String place;
    private final BiFunction<String, String, Json.Obj> about;
    private final SortedMap<String, Json.Obj> forms = new TreeMap<>();

    /**
     * @param place what stands before the name of a form in references to it
     * @param about gives further keywords for a field of a form, both by their names; with an empty field for the form itself
     */
    public ProtocolSchema(String place, BiFunction<String, String, Json.Obj> about) {
        this.place = place;
        this.about = about;
    }

    private static ProtocolSchema plain() {
        return new ProtocolSchema(DEFINITIONS, (_, _) -> Json.obj());
    }

    /** Returns the schema. */
    public static Json.Obj schema() {
        return plain().all();
    }

    /**
     * Returns the schema of the messages of rooms; its definitions {@code Request} and {@code Message} cover them all.
     */
    public static Json.Obj rooms() {
        ProtocolSchema schema = plain();
        schema.form(RoomProtocol.Request.class);
        schema.form(RoomProtocol.Message.class);
        return schema.titled("Messages of a room of Tilewright", Json.obj());
    }

    private Json.Obj all() {
        Json.Obj failure = form(Protocol.Failure.class);
        Json.Obj exchanges = Json.obj();
        for (RequestKind kind : RequestKind.values()) {
            exchanges = exchanges
                    .with(kind.word() + "-request", request(kind))
                    .with(kind.word() + "-answer", anyOf(Stream.of(form(Protocol.answer(kind)), failure)));
        }
        return titled("Requests and answers of Tilewright", exchanges);
    }

    private Json.Obj titled(String title, Json.Obj exchanges) {
        Json.Obj definitions = Json.obj();
        for (var form : forms.entrySet()) {
            definitions = definitions.with(form.getKey(), form.getValue());
        }
        return Json.obj().with("$schema", DRAFT).with("title", title).with("$defs", definitions.withAll(exchanges));
    }

    /** Returns the forms so far, by their names. */
    public SortedMap<String, Json.Obj> forms() {
        return Collections.unmodifiableSortedMap(forms);
    }

    /** Returns the form of the requests of a kind. Fields that it does not know are allowed. */
    public Json.Obj request(RequestKind kind) {
        String name = kind.word() + "-request";
        Json.Obj properties = Json.obj().with("do", about(name, "do", word(kind.word())));
        for (Field field : kind.fields()) {
            Json.Obj form = switch (field) {
                case Field.Text _ -> plain("string");
                case Field.Texts _ -> plain("array").with("items", plain("string"));
                case Field.Truth _ -> plain("boolean");
                case Field.Whole whole -> number(whole);
            };
            properties = properties.with(field.name(), about(name, field.name(), form));
        }
        Stream<String> required =
                Stream.concat(Stream.of("do"), kind.required().stream().map(Field::name));
        return about(name, "", object(properties, required.toList(), true));
    }

    private Json.Obj about(String form, String field, Json.Obj schema) {
        return schema.withAll(about.apply(form, field));
    }

    private Json.Obj number(Field.Whole field) {
        Json.Obj form = form(Object.class).with("pattern", "^[+-]?[0-9]+$");
        Json.Obj least = field.least() < -EXACT ? form : form.with("minimum", field.least());
        return field.most() > EXACT ? least : least.with("maximum", field.most());
    }

    /** Returns the form of a type: a reference to the form of this name, if it has one. */
    public Json.Obj form(Type type) {
        return switch (type) {
            case ParameterizedType generic -> generic(generic);
            case Class<?> plain when plain == String.class -> plain("string");
            case Class<?> plain when plain == boolean.class -> plain("boolean");
            case Class<?> plain when plain == double.class -> plain("number");
            case Class<?> plain when plain.isPrimitive() || Number.class.isAssignableFrom(plain) -> plain("integer");
            case Class<?> plain when plain == Json.Obj.class -> plain("object");
            case Class<?> plain
            when plain == Object.class -> Json.obj().with("type", Json.strings(List.of("integer", "string")));
            case Class<?> named -> reference(named);
            default -> throw new IllegalArgumentException("there is no JSON for the type (%s)".formatted(type));
        };
    }

    private Json.Obj generic(ParameterizedType type) {
        Json.Obj item = form(type.getActualTypeArguments()[type.getRawType() == Map.class ? 1 : 0]);
        if (type.getRawType() == List.class) {
            return plain("array").with("items", item);
        }
        return plain("object").with("additionalProperties", item);
    }

    private Json.Obj reference(Class<?> named) {
        String name = named.getSimpleName();
        if (!forms.containsKey(name)) {
            forms.put(name, Json.obj());
            forms.put(name, about(name, "", definition(named)));
        }
        return Json.obj().with("$ref", place + name);
    }

    private Json.Obj definition(Class<?> named) {
        if (named.isEnum()) {
            return words(Arrays.stream(named.getEnumConstants()).map(ProtocolSchema::lower));
        }
        if (named.isSealed()) {
            return anyOf(Arrays.stream(named.getPermittedSubclasses()).map(this::form));
        }
        RecordComponent[] components = named.getRecordComponents();
        if (named.isAnnotationPresent(Protocol.Tuple.class)) {
            return plain("array")
                    .with("prefixItems", Json.arr(Arrays.stream(components).map(part -> form(part.getGenericType()))))
                    .with("items", false)
                    .with("minItems", components.length);
        }
        Set<String> optional = new HashSet<>();
        for (Protocol.Optional names : named.getAnnotationsByType(Protocol.Optional.class)) {
            optional.addAll(names.value().length == 0 ? names(components) : List.of(names.value()));
        }
        Json.Obj properties = Json.obj();
        List<String> required = new ArrayList<>();
        for (Class<?> all : named.getInterfaces()) {
            for (Protocol.Called kind : all.getAnnotationsByType(Protocol.Called.class)) {
                String word = named.getSimpleName().toLowerCase(Locale.ROOT);
                properties = properties.with(kind.value(), about(named.getSimpleName(), kind.value(), word(word)));
                required.add(kind.value());
            }
        }
        boolean open = false;
        for (RecordComponent component : components) {
            boolean needed = !optional.remove(component.getName());
            if (component.getType() == Json.Obj.class) {
                open = true;
                continue;
            }
            Protocol.Called called = component.getAnnotation(Protocol.Called.class);
            String name = called == null ? component.getName() : called.value();
            properties = properties.with(name, about(named.getSimpleName(), name, field(component)));
            if (needed) {
                required.add(name);
            }
        }
        if (!optional.isEmpty()) {
            throw new IllegalArgumentException("(%s) has no fields %s".formatted(named, optional));
        }
        return object(properties, required, open);
    }

    private Json.Obj field(RecordComponent component) {
        for (Protocol.Words words : component.getAnnotationsByType(Protocol.Words.class)) {
            return words(Arrays.stream(words.value()));
        }
        Json.Obj form = form(component.getGenericType());
        for (Protocol.Bounds bounds : component.getAnnotationsByType(Protocol.Bounds.class)) {
            String what = component.getType() == String.class
                    ? "Length"
                    : component.getType() == List.class ? "Items" : "imum";
            form = form.with("min" + what, bounds.least()).with("max" + what, bounds.most());
        }
        return form;
    }

    private static List<String> names(RecordComponent[] components) {
        return Arrays.stream(components).map(RecordComponent::getName).toList();
    }

    private static String lower(Object constant) {
        return ((Enum<?>) constant).name().toLowerCase(Locale.ROOT);
    }

    private static Json.Obj plain(String type) {
        return Json.obj().with("type", type);
    }

    private static Json.Obj word(String word) {
        return plain("string").with("const", word);
    }

    private static Json.Obj words(Stream<String> words) {
        return plain("string").with("enum", Json.strings(words.toList()));
    }

    private static Json.Obj anyOf(Stream<Json.Obj> forms) {
        return Json.obj().with("anyOf", Json.arr(forms));
    }

    private static Json.Obj object(Json.Obj properties, List<String> required, boolean open) {
        return plain("object")
                .with("properties", properties)
                .with("required", Json.strings(required))
                .with("additionalProperties", open);
    }
}
