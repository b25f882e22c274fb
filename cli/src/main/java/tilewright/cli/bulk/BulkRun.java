package tilewright.cli.bulk;

import java.util.List;
import java.util.Optional;
import tilewright.cli.batch.LineRun;
import tilewright.cli.batch.LineSource;
import tilewright.cli.batch.Note;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.context.Exit;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.task.Task;

/** Holds what a command would do with each line, and does nothing. One command. */
final class BulkRun implements LineRun.Maker {

    private final BulkEngine bulk;
    private Limits limits = Limits.NONE;
    private Optional<Held> held = Optional.empty();

    /** What a command was about to do. */
    record Held(RunOptions options, Task task, LineSource source, Limits limits, Note note) {}

    BulkRun(BulkEngine bulk) {
        this.bulk = bulk;
    }

    /** Empty when the command did not come to a run. */
    Optional<Held> held() {
        return held;
    }

    /** The last word is the folder of the results; for commands that read nothing the input may be a hyphen. */
    @Override
    public List<String> setup(List<String> words) {
        List<String> setup = words.isEmpty() ? words : words.subList(0, words.size() - 1);
        return !setup.isEmpty() && setup.getFirst().equals("-") ? setup.subList(1, setup.size()) : setup;
    }

    @Override
    public LineRun of(RunOptions options) {
        return new LineRun() {
            @Override
            public Stop stop() {
                return bulk.stop();
            }

            @Override
            public Limits of(Limits wanted) {
                limits = wanted;
                return bulk.of(wanted);
            }

            @Override
            public int run(LineSource source, Task task, Note note) {
                held = Optional.of(new Held(options, task, source, limits, note));
                return Exit.FINE;
            }
        };
    }
}
