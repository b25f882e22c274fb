package tilewright.bulk.output;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.jspecify.annotations.Nullable;
import tilewright.bulk.input.Trouble;
import tilewright.cli.batch.Line;
import tilewright.cli.batch.Printed;
import tilewright.cli.bulk.Tallies;
import tilewright.text.Json;
import tilewright.text.Reason;

/**
 * Writes the answers of one attempt at a slice. Attempts at the same slice, which come after a failure or beside a slow one,
 * write files of their own; the driver takes those of one of them. One thread.
 */
public final class PartWriter implements Closeable {

    private final String folder;
    private final String name;
    private final int number;
    private final Configuration hadoop;
    private final SummedWriter out;
    private @Nullable SummedWriter errors;
    private @Nullable SummedWriter again;
    private final List<String> told = new ArrayList<>();
    private Part.Tally tally = Part.Tally.NONE;

    /**
     * @param folder where all attempts write
     * @param attempt no other attempt of the job has this number
     */
    public PartWriter(String folder, String kind, int number, long attempt, Configuration hadoop) {
        this.folder = folder;
        this.name = "%s-%06d-%d".formatted(kind, number, attempt);
        this.number = number;
        this.hadoop = hadoop;
        this.out = open(name);
    }

    private SummedWriter open(String file) {
        return new SummedWriter(folder + "/" + file, hadoop);
    }

    /**
     * Writes an answer.
     *
     * @param settled whether it is one; else the line is kept to be answered again
     * @throws Trouble when it cannot be written
     */
    public void add(Printed answer, boolean settled) {
        if (!settled) {
            again = again == null ? open(name + "-again") : again;
            again.write(Json.obj()
                            .with("line", answer.line().number())
                            .with("text", answer.line().text())
                    + "\n");
            tally = tally.plus(new Part.Tally(0, 0, 0, 0, 1, 0, 0));
            return;
        }
        out.write(answer.out());
        if (answer.done()) {
            tally = tally.plus(new Part.Tally(1, 0, 0, 0, 0, 0, 0));
        } else {
            fail(answer);
        }
    }

    /** Counts a position that is not wanted. */
    public void drop() {
        tally = tally.plus(new Part.Tally(0, 0, 0, 0, 0, 1, 0));
    }

    private void fail(Printed answer) {
        Line line = answer.line();
        errors = errors == null ? open(name + "-errors") : errors;
        Json.Obj error = Json.obj()
                .with("line", line.number())
                .with("text", line.text())
                .with("reason", answer.reason().lines().findFirst().orElse(""));
        errors.write(error + "\n");
        if (told.size() <= MOST_HELD) {
            told.add(answer.err());
        }
        long over = answer.without(Reason.OVER_BUDGET) ? 1 : 0;
        long defect = answer.without(Reason.DEFECT) ? 1 : 0;
        tally = tally.plus(new Part.Tally(0, 1 - over, over, defect, 0, 0, 0));
    }

    private static final int MOST_HELD = 20;

    /**
     * Closes the files, and says that they are whole; what was written.
     *
     * @param spent nodes that searches took
     */
    public Part finish(Tallies tallies, long spent) {
        tally = tally.plus(new Part.Tally(0, 0, 0, 0, 0, 0, spent));
        Part part = new Part(
                number,
                out.finish(),
                errors == null ? SummedFile.NONE : errors.finish(),
                again == null ? SummedFile.NONE : again.finish(),
                tally,
                told,
                tallies);
        try {
            DoneFile.write(part, hadoop);
        } catch (IOException error) {
            throw Trouble.writing(folder, error);
        }
        return part;
    }

    @Override
    public void close() {
        out.close();
        if (errors != null) {
            errors.close();
        }
        if (again != null) {
            again.close();
        }
    }
}
