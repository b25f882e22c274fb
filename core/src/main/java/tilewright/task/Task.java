package tilewright.task;

/**
 * A pure function from an input line to an answer: the same on one thread, on many, and on a cluster.
 *
 * <p>Threads may share a task.
 */
@FunctionalInterface
public interface Task {

    /**
     * The answer for one line.
     *
     * @param item the number of the line in the whole job, from 0
     * @param line without its line break
     */
    Answer answer(long item, String line);
}
