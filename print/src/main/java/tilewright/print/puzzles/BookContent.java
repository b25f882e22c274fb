package tilewright.print.puzzles;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import tilewright.message.Message;
import tilewright.print.Labels.Ratings;
import tilewright.print.book.Book;
import tilewright.print.book.Book.Block;
import tilewright.print.book.Book.Chapter;
import tilewright.print.book.Book.Lesson;
import tilewright.print.book.Book.OwnPage;
import tilewright.print.book.Book.Run;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;

/**
 * The content of a book: its plan, and the puzzles that were made for it.
 *
 * @param puzzles those that a {@link BookTask} made, in order; one at least
 * @param stop for the examples of lessons, which are looked for
 */
public record BookContent(BookPlan plan, List<BookPuzzle> puzzles, Workspace workspace, Stop stop) {

    public BookContent {
        puzzles = List.copyOf(puzzles);
    }

    /** The puzzles in the order in which they are printed, and the parts that they make up. */
    private record Arranged(List<BookPuzzle> puzzles, List<Chapter> chapters) {}

    /**
     * The book.
     *
     * @throws tilewright.search.Stopped when it was asked to stop
     */
    public Book book() {
        BookPlan.Look look = plan.look();
        BookPlan.Matter matter = plan.matter();
        Lessons texts = new Lessons(plan.words(), workspace, stop);
        Map<String, Lesson> known = new HashMap<>();
        Arranged arranged = arranged(section -> section.lessons().stream()
                .map(id -> known.computeIfAbsent(
                        section.taught().id() + ":" + id, _ -> texts.article(section.taught(), id)))
                .toList());
        int first = look.pages().first();
        return new Book(
                plan.words(),
                new Book.Title(plan.title(), plan.subtitle(), plan.author()),
                look.pages(),
                new LevelTable(plan, arranged.puzzles()).on(matter.cover()),
                imprint(),
                ownPages(arranged.puzzles()),
                matter.names(),
                rules(),
                arranged.chapters(),
                puzzles.size(),
                index -> arranged.puzzles().get(index).entry(plan.words(), matter.id(first + index, index)));
    }

    /** The proofs of the puzzles in the order in which they are printed, a blank line between each two. */
    String proofs() {
        return arranged(_ -> List.of()).puzzles().stream()
                .map(BookPuzzle::proof)
                .filter(proof -> !proof.isEmpty())
                .collect(Collectors.joining("\n"));
    }

    /** The pages of the publisher's, and the index where one is wanted. */
    private List<OwnPage> ownPages(List<BookPuzzle> printed) {
        SortedMap<String, List<Integer>> techniques = new TreeMap<>();
        Map<String, Optional<String>> titles = new HashMap<>();
        for (int i = 0; plan.look().index() && i < printed.size(); i++) {
            BookPuzzle puzzle = printed.get(i);
            String technique = puzzle.about().technique();
            if (!technique.isEmpty()) {
                Puzzle<?, ?, ?> kind = puzzle.sheet().puzzle();
                Optional<String> title =
                        titles.computeIfAbsent(kind.id() + ":" + technique, _ -> title(kind, technique));
                int index = i;
                title.ifPresent(it ->
                        techniques.computeIfAbsent(it, _ -> new ArrayList<>()).add(index));
            }
        }
        List<OwnPage> pages = new ArrayList<>();
        if (!techniques.isEmpty()) {
            List<Block> lines = new ArrayList<>();
            lines.add(new Block.Paragraph(List.of(Run.plain(plan.words().text(PuzzlesMessages.aboutTechniques())))));
            techniques.forEach((technique, indices) -> lines.add(new Block.Paragraph(
                    List.of(new Run(technique, Run.Style.BOLD), Run.plain(" " + listed(printed, indices))))));
            pages.add(new OwnPage(OwnPage.Kind.BACK, plan.words().text(PuzzlesMessages.techniques()), lines));
        }
        pages.addAll(plan.matter().ownPages());
        return pages;
    }

    /** The names of puzzles; of three numbers in a row or more the first and the last. */
    private String listed(List<BookPuzzle> printed, List<Integer> indices) {
        StringJoiner names = new StringJoiner(", ");
        int to;
        for (int from = 0; from < indices.size(); from = to) {
            to = from + 1;
            while (to < indices.size()
                    && indices.get(to) == indices.get(from) + to - from
                    && isNumbered(printed, indices.get(from))
                    && isNumbered(printed, indices.get(to))) {
                to++;
            }
            List<String> some = indices.subList(from, to).stream()
                    .map(index -> name(printed.get(index), index))
                    .toList();
            names.add(some.size() > 2 ? some.getFirst() + "–" + some.getLast() : String.join(", ", some));
        }
        return names.toString();
    }

    private boolean isNumbered(List<BookPuzzle> printed, int index) {
        return name(printed.get(index), index)
                .equals(Integer.toString(plan.look().pages().first() + index));
    }

