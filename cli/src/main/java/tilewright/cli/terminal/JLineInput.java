package tilewright.cli.terminal;

import java.io.IOException;
import java.util.Optional;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import tilewright.cli.context.Failure;

/** Lines from a person at a terminal: can be edited, repeated by the arrow keys, and completed by Tab. */
public final class JLineInput implements PlayerInput {

    private final Terminal terminal;
    private final LineReader reader;
    private boolean interrupted;

    private JLineInput(Terminal terminal, Completions completions) {
        this.terminal = terminal;
        this.reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .completer((_, _, candidates) ->
                        completions.get().stream().map(Candidate::new).forEach(candidates::add))
                .build();
    }

    public static JLineInput open(Completions completions) {
        try {
            return new JLineInput(
                    TerminalBuilder.builder().system(true).dumb(true).build(), completions);
        } catch (IOException error) {
            throw Failure.files("cannot use the terminal: " + error.getMessage());
        }
    }

    @Override
    public Optional<String> line(String prompt) {
        try {
            return Optional.of(reader.readLine(prompt));
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
    public void close() {
        try {
            terminal.close();
        } catch (IOException error) {
            throw Failure.files("cannot restore the terminal: " + error.getMessage());
        }
    }
}
