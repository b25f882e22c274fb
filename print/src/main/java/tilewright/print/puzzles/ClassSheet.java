package tilewright.print.puzzles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.Opening;
import tilewright.print.book.Book.Lesson;
import tilewright.print.fields.Field;
import tilewright.print.fields.Fields;
import tilewright.print.fields.SheetWords;
import tilewright.puzzle.Guide;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Handbook.Article;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.task.Task;

/**
 * What sheets for a class have beside puzzles: the rules in a box, a worked example of a technique, and positions in which a
 * technique is to be found.
 *
 * @param box whether the rules are in a box above the first puzzles
 * @param example ID of the article whose example is shown there; empty for none
 * @param find ID of the article whose technique is to be found; empty where puzzles are to be solved
 * @param marks whether its answers are given
 * @param homework whether a code opens the puzzles of the sheet
 * @param words of the language that it is in
 */
public record ClassSheet(
        Puzzle<?, ?, ?> puzzle,
        boolean box,
        String example,
        String find,
        boolean marks,
        boolean homework,
        Words words) {

    /** Paragraphs of an article above its example, beside the first sentence. */
    private static final int PARAGRAPHS = 1;

    /** The fields of sheets that are for a class. */
    public static final List<Field> FIELDS = List.of(
            new Field("box", "", PuzzlesMessages.aboutBox()),
            new Field("example", "TECHNIQUE", PuzzlesMessages.aboutExample()),
            new Field("find", "TECHNIQUE", PuzzlesMessages.aboutFind()),
            new Field("marks", "", PuzzlesMessages.aboutMarks()),
            new Field("homework", "", PuzzlesMessages.aboutHomework()));

    /**
     * Reads {@link #FIELDS}.
     *
     * @param words of the language of the sheet
     */
    public static ClassSheet read(Fields fields, Puzzle<?, ?, ?> puzzle, Words words) {
        String example = article(fields, "example", puzzle, words).map(Article::id).orElse("");
        Optional<Article> find = article(fields, "find", puzzle, words);
        boolean marks = fields.truth("marks", false);
        if (find.isPresent() && find.get().practice().isEmpty()) {
            throw fields.wrong("find", PuzzlesMessages.notPracticed(Message.verbatim(find.get().title())));
        }
        if (marks && find.isEmpty()) {
            throw fields.wrong("marks", PuzzlesMessages.marksWithoutFind(fields.label("marks"), fields.label("find")));
        }
        return new ClassSheet(
                puzzle,
                fields.truth("box", false),
                example,
                find.map(Article::id).orElse(""),
                marks,
                fields.truth("homework", false),
                words);
    }

    /** An article in the language, which may be named in English too. */
    private static Optional<Article> article(Fields fields, String field, Puzzle<?, ?, ?> puzzle, Words words) {
        Handbook english = Handbook.of(puzzle);
        Handbook handbook = Handbook.of(puzzle, words.language());
        return fields.text(field, SheetWords.LONGEST)
                .map(name -> english.named(name)
                        .flatMap(article -> handbook.article(article.id()))
                        .or(() -> handbook.named(name))
                        .orElseThrow(() -> fields.wrong(
                                field,
                                PuzzlesMessages.noTechnique(
                                        Message.verbatim(name), Fields.suggestion(name, known(english, field))))));
    }

    private static List<String> known(Handbook handbook, String field) {
        return field.equals("find")
                ? handbook.articles().stream()
                        .filter(article -> !article.practice().isEmpty())
                        .map(Article::id)
                        .toList()
                : handbook.ids();
    }

    /** Whether its positions are made from a technique, and not given. */
    public boolean finds() {
        return !find.isEmpty();
    }

    /** The setup of positions in which the technique is to be found; empty where puzzles are to be solved. */
    public String setup() {
        return finds() ? Handbook.of(puzzle).article(find).orElseThrow().practice() : "";
    }

    /**
     * What makes the positions in which the technique is to be found. Its answers have a {@link SheetPuzzle}.
     *
     * @param count how many there are to be
     * @param limits hold for each; their stop for all
     */
    public Task task(long seed, int count, Workspace workspace, Limits limits) {
        return new PatternTask<>(puzzle, find, seed, count, marks, words, workspace, limits);
    }

    /**
     * The link whose code opens the same puzzles; empty for none.
     *
     * @param studio the address of the studio
     * @param setup the puzzles are made from; not looked at where a technique is to be found
     */
    public String link(String studio, String setup, long seed, int count) {
        return homework ? Homework.link(studio, puzzle, finds() ? setup() : setup, seed, count) : "";
    }

    /**
     * What stands above the first puzzles; empty for nothing.
     *
     * @param stop for the step of the example, which is looked for
     */
    public Optional<Opening> opening(Workspace workspace, Stop stop) {
        String title = "";
        List<String> text = new ArrayList<>();
        Optional<Opening.Example> shown = Optional.empty();
        List<String> steps = List.of();
        if (finds()) {
            title = words.text(PuzzlesMessages.findTitle(titled(find)));
            text.add(words.text(marks ? PuzzlesMessages.findAnswers() : PuzzlesMessages.findQuestion()));
            text.add(words.text(PuzzlesMessages.cellsOfFind()));
        }
        if (!example.isEmpty()) {
            Lesson lesson = new Lessons(words, workspace, stop).article(puzzle, example);
            title = title.isEmpty() ? lesson.title() : title;
            text.add(lesson.gist());
            lesson.text().stream().limit(PARAGRAPHS).forEach(text::add);
            shown = lesson.figure().map(figure -> new Opening.Example(figure.scene(), figure.pointed()));
            steps = lesson.steps();
        }
        if (box) {
            title = title.isEmpty() ? words.text(PuzzlesMessages.boxTitle()) : title;
            text.addAll(0, rules());
        }
        return text.isEmpty() ? Optional.empty() : Optional.of(new Opening(title, text, shown, steps));
    }

    private String titled(String article) {
        return Handbook.of(puzzle, words.language()).article(article).orElseThrow().title();
    }

    /** The rules in a few sentences; the goal where there are none. */
    private List<String> rules() {
        List<String> few = Guide.inShort(puzzle, words.language());
        return few.isEmpty() ? List.of(words.text(puzzle.goal())) : few;
    }
}
