package tilewright.tools;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * Copies a jar and brings those of its classes up to date that were compiled for Java 5 or before: UpdateClassFiles FROM TO.
 *
 * <p>The JVM's ahead-of-time cache takes no such class, because it lacks the stack maps that newer ones are verified by.
 * picocli's are of that kind. Our own classes come with {@link PlainCalls}. A copy that has the right bytes already is left alone. Otherwise {@code tilewright.aot} and
 * {@code single.jsa} beside it are deleted, because JVMs before 25.0.4 would take the old classes from there (JDK-8377932).
 */
final class UpdateClassFiles {

    private static final int FIRST_WITH_STACK_MAPS = 50;
    private static final int FIRST_WITHOUT_OLD_VERIFIER = 52;
    private static final int MAJOR_VERSION = 7;
    /** The date of each entry, so that the same classes make the same bytes. */
    private static final LocalDateTime DATE = LocalDateTime.of(2026, 11, 1, 0, 0);

    private UpdateClassFiles() {}

    public static void main(String[] arguments) throws IOException {
        Map<String, byte[]> entries = new LinkedHashMap<>();
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(Path.of(arguments[0])))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                entries.put(entry.getName(), in.readAllBytes());
            }
        }
        ClassHierarchyResolver own = ClassHierarchyResolver.ofResourceParsing(type -> {
            String name = type.descriptorString();
            byte[] bytes = entries.get(name.substring(1, name.length() - 1) + ".class");
            return bytes == null ? null : new ByteArrayInputStream(bytes);
        });
        ClassFile format = ClassFile.of(
                ClassFile.StackMapsOption.GENERATE_STACK_MAPS,
                ClassFile.ClassHierarchyResolverOption.of(own.orElse(ClassHierarchyResolver.defaultResolver())));
        ByteArrayOutputStream jar = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(jar)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                ZipEntry copy = new ZipEntry(entry.getKey());
                copy.setTimeLocal(DATE);
                out.putNextEntry(copy);
                out.write(updated(format, entry.getKey(), entry.getValue()));
            }
        }
        Path to = Path.of(arguments[1]);
        if (!Files.exists(to) || !Arrays.equals(Files.readAllBytes(to), jar.toByteArray())) {
            Files.deleteIfExists(to.resolveSibling("tilewright.aot"));
            Files.deleteIfExists(to.resolveSibling("single.jsa"));
            Files.write(to, jar.toByteArray());
        }
    }

    private static byte[] updated(ClassFile format, String name, byte[] bytes) {
        if (!name.endsWith(".class")) {
            return bytes;
        }
        if (bytes[MAJOR_VERSION] >= FIRST_WITH_STACK_MAPS) {
            return name.startsWith("tilewright/") ? PlainCalls.made(format, bytes) : bytes;
        }
        ClassTransform version = (to, element) -> {
            if (element instanceof ClassFileVersion) {
                to.withVersion(FIRST_WITHOUT_OLD_VERIFIER, 0);
            } else {
                to.with(element);
            }
        };
        return format.transformClass(
                format.parse(bytes),
                version.andThen(ClassTransform.transformingMethodBodies(CodeTransform.ACCEPT_ALL)));
    }
}
