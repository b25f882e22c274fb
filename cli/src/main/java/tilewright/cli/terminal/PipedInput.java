package tilewright.cli.terminal;

import java.io.IOException;
import java.util.Optional;
import tilewright.cli.batch.Line;
import tilewright.cli.batch.Lines;
import tilewright.cli.context.Failure;

/** Lines from a file or another program, not from a terminal. No prompt is shown. */
public final class PipedInput implements PlayerInput {

    private final Lines lines;

    public PipedInput(Lines lines) {
        this.lines = lines;
    }

    @Override
    public Optional<String> line(String prompt) {
        try {
            Optional<Line> line = lines.next();
            if (line.isPresent() && line.get().fault().isPresent()) {
                throw Failure.line(line.get().number(), line.get().fault().get());
            }
            return line.map(Line::text);
        } catch (IOException error) {
            throw Failure.reading(error);
        }
    }
}
