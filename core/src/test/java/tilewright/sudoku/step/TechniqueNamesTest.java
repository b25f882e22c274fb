package tilewright.sudoku.step;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Puzzle;
import tilewright.sudoku.SudokuPuzzle;
import tilewright.sudoku.generate.Target;

final class TechniqueNamesTest {

    private static final Puzzle<?, ?, ?> PUZZLE = new SudokuPuzzle();

    /** A line of {@code technique-names.txt}; a hyphen stands for none. */
    record Names(String title, String code, String hodoku, String explainer) {

        static Names of(String line) {
            String[] parts = line.split(" \\| ");
            return new Names(parts[0], parts[1], parts[2], parts[3]);
        }

        StepKind kind() {
            return Arrays.stream(StepKind.values())
                    .filter(kind -> kind.title().equals(title))
                    .findFirst()
                    .orElseThrow();
        }
    }

    static List<Names> names() throws IOException {
        try (InputStream in = TechniqueNamesTest.class.getResourceAsStream("/tilewright/sudoku/technique-names.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Names::of)
                    .toList();
        }
    }

    @Test
    void each_technique_has_a_line_and_one_name_of_its_own() throws IOException {
        assertThat(names().stream().map(Names::kind)).containsExactly(StepKind.values());
        assertThat(names().stream().map(names -> names.title().toLowerCase(Locale.ROOT)))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("names")
    void every_name_however_it_is_written_is_of_its_technique(Names names) {
        StepKind kind = names.kind();
        for (String name : List.of(names.title, names.code, names.hodoku, names.explainer)) {
            if (!name.equals("-") && !(name.equals("Forcing Chain") && kind == StepKind.FORCING_XY_CHAIN)) {
                for (String written : List.of(
                        name,
                        name.toUpperCase(Locale.ROOT),
                        name.replace(' ', '-'),
                        name.replace(" ", ""),
                        name.replace('-', ' '),
                        name.replace(" type", ""))) {
                    assertThat(TechniqueNames.find(written)).as(written).contains(kind);
                }
            }
        }
        assertThat(TechniqueNames.hodoku(kind).orElse("-")).isEqualTo(names.hodoku);
        assertThat(TechniqueNames.explainer(kind).orElse("-")).isEqualTo(names.explainer);
        assertThat(kind.inHodoku() ? kind.code() : "-").isEqualTo(names.code);
    }

    @ParameterizedTest
    @CsvSource({
        "naked-quadruple, NAKED_QUAD",
        "naked pairs, NAKED_PAIR",
        "unique-rectangle-1, UNIQUENESS_1",
        "Unique Rectangles Type 4, UNIQUENESS_4",
        "bug, BUG_PLUS_1",
        "BUG+1, BUG_PLUS_1",
        "xwing, X_WING",
        "sue-de-coq, SUE_DE_COQ",
        "2-string kite, TWO_STRING_KITE",
        "1302, FORCING_CHAIN",
        "Forcing Chain, FORCING_CHAIN",
    })
    void what_people_write_is_understood(String written, StepKind kind) {
        assertThat(TechniqueNames.find(written)).contains(kind);
        assertThat(TechniqueNames.find(written + "?x")).isEmpty();
    }

    @Test
    void setups_take_all_names() throws IOException {
        int asked = 0;
        for (Names names : names()) {
            String usual = "needs-" + names.kind().word();
            if (Target.Needs.kinds().contains(names.kind())) {
                for (String other : others(names.kind())) {
                    assertThat(setup("needs-" + other.replace(' ', '-'))).isEqualTo(usual);
                    asked++;
                }
            }
        }
        assertThat(asked).isGreaterThan(50);
        assertThat(setup("practice-naked-quadruple")).isEqualTo("practice-naked-quad");
        assertThat(setup("needs-0300,half-turn")).isEqualTo("needs-x-wing,half-turn");
    }

    /** The other names of a technique, its code the last. */
    private static List<String> others(StepKind kind) {
        return Stream.of(
                        TechniqueNames.hodoku(kind),
                        TechniqueNames.explainer(kind),
                        Optional.of(kind.code()).filter(code -> !code.isEmpty()))
                .flatMap(Optional::stream)
                .toList();
    }

    private static String setup(String text) {
        return canonical(PUZZLE, text);
    }

    private static <P> String canonical(Puzzle<P, ?, ?> puzzle, String text) {
        return puzzle.texts().setups().format(puzzle.setup(text));
    }

    @Test
    void an_article_has_the_other_names_of_its_technique_and_is_found_by_them() {
        Handbook handbook = Handbook.of(PUZZLE);
        int articles = 0;
        for (Handbook.Article article : handbook.articles()) {
            for (StepKind kind : StepKind.values()) {
                if (kind.title().equals(article.title())) {
                    assertThat(article.names()).isEqualTo(others(kind));
                    article.names()
                            .forEach(name -> assertThat(handbook.named(name).map(Handbook.Article::id))
                                    .as(name)
                                    .contains(name.equals("Forcing Chain") ? "forcing-chain" : article.id()));
                    articles++;
                }
            }
        }
        assertThat(articles).isGreaterThan(55);
    }
}
