package tilewright.print.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.draw.Mark;
import tilewright.message.Languages;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.Labels.Ratings;
import tilewright.print.Opening;
import tilewright.print.fields.Field;
import tilewright.print.fields.Fields;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.task.Tasks;
import tilewright.text.FieldError;

class ClassSheetTest {

    private static final Puzzle<?, ?, ?> SUDOKU = Puzzles.CATALOG.find("sudoku").orElseThrow();

    private static final String STUDIO = "https://example.org/";

    /** Letters of a box at most: a third of a page holds them beside a picture. */
    private static final int MOST_OF_RULES = 420;

    @Test
    void nothing_stands_above_a_sheet_that_asks_for_nothing() {
        assertThat(opening(sheet(Map.of()))).isEmpty();
        assertThat(sheet(Map.of()).link(STUDIO)).isEmpty();
        assertThat(sheet(Map.of("make", "easy:12")).link(STUDIO)).isEmpty();
    }

    @Test
    void the_rules_are_few_sentences_in_each_language_and_of_each_puzzle() {
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            for (String language : Languages.tags()) {
                Words words = Languages.words(language);
                Opening box = opening(ClassSheet.read(new Given(Map.of("box", "yes")), puzzle, words))
                        .orElseThrow();
                assertThat(box.title()).isNotEmpty();
                assertThat(box.text())
                        .as("%s in %s", puzzle.id(), language)
                        .isNotEmpty()
                        .noneMatch(String::isBlank);
                assertThat(String.join(" ", box.text()).length())
                        .as("%s in %s", puzzle.id(), language)
                        .isBetween(30, MOST_OF_RULES);
            }
        }
    }

    @Test
    void an_example_is_that_of_its_article() {
        for (Handbook.Article article : Handbook.of(SUDOKU).articles()) {
            Opening example = opening(sheet(Map.of("example", article.title()))).orElseThrow();
            assertThat(example.title()).isEqualTo(article.title());
            assertThat(example.text().getFirst()).isEqualTo(article.gist());
            assertThat(example.example().isPresent())
                    .as(article.id())
                    .isEqualTo(!(article.picture() instanceof Handbook.Picture.None));
        }
        Opening wing = opening(sheet(Map.of("example", "x-wing"))).orElseThrow();
        assertThat(wing.example().orElseThrow().pointed()).isNotEmpty();
        assertThat(wing.steps()).isNotEmpty();
    }

    @Test
    void a_technique_is_named_in_the_language_of_the_sheet_or_in_English() {
        Words german = Languages.words("de");
        String title =
                Handbook.of(SUDOKU, "de").article("hidden-pair").orElseThrow().title();
        for (String name : List.of(title, "hidden-pair", "Hidden pair", "hidden pair")) {
            ClassSheet sheet = ClassSheet.read(new Given(Map.of("find", name)), SUDOKU, german);
            assertThat(sheet.find()).as(name).isEqualTo("hidden-pair");
            assertThat(sheet.made().orElseThrow().setup()).isEqualTo("practice-hidden-pair");
            assertThat(opening(sheet).orElseThrow().title()).contains(title);
        }
    }

    @Test
    void levels_and_techniques_are_known_by_their_words_in_the_language() {
        Words german = Languages.words("de");
        ClassSheet easy = ClassSheet.read(new Given(Map.of("make", "leicht:6")), SUDOKU, german);
        assertThat(easy.made().orElseThrow().setup()).isEqualTo("easy");
        assertThatThrownBy(() -> ClassSheet.read(new Given(Map.of("find", "Nackte Paare")), SUDOKU, german))
                .hasMessageContaining("did you mean 'Nacktes Paar'?");
        assertThatThrownBy(() -> ClassSheet.read(new Given(Map.of("make", "leicht:6")), SUDOKU, Words.ENGLISH))
                .hasMessageContaining("invalid sudoku setup 'leicht'");
    }

    @Test
    void the_rules_come_first_then_the_question_then_the_example() {
        Opening all = opening(sheet(Map.of("box", "yes", "find", "x-wing", "example", "x-wing")))
                .orElseThrow();
        String rules = opening(sheet(Map.of("box", "yes"))).orElseThrow().text().getFirst();
        String question =
                opening(sheet(Map.of("find", "x-wing"))).orElseThrow().text().getFirst();
        assertThat(all.text()).startsWith(rules).containsSubsequence(rules, question);
        assertThat(all.title()).isEqualTo("Find the pattern: X-Wing");
        assertThat(all.example()).isPresent();
    }

    @Test
    void homework_of_a_pattern_is_its_practice() {
        ClassSheet sheet = sheet(Map.of("find", "x-wing", "homework", "yes", "seed", "3"));
        assertThat(sheet.link(STUDIO))
                .isEqualTo("https://example.org/#/sheet/sudoku?setup=practice-x-wing&seed=3&count=4");
        assertThat(sheet.link("")).isEmpty();
        ClassSheet linked = sheet(Map.of(
                "find", "x-wing", "homework", "yes", "make", "2", "link", "https://b.example/#/x", "code", "no"));
        assertThat(linked.link("")).isEqualTo("https://b.example/#/sheet/sudoku?setup=practice-x-wing&seed=1&count=2");
    }

    @Test
    void puzzles_are_those_of_the_setup_and_the_seed() {
        ClassSheet sheet = sheet(Map.of("make", "easy:3", "seed", "7", "homework", "yes"));
        assertThat(sheet.link(STUDIO)).isEqualTo("https://example.org/#/sheet/sudoku?setup=easy&seed=7&count=3");
        assertThat(sheet.made().orElseThrow().count()).isEqualTo(3);
        try (Workspace workspace = new Workspace()) {
            Task task = sheet.task(true, Ratings.BOTH, workspace, Limits.NONE);
            Task maker = new Tasks<>(SUDOKU, workspace).generate("easy", 7);
            for (int i = 0; i < 3; i++) {
                SheetPuzzle<?> puzzle = (SheetPuzzle<?>) task.answer(i, "").result();
                String made = ((Answer.Done) maker.answer(i, "")).line().text();
                assertThat(puzzle.printable(Words.ENGLISH).id()).isEqualTo("sudoku:" + made);
                assertThat(puzzle.solution()).isPresent();
                assertThat(puzzle.line()).isEqualTo(i + 1);
                assertThat(puzzle.rating().text()).startsWith("Easy");
            }
        }
    }

    @Test
    void positions_to_practice_give_no_technique_away() {
        ClassSheet sheet = sheet(Map.of("make", "practice-x-wing:3"));
        try (Workspace workspace = new Workspace()) {
            for (int i = 0; i < 3; i++) {
                Answer answer =
                        sheet.task(false, Ratings.BOTH, workspace, Limits.NONE).answer(i, "");
                SheetPuzzle<?> puzzle = (SheetPuzzle<?>) answer.result();
                assertThat(puzzle.rating().text()).matches("[A-Z][a-z]+ · \\d+\\.\\d");
                assertThat(puzzle.printable(Words.ENGLISH).scene().marks()).noneMatch(Mark.Dot.class::isInstance);
            }
        }
    }

    @Test
    void what_is_wrong_names_its_field() {
        fails(Map.of("example", "y-wing"), "example: there is no technique 'y-wing'; did you mean 'x-wing'?");
        fails(Map.of("find", "levels"), "find: there are no positions to practice Levels");
        fails(Map.of("marks", "yes"), "marks: marks is for sheets with find");
        fails(Map.of("homework", "yes"), "homework: homework is for puzzles that make makes");
        fails(
                Map.of("homework", "yes", "make", "easy:2", "qr", "no"),
                "homework: homework needs link, the address of a studio");
        fails(Map.of("homework", "yes", "make", "easy:101"), "homework: homework is for at most 100 puzzles");
        fails(Map.of("seed", "7"), "seed: seed is for puzzles that make makes");
        assertThatThrownBy(() -> sheet(Map.of("make", "esy:3")))
                .isInstanceOf(FieldError.class)
                .hasMessageStartingWith("make: invalid sudoku setup 'esy'; column 1: ");
        for (String count : List.of("0", "-1", "10001", "99999999999999999999", "", "x", "9".repeat(400))) {
            fails(Map.of("make", "easy:" + count), "make: make must make 1 to 10000 puzzles, not '" + count + "'");
        }
        fails(
                Map.of("find", "x-wing", "make", "easy:4"),
                "make: make must be a number where a technique is to be found, not 'easy:4'");
        fails(Map.of("box", "perhaps"), "box: box must be yes or no, not 'perhaps'");
        fails(Map.of("find", "x".repeat(100_000)), "find: find is too long");
    }

    private static void fails(Map<String, String> fields, String message) {
        assertThatThrownBy(() -> sheet(fields)).isInstanceOf(FieldError.class).hasMessage(message);
    }

    private static ClassSheet sheet(Map<String, String> fields) {
        return ClassSheet.read(new Given(fields), SUDOKU, Words.ENGLISH);
    }

    private static Optional<Opening> opening(ClassSheet sheet) {
        try (Workspace workspace = new Workspace()) {
            return sheet.opening(List.of(), workspace, Stop.never());
        }
    }

    /** Fields of a map. */
    record Given(Map<String, String> fields) implements Fields {

        Given {
            assertThat(fields.keySet())
                    .isSubsetOf(Stream.concat(ClassSheet.FIELDS.stream(), StyleDescription.FIELDS.stream())
                            .map(Field::name)
                            .toList());
        }

        @Override
        public boolean has(String name) {
            return fields.containsKey(name);
        }

        @Override
        public Optional<String> text(String name, int most) {
            Optional<String> text = Optional.ofNullable(fields.get(name));
            if (text.isPresent() && text.get().length() > most) {
                throw wrong(name, Message.verbatim(name + " is too long"));
            }
            return text;
        }

        @Override
        public List<String> texts(String name, int most) {
            return text(name, most).stream().toList();
        }

        @Override
        public List<? extends Fields> list(String name, List<String> known, int most) {
            return List.of();
        }

        @Override
        public String label(String name) {
            return name;
        }

        @Override
        public RuntimeException wrong(String name, Message reason) {
            return new FieldError(Message.verbatim(name + ": " + reason.text()));
        }
    }
}
