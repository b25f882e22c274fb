package tilewright.print.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.message.Languages;
import tilewright.message.Words;
import tilewright.print.book.Book.Lesson;
import tilewright.print.canvas.Paper;
import tilewright.puzzle.Guide;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Handbook.Article;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.task.Answer;

/** Rules and articles on gray paper do not speak of a screen, or of colors that nobody sees. */
class PaperWordsTest {

    /** Words of screens and names of colors, by language. */
    private static final Map<String, Pattern> OF_SCREENS = Map.of(
            "en",
            words(
                    "\\b(yellow|green|red|blue|purple|violet|orange|pink|tap|taps|press|click|screen|button|drag|studio|switch on|"
                            + "(hint|pile|map|board) shows|nothing is refused)\\b"),
            "de",
            words(
                    "\\b(gelb|grün|blau|violett|rosa|bildschirm|tippe|drücke|klick|schalt|taste|ziehe\\b|knopf)|(tipp|karte) zeigt"),
            "es",
            words("\\b(amarill|verde|azul|rosa|pantalla|toca\\b|pulsa|haz clic|botón|arrastra|la pista muestra)"),
            "fr",
            words("\\b(jaune|verte?s?\\b|bleu|rose\\b|écran|touchez|appuyez|cliquez|bouton|glisse|l’indice montre)"),
            "ja",
            words("黄色|緑|青い|画面|タップ|ボタン|ドラッグ|クリック"),
            "pt-BR",
            words("\\b(amarel|verde|azul|rosa|tela\\b|toque|pressione|clique|botão|arraste|a dica mostra)"),
            "zh-Hans",
            words("黄色|绿|蓝色|屏幕|点按|按钮|拖动|拖到|点击"));

    private static Pattern words(String pattern) {
        return Pattern.compile(
                pattern, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS);
    }

    @Test
    void rules_articles_and_goals_on_paper_do_not_speak_of_a_screen() {
        List<String> wrong = new ArrayList<>();
        for (String tag : Languages.tags()) {
            assertThat(OF_SCREENS).as("words of screens in another language").containsKey(tag);
            for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
                String place = tag + " " + puzzle.id();
                check(tag, place + " goal", Languages.words(tag).text(puzzle.goal()), wrong);
                check(tag, place + " in short", String.join(" ", Guide.inShort(puzzle, tag)), wrong);
                rules(tag, place, puzzle, wrong);
                articles(tag, place, puzzle, wrong);
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static void check(String tag, String place, String text, List<String> wrong) {
        if (Objects.requireNonNull(OF_SCREENS.get(tag)).matcher(text).find()) {
            wrong.add(place + ": " + text);
        }
    }

    private static void rules(String tag, String place, Puzzle<?, ?, ?> puzzle, List<String> wrong) {
        List<Guide.Section> english = Guide.of(puzzle).sections();
        List<Guide.Section> sections = Guide.of(puzzle, tag).sections();
        for (int i = 0; i < sections.size(); i++) {
            Guide.Section section = sections.get(i);
            boolean toCome = isOwn(english.get(i)) && !isOwn(section);
            if (!toCome) {
                check(tag, place + " rules", section.title() + ". " + section.paper(), wrong);
            }
        }
    }

    /** Whether there is another text for paper. */
    private static boolean isOwn(Guide.Section section) {
        return !section.paper().equals(section.text());
    }

    private static void articles(String tag, String place, Puzzle<?, ?, ?> puzzle, List<String> wrong) {
        Handbook english = Handbook.of(puzzle);
        for (Article article : Handbook.of(puzzle, tag).articles()) {
            Article original = english.article(article.id()).orElseThrow();
            assertThat(article.printed()).as(place + " " + article.id()).isEqualTo(original.printed());
            boolean toCome = !original.paper().isEmpty() && article.paper().isEmpty();
            if (article.printed() && !toCome) {
                List<String> text = new ArrayList<>(List.of(article.title(), article.gist()));
                if (article.paper().isEmpty()) {
                    text.addAll(article.text());
                    article.rows().forEach(row -> text.add(row.name() + ": " + row.words()));
                } else {
                    text.addAll(article.paper());
                }
                check(tag, place + " " + article.id(), String.join(" ", text), wrong);
            }
        }
    }

    @Test
    void hints_do_not_speak_of_a_screen() {
        List<String> wrong = new ArrayList<>();
        try (Workspace workspace = new Workspace()) {
            for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
                for (String setup : setups(puzzle)) {
                    BookPlan.Section section = BookDescription.made(Words.ENGLISH, puzzle, setup, 1, 1, 1);
                    BookPlan plan = new BookPlan(
                            "A book",
                            "",
                            "",
                            Words.ENGLISH,
                            new BookPlan.Look(Paper.A4, false, "", false, true, false),
                            List.of(section));
                    Answer answer = new BookTask(plan, workspace, Limits.NONE.withNodes(1_000_000)).answer(0, "");
                    BookPuzzle made = (BookPuzzle) answer.result();
                    made.hints().forEach(hint -> check("en", puzzle.id() + " " + setup, hint.text(), wrong));
                    check("en", puzzle.id() + " " + setup, made.certificate().text(), wrong);
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static <P> List<String> setups(Puzzle<P, ?, ?> puzzle) {
        return puzzle.setups().presets().stream()
                .map(setup -> puzzle.texts().setups().format(setup))
                .toList();
    }

    @Test
    void lessons_have_the_words_for_paper() {
        try (Workspace workspace = new Workspace()) {
            Lessons lessons = new Lessons(Words.ENGLISH, workspace, Stop.never());
            Puzzle<?, ?, ?> sudoku = Puzzles.CATALOG.find("sudoku").orElseThrow();
            Lesson notes = lessons.article(sudoku, "notes");
            assertThat(notes.text()).hasSize(1).allMatch(text -> text.startsWith("Small digits in the corners"));
            assertThat(notes.steps()).isEmpty();
            Puzzle<?, ?, ?> hues = Puzzles.CATALOG.find("hues").orElseThrow();
            assertThat(lessons.rules(hues).getFirst().text().getFirst()).contains("The number on a tile");
        }
    }

    @Test
    void a_translation_without_words_for_paper_has_its_own_text() {
        for (String tag : Languages.tags()) {
            for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
                for (Guide.Section section : Guide.of(puzzle, tag).sections()) {
                    assertThat(section.paper()).as(tag + " " + section.title()).isNotBlank();
                }
            }
        }
    }
}
