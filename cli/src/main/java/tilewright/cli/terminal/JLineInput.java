package tilewright.cli.terminal;

import java.util.Optional;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;

/** Lines from a person at a terminal: can be edited, repeated by the arrow keys, and completed by Tab. */
public final class JLineInput implements PlayerInput {

    private final OwnTerminal terminal;
    private final LineReader reader;
    private boolean interrupted;

    private JLineInput(OwnTerminal terminal, Completions completions) {
        this.terminal = terminal;
        this.reader = terminal.with(opened -> LineReaderBuilder.builder()
                .terminal(opened)
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .completer((_, _, candidates) ->
                        completions.get().stream().map(Candidate::new).forEach(candidates::add))
                .build());
    }

    /**
     * Opens the terminal for a person who types lines.
     *
     * @param type which the variable TERM names
     */
    public static JLineInput open(String type, Completions completions) {
        return new JLineInput(OwnTerminal.open(type), completions);
    }

    @Override
    public Optional<String> line(String prompt) {
        try {
            return Optional.of(terminal.with(_ -> reader.readLine(prompt)));
        } catch (EndOfFileException ended) {
            return Optional.empty();
        } catch (UserInterruptException ctrlC) {
            interrupted = true;
            return Optional.empty();
        }
    }

    @Override
    public boolean interrupted() {
        return interrupted;
    }

    @Override
    public int columns() {
        int columns = terminal.with(opened -> opened.getSize().getColumns());
        return columns > 0 ? columns : Integer.MAX_VALUE;
    }

    @Override
    public void close() {
        terminal.close();
    }
}
