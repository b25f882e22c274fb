package tilewright.print.puzzles;

import java.util.List;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.task.Answer;
import tilewright.task.Task;

/**
 * A task that makes the puzzles of a book: item <i>i</i> is its puzzle <i>i</i>; the line is ignored. Answers with a
 * puzzle have a {@link BookPuzzle}. Threads may share one.
 */
public final class BookTask implements Task {

    private final List<BookPlan.Section> sections;
    private final List<SectionTask<?, ?, ?>> tasks;

    /** @throws tilewright.text.TextError when a section's setup is none */
    public BookTask(BookPlan plan, Workspace workspace, Limits limits) {
        sections = plan.sections();
        tasks = sections.stream()
                .<SectionTask<?, ?, ?>>map(section -> SectionTask.of(section, plan, workspace, limits))
                .toList();
    }

    @Override
    public Answer answer(long item, String line) {
        long index = item;
        for (int i = 0; i < tasks.size(); i++) {
            int size = sections.get(i).size();
            if (index < size) {
                return tasks.get(i).answer(i, (int) index, item + 1);
            }
            index -= size;
        }
        throw new IllegalArgumentException("item (%d) is not in the book".formatted(item));
    }
}
