package tilewright.print.puzzles;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.Labels.Ratings;
import tilewright.print.Link;
import tilewright.print.Opening;
import tilewright.print.Printable;
import tilewright.print.SheetOptions;
import tilewright.print.SheetPages;
import tilewright.print.SheetSet;
import tilewright.print.Sheets;
import tilewright.print.book.Book.Lesson;
import tilewright.print.fields.DescriptionFiles;
import tilewright.print.fields.Field;
import tilewright.print.fields.Fields;
import tilewright.print.fields.PrintedTexts;
import tilewright.print.fields.PrintedTexts.Typefaces;
import tilewright.puzzle.Guide;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Handbook.Article;
import tilewright.puzzle.Nearest;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.WithVariants;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.task.Tasks;
import tilewright.text.TextError;

/**
 * The options of sheets for a class, which have more than puzzles: the rules in a box, a worked example of a technique,
 * and positions in which a technique is to be found.
 *
 * @param box whether the rules are in a box above the first puzzles
 * @param example ID of the article whose example is shown there; empty for none
 * @param find ID of the article whose technique is to be found; empty where puzzles are to be solved
 * @param marks whether its answers are given
 * @param homework whether a code opens the puzzles of the sheet
 * @param address of the studio that it opens, where one is named; else empty
 * @param made what the puzzles of a sheet are made from; empty where they are given
 * @param pupils the names of those who each have a sheet of their own, empty where they have none; no pupils for one sheet
 * @param doubleSided whether the sheet of each pupil begins on the front of a leaf
 * @param words of the language that it is in
 */
