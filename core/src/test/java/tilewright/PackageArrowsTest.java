package tilewright;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tilewright.puzzle.Puzzle;

/** Holds the packages of the core to who may use whom, and the code to what compiles for the browser. */
class PackageArrowsTest {

    private static final String ROOT = "tilewright";
    private static final JavaClasses CORE = PackageArrows.classes(ROOT);

    /** Rooms that a puzzle may use besides its own. */
    private static final Set<String> FOR_PUZZLES =
            Set.of("puzzle", "agent", "grid", "search", "proof", "prove", "draw", "message", "text", "rng");

    /**
     * Each package and all others that it uses, from the ground up: no arrow leads to a line below its own, so there is no
     * circle. The root, {@code tilewright} itself, is not in it: it uses the puzzles, and lists their checkers of proofs.
     */
    private static final String ARROWS = """
            message
            text              message
            rng
            proof             message text
            draw              message
            grid              message
            search            message text
            puzzle            draw grid message rng search text
            agent             message puzzle rng search
            prove             message proof puzzle search text
            hues.certificate  message proof text
            hues              draw grid hues.certificate message proof prove puzzle rng search text
            trominoes.certificate message proof text
            trominoes         draw grid message proof prove puzzle rng search text trominoes.certificate
            sudoku.rules      grid message text
            sudoku.variant    grid puzzle rng search sudoku.rules
            sudoku.model      draw grid message puzzle text
            sudoku.notation   grid message puzzle sudoku.model text
            sudoku.exchange   grid message sudoku.notation sudoku.rules text
            sudoku.step       grid message puzzle sudoku.model text
            sudoku.technique  grid search sudoku.model sudoku.step
            sudoku.deduction  grid message puzzle search sudoku.rules sudoku.step sudoku.variant text
            sudoku.solve      grid message puzzle rng search sudoku.model text
            sudoku.canonical  grid message puzzle rng search sudoku.model text
            sudoku.certificate message proof sudoku.rules text
            sudoku.rating     message puzzle search sudoku.model sudoku.solve sudoku.step sudoku.technique text
            sudoku.generate   draw grid message puzzle rng search sudoku.canonical sudoku.model sudoku.rating sudoku.solve sudoku.step sudoku.technique text
            sudoku.compose    grid message puzzle rng search sudoku.deduction sudoku.generate sudoku.rules sudoku.step sudoku.variant text
            sudoku.human      draw grid message puzzle rng search sudoku.model sudoku.rating sudoku.solve sudoku.step sudoku.technique text
            sudoku.game       draw grid message puzzle rng search sudoku.deduction sudoku.exchange sudoku.human sudoku.model sudoku.rules sudoku.variant text
            sudoku            draw message proof prove puzzle rng search sudoku.canonical sudoku.certificate sudoku.compose sudoku.deduction sudoku.exchange sudoku.game sudoku.generate sudoku.human sudoku.model sudoku.notation sudoku.rating sudoku.rules sudoku.solve sudoku.step sudoku.variant text
            paletto.model     draw grid message puzzle rng text
            paletto.certificate message paletto.model text
            paletto.start     message paletto.model puzzle rng search
            paletto.proof     agent grid message paletto.model puzzle search
            paletto.player    agent message paletto.model paletto.proof puzzle rng search text
            paletto.study     agent draw grid message paletto.certificate paletto.model paletto.player paletto.proof proof puzzle rng search text
            paletto           agent draw message paletto.certificate paletto.model paletto.player paletto.proof paletto.start paletto.study puzzle rng search text
            play              draw message puzzle rng search text
            task              message play proof puzzle rng search text
            studio            draw message play proof puzzle rng search task text
            """;

    private static final Map<String, Set<String>> LISTED = PackageArrows.listed(ARROWS);

    private static Map<String, Set<String>> actual() {
        return PackageArrows.of(CORE, ROOT);
    }

    private static Set<String> puzzles() {
        return Puzzles.CATALOG.puzzles().stream().map(Puzzle::id).collect(Collectors.toCollection(TreeSet::new));
    }

    /** A puzzle in one package may stay out of the list: what it may use is known. */
    @Test
    void the_arrows_between_packages_are_exactly_these() {
        Map<String, Set<String>> actual = actual();
        assertThat(actual.remove("."))
                .containsAll(puzzles())
                .contains("puzzle", "prove")
                .allMatch(name -> name.matches(
                        "puzzle|prove|(" + String.join("|", puzzles()) + ")(\\.certificate)?|paletto\\.study"));
        actual.keySet().removeIf(name -> puzzles().contains(name) && !LISTED.containsKey(name));
        assertThat(actual).containsExactlyInAnyOrderEntriesOf(LISTED);
    }

    @Test
    void no_arrow_leads_upward() {
        PackageArrows.assertFromTheGroundUp(LISTED);
    }

    @Test
    void puzzles_know_neither_each_other_nor_who_shows_them() {
        actual().forEach((name, uses) -> {
            String puzzle = name.replaceFirst("\\..*", "");
            if (puzzles().contains(puzzle)) {
                assertThat(uses).as(name).allMatch(used -> used.startsWith(puzzle + ".") || FOR_PUZZLES.contains(used));
            } else if (!name.equals(".")) {
                assertThat(uses).as(name).doesNotContainAnyElementsOf(puzzles());
            }
        });
    }

    /** Who checks a certificate need not trust who made it. */
    @Test
    void checkers_of_proofs_do_not_search() {
        assertThat(actual().get("proof")).containsExactly("message", "text");
        for (String puzzle : List.of("hues", "trominoes")) {
            assertThat(actual().get(puzzle + ".certificate")).containsExactly("message", "proof", "text");
        }
        assertThat(actual().get("sudoku.certificate")).containsExactly("message", "proof", "sudoku.rules", "text");
        assertThat(actual().get("sudoku.rules")).doesNotContain("search", "puzzle");
        assertThat(actual().get("paletto.certificate")).containsExactly("message", "paletto.model", "text");
    }

    @Test
    void the_core_uses_nothing_but_the_jdk() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(ROOT + "..", "java..", "org.jspecify..")
                .check(CORE);
    }

    @Test
    void a_puzzle_shows_at_most_two_classes() {
        for (String puzzle : puzzles()) {
            Set<String> open = new TreeSet<>();
            for (JavaClass type : CORE) {
                boolean inside = type.getPackageName().equals(ROOT + "." + puzzle);
                if (inside && type.isTopLevelClass() && type.getModifiers().contains(JavaModifier.PUBLIC)) {
                    open.add(type.getName());
                }
            }
            assertThat(open).as(puzzle).hasSizeBetween(1, 2);
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
                .that()
                .doNotHaveFullyQualifiedName("tilewright.puzzle.MarkdownSection") // reads files; it is in no engine
                .and()
                .doNotHaveFullyQualifiedName("tilewright.message.Languages") // reads files; it is in no engine
                .and()
                .doNotHaveFullyQualifiedName("tilewright.studio.ProtocolSchema") // looks at records; it is in no engine
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.util\\.(HexFormat|Scanner|UUID|EnumMap)|.*\\.(LongAdder|Gatherers?)")
                .orShould()
                .dependOnClassesThat(resideInAnyPackage("java.lang.reflect", "java.io", "java.nio..", "java.net..")
                        .and(not(equivalentTo(Serializable.class))))
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
