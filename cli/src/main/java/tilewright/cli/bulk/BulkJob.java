package tilewright.cli.bulk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
 * @param seed of what is generated
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
        Optional<Long> seed) {

    private static final String TO = "--to";

    /** Options without a value that say how results are written. */
    private static final List<String> FLAGS = List.of("--overwrite", "--resume");

    /** Options with a value that say where and how fast something is done, and in which form it is written. */
    private static final List<String> MEANS = List.of("--master", "--threads", "--time", "--format");

    /** Those, and options with a value that say for which numbers something is done. */
    private static final List<String> CIRCUMSTANCES = Stream.concat(
                    MEANS.stream(), Stream.of("--seed", "--first", "--count", "--first-nodes"))
            .toList();

    public BulkJob {
        words = List.copyOf(words);
    }

    /** What {@code convert} converts to; empty for other verbs. */
    public static Optional<String> form(List<String> words) {
        if (!words.contains("convert")) {
            return Optional.empty();
        }
        int at = words.indexOf(TO);
        return at >= 0 && at + 1 < words.size()
                ? Optional.of(words.get(at + 1))
                : words.stream()
                        .filter(word -> word.startsWith(TO + "="))
                        .map(word -> word.substring(TO.length() + 1))
                        .findFirst();
    }

    /** The field of an answer that has the position itself, if one has. */
    public Optional<String> position() {
        return verb.equals("new")
                ? Optional.of("puzzle")
                : form(words).filter(form -> form.equals("id") || form.equals("share"));
    }

    /** What is done to each number or line, in words: those of jobs whose results belong together are the same. */
    public List<String> recipe() {
        return without(CIRCUMSTANCES);
    }

    /** All that decides the answers besides the input, in words: a job can go on with what another with the same has done. */
    public List<String> deciding() {
        return without(MEANS);
    }

    /** What was typed but for the folder, the flags, and these options with their values. */
    private List<String> without(List<String> unwanted) {
        List<String> left = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            String option = word.replaceFirst("=.*", "");
            if (!unwanted.contains(option) && !FLAGS.contains(option)) {
                left.add(word);
            } else if (option.equals(word) && !FLAGS.contains(option)) {
                i++;
            }
        }
        left.remove(left.lastIndexOf(options.out()));
        return left;
    }
}