public record ClassSheet(
        Puzzle<?, ?, ?> puzzle,
        boolean box,
        String example,
        String find,
        boolean marks,
        boolean homework,
        String address,
        Optional<Made> made,
        List<String> pupils,
        boolean doubleSided,
        Words words) {

    public ClassSheet {
        pupils = List.copyOf(pupils);
    }

    /** Maximum number of puzzles. */
    private static final int MOST = BookPlan.MOST;

    /** Positions in which a technique is to be found, where nobody says how many. */
    private static final int USUAL = 4;

    /** Paragraphs of an article above its example, beside the first sentence. */
    private static final int PARAGRAPHS = 1;

    /** The fields of sheets that are for a class. */
    public static final List<Field> FIELDS = List.of(
            new Field("make", "SETUP:COUNT", PuzzlesMessages.aboutMake()),
            new Field("seed", "N", PuzzlesMessages.aboutSeed()),
            new Field("box", "", PuzzlesMessages.aboutBox()),
            new Field("example", "TECHNIQUE", PuzzlesMessages.aboutExample()),
            new Field("find", "TECHNIQUE", PuzzlesMessages.aboutFind()),
            new Field("marks", "", PuzzlesMessages.aboutMarks()),
            new Field("homework", "", PuzzlesMessages.aboutHomework()),
            new Field("pupils", "NAMES", PuzzlesMessages.aboutPupils()),
            new Field("double-sided", "", PuzzlesMessages.aboutDoubleSided()));

    /** Maximum number of puzzles of a link, as the studio opens them. */
    private static final int MOST_HOMEWORK = 100;

    /** Maximum number of pupils. */
    private static final int MOST_PUPILS = 1_000;

    /**
     * The source of generated puzzles: number <i>i</i> is item <i>i</i> of the seed, from 0.
     *
     * @param setup a text of the puzzle's setups
     * @param count 1 or more
     */
    public record Made(String setup, long seed, int count) {}

    /**
     * Reads {@link #FIELDS}, and where codes lead.
     *
     * @param words of the language of the sheet
     */
    public static ClassSheet read(Fields fields, Puzzle<?, ?, ?> puzzle, Words words) {
        return read(fields, puzzle, words, new PrintedTexts(Typefaces.OWN), DescriptionFiles.NONE);
    }

    /**
     * Reads {@link #FIELDS}, and where codes lead.
     *
     * @param printedTexts reads the names of pupils
     * @param files that hold such names
     */
    public static ClassSheet read(
            Fields fields, Puzzle<?, ?, ?> puzzle, Words words, PrintedTexts printedTexts, DescriptionFiles files) {
        NameList names = new NameList(printedTexts, files);
        String example =
                article(fields, "example", puzzle, words).map(Article::id).orElse("");
        Optional<Article> find = article(fields, "find", puzzle, words);
        boolean marks = fields.truth("marks", false);
        if (find.isPresent() && find.get().practice().isEmpty()) {
            throw fields.wrong(
                    "find",
                    PuzzlesMessages.notPracticed(Message.verbatim(find.get().title())));
        }
        if (marks && find.isEmpty()) {
            throw fields.wrong("marks", PuzzlesMessages.marksWithoutFind(fields.label("marks"), fields.label("find")));
        }
        Optional<Made> made =
                made(fields, puzzle, words, find.map(Article::practice).orElse(""));
        boolean doubleSided = fields.truth("double-sided", false);
        if (doubleSided && !fields.has("pupils")) {
            throw fields.wrong(
                    "double-sided",
                    PuzzlesMessages.doubleSidedOfPupils(fields.label("double-sided"), fields.label("pupils")));
        }
        boolean homework = fields.truth("homework", false);
        if (homework && made.isEmpty()) {
            throw fields.wrong(
                    "homework", PuzzlesMessages.homeworkOfMade(fields.label("homework"), fields.label("make")));
        }
        if (homework && made.get().count() > MOST_HOMEWORK) {
            throw fields.wrong("homework", PuzzlesMessages.homeworkMost(fields.label("homework"), MOST_HOMEWORK));
        }
        return new ClassSheet(
                puzzle,
                fields.truth("box", false),
                example,
                find.map(Article::id).orElse(""),
                marks,
                homework,
                homework ? address(fields) : "",
                made,
                pupils(fields, names, made),
                doubleSided,
                words);
    }

    /** The names of pupils, or as many without one as a number says. */
    private static List<String> pupils(Fields fields, NameList names, Optional<Made> made) {
        if (!fields.has("pupils")) {
            made.ifPresent(it -> StyleDescription.checkNames(
                    fields, names.read(fields, "own-ids", StyleDescription.MOST_NAMES), it.count()));
            return List.of();
        }
        if (made.isEmpty()) {
            throw fields.wrong("pupils", PuzzlesMessages.pupilsOfMade(fields.label("pupils"), fields.label("make")));
        }
        if (fields.has("own-ids")) {
            throw fields.wrong("own-ids", PuzzlesMessages.idsOfPupils(fields.label("own-ids"), fields.label("pupils")));
        }
        List<String> typed = fields.texts("pupils", Fields.LONGEST);
        List<String> pupils = typed.size() == 1 && typed.getFirst().matches("\\d+")
                ? Collections.nCopies((int) fields.number("pupils", 1, 1, MOST_PUPILS), "")
                : names.people(fields, "pupils", MOST_PUPILS);
        if ((long) pupils.size() * made.get().count() > MOST) {
            throw fields.wrong(
                    "pupils",
                    PuzzlesMessages.pupilsMost(
                            fields.label("pupils"), pupils.size(), made.get().count(), MOST));
        }
        return pupils;
    }

    /** The address that a field names; empty for that of the codes beside puzzles, where there are such. */
    private static String address(Fields fields) {
        String address = fields.text("link")
                .map(typed ->
                        StyleDescription.read(fields, "link", () -> PrintedTexts.link(fields.label("link"), typed)))
                .orElse("");
        if (address.isEmpty() && !(fields.truth("qr", true) && fields.truth("code", true))) {
            throw fields.wrong(
                    "homework", PuzzlesMessages.homeworkLink(fields.label("homework"), fields.label("link")));
        }
        return address;
    }

    /** @param practice the setup where a technique is to be found; empty where puzzles are to be solved */
    private static Optional<Made> made(Fields fields, Puzzle<?, ?, ?> puzzle, Words words, String practice) {
        Optional<String> make = fields.text("make");
        if (make.isEmpty() && practice.isEmpty()) {
            if (fields.has("seed")) {
                throw fields.wrong("seed", PuzzlesMessages.seedOfMade(fields.label("seed"), fields.label("make")));
            }
            return Optional.empty();
        }
        long seed = fields.number("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE);
        String typed = make.orElse(Integer.toString(USUAL));
        int colon = typed.lastIndexOf(':');
        String setup =
                Levels.setup(puzzle, practice.isEmpty() && colon >= 0 ? typed.substring(0, colon) : typed, words);
        String count = colon >= 0 ? typed.substring(colon + 1) : practice.isEmpty() ? "1" : typed;
        if (!practice.isEmpty() && colon >= 0) {
            throw fields.wrong("make", PuzzlesMessages.makeOfFind(fields.label("make"), Message.verbatim(typed)));
        }
        if (!count.matches("0{0,9}[1-9]\\d{0,4}") || Integer.parseInt(count) > MOST) {
            throw fields.wrong("make", PuzzlesMessages.makeCount(fields.label("make"), MOST, Message.verbatim(count)));
        }
        if (practice.isEmpty()) {
            check(fields, puzzle, setup);
        }
        return Optional.of(new Made(practice.isEmpty() ? setup : practice, seed, Integer.parseInt(count)));
    }

    private static void checked(Puzzle<?, ?, ?> puzzle, String setup) {
        WithVariants.ofSetup(puzzle, setup).setup(setup);
    }

    private static void check(Fields fields, Puzzle<?, ?, ?> puzzle, String setup) {
        try {
            checked(puzzle, setup);
        } catch (TextError error) {
            throw fields.wrong(
                    "make", PuzzlesMessages.sectionSetup(puzzle.id(), Message.verbatim(setup), error.explained()));
        }
    }

    /** An article in the language, which may be named in English too. */
    private static Optional<Article> article(Fields fields, String field, Puzzle<?, ?, ?> puzzle, Words words) {
        Handbook english = Handbook.of(puzzle);
        Handbook handbook = Handbook.of(puzzle, words.language());
        return fields.text(field, PrintedTexts.LONGEST)
                .map(name -> english.named(name)
                        .flatMap(article -> handbook.article(article.id()))
                        .or(() -> handbook.named(name))
                        .orElseThrow(() -> fields.wrong(
                                field,
                                PuzzlesMessages.noTechnique(
                                        Message.verbatim(name),
                                        suggestion(name, known(english, field), known(handbook, field))))));
    }

    private static List<Article> known(Handbook handbook, String field) {
        return handbook.articles().stream()
                .filter(article ->
                        field.equals("example") || !article.practice().isEmpty())
                .toList();
    }

    /** The ID or the title that is near a name, or all IDs. */
    static Message suggestion(String name, List<Article> english, List<Article> own) {
        List<String> ids = english.stream().map(Article::id).toList();
        List<String> titles = Stream.of(own, english)
                .flatMap(List::stream)
                .map(Article::title)
                .toList();
        Message near = Nearest.suggestion(name, titles);
        return near.isEmpty() || Nearest.of(name, ids).isPresent() ? Fields.suggestion(name, ids) : near;
    }

    /** The number of puzzles to make, for all pupils together; 0 when the puzzles are given. */
    public int count() {
        return made.map(from -> from.count() * Math.max(1, pupils.size())).orElse(0);
    }

    /** The seed of the sheet of a pupil: no two share a puzzle. */
    private static long seed(Made from, int pupil) {
        return BookPlan.seed(from.seed(), "pupil", pupil);
    }

    /** Whether its positions are made from a technique, and not given. */
    public boolean finds() {
        return !find.isEmpty();
    }

    /**
     * The task that makes the puzzles, item <i>i</i> the one of number <i>i</i>. Answers have a {@link SheetPuzzle}.
     *
     * @param solving whether solutions are wanted
     * @param ratings what is wanted of how hard puzzles are; they are never there where a technique is to be found
     * @param limits hold for each; their stop for all
     * @throws IllegalStateException where puzzles are given
     */
    public Task task(boolean solving, Ratings ratings, Workspace workspace, Limits limits) {
        Made from = made.orElseThrow(() -> new IllegalStateException("nothing is made"));
        if (pupils.isEmpty()) {
            return task(from, from.seed(), 0, solving, ratings, workspace, limits);
        }
        List<Task> each = IntStream.range(0, pupils.size())
                .mapToObj(pupil ->
                        task(from, seed(from, pupil), (long) pupil * from.count(), solving, ratings, workspace, limits))
                .toList();
        return (item, line) -> each.get((int) (item / from.count())).answer(item % from.count(), line);
    }

    /** @param before puzzles that stand before the first one */
    private Task task(
            Made from, long seed, long before, boolean solving, Ratings ratings, Workspace workspace, Limits limits) {
        return finds()
                ? new PatternTask<>(puzzle, find, seed, before, marks, words, workspace, limits)
                : making(
                        from.setup(),
                        seed,
                        before,
                        new SheetTask<>(
                                WithVariants.ofSetup(puzzle, from.setup()), workspace, limits, solving, ratings));
    }

    private static <S> Task making(String setup, long seed, long before, SheetTask<S> sheets) {
        Task maker = new Tasks<>(sheets.puzzle(), sheets.workspace())
                .generate(setup, seed, sheets.limits().stop());
        Task printer = sheets.task();
        return (item, _) -> {
            Answer made = maker.answer(item, "");
            return made instanceof Answer.Done done
                    ? printer.answer(before + item, done.line().text())
                    : made;
        };
    }

    /**
     * The link whose code opens the same puzzles; empty for none.
     *
     * @param studio the address where no field names one
     */
    public String link(String studio) {
        return made.map(from -> link(studio, from, from.seed())).orElse("");
    }

    private String link(String studio, Made from, long seed) {
        String opened = address.isEmpty() ? studio : address;
        return homework && !opened.isEmpty()
                ? Link.ofSheet(
                        opened,
                        puzzle.id(),
                        written(WithVariants.ofSetup(puzzle, from.setup()), from.setup()),
                        seed,
                        from.count())
                : "";
    }

    private static <P> String written(Puzzle<P, ?, ?> puzzle, String setup) {
        return puzzle.texts().setups().format(puzzle.setup(setup));
    }

    /**
     * The pages: one sheet, or one for each pupil.
     *
     * @param options with the {@linkplain #link link} of the sheet, where one is wanted
     * @param puzzles that were made, as {@link #task} numbers them, or those that are given; at least one
     * @param printable gives what is printed of one
     * @param stop as of {@link Sheets}
     */
    public SheetPages pages(
            SheetOptions options,
            List<SheetPuzzle<?>> puzzles,
            Function<SheetPuzzle<?>, Printable> printable,
            Stop stop) {
        IntFunction<Printable> printed = i -> printable.apply(puzzles.get(i));
        if (pupils.isEmpty() || made.isEmpty()) {
            return new Sheets(options, puzzles.size(), printed, stop);
        }
        Made from = made.get();
        List<SheetSet.Sheet> sheets = new ArrayList<>();
        int begin = 0;
        for (int pupil = 0; pupil < pupils.size(); pupil++) {
            int end = begin;
            while (end < puzzles.size() && (puzzles.get(end).line() - 1) / from.count() == pupil) {
                end++;
            }
            if (end > begin) {
                sheets.add(new SheetSet.Sheet(
                        pupils.get(pupil), link(options.studio(), from, seed(from, pupil)), begin, end));
            }
            begin = end;
        }
        return new SheetSet(options, sheets, doubleSided, printed, stop);
    }

    /** A text of all options of the pages; equal ones have equal texts. */
    public String described(SheetOptions options) {
        return pupils.isEmpty()
                ? options.toString()
                : options + ", pupils=" + pupils + homework + address + (doubleSided ? ", double-sided" : "");
    }

    /**
     * The framed text above the first puzzles; empty for none.
     *
     * @param puzzles that are printed
     * @param stop for the step of the example, which is looked for
     */
    public Optional<Opening> opening(List<SheetPuzzle<?>> puzzles, Workspace workspace, Stop stop) {
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
            lesson.text().stream().limit(finds() ? 0 : PARAGRAPHS).forEach(text::add);
            shown = lesson.figure().map(figure -> new Opening.Example(figure.scene(), figure.pointed()));
            steps = lesson.steps();
        }
        if (box) {
            title = title.isEmpty() ? words.text(PuzzlesMessages.boxTitle()) : title;
            List<String> rules = rules(puzzles);
            text.addAll(0, text.isEmpty() ? rules : rules.subList(0, 1)); // there is little room beside other things
        }
        return text.isEmpty() ? Optional.empty() : Optional.of(new Opening(title, text, shown, steps));
    }

    private String titled(String article) {
        return Handbook.of(puzzle, words.language())
                .article(article)
                .orElseThrow()
                .title();
    }

    /** The rules in a few sentences: those of the puzzles where they have some of their own; the goal where there are none. */
    private List<String> rules(List<SheetPuzzle<?>> puzzles) {
        List<String> own = puzzles.stream()
                .flatMap(each -> each.rules().stream())
                .distinct()
                .map(words::text)
                .toList();
        if (!own.isEmpty()) {
            return own;
        }
        List<String> few = Guide.inShort(puzzle, words.language());
        return few.isEmpty() ? List.of(words.text(puzzle.goal())) : few;
    }
}
