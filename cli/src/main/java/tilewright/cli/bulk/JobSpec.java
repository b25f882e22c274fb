package tilewright.cli.bulk;

import java.io.Serializable;
import java.util.List;
import tilewright.cli.batch.Query;

/**
 * A job over files as a value: everything besides the input that decides its answers. It is made once, of what was
 * typed, and goes to every process that works on the job.
 *
 * @param verb the command
 * @param task answers each line, or makes each position
 * @param with what else each position of the task's answers is asked, in order
 * @param output which answers are kept
 * @param count of the positions that are made; 0 where lines are read
 * @param column of tables, that which holds the texts; empty for plain text
 * @param firstNodes the nodes that each line has before those that need more are answered again; 0 for one pass
 */
public record JobSpec(
        String verb,
        TaskSpec task,
        List<Question> with,
        OutputOptions output,
        long count,
        String column,
        long firstNodes)
        implements Serializable {

    public JobSpec {
        with = List.copyOf(with);
    }

    /** A job of one question. */
    public static JobSpec of(String verb, TaskSpec task) {
        return new JobSpec(verb, task, List.of(), OutputOptions.NONE, 0, "", 0);
    }

    /**
     * Returns this job with further questions about each position.
     *
     * @throws tilewright.cli.context.Failure when the options name fields, or values, that answers cannot have
     */
    public JobSpec with(List<Question> further) {
        JobSpec whole = new JobSpec(verb, task, further, output, count, column, firstNodes);
        OutputOptions checked = output.checked(AnswerFields.of(whole));
        return new JobSpec(verb, task, further, checked, count, column, firstNodes);
    }

    /** The question that the job asks first. */
    public Question own() {
        return new Question(verb, task);
    }

    /** Whether positions are made instead of lines read. */
    public boolean generates() {
        return task.query() instanceof Query.Generate;
    }
}
