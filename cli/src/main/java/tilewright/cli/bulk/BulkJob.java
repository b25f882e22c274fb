package tilewright.cli.bulk;

import java.util.List;
import tilewright.cli.batch.LineSource;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.context.Context;
import tilewright.search.Limits;
import tilewright.task.Task;

/**
 * A job over files, read from the words that were typed. The same words give the same job on every machine.
 *
 * @param words all that was typed, from {@code bulk} on
 * @param verb the command that is to be done with each line
 * @param options where it reads and writes, and how
 * @param run how long and with how many threads
 * @param task answers a line
 * @param source which lines make up one text, or how many are made without any
 * @param limits those of each line
 * @param note what decides the answers besides the words and the lines; for {@code new} the seed
 */
public record BulkJob(
        Context context,
        List<String> words,
        String verb,
        BulkOptions options,
        RunOptions run,
        Task task,
        LineSource source,
        Limits limits,
        String note) {

    public BulkJob {
        words = List.copyOf(words);
    }
}
