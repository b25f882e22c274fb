package tilewright.print.puzzles;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tilewright.message.Message;
import tilewright.print.book.Book;
import tilewright.print.book.Book.Chapter;
import tilewright.print.book.Book.Lesson;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;

/**
 * A book of a plan and of its puzzles.
 *
 * @param puzzles those that a {@link BookTask} made, in order; one at least
 * @param stop for the examples of lessons, which are looked for
 */
public record BookContent(BookPlan plan, List<BookPuzzle> puzzles, Workspace workspace, Stop stop) {

    public BookContent {
        puzzles = List.copyOf(puzzles);
    }

    /**
     * The book.
     *
     * @throws tilewright.search.Stopped when it was asked to stop
     */
    public Book book() {
        BookPlan.Look look = plan.look();
        return new Book(
                plan.words(),
                new Book.Title(plan.title(), plan.subtitle(), plan.author()),
                new Book.Look(look.page(), look.studio(), look.hints(), look.solutions()),
                new Book.Imprint(imprint(), Optional.empty()),
                look.rules() ? rules() : List.of(),
                chapters(),
                puzzles.size(),
                index -> puzzles.get(index).entry(plan.words()));
    }

    private List<String> imprint() {
        List<Message> imprint = new ArrayList<>(List.of(PuzzlesMessages.aboutCertificates()));
        if (!plan.look().studio().isEmpty()) {
            imprint.add(PuzzlesMessages.scan(plan.look().studio()));
        }
        imprint.add(PuzzlesMessages.madeBy());
        imprint.add(PuzzlesMessages.fonts());
        return imprint.stream().map(plan.words()::text).toList();
    }

    private List<Lesson> rules() {
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
            rules.addAll(texts.rules(puzzle));
        }
        return rules;
    }

    /** Sections without puzzles and lessons are left out. */
    private List<Chapter> chapters() {
        Lessons texts = new Lessons(plan.words(), workspace, stop);
        List<Chapter> chapters = new ArrayList<>();
        Map<String, Lesson> lessonsOfAll = new HashMap<>();
        int from = 0;
        for (int i = 0; i < plan.sections().size(); i++) {
            BookPlan.Section section = plan.sections().get(i);
            int to = from;
            while (to < puzzles.size() && puzzles.get(to).section() == i) {
                to++;
            }
            List<Lesson> lessons = section.lessons().stream()
                    .map(id -> lessonsOfAll.computeIfAbsent(
                            section.puzzle().id() + ":" + id, _ -> texts.article(section.puzzle(), id)))
                    .toList();
            if (to > from || !lessons.isEmpty()) {
                chapters.add(new Chapter(section.title(), section.text(), lessons, section.perPage(), from, to));
            }
            from = to;
        }
        return chapters;
    }
}
