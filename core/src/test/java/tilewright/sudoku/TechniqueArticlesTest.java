package tilewright.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Workspace;
import tilewright.sudoku.generate.Target;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.step.StepKind;

final class TechniqueArticlesTest {

    private static final SudokuPuzzle PUZZLE = new SudokuPuzzle();

    /** All articles but those of the first group, about Sudoku in general. */
    private static List<Handbook.Article> techniques() {
        List<Handbook.Article> all = Handbook.of(PUZZLE).articles();
        return all.stream()
                .filter(article -> !article.group().equals(all.getFirst().group()))
                .toList();
    }

    @Test
    void the_hint_of_each_worked_example_is_the_technique_of_its_article() {
        try (Workspace workspace = new Workspace()) {
            int shown = 0;
            for (Handbook.Article article : techniques()) {
                if (article.picture() instanceof Handbook.Picture.Hinted(String position, String order)) {
                    Hinter<Board, Move> hinter = PUZZLE.abilities(workspace)
                            .inOrder(order)
                            .orElseThrow()
                            .hinter()
                            .orElseThrow();
                    assertThat(hinter.hint(PUZZLE.texts().positions().parse(position)))
                            .as(article.title())
                            .hasValueSatisfying(
                                    hint -> assertThat(hint.technique()).isEqualTo(article.title()));
                    shown++;
                }
            }
            assertThat(shown).isGreaterThan(50);
        }
    }

    @Test
    void what_is_practiced_from_an_article_can_be_practiced() {
        assertThat(techniques().stream().map(Handbook.Article::practice).filter(setup -> !setup.isEmpty()))
                .doesNotHaveDuplicates()
                .isSubsetOf(Target.Needs.practiced().stream()
                        .map(kind -> "practice-"
                                + kind.title()
                                        .toLowerCase(Locale.ROOT)
                                        .replace(",", "")
                                        .replace(' ', '-'))
                        .toList());
    }

    @Test
    void every_technique_that_a_hint_of_sudoku_explainer_names_has_an_article() {
        Set<String> names = new TreeSet<>();
        techniques().forEach(article -> names.add(article.title().toLowerCase(Locale.ROOT)));
        for (StepKind kind : StepKind.values()) {
            if (kind.about().isPresent()) {
                assertThat(names).contains(kind.title().toLowerCase(Locale.ROOT));
            }
        }
    }
}
