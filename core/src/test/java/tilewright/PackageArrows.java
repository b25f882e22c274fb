package tilewright;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The packages below a root with all others there that each uses. Their names are without the root's; the root itself is a dot. */
public final class PackageArrows {

    private PackageArrows() {}

    /** Returns the classes of a module in the packages below a root, without tests. */
    public static JavaClasses classes(String root) {
        return new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_JARS)
                .importPackages(root);
    }

    /** Returns the packages of classes with those that each uses. */
    public static Map<String, Set<String>> of(JavaClasses classes, String root) {
        Map<String, Set<String>> arrows = new TreeMap<>();
        for (JavaClass type : classes) {
            String name = shortName(type, root);
            Set<String> uses = arrows.computeIfAbsent(name, _ -> new TreeSet<>());
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                JavaClass target = dependency.getTargetClass().getBaseComponentType();
                if (target.getPackageName().startsWith(root)
                        && !shortName(target, root).equals(name)) {
                    uses.add(shortName(target, root));
                }
            }
        }
        return arrows;
    }

    private static String shortName(JavaClass type, String root) {
        String name = type.getPackageName();
        return name.equals(root) ? "." : name.substring(root.length() + 1);
    }

    /** Reads a list: on each line a package and those that it uses, from the ground up. */
    public static Map<String, Set<String>> listed(String lines) {
        return lines.lines()
                .map(line -> line.split(" +"))
                .collect(Collectors.toMap(
                        words -> words[0],
                        words -> new TreeSet<>(List.of(words).subList(1, words.length)),
                        (_, _) -> {
                            throw new IllegalStateException("a package stands in the list twice");
                        },
                        LinkedHashMap::new));
    }

    /** Fails if a package of a list uses one that does not stand above it. */
    public static void assertFromTheGroundUp(Map<String, Set<String>> listed) {
        Set<String> above = new TreeSet<>();
        listed.forEach((name, uses) -> {
            assertThat(above).as(name).containsAll(uses);
            above.add(name);
        });
    }
}
