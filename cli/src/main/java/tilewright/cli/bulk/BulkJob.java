package tilewright.cli.bulk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.context.Context;

/**
 * A job over files, for the process that leads it.
 *
 * @param words all that was typed, from {@code bulk} on, with the seed
 * @param options where it reads and writes, and how
 * @param run how long and with how many threads
 * @param spec what every process needs of it
 * @param seed of what is generated
 */
public record BulkJob(
        Context context, List<String> words, BulkOptions options, RunOptions run, JobSpec spec, Optional<Long> seed) {

    /** Options without a value that do not decide what is done to a line. */
    private static final List<String> FLAGS = List.of("--overwrite", "--resume");

    /** Options with a value that do not decide it. */
    private static final List<String> CIRCUMSTANCES = List.of(
            "--master",
            "--threads",
            "--time",
            "--format",
            "--seed",
            "--first",
            "--count",
            "--first-nodes",
            "--progress");

    public BulkJob {
        words = List.copyOf(words);
    }

    /** Returns this job with further questions about each position; fields that the options name are checked. */
    public BulkJob with(List<Question> further) {
        return new BulkJob(context, words, options, run, spec.with(further), seed);
    }

    /** Returns the words for the work on each number or line; jobs whose results belong together have the same ones. */
    public List<String> recipe() {
        List<String> left = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            String option = word.replaceFirst("=.*", "");
            if (Stream.of(CIRCUMSTANCES, FLAGS).noneMatch(some -> some.contains(option))) {
                left.add(word);
            } else if (option.equals(word) && CIRCUMSTANCES.contains(option)) {
                i++;
            }
        }
        left.remove(left.lastIndexOf(options.out()));
        return left;
    }
}
