package tilewright.bulk.output;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import tilewright.bulk.input.IoFailure;
import tilewright.cli.batch.Line;
import tilewright.cli.batch.Printed;
import tilewright.cli.bulk.Counters;
import tilewright.text.Json;
import tilewright.text.Reason;

/**
 * Writes the answers of one attempt at a slice. Attempts at the same slice, which come after a failure or beside a slow one,
 * write files of their own; the driver takes those of one of them. One thread.
 */
public final class PartWriter implements Closeable {

    /** Maximum number of sentences that are kept for the driver. */
    private static final int MOST_HELD = 20;

    private final String folder;
    private final int number;
    private final Configuration hadoop;
    private final SummedWriter out;
    private final SummedWriter errors;
    private final SummedWriter again;
    private final List<String> told = new ArrayList<>();
    private Part.Tally tally = Part.Tally.NONE;

    /**
     * @param folder where all attempts write
     * @param attempt no other attempt of the job has this number
     */
    public PartWriter(String folder, String kind, int number, long attempt, Configuration hadoop) {
        this.folder = folder;
        this.number = number;
        this.hadoop = hadoop;
        String name = "%s/%s-%06d-%d".formatted(folder, kind, number, attempt);
        this.out = new SummedWriter(name, hadoop);
        this.out.write(""); // what is whole is named after it, be it empty
        this.errors = new SummedWriter(name + "-errors", hadoop);
        this.again = new SummedWriter(name + "-again", hadoop);
    }

    /**
     * Writes an answer.
     *
     * @param settled whether it is one; else the line is kept to be answered again
     * @throws IoFailure when it cannot be written
     */
    public void add(Printed answer, boolean settled) {
        if (!settled) {
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
        Json.Obj error = Json.obj()
                .with("line", line.number())
                .with("text", line.text())
                .with("reason", answer.reason().text().lines().findFirst().orElse(""));
        errors.write(error + "\n");
        if (told.size() <= MOST_HELD) {
            told.add(answer.err().text());
        }
        long over = answer.without(Reason.OVER_BUDGET) ? 1 : 0;
        long defect = answer.without(Reason.DEFECT) ? 1 : 0;
        tally = tally.plus(new Part.Tally(0, 1 - over, over, defect, 0, 0, 0));
    }

    /**
     * Closes the files, marks them as whole, and returns the part that was written.
     *
     * @param spent nodes that searches took
     */
    public Part finish(Counters counters, long spent) {
        tally = tally.plus(new Part.Tally(0, 0, 0, 0, 0, 0, spent));
        Part part = new Part(number, out.finish(), errors.finish(), again.finish(), tally, told, counters);
        try {
            DoneFile.write(part, hadoop);
        } catch (IOException error) {
            throw IoFailure.writing(folder, error);
        }
        return part;
    }

    @Override
    public void close() {
        out.close();
        errors.close();
        again.close();
    }
}