    /** The title of the article about a technique, in the language of the book. */
    private Optional<String> title(Puzzle<?, ?, ?> puzzle, String technique) {
        return Handbook.of(puzzle)
                .named(technique)
                .map(article -> Handbook.of(puzzle, plan.words().language())
                        .article(article.id())
                        .orElse(article)
                        .title());
    }

    /** What is printed in place of the number of a puzzle, or the number. */
    private String name(BookPuzzle puzzle, int index) {
        int number = plan.look().pages().first() + index;
        String own = puzzle.about().id().isEmpty()
                ? plan.matter().id(number, index)
                : puzzle.about().id();
        return own.isEmpty() ? Integer.toString(number) : own;
    }

    private Optional<Book.Imprint> imprint() {
        BookPlan.Imprint own = plan.matter().imprint();
        if (!own.shown()) {
            return Optional.empty();
        }
        List<Message> lines = new ArrayList<>();
        own.lines().forEach(line -> lines.add(Message.verbatim(line)));
        if (plan.look().pages().shown().certificates()) {
            lines.add(PuzzlesMessages.aboutCertificates());
        }
        if (plan.matter().proofs()) {
            lines.add(PuzzlesMessages.aboutProofs());
        }
        if (!plan.look().studio().isEmpty()) {
            lines.add(PuzzlesMessages.scan(plan.look().studio()));
        }
        if (own.madeBy()) {
            lines.add(PuzzlesMessages.madeBy());
        }
        if (own.lines().isEmpty() && own.isbn().isEmpty()) {
            lines.add(PuzzlesMessages.fonts());
        }
        return Optional.of(
                new Book.Imprint(lines.stream().map(plan.words()::text).toList(), own.isbn()));
    }

    private List<Lesson> rules() {
        if (!plan.look().rules()) {
            return List.of();
        }
        Lessons texts = new Lessons(plan.words(), workspace, stop);
        Set<Puzzle<?, ?, ?>> kinds = new LinkedHashSet<>();
        plan.sections().forEach(section -> kinds.add(section.puzzle()));
        List<Lesson> rules = new ArrayList<>();
        for (Puzzle<?, ?, ?> puzzle : kinds) {
            if (kinds.size() > 1) {
                rules.add(new Lesson(
                        plan.words().text(puzzle.name()),
                        "",
                        List.of(plan.words().text(puzzle.goal())),
                        Optional.empty(),
                        List.of()));
            }
            rules.addAll(puzzle.rulesDiffer() ? ownRules(puzzle) : texts.rules(puzzle));
        }
        Ratings ratings = plan.look().pages().labels().ratings();
        if ((ratings == Ratings.BOTH || ratings == Ratings.STARS)
                && puzzles.stream().anyMatch(puzzle -> puzzle.about().tenths() > 0)) {
            rules.add(new Lesson(
                    plan.words().text(PuzzlesMessages.levelsTitle()),
                    "",
                    List.of(plan.words()
                            .text(
                                    ratings == Ratings.STARS
                                            ? PuzzlesMessages.aboutStars()
                                            : PuzzlesMessages.aboutLevels())),
                    Optional.empty(),
                    List.of()));
        }
        return rules;
    }

    /** What the puzzles of each section ask for, once, with a picture of the first that asks for it. */
    private List<Lesson> ownRules(Puzzle<?, ?, ?> puzzle) {
        Map<List<Message>, Lesson> lessons = new LinkedHashMap<>();
        for (BookPuzzle printed : puzzles) {
            BookPlan.Section section = plan.sections().get(printed.section());
            if (section.puzzle().equals(puzzle)) {
                lessons.computeIfAbsent(
                        printed.sheet().rules(),
                        sentences -> new Lesson(
                                section.title(),
                                "",
                                sentences.stream().map(plan.words()::text).toList(),
                                Optional.of(new Book.Figure(printed.sheet().scene(), List.of())),
                                List.of()));
            }
        }
        return List.copyOf(lessons.values());
    }

    /** Sections without puzzles and lessons are left out. */
    private Arranged arranged(Function<BookPlan.Section, List<Lesson>> lessonsOf) {
        List<BookPuzzle> ordered = new ArrayList<>();
        List<Chapter> chapters = new ArrayList<>();
        int at = 0;
        for (int i = 0; i < plan.sections().size(); i++) {
            BookPlan.Section section = plan.sections().get(i);
            List<BookPuzzle> own = new ArrayList<>();
            while (at < puzzles.size() && puzzles.get(at).section() == i) {
                own.add(puzzles.get(at));
                at++;
            }
            List<Lesson> lessons = lessonsOf.apply(section);
            if (!own.isEmpty() || !lessons.isEmpty()) {
                new SectionParts(plan, section, lessons, own).add(ordered, chapters);
            }
        }
        return new Arranged(ordered, chapters);
    }
}
