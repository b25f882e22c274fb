package tilewright.tools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PlainCallsTest {

    private static final int[] ARRAY = {1};

    private static final List<Object> VALUES = List.of(
            new Empty(),
            new Whole(true, (byte) -1, 'x', (short) 2, 3, 4L, 0.5f, -0.0, "text", ARRAY),
            new Whole(true, (byte) -1, 'x', (short) 2, 3, 4L, 0.5f, 0.0, "text", ARRAY),
            new Whole(false, (byte) 7, 'y', (short) 0, -3, 1L << 40, Float.NaN, Double.NaN, "", ARRAY),
            new Whole(false, (byte) 7, 'y', (short) 0, -3, 1L << 41, Float.NaN, Double.NaN, "", ARRAY),
            new Part(1, "a"),
            new Part(1, "b"),
            new Part(2, "a"),
            "a text",
            "",
            17);

    /** A switch in an interface. */
    public sealed interface Sample {
        default String kind() {
            return switch (this) {
                case Empty _ -> "empty";
                case Part(int one, String other) when one == 1 && other.equals("a") -> "first";
                case Part part -> "part " + part.one();
                case Whole _ -> "whole";
            };
        }
    }

    public record Empty() implements Sample {}

    public record Part(int one, String other) implements Sample {}

    /** Components of each kind. */
    @SuppressWarnings("ArrayRecordComponent")
    public record Whole(
            boolean truth,
            byte small,
            char letter,
            short number,
            int whole,
            long large,
            float real,
            double exact,
            String text,
            int[] array)
            implements Sample {}

    /** Says what a value is. */
    public static final class Speaker implements Function<Object, String> {
        @Override
        public String apply(Object value) {
            return switch (value) {
                case Sample sample -> sample.kind();
                case String text when text.isEmpty() -> "nothing";
                case CharSequence _ -> "text";
                default -> "other";
            };
        }
    }

    /** Has the classes above with plain calls. */
    private static final class Plain extends ClassLoader {

        private static final List<Class<?>> TYPES =
                List.of(Sample.class, Empty.class, Part.class, Whole.class, Speaker.class);

        Plain() {
            super(PlainCallsTest.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            @Nullable Class<?> loaded = findLoadedClass(name);
            if (loaded == null && TYPES.stream().anyMatch(type -> type.getName().equals(name))) {
                byte[] made = PlainCalls.made(ClassFile.of(), bytes(name));
                loaded = defineClass(name, made, 0, made.length);
            }
            return loaded == null ? super.loadClass(name, resolve) : loaded;
        }

        Object copy(Object value) throws ReflectiveOperationException {
            if (!(value instanceof Sample)) {
                return value;
            }
            List<Object> parts = new ArrayList<>();
            for (RecordComponent component : value.getClass().getRecordComponents()) {
                parts.add(component.getAccessor().invoke(value));
            }
            return loadClass(value.getClass().getName()).getConstructors()[0].newInstance(parts.toArray());
        }

        @SuppressWarnings("unchecked")
        Function<Object, String> speaker() throws ReflectiveOperationException {
            return (Function<Object, String>)
                    loadClass(Speaker.class.getName()).getConstructor().newInstance();
        }
    }

    private final Plain plain = new Plain();

    @Test
    void switches_choose_the_same() throws ReflectiveOperationException {
        Function<Object, String> speaker = plain.speaker();
        for (Object value : VALUES) {
            assertThat(speaker.apply(plain.copy(value))).isEqualTo(new Speaker().apply(value));
        }
        assertThatThrownBy(() -> speaker.apply(null)).isInstanceOf(NullPointerException.class);
    }

    @Test
    void records_are_equal_and_have_hash_codes_as_before() throws ReflectiveOperationException {
        for (Object one : VALUES) {
            Object copy = plain.copy(one);
            assertThat(copy).hasSameHashCodeAs(one);
            assertThat(copy.equals(one)).isEqualTo(!(one instanceof Sample));
            for (Object other : VALUES) {
                assertThat(copy.equals(plain.copy(other))).isEqualTo(one.equals(other));
            }
        }
    }

    @Test
    void the_jvm_makes_only_texts() {
        for (Class<?> type : Plain.TYPES) {
            byte[] made = PlainCalls.made(ClassFile.of(), bytes(type.getName()));
            assertThat(calls(made)).isSubsetOf("toString", "makeConcatWithConstants");
        }
        assertThat(calls(bytes(Part.class.getName()))).contains("equals", "hashCode");
        assertThat(calls(bytes(Speaker.class.getName()))).contains("typeSwitch");
    }

    @Test
    void a_class_without_such_calls_keeps_its_bytes() {
        byte[] bytes = bytes(PlainCallsTest.class.getName() + "$Plain");
        assertThat(PlainCalls.made(ClassFile.of(), bytes)).isSameAs(bytes);
    }

    private static List<String> calls(byte[] type) {
        List<String> names = new ArrayList<>();
        for (MethodModel method : ClassFile.of().parse(type).methods()) {
            for (CodeElement element :
                    method.code().map(code -> code.elementList()).orElse(List.of())) {
                if (element instanceof InvokeDynamicInstruction call) {
                    names.add(call.name().stringValue());
                }
            }
        }
        return names;
    }

    private static byte[] bytes(String type) {
        try (@Nullable
                InputStream in = PlainCallsTest.class.getResourceAsStream("/" + type.replace('.', '/') + ".class")) {
            if (in == null) {
                throw new IllegalArgumentException(type);
            }
            return in.readAllBytes();
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }
}
