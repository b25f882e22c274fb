package tilewright.cli.batch;

import tilewright.task.Answer;
import tilewright.text.Json;

/**
 * An answer as it is printed.
 *
 * @param out for the standard output, with its line break; empty for none
 * @param err for the standard error, without its line break; empty for none
 * @param kind how it went
 * @param line what was answered
 */
public record Printed(String out, String err, Kind kind, Line line) {

    /** What is answered, unless it has another name. */
    static final String LINE = "line";

    /** How it went. */
    public enum Kind {
        FINE,
        /** Bad, unsolvable or over budget. */
        WITHOUT,
        /** The program failed. */
        DEFECT
    }

    /** Why there is no result, without the line's number; empty when there is one. */
    public String reason() {
        return err.substring(err.indexOf(": ") + (err.isEmpty() ? 1 : 2));
    }

    /** Whether a limit came before the result. */
    public boolean overBudget() {
        return kind == Kind.WITHOUT && reason().startsWith("over budget");
    }

    /** {@link Line#end} of the line that was answered. */
    public long end() {
        return line.end();
    }

    /** The same, where not lines are answered but things of this name. */
    Printed about(String thing) {
        return err.isEmpty() || thing.equals(LINE)
                ? this
                : new Printed(out, thing + err.substring(LINE.length()), kind, line);
    }

    static Printed of(Line line, Answer answer, boolean json) {
        // the usual case without a switch over types: see docs/results/performance.md, "On the command line"
        return answer instanceof Answer.Done done ? done(line, done, json) : other(line, answer, json);
    }

    private static Printed done(Line line, Answer.Done done, boolean json) {
        return new Printed((json ? json(line, done.fields()) : done.line()) + "\n", "", Kind.FINE, line);
    }

    private static Printed other(Line line, Answer answer, boolean json) {
        return switch (answer) {
            case Answer.Done done -> done(line, done, json);
            case Answer.NoResult(String reason, Json.Obj fields) -> without(line, reason, fields, json);
            case Answer.Bad(int row, String reason, Json.Obj fields) -> without(line, row, reason, fields, json);
        };
    }

    /** A line that could not even be handed on. */
    static Printed faulty(Line line, String fault, boolean json) {
        return without(line, fault, error(fault), json);
    }

    /** @param told what to say of it on the standard error */
    static Printed defect(Line line, Throwable defect, String told, boolean json) {
        String out = json ? json(line, error("internal error: " + defect)) : "";
        return new Printed(out + "\n", LINE + " " + line.number() + ": " + told, Kind.DEFECT, line);
    }

    private static Printed without(Line line, String reason, Json.Obj fields, boolean json) {
        return without(line, 0, reason, fields, json);
    }

    /** @param row of the lines that were put together, counted from 0, the one that is to blame */
    private static Printed without(Line line, int row, String reason, Json.Obj fields, boolean json) {
        String out = json ? json(line, fields) : "";
        return new Printed(out + "\n", LINE + " " + (line.number() + row) + ": " + reason, Kind.WITHOUT, line);
    }

    private static Json.Obj error(String reason) {
        return Json.obj().with("error", reason);
    }

    private static String json(Line line, Json.Obj fields) {
        return Json.obj().with("line", line.number()).withAll(fields).toString();
    }
}
