package tilewright.cli.terminal;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;
import tilewright.cli.context.Failure;

/** The terminal that the program was started in. */
public final class JLineScreen implements Screen {

    /** Erase to the end of the line; of the screen. */
    private static final String REST_OF_LINE = "\u001b[K";

    private static final String REST_OF_SCREEN = "\u001b[J";

    /** Lines that are too long are cut off, or go on in the next line. */
    private static final String CUT = "\u001b[?7l";

    private static final String WRAP = "\u001b[?7h";

    private final Terminal terminal;
    private final Attributes before;

    private JLineScreen(Terminal terminal) {
        this.terminal = terminal;
        this.before = terminal.enterRawMode();
        terminal.puts(Capability.enter_ca_mode);
        terminal.puts(Capability.cursor_invisible);
        terminal.writer().print(CUT);
        terminal.flush();
    }

    public static JLineScreen open() {
        try {
            return new JLineScreen(
                    TerminalBuilder.builder().system(true).dumb(true).build());
        } catch (IOException error) {
            throw Failure.files("cannot use the terminal: " + error.getMessage());
        }
    }

    @Override
    public void show(String frame) {
        PrintWriter writer = terminal.writer();
        terminal.puts(Capability.cursor_home);
        int height = terminal.getSize().getRows();
        int rows = height > 0 ? height : Integer.MAX_VALUE; // 0: nobody knows
        String separator = "";
        for (String line : frame.lines().limit(rows).toList()) {
            writer.print(separator + line + REST_OF_LINE);
            separator = "\r\n";
        }
        writer.print(REST_OF_SCREEN);
        terminal.flush();
    }

    @Override
    public int key(Duration wait) {
        try {
            return terminal.reader().read(Math.max(1, wait.toMillis()));
        } catch (IOException closed) {
            return CLOSED;
        }
    }

    @Override
    public void close() {
        terminal.writer().print(WRAP);
        terminal.puts(Capability.cursor_visible);
        terminal.puts(Capability.exit_ca_mode);
        terminal.flush();
        terminal.setAttributes(before);
        try {
            terminal.close();
        } catch (IOException error) {
            throw Failure.files("cannot restore the terminal: " + error.getMessage());
        }
    }
}
