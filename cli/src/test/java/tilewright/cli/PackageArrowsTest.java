package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class PackageArrowsTest {

    private static final String ROOT = "tilewright.cli";

    /** Each package uses some of those above it, and no others. */
    private static final Map<String, Set<String>> ARROWS = Map.of(
            ROOT + ".context",
            Set.of(),
            ROOT + ".batch",
            Set.of(ROOT + ".context"),
            ROOT + ".bulk",
            Set.of(ROOT + ".context", ROOT + ".batch"),
            ROOT + ".terminal",
            Set.of(ROOT + ".context", ROOT + ".batch"),
            ROOT + ".feed",
            Set.of(),
            ROOT + ".commands",
            Set.of(ROOT + ".context", ROOT + ".batch", ROOT + ".bulk", ROOT + ".terminal", ROOT + ".feed"),
            ROOT,
            Set.of(ROOT + ".context", ROOT + ".bulk", ROOT + ".commands"));

    @Test
    void these_are_all_arrows() {
        Map<String, Set<String>> arrows = new TreeMap<>();
        for (JavaClass type : new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(ROOT)) {
            Set<String> used = arrows.computeIfAbsent(type.getPackageName(), _ -> new TreeSet<>());
            type.getDirectDependenciesFromSelf().stream()
                    .map(Dependency::getTargetClass)
                    .map(JavaClass::getPackageName)
                    .filter(target -> target.startsWith(ROOT) && !target.equals(type.getPackageName()))
                    .forEach(used::add);
        }
        assertThat(arrows).isEqualTo(ARROWS);
    }
}
