package tilewright.cli.terminal;

import java.io.IOError;
import java.io.IOException;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp;
import org.jline.utils.ShutdownHooks;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.search.Stopped;

/**
 * The terminal that the program was started in. It is used by the thread that opened it, which alone gives it back, also when
 * the process is to end: then that thread is interrupted, and what it does next with the terminal throws {@link Stopped}.
 */
final class OwnTerminal implements AutoCloseable {

    /** Time that the thread has to give the terminal back when the process is to end. */
    private static final long LAST_SECONDS = 2;

    /** A terminal that the system does not know is one of today's, which all understand this. */
    private static final String USUAL = "xterm-256color";

    private static final Size USUAL_SIZE = Size.of(80, 24);

    /** Types of terminals that can do nothing but write line below line. */
    private static final Set<String> PLAIN = Set.of("", "dumb", "unknown");

    /** Keeps its level, as long as it is held. */
    private static final Logger JLINE = Logger.getLogger("org.jline");

    private final Terminal terminal;
    private final Ending ending;

    private OwnTerminal(Terminal terminal, Ending ending) {
        this.terminal = terminal;
        this.ending = ending;
    }

    /** The end of the process, which waits until the thread that uses the terminal has given it back. */
    private static final class Ending implements ShutdownHooks.Task {

        private final Thread user = Thread.currentThread();
        private final CountDownLatch restored = new CountDownLatch(1);
        private volatile boolean begun;

        @Override
        public void run() throws InterruptedException {
            begun = true;
            user.interrupt();
            boolean _ = restored.await(LAST_SECONDS, TimeUnit.SECONDS);
        }

        void check() {
            if (begun) {
                throw new Stopped();
            }
        }
    }

    /** Whether terminals of this type, which the variable TERM names, can be drawn on. */
    static boolean canDraw(String type) {
        return !PLAIN.contains(type);
    }

    /** @param type which the variable TERM names */
    static OwnTerminal open(String type) {
        JLINE.setLevel(Level.OFF); // a person reads what stands on the terminal
        Ending ending = new Ending();
        try {
            ShutdownHooks.add(ending); // before JLine adds its own, which closes the terminal
            OwnTerminal own = new OwnTerminal(
                    TerminalBuilder.builder()
                            .system(true)
                            .dumb(true)
                            .type(known(type))
                            .build(),
                    ending);
            own.use(OwnTerminal::withoutQuit);
            own.use(OwnTerminal::endingByInterrupt);
            own.use(OwnTerminal::sized);
            return own;
        } catch (IOException error) {
            throw Failure.files(TerminalMessages.cannotUse(Failure.told(error)));
        } catch (IllegalStateException late) {
            throw new Stopped(); // no end can be waited for when it has begun
        }
    }

    private static String known(String type) {
        if (!canDraw(type)) {
            return Terminal.TYPE_DUMB;
        }
        try {
            InfoCmp.getInfoCmp(type); // asks the system once
            return type;
        } catch (IOException unknown) {
            return USUAL;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return USUAL;
        }
    }

    /** Ctrl-\ would have the JVM write what its threads do over what is drawn. */
    private static void withoutQuit(Terminal terminal) {
        Attributes attributes = terminal.getAttributes();
        attributes.setControlChar(Attributes.ControlChar.VQUIT, 0);
        terminal.setAttributes(attributes);
    }

    /**
     * Gives a size to a terminal that does not know its own, as those of programs without a window: it would have no
     * room for a prompt.
     */
    private static void sized(Terminal terminal) {
        if (terminal.getSize().getColumns() <= 0) {
            terminal.setSize(USUAL_SIZE);
        }
    }

    /**
     * Ctrl-C ends the process, wherever it comes. While a line is read JLine takes it for the line; one that arrives as the line
     * ends is passed on when nobody reads any more, and JLine would drop it there.
     */
    private static void endingByInterrupt(Terminal terminal) {
        terminal.handle(
                Terminal.Signal.INT,
                _ -> Thread.ofPlatform()
                        .daemon()
                        .start(() -> Runtime.getRuntime().exit(Exit.INTERRUPTED)));
    }

    /**
     * Uses the terminal, and returns the result.
     *
     * @throws Stopped when the process is to end
     */
    <T> T with(Function<Terminal, T> use) {
        ending.check();
        try {
            T done = use.apply(terminal);
            ending.check();
            return done;
        } catch (IllegalStateException | IOError closed) {
            ending.check();
            throw closed;
        }
    }

    /** Uses the terminal. */
    void use(Consumer<Terminal> use) {
        boolean _ = with(terminal -> {
            use.accept(terminal);
            return true;
        });
    }

    /**
     * Gives the terminal back.
     *
     * @param last what is to be written before
     */
    void close(Consumer<Terminal> last) {
        boolean _ = Thread.interrupted(); // or else closing may be left undone
        try {
            last.accept(terminal);
        } catch (IllegalStateException | IOError closed) {
            // it has been given back already, or is gone
        }
        ending.restored.countDown(); // from here on, JLine may close it as well
        try {
            terminal.close();
        } catch (IOException error) {
            throw Failure.files(TerminalMessages.cannotRestore(Failure.told(error)));
        } finally {
            ShutdownHooks.remove(ending);
        }
    }

    @Override
    public void close() {
        close(_ -> {});
    }
}
