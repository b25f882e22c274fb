package tilewright.cli.terminal;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.utils.InfoCmp.Capability;
import tilewright.search.Stopped;

/** The terminal that the program was started in. */
public final class JLineScreen implements Screen {

    /** Erase to the end of the line; of the screen. */
    private static final String REST_OF_LINE = "\u001b[K";

    private static final String REST_OF_SCREEN = "\u001b[J";

    /** Lines that are too long are cut off, or go on in the next line. */
    private static final String CUT = "\u001b[?7l";

    private static final String WRAP = "\u001b[?7h";

    private final OwnTerminal terminal;

    private JLineScreen(OwnTerminal terminal) {
        this.terminal = terminal;
    }

    /**
     * Opens the terminal and clears it.
     *
     * @param type which the variable TERM names
     */
    public static JLineScreen open(String type) {
        JLineScreen screen = new JLineScreen(OwnTerminal.open(type));
        try {
            screen.terminal.use(JLineScreen::begin);
        } catch (Stopped ending) {
            screen.close();
            throw ending;
        }
        return screen;
    }

    /** Whether a terminal of this type can be such a screen. */
    public static boolean possible(String type) {
        return OwnTerminal.canDraw(type);
    }

    private static void begin(Terminal terminal) {
        Attributes _ = terminal.enterRawMode();
        terminal.puts(Capability.enter_ca_mode);
        terminal.puts(Capability.cursor_invisible);
        terminal.writer().print(CUT);
        terminal.flush();
    }

    @Override
    public int columns() {
        return known(terminal.with(opened -> opened.getSize().getColumns()));
    }

    @Override
    public int rows() {
        return known(terminal.with(opened -> opened.getSize().getRows()));
    }

    private static int known(int size) {
        return size > 0 ? size : Integer.MAX_VALUE; // 0: nobody knows
    }

    @Override
    public void show(String frame) {
        int rows = rows();
        terminal.use(opened -> show(opened, frame, rows));
    }

    private static void show(Terminal terminal, String frame, int rows) {
        PrintWriter writer = terminal.writer();
        terminal.puts(Capability.cursor_home);
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
        return terminal.with(opened -> {
            try {
                return opened.reader().read(Math.max(1, wait.toMillis()));
            } catch (IOException closed) {
                return CLOSED;
            }
        });
    }

    @Override
    public void close() {
        terminal.close(JLineScreen::end);
    }

    private static void end(Terminal terminal) {
        terminal.writer().print(WRAP);
        terminal.puts(Capability.cursor_visible);
        terminal.puts(Capability.exit_ca_mode);
        terminal.flush();
    }
}
