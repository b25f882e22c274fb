package tilewright.cli.batch;

import java.util.List;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.task.Task;

/** A run of a task over lines; mostly it answers them here and now. */
public interface LineRun {

    /** Returns the stop that work checks while it lasts. */
    Stop stop();

    /** The limits with what tasks should ask while they work, and who helps them. */
    Limits of(Limits limits);

    /**
     * Answers each line of the input and closes it.
     *
     * @param note what decides the results besides the options and the lines
     * @return the exit code
     */
    int run(LineSource input, Task task, Note note);

    /** Answers each line of the input and closes it. */
    default int run(LineSource input, Task task) {
        return run(input, task, Note.NONE);
    }

    /** Makes the run of a command from what was typed. */
    @FunctionalInterface
    interface Maker {
        LineRun of(RunOptions options);

        /** The words of a setup among those that were typed behind the puzzle. */
        default List<String> setup(List<String> words) {
            return words;
        }
    }
}
