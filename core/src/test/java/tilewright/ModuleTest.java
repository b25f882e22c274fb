package tilewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The module exports the general packages and each puzzle's door, and none of the rooms behind it. */
class ModuleTest {

    private static final ModuleDescriptor MODULE = ModuleFinder.of(Path.of("target", "classes"))
            .find("tilewright.core")
            .orElseThrow()
            .descriptor();

    /** Every package right below the root is for programs, but that of a puzzle need not be; what lies deeper is not. */
    @Test
    void exactly_the_front_packages_are_exported() {
        Set<String> front = MODULE.packages().stream()
                .filter(name -> name.chars().filter(letter -> letter == '.').count() <= 1)
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> puzzles = Puzzles.CATALOG.puzzles().stream()
                .map(puzzle -> "tilewright." + puzzle.id())
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(front).contains("tilewright", "tilewright.puzzle").containsAll(puzzles);
        assertThat(MODULE.exports()).noneMatch(ModuleDescriptor.Exports::isQualified);
        Set<String> exported = MODULE.exports().stream()
                .map(ModuleDescriptor.Exports::source)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(front).containsAll(exported);
        front.removeAll(puzzles);
        assertThat(exported).containsAll(front);
    }

    @Test
    void nothing_but_the_jdk_is_needed_at_run_time() {
        assertThat(MODULE.requires().stream()
                        .filter(needed -> !needed.modifiers().contains(ModuleDescriptor.Requires.Modifier.STATIC))
                        .map(ModuleDescriptor.Requires::name))
                .containsExactly("java.base");
    }
}
