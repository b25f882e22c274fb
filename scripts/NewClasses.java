import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * Copies a jar and brings classes up to date that were compiled for Java 5 or before: NewClasses FROM TO.
 *
 * <p>The JVM's cache does not take such old classes, because they lack the frames that new ones are verified by. Those of
 * picocli are of that kind, and reading and verifying them took a third of a start.
 */
final class NewClasses {

    private static final int FIRST_WITH_FRAMES = 50;
    private static final int SINCE_FRAMES_ARE_ENOUGH = 52;
    private static final int MAJOR_VERSION = 7;

    private NewClasses() {}

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
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(Path.of(arguments[1])))) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                out.putNextEntry(new ZipEntry(entry.getKey()));
                out.write(entry.getKey().endsWith(".class") ? renewed(format, entry.getValue()) : entry.getValue());
            }
        }
    }

    private static byte[] renewed(ClassFile format, byte[] bytes) {
        if (bytes[MAJOR_VERSION] >= FIRST_WITH_FRAMES) {
            return bytes;
        }
        ClassTransform version = (to, element) -> {
            if (element instanceof ClassFileVersion) {
                to.withVersion(SINCE_FRAMES_ARE_ENOUGH, 0);
            } else {
                to.with(element);
            }
        };
        return format.transformClass(
                format.parse(bytes), version.andThen(ClassTransform.transformingMethodBodies(CodeTransform.ACCEPT_ALL)));
    }
}
