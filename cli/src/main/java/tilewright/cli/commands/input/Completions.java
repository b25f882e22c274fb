package tilewright.cli.commands.input;

import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import tilewright.cli.context.Context;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.StepFinder;
import tilewright.puzzle.TextForm;
import tilewright.task.Tasks;

/**
 * The words with which a shell completes what is typed: those of all puzzles that have no blank, each once. The puzzles
 * are asked only then.
 */
public record Completions(Context context, Function<Puzzle<?, ?, ?>, Stream<String>> words)
        implements Iterable<String> {

    /** Returns completions of setups. */
    public static Completions setups(Context context) {
        return new Completions(context, puzzle -> KnownSetups.texts(puzzle).stream());
    }

    /** Returns completions of text forms. */
    public static Completions forms(Context context) {
        return new Completions(context, puzzle -> Tasks.forms(puzzle).stream().map(TextForm::id));
    }

    /** Returns completions of techniques. */
    public static Completions techniques(Context context) {
        return new Completions(
                context,
                puzzle -> puzzle.abilities(context.workspace()).steps().stream()
                        .map(StepFinder::techniques)
                        .flatMap(List::stream));
    }

    @Override
    public Iterator<String> iterator() {
        return context.catalog().puzzles().stream()
                .flatMap(words)
                .filter(word -> word.indexOf(' ') < 0)
                .distinct()
                .iterator();
    }
}
