package tilewright.page;

import java.net.URI;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import tilewright.server.StudioServer;

/**
 * The common part of the page's tests: one server of the studio, and a browser for each thread, started when they are first
 * needed and closed after the last test. Each visit is a profile of its own, so that nothing is remembered.
 */
public final class Browsers implements BeforeAllCallback, TestExecutionExceptionHandler {

    private static final Namespace NAMESPACE = Namespace.create(Browsers.class);

    private final Map<Thread, Chromium> browsers = new ConcurrentHashMap<>();
    private final StudioServer server;

    public Browsers() {
        if (Browsers.class.getResource("/public/index.html") == null) {
            throw new IllegalStateException("the site is not on the class path: build the module browser first");
        }
        try {
            server = StudioServer.start(0);
        } catch (StudioServer.CannotListen failure) {
            throw new IllegalStateException("no free port", failure);
        }
    }

    /** Has all of it closed when the tests are over. */
    @Override
    public void beforeAll(ExtensionContext context) {
        context.getRoot().getStore(NAMESPACE).computeIfAbsent(this, key -> (AutoCloseable) this::close);
    }

    /** Says what the page showed. After a failure the run is red anyway, so that the others need not wait as long for theirs. */
    @Override
    public void handleTestExecutionException(ExtensionContext context, Throwable failure) {
        Chromium.loseMostPatience();
        String shown = here().shown();
        throw new AssertionError(failure.getMessage() + "\nThe page of the last visit: " + shown, failure);
    }

    /** The browser of this thread. */
    public Chromium here() {
        Chromium browser = browsers.computeIfAbsent(Thread.currentThread(), thread -> new Chromium());
        if (browser.isRunning()) {
            return browser;
        }
        // It may have crashed in an earlier test, which failed then.
        browsers.remove(Thread.currentThread());
        return here();
    }

    /** Where the server is. */
    public URI address() {
        return server.address();
    }

    private void close() {
        browsers.values().forEach(Chromium::close);
        server.close();
    }
}
