package tilewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.blank.BlankPuzzle;
import tilewright.draw.Spot;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Lesson;
import tilewright.puzzle.LessonPath;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Study;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;

/** The contract of every puzzle's lesson and handbook. */
final class LessonContractTest {

    private static final Workspace WORKSPACE = new Workspace();
    private static final Path WORDS = Path.of("../words");
    private static final Set<String> OF_ARTICLES =
            Set.of("title", "names", "board", "study", "order", "practice", "paper");
    private static final Map<String, Set<String>> FIELDS = Map.of(
            "rules.md", Set.of("board", "good", "bad"),
            "lesson.md", Set.of("board", "rings", "study", "moves", "refused"));

    @AfterAll
    static void releases_what_puzzles_keep() {
        WORKSPACE.close();
    }

    static Stream<Named<Puzzle<?, ?, ?>>> puzzles() {
        return Stream.concat(Puzzles.CATALOG.puzzles().stream(), Stream.of(new BlankPuzzle()))
                .map(puzzle -> Named.of(puzzle.id(), puzzle));
    }

    static Stream<Named<Puzzle<?, ?, ?>>> listed() {
        return Puzzles.CATALOG.puzzles().stream().map(puzzle -> Named.of(puzzle.id(), puzzle));
    }

    @Test
    void every_text_belongs_to_a_puzzle_and_is_read() throws IOException {
        for (Path language : languages()) {
            Set<Path> read = new TreeSet<>();
            for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
                Path folder = language.resolve(puzzle.id());
                Path guide = folder.resolve("guide");
                read.addAll(List.of(
                        folder.resolve("in-short.md"),
                        folder.resolve("rules.md"),
                        folder.resolve("lesson.md"),
                        guide.resolve("index.md")));
                Handbook.of(puzzle).articles().forEach(article -> read.add(guide.resolve(article.id() + ".md")));
            }
            assertThat(read).containsAll(files(language).toList());
        }
    }

    @Test
    void every_field_of_a_text_is_read() throws IOException {
        for (Path file : languages().stream().flatMap(LessonContractTest::files).toList()) {
            Set<String> known = FIELDS.getOrDefault(file.getFileName().toString(), OF_ARTICLES);
            boolean inside = false;
            for (String line : Files.readAllLines(file)) {
                boolean fence = line.equals("---") || line.equals("```");
                if (inside && !fence) {
                    assertThat(known).as(file + ": " + line).contains(line.substring(0, line.indexOf(": ")));
                }
                inside ^= fence;
            }
            assertThat(inside).as(file.toString()).isFalse();
        }
    }

    /** The folders of texts, one for each language. */
    private static List<Path> languages() throws IOException {
        try (Stream<Path> all = Files.list(WORDS)) {
            return all.map(language -> language.resolve("texts"))
                    .filter(Files::isDirectory)
                    .toList();
        }
    }

    private static Stream<Path> files(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).toList().stream();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @ParameterizedTest
    @MethodSource("listed")
    void a_lesson_takes_two_minutes(Puzzle<?, ?, ?> puzzle) {
        assertThat(Lesson.of(puzzle).steps()).hasSizeBetween(4, 7);
        assertThat(Lesson.of(puzzle).steps().stream().map(Lesson.Step::title)).doesNotHaveDuplicates();
        assertThat(Handbook.of(puzzle).articles()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void what_a_lesson_asks_for_is_legal_and_leads_where_it_says(Puzzle<P, S, M> puzzle) {
        for (Lesson.Step step : Lesson.of(puzzle).steps()) {
            S start = puzzle.texts().positions().parse(step.position());
            LessonPath path = LessonPath.of(puzzle, step, puzzle.abilities(WORKSPACE));
            assertThat(path.between())
                    .as(step.title())
                    .contains(puzzle.texts().positions().format(start));
            switch (step.task()) {
                case Lesson.Task.Moves(List<String> ways) -> {
                    assertThat(path.ends()).as(step.title()).isNotEmpty();
                    for (String way : ways) {
                        assertThat(ends(puzzle, start, way)).as(way).isIn(path.ends());
                    }
                }
                case Lesson.Task.Refused(List<String> gestures) -> {
                    assertThat(gestures).as(step.title()).isNotEmpty();
                    for (String gesture : gestures) {
                        assertThat(move(puzzle, start, gesture)).as(gesture).isEmpty();
                    }
                }
                case Lesson.Task.Hinted _ ->
                    assertThat(path.ends()).as(step.title()).hasSize(1);
            }
        }
    }

    /** By the gestures that a person makes. */
    private static <S, M> String ends(Puzzle<?, S, M> puzzle, S start, String way) {
        S position = start;
        for (String group : way.split(" [|] ")) {
            Set<String> left = new HashSet<>(List.of(group.split(" ")));
            while (!left.isEmpty()) {
                Offer<M> next = puzzle.rules().offers(position).stream()
                        .filter(offer -> left.contains(puzzle.texts().moves().format(offer.move())))
                        .findFirst()
                        .orElseThrow();
                left.remove(puzzle.texts().moves().format(next.move()));
                position = puzzle.rules().after(position, next.move());
            }
        }
        return puzzle.texts().positions().format(position);
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void what_a_lesson_calls_a_slip_leads_elsewhere_or_is_refused(Puzzle<P, S, M> puzzle) {
        for (Lesson.Step step : Lesson.of(puzzle).steps()) {
            LessonPath path = LessonPath.of(puzzle, step, puzzle.abilities(WORKSPACE));
            for (Lesson.CommonMistake slip : step.slips()) {
                S position = puzzle.texts().positions().parse(step.position());
                List<String> gestures = List.of(slip.gestures().split(" "));
                for (int i = 0; i < gestures.size(); i++) {
                    Optional<M> move = move(puzzle, position, gestures.get(i));
                    boolean last = i == gestures.size() - 1;
                    assertThat(last || move.isPresent()).as(slip.gestures()).isTrue();
                    if (move.isPresent()) {
                        position = puzzle.rules().after(position, move.get());
                        String text = puzzle.texts().positions().format(position);
                        assertThat(path.between().contains(text))
                                .as(slip.gestures())
                                .isNotEqualTo(last);
                        assertThat(path.ends()).as(slip.gestures()).doesNotContain(text);
                    }
                }
            }
        }
    }

    private static <S, M> Optional<M> move(Puzzle<?, S, M> puzzle, S position, String gesture) {
        return puzzle.rules().offers(position).stream()
                .filter(offer -> offer.gesture().equals(Gesture.parse(gesture)))
                .map(Offer::move)
                .findFirst();
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void what_a_lesson_shows_is_there_and_its_words_are_few(Puzzle<P, S, M> puzzle) {
        for (Lesson.Step step : Lesson.of(puzzle).steps()) {
            S start = puzzle.texts().positions().parse(step.position());
            List<String> spots =
                    puzzle.draw(start).spots().stream().map(Spot::id).toList();
            if (!step.rings().isEmpty()) {
                assertThat(spots).as(step.title()).contains(step.rings().split(" "));
            }
            if (!step.study().isEmpty()) {
                assertThat(picture(puzzle, start, step.study()).marks()).isNotEmpty();
            }
            for (String words : List.of(step.text(), step.done(), step.otherwise())) {
                assertThat(words).matches("(?s)[A-Z].*[.!?]").hasSizeBetween(5, 260);
            }
            step.slips().forEach(slip -> assertThat(slip.answer()).matches("[A-Z].*[.!?]"));
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void articles_have_addresses_and_their_pictures_can_be_drawn(Puzzle<P, S, M> puzzle) {
        List<Handbook.Article> articles = Handbook.of(puzzle).articles();
        assertThat(articles.stream().map(Handbook.Article::id)).doesNotHaveDuplicates();
        assertThat(articles.stream().map(Handbook.Article::title)).doesNotHaveDuplicates();
        Abilities<P, S, M> abilities = puzzle.abilities(WORKSPACE);
        for (Handbook.Article article : articles) {
            assertThat(article.id()).matches("[a-z0-9]+(-[a-z0-9]+)*").isNotEqualTo("rules");
            assertThat(article.gist()).matches("[A-Z].*[.!?]");
            assertThat(puzzle.setup(article.practice())).isNotNull();
            article.text().forEach(text -> assertThat(text).matches("[A-Z].*[.!?]"));
            switch (article.picture()) {
                case Handbook.Picture.None _ ->
                    assertThat(article.text()).as(article.title()).isNotEmpty();
                case Handbook.Picture.Studied(String position, String verb) ->
                    picture(puzzle, puzzle.texts().positions().parse(position), verb);
                case Handbook.Picture.Hinted(String position, String order) -> {
                    Hinter.Hint<M> hint = abilities
                            .inOrder(order)
                            .orElseThrow()
                            .hinter()
                            .orElseThrow()
                            .hint(puzzle.texts().positions().parse(position))
                            .orElseThrow();
                    assertThat(hint.stages().getLast().marks())
                            .as(article.title())
                            .isNotEmpty();
                }
            }
        }
    }

    private static <P, S, M> Study.Picture picture(Puzzle<P, S, M> puzzle, S position, String verb) {
        return puzzle.abilities(WORKSPACE).studies().stream()
                .filter(study -> study.verb().equals(verb))
                .findFirst()
                .orElseThrow()
                .study(position, 0, Limits.NONE)
                .picture()
                .orElseThrow();
    }
}
