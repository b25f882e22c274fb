package tilewright.print.puzzles;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tilewright.message.Message;
import tilewright.print.book.Book.Block;
import tilewright.print.book.Book.Cover;
import tilewright.print.book.Book.Run;

/** The levels of a book, each with how many puzzles it has, for the back of its cover. */
record LevelTable(BookPlan plan, List<BookPuzzle> puzzles) {

    /** A paragraph of a cover's text that stands for the table. */
    private static final String HOLE = "{levels}";

    /** A level in a word of the book, and its place among all, from 0, the easiest first. */
    private record Level(int place, String word) {}

    /** Fills the hole in the text of a cover; without levels nothing stands there. */
    Cover on(Cover cover) {
        return cover.withBack(cover.back().stream()
                .flatMap(block -> isHole(block) ? table() : Stream.of(block))
                .toList());
    }

    private static boolean isHole(Block block) {
        return block instanceof Block.Paragraph paragraph
                && paragraph.runs().stream()
                        .map(Run::text)
                        .collect(Collectors.joining())
                        .strip()
                        .equals(HOLE);
    }

    private Stream<Block> table() {
        SortedMap<Level, Integer> counts =
                new TreeMap<>(Comparator.comparingInt(Level::place).thenComparing(Level::word));
        Map<String, Level> known = new HashMap<>();
        for (BookPuzzle puzzle : puzzles) {
            Message level = puzzle.about().level();
            if (!level.isEmpty()) {
                String key = puzzle.sheet().puzzle().id() + ":" + level.text();
                counts.merge(known.computeIfAbsent(key, _ -> level(puzzle, level)), 1, Integer::sum);
            }
        }
        List<List<Run>> lines = counts.entrySet().stream()
                .map(entry ->
                        List.of(new Run(entry.getKey().word(), Run.Style.BOLD), Run.plain(" " + entry.getValue())))
                .toList();
        return lines.isEmpty() ? Stream.empty() : Stream.of(new Block.Bullets(lines));
    }

    private Level level(BookPuzzle puzzle, Message level) {
        Levels<?> levels = new Levels<>(puzzle.sheet().puzzle(), plan.matter().levels());
        return new Level(levels.place(level), plan.words().text(PuzzlesMessages.rating(levels.own(level))));
    }
}
