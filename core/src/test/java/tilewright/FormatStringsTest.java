package tilewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds the core to what the browser's engine can format: {@code %s} and {@code %d}, by {@link String#formatted}. */
class FormatStringsTest {

    private static final Path CLASSES = Path.of("target", "classes", "tilewright");

    @Test
    void the_core_formats_with_s_and_d_alone() throws IOException {
        List<String> wrong = new ArrayList<>();
        int calls = 0;
        List<Path> files;
        try (Stream<Path> all = Files.walk(CLASSES)) {
            files = all.filter(path -> path.toString().endsWith(".class"))
                    .sorted()
                    .toList();
        }
        for (Path file : files) {
            ClassModel type = ClassFile.of().parse(file);
            String name = type.thisClass().asInternalName().replace('/', '.');
            for (MethodModel method : type.methods()) {
                if (method.code().isPresent()) {
                    calls += check(name, method.code().get(), wrong);
                }
            }
        }
        assertThat(calls).isGreaterThan(30);
        assertThat(wrong)
                .as("format strings that the browser's engine refuses: it has %s and %d only, in formatted(...)")
                .isEmpty();
    }

    /**
     * Adds the bad strings of one method. Each constant of a method that formats is taken for a format.
     *
     * @return how many calls of the method format
     */
    private static int check(String name, CodeModel code, List<String> wrong) {
        List<String> texts = new ArrayList<>();
        int calls = 0;
        for (CodeElement element : code) {
            if (element instanceof ConstantInstruction constant && constant.constantValue() instanceof String text) {
                texts.add(text);
            } else if (element instanceof InvokeInstruction call) {
                String called =
                        call.owner().asInternalName() + "." + call.name().stringValue();
                if (called.equals("java/lang/String.formatted")) {
                    calls++;
                } else if (called.equals("java/lang/String.format") || called.startsWith("java/util/Formatter.")) {
                    wrong.add(name + ": call \"...\".formatted(...) instead of " + called.replace('/', '.'));
                }
            }
        }
        if (calls > 0) {
            texts.removeIf(text -> !text.replace("%s", "").replace("%d", "").contains("%"));
            texts.forEach(text -> wrong.add(name + ": \"" + text + "\""));
        }
        return calls;
    }
}
