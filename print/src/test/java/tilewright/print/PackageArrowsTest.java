package tilewright.print;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class PackageArrowsTest {

    private static final JavaClasses PRINT = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("tilewright.print");

    @Test
    void of_core_sheets_and_books_use_only_pictures() {
        noClasses()
                .that()
                .resideOutsideOfPackages("tilewright.print.fields", "tilewright.print.puzzles")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "tilewright",
                        "tilewright.puzzle..",
                        "tilewright.sudoku..",
                        "tilewright.paletto..",
                        "tilewright.hues..",
                        "tilewright.trominoes..",
                        "tilewright.play..",
                        "tilewright.task..",
                        "tilewright.studio..")
                .check(PRINT);
    }

    @Test
    void pages_know_nothing_of_puzzles() {
        noClasses()
                .that()
                .resideInAPackage("tilewright.print.canvas")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("tilewright.print", "tilewright.draw..")
                .check(PRINT);
    }

    @Test
    void books_are_made_of_sheets_and_puzzles_of_books() {
        noClasses()
                .that()
                .resideInAPackage("tilewright.print")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("tilewright.print.book", "tilewright.print.puzzles")
                .check(PRINT);
        noClasses()
                .that()
                .resideInAPackage("tilewright.print.book")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("tilewright.print.puzzles")
                .check(PRINT);
    }

    @Test
    void only_pages_know_the_libraries() {
        noClasses()
                .that()
                .resideOutsideOfPackages("tilewright.print.canvas", "tilewright.print.preflight")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.apache..", "com.google..")
                .check(PRINT);
    }
}
