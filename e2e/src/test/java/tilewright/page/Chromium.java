package tilewright.page;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.File;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;

/** The Chromium of this machine, without a window. One thread at a time. */
public final class Chromium implements AutoCloseable {

    /** The headless shell has no windows to draw, and takes half of the processor time. */
    private static final List<String> NAMES =
            List.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome");

    /** Number of milliseconds to wait for anything: no machine is that busy. */
    private static final double PATIENCE = 180_000;

    /** The same after a test has failed. */
    private static final double LITTLE_PATIENCE = 20_000;

    private static final AtomicBoolean FAILED = new AtomicBoolean();

    private final Playwright playwright;
    private final Browser browser;
    /** Shown by the page when the last visit ended. */
    private String shown = "";

    public Chromium() {
        Path program = NAMES.stream()
                .flatMap(name -> onPath(name).stream())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(
                        "no browser on PATH: install Chromium, or run ./build test, which does; looked for " + NAMES));
        Path node = onPath("node").orElseThrow(() -> new IllegalStateException("no node on PATH: install Node"));
        playwright = Playwright.create(new Playwright.CreateOptions()
                .setEnv(Map.of("PLAYWRIGHT_NODEJS_PATH", node.toString(), "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(program)
                        .setTimeout(PATIENCE)
                        // Root has no sandbox, and what is opened here is ours. Nothing is drawn in three dimensions.
                        .setArgs(List.of("--no-sandbox", "--disable-gpu")));
        PlaywrightAssertions.setDefaultAssertionTimeout(patience());
    }

    /** Returns the number of milliseconds to wait for anything. */
    public static double patience() {
        return FAILED.get() ? LITTLE_PATIENCE : PATIENCE;
    }

    /** Shortens all further waits after a test has failed. */
    static void loseMostPatience() {
        FAILED.set(true);
        PlaywrightAssertions.setDefaultAssertionTimeout(patience());
    }

    private void seen(String now) {
        shown = now;
    }

    /** What the page showed when the last visit ended; empty before. */
    String shown() {
        return shown;
    }

    boolean isRunning() {
        return browser.isConnected();
    }

    /** Somebody new at the studio of this address. */
    public Visit visit(URI address) {
        return new Visit(browser.newContext(options()), address, this::seen);
    }

    /** The same, and the page is kept for when there is no network; other visits keep nothing, so that none hides what is asked. */
    public Visit keeping(URI address) {
        return new Visit(browser.newContext(), address, this::seen);
    }

    private static Browser.NewContextOptions options() {
        return new Browser.NewContextOptions().setServiceWorkers(ServiceWorkerPolicy.BLOCK);
    }

    /** Somebody new whose browser is in the language of this tag. */
    public Visit speaking(URI address, String tag) {
        return new Visit(browser.newContext(options().setLocale(tag)), address, this::seen);
    }

    /** The same with a window of this width, in pixels. */
    public Visit visit(URI address, int width) {
        return new Visit(browser.newContext(options().setViewportSize(width, 700)), address, this::seen);
    }

    /** The same with fingers. */
    Visit touching(URI address, int width) {
        return new Visit(
                browser.newContext(options().setViewportSize(width, 700).setHasTouch(true)), address, this::seen);
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }

    private static Optional<Path> onPath(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
