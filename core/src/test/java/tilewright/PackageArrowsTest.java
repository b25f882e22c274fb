package tilewright;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds the packages of the core to who may use whom, and the code to what compiles for the browser. */
class PackageArrowsTest {

    private static final String ROOT = "tilewright";
    private static final JavaClasses CORE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_JARS)
            .importPackages(ROOT);

    private static final List<String> PUZZLES = List.of("sudoku", "paletto", "hues", "trominoes");
    private static final Set<String> PUZZLE_USES = Set.of("puzzle", "agent", "grid", "search", "draw", "text", "rng");

    /** Each package, and the others that it may use. */
    private static final Map<String, Set<String>> ARROWS = Map.ofEntries(
            Map.entry("text", Set.of()),
            Map.entry("rng", Set.of()),
            Map.entry("draw", Set.of()),
            Map.entry("grid", Set.of()),
            Map.entry("search", Set.of()),
            Map.entry("puzzle", Set.of("text", "draw", "search", "grid", "rng")),
            Map.entry("agent", Set.of("puzzle", "search", "text", "rng")),
            Map.entry("play", Set.of("puzzle", "text", "rng", "draw", "search", "grid")),
            Map.entry("task", Set.of("puzzle", "text", "rng", "draw", "search", "grid", "play")),
            Map.entry("studio", Set.of("puzzle", "text", "rng", "draw", "search", "grid", "play", "task")),
            Map.entry(
                    "sudoku",
                    Set.of(
                            "sudoku.model",
                            "sudoku.notation",
                            "sudoku.solve",
                            "sudoku.canonical",
                            "sudoku.generate",
                            "sudoku.human",
                            "puzzle",
                            "draw",
                            "text")),
            Map.entry("sudoku.model", Set.of("puzzle", "grid", "draw", "text")),
            Map.entry("sudoku.notation", Set.of("sudoku.model", "puzzle", "grid", "text")),
            Map.entry("sudoku.solve", Set.of("sudoku.model", "puzzle", "grid", "search", "rng")),
            Map.entry("sudoku.canonical", Set.of("sudoku.model", "puzzle", "grid", "search", "text", "rng")),
            Map.entry("sudoku.generate", Set.of("sudoku.model", "sudoku.solve", "puzzle", "grid", "rng")),
            Map.entry(
                    "sudoku.human", Set.of("sudoku.model", "sudoku.solve", "puzzle", "grid", "search", "draw", "text")),
            Map.entry(
                    "paletto",
                    Set.of(
                            "paletto.model",
                            "paletto.start",
                            "paletto.proof",
                            "paletto.player",
                            "paletto.study",
                            "puzzle",
                            "agent",
                            "draw",
                            "text",
                            "rng")),
            Map.entry("paletto.model", Set.of("puzzle", "grid", "draw", "text", "rng")),
            Map.entry("paletto.start", Set.of("paletto.model", "puzzle", "search", "rng")),
            Map.entry("paletto.proof", Set.of("paletto.model", "puzzle", "agent", "grid", "search")),
            Map.entry(
                    "paletto.player",
                    Set.of("paletto.model", "paletto.proof", "puzzle", "agent", "search", "text", "rng")),
            Map.entry(
                    "paletto.study",
                    Set.of(
                            "paletto.model",
                            "paletto.proof",
                            "paletto.player",
                            "puzzle",
                            "agent",
                            "grid",
                            "search",
                            "draw",
                            "text",
                            "rng")),
            Map.entry("hues", PUZZLE_USES),
            Map.entry("trominoes", PUZZLE_USES));

    @Test
    void every_package_uses_only_what_it_may() {
        ARROWS.forEach((name, uses) -> {
            Stream<String> own = Stream.of(ROOT + "." + name);
            Stream<String> others = uses.stream().map(other -> ROOT + "." + other);
            classes()
                    .that()
                    .resideInAPackage(ROOT + "." + name)
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage(withJdk(Stream.concat(own, others)))
                    .check(CORE);
        });
    }

    @Test
    void the_list_of_puzzles_knows_the_puzzles_and_nothing_else() {
        Stream<String> uses =
                Stream.concat(PUZZLES.stream(), Stream.of("puzzle")).map(name -> ROOT + "." + name);
        classes()
                .that()
                .resideInAPackage(ROOT)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(withJdk(Stream.concat(Stream.of(ROOT), uses)))
                .check(CORE);
    }

    private static String[] withJdk(Stream<String> packages) {
        return Stream.concat(packages, Stream.of("java..", "org.jspecify..")).toArray(String[]::new);
    }

    @Test
    void every_package_is_in_this_list() {
        Set<String> names = new TreeSet<>();
        for (JavaClass type : CORE) {
            names.add(type.getPackageName());
        }
        names.remove(ROOT);
        assertThat(names)
                .isSubsetOf(
                        ARROWS.keySet().stream().map(name -> ROOT + "." + name).toList());
    }

    @Test
    void a_puzzle_shows_one_class() {
        for (String puzzle : PUZZLES) {
            Set<String> open = new TreeSet<>();
            for (JavaClass type : CORE) {
                boolean inside = type.getPackageName().equals(ROOT + "." + puzzle);
                if (inside && type.isTopLevelClass() && type.getModifiers().contains(JavaModifier.PUBLIC)) {
                    open.add(type.getName());
                }
            }
            assertThat(open).hasSizeLessThanOrEqualTo(1);
        }
    }

    @Test
    void chance_comes_from_seeds_alone() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.Random")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.SplittableRandom")
                .orShould()
                .dependOnClassesThat()
                .resideInAnyPackage("java.util.random", "java.security")
                .orShould()
                .accessTargetWhere(calls("java.lang.Math", "random"))
                .orShould()
                .accessTargetWhere(calls("java.util.Collections", "shuffle"))
                .check(CORE);
    }

    @Test
    void nobody_looks_at_a_clock() {
        noClasses()
                .should()
                .accessTargetWhere(calls("java.lang.System", "currentTimeMillis", "nanoTime"))
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching("java\\.time\\.(Instant|Clock|Local.*|Zoned.*|Offset.*)")
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching("java\\.util\\.(Date|Calendar|Timer.*)")
                .check(CORE);
    }

    @Test
    void nobody_starts_threads() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveNameMatching(
                        "java\\.lang\\.Thread|java\\.util\\.concurrent\\..*(Executor|Future|ForkJoin|ThreadLocal|Semaphore|Latch).*")
                .orShould()
                .accessTargetWhere(calls("", "parallelStream", "parallel"))
                .check(CORE);
    }

    @Test
    void nobody_uses_what_the_browser_lacks() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.util\\.(HexFormat|Scanner|UUID|EnumMap)|.*\\.(LongAdder|Gatherers?)")
                .orShould()
                .dependOnClassesThat()
                .resideInAnyPackage("java.lang.reflect", "java.io", "java.nio..", "java.net..")
                .orShould()
                .accessTargetWhere(calls("java.lang.Math", "multiplyHigh", "fma"))
                .orShould()
                .accessTargetWhere(calls("java.lang.Long", "compress", "expand"))
                .orShould()
                .accessTargetWhere(calls("java.lang.Integer", "compress", "expand"))
                .orShould()
                .accessTargetWhere(calls("java.lang.String", "lines", "indent"))
                .orShould()
                .accessTargetWhere(calls("java.util.Arrays", "compare", "parallelSort", "parallelSetAll"))
                .check(CORE);
    }

    /** A call of one of these methods; of whatever class if the owner is empty. */
    private static DescribedPredicate<JavaAccess<?>> calls(String owner, String... names) {
        Set<String> wanted = Set.of(names);
        return describe("is " + owner + "." + wanted, access -> {
            AccessTarget target = access.getTarget();
            return wanted.contains(target.getName())
                    && (owner.isEmpty() || target.getOwner().getName().equals(owner));
        });
    }
}
