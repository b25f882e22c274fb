package tilewright.cli.context;

import tilewright.draw.TerminalDrawing.Style;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.task.Tasks;

/**
 * The context of every command.
 *
 * @param catalog the puzzles
 * @param options the options that all commands have
 * @param workspace what puzzles keep while a command runs
 * @param words the language of the run
 */
public record Context(
        Catalog catalog,
        Environment environment,
        Results results,
        Messages messages,
        CommonOptions options,
        Workspace workspace,
        Words words) {

    public Puzzle<?, ?, ?> puzzle(String id) {
        return catalog.find(id).orElseThrow(() -> Failure.usage(catalog.noPuzzle(id)));
    }

    /** Returns this context in another language. */
    public Context in(Words other) {
        return new Context(catalog, environment, results, messages, new CommonOptions(other), workspace, other);
    }

    /** Returns a sentence in the language of the run. */
    public String text(Message sentence) {
        return words.text(sentence);
    }

    /** Whether a defect shows where the program failed. */
    public boolean debug() {
        return options.debug();
    }

    /** Returns the tasks of a puzzle, which answer line by line. */
    public Tasks<?, ?, ?> tasks(Puzzle<?, ?, ?> puzzle) {
        return new Tasks<>(puzzle, workspace);
    }

    /** Returns the failure for a verb that a puzzle does not support. */
    public Failure cannot(Puzzle<?, ?, ?> puzzle, String verb) {
        return Failure.usage(ContextMessages.unsupported(puzzle.id(), verb));
    }

    /** Whether results may be colored. */
    public boolean colored() {
        return switch (options.color()) {
            case ALWAYS -> true;
            case NEVER -> false;
            case AUTO ->
                environment.terminals().out()
                        && environment.variable("NO_COLOR").isEmpty()
                        && !environment.variable("TERM").equals("dumb");
        };
    }

    /** Returns a word in bold, where results may be colored. */
    public String bold(String word) {
        return colored() ? "\u001b[1m" + word + "\u001b[0m" : word;
    }

    /** Returns the style to draw in when no option chooses one. */
    public Style style() {
        if (!environment.unicode()) {
            return Style.ASCII;
        }
        return colored() ? Style.COLOR : Style.PLAIN;
    }
}
