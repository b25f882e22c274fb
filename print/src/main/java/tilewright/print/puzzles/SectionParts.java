package tilewright.print.puzzles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.print.book.Book.Chapter;
import tilewright.print.book.Book.Lesson;

/**
 * The parts of a book that a section makes up: one, or one for each group of its puzzles.
 *
 * @param puzzles of the section
 */
record SectionParts(BookPlan plan, BookPlan.Section section, List<Lesson> lessons, List<BookPuzzle> puzzles) {

    /** Puzzles that are looked at to see whether any has removed candidates. */
    private static final int LOOKED_AT = 20;

    /** Adds the puzzles to those before, and the parts. */
    void add(List<BookPuzzle> ordered, List<Chapter> chapters) {
        Levels<?> levels = new Levels<>(section.puzzle(), plan.matter().levels());
        BookPlan.Layout layout = section.layout();
        List<BookPuzzle> own = new ArrayList<>(puzzles);
        Map<String, Integer> known = new HashMap<>();
        ToIntFunction<BookPuzzle> place = puzzle -> known.computeIfAbsent(
                puzzle.about().level().text(), _ -> levels.place(puzzle.about().level()));
        if (layout.sorted()) {
            ToIntFunction<BookPuzzle> tenths = puzzle -> puzzle.about().tenths();
            own.sort(Comparator.comparingInt(tenths).thenComparingInt(place));
        }
        Map<String, List<BookPuzzle>> groups = new LinkedHashMap<>();
        if (layout.byLevel()) {
            Map<Integer, List<BookPuzzle>> places = new TreeMap<>();
            own.forEach(puzzle -> places.computeIfAbsent(place.applyAsInt(puzzle), _ -> new ArrayList<>())
                    .add(puzzle));
            places.values().forEach(group -> groups.put(level(levels, group.getFirst()), group));
        } else if (layout.byTitle()) {
            own.forEach(puzzle -> groups.computeIfAbsent(puzzle.about().title(), _ -> new ArrayList<>())
                    .add(puzzle));
        }
        if (groups.isEmpty()) {
            part(layout.heading(), section.title(), true, own, ordered, chapters);
        } else {
            boolean first = true;
            for (Map.Entry<String, List<BookPuzzle>> group : groups.entrySet()) {
                String title = group.getKey().isEmpty() ? section.title() : group.getKey();
                part(section.title(), title, first, group.getValue(), ordered, chapters);
                first = false;
            }
        }
    }

    private String level(Levels<?> levels, BookPuzzle puzzle) {
        Message level = puzzle.about().level();
        return level.isEmpty() ? "" : plan.words().text(PuzzlesMessages.rating(levels.own(level)));
    }

    private void part(
            String group,
            String title,
            boolean first,
            List<BookPuzzle> own,
            List<BookPuzzle> ordered,
            List<Chapter> chapters) {
        int from = ordered.size();
        ordered.addAll(own);
        chapters.add(new Chapter(
                group,
                title,
                isMixed() ? plan.words().text(section.puzzle().name()) : "",
                first ? text() : "",
                first ? lessons : List.of(),
                section.layout().grid(),
                section.layout().running(),
                from,
                ordered.size()));
    }

    /** Whether there are sections of another puzzle. */
    private boolean isMixed() {
        return plan.sections().stream()
                .anyMatch(other -> !other.puzzle().id().equals(section.puzzle().id()));
    }

    /** The text of the section, with a sentence about the dots of removed candidates, where there are any. */
    private String text() {
        boolean dots = puzzles.stream()
                .limit(LOOKED_AT)
                .anyMatch(puzzle -> puzzle.sheet().dotted(plan.words()).scene().marks().stream()
                        .anyMatch(mark -> mark instanceof Mark.Dot && mark.ink() == Ink.NOTE));
        String about = dots ? plan.words().text(PuzzlesMessages.removedCandidates()) : "";
        return section.text().isEmpty() || about.isEmpty() ? section.text() + about : section.text() + "\n\n" + about;
    }
}
