package tilewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.message.Languages;
import tilewright.message.Message;
import tilewright.message.Sentence;
import tilewright.message.Value;
import tilewright.message.Words;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;

/** The hints of all techniques that have an article, in all languages: target/hints has a page to read for each. */
final class LanguageHintsTest {

    private static final Workspace WORKSPACE = new Workspace();
    private static final Path PAGES = Path.of("target", "hints");

    @AfterAll
    static void releases_what_puzzles_keep() {
        WORKSPACE.close();
    }

    static List<String> languages() {
        return Languages.tags();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void a_hint_speaks_of_the_same_in_every_language(String language) throws IOException {
        Words words = Languages.words(language);
        StringBuilder page = new StringBuilder();
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            for (Handbook.Article article : Handbook.of(puzzle).articles()) {
                if (article.picture() instanceof Handbook.Picture.Hinted(String position, String order)) {
                    page.append("\n## ").append(article.title()).append("\n\n");
                    sentences(puzzle, position, order).forEach(message -> {
                        Sentence sentence = words.sentence(message);
                        assertThat(sentence.text()).doesNotContain("{", "}").isNotBlank();
                        assertThat(values(sentence)).as(sentence.text()).isEqualTo(values(message.sentence()));
                        page.append(sentence.text()).append('\n');
                    });
                }
            }
        }
        Files.createDirectories(PAGES);
        Files.writeString(PAGES.resolve(language + ".md"), page);
    }

    private static Set<Value> values(Sentence sentence) {
        return sentence.spans().stream().map(Sentence.Span::value).collect(Collectors.toSet());
    }

    private static <P, S, M> Stream<Message> sentences(Puzzle<P, S, M> puzzle, String position, String order) {
        Hinter.Hint<M> hint = puzzle.abilities(WORKSPACE)
                .inOrder(order)
                .orElseThrow()
                .hinter()
                .orElseThrow()
                .hint(puzzle.texts().positions().parse(position))
                .orElseThrow();
        return Stream.concat(
                Stream.of(hint.text()),
                hint.stages().stream()
                        .flatMap(stage -> Stream.of(stage.title(), stage.text()).filter(text -> !text.isEmpty())));
    }
}
