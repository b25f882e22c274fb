package tilewright.page;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The built site behind the dullest server there is: files, and nothing that answers requests. The site may lie in a folder,
 * and the host may come to have a newer version of it.
 */
public final class FileHost implements AutoCloseable {

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript",
            "css", "text/css",
            "svg", "image/svg+xml",
            "json", "application/json",
            "png", "image/png",
            "webmanifest", "application/manifest+json",
            "woff2", "font/woff2",
            "wasm", "application/wasm");

    /** Where the list of the service worker has its version. */
    private static final Pattern VERSION = Pattern.compile("([\"`'])[A-Za-z0-9+/]{16}\\1");

    private final HttpServer server;
    private final String folder;
    /** Where the files are; null for the site of the class path. */
    private final @Nullable Path files;
    /** A text in the title of the page; empty in the version that was built. */
    private volatile String title = "";

    public FileHost() {
        this("/");
    }

    /** @param folder begins and ends with a slash */
    public FileHost(String folder) {
        this(folder, null);
    }

    /** A site that was built into another folder. */
    public FileHost(Path files) {
        this("/", files);
    }

    private FileHost(String folder, @Nullable Path files) {
        this.folder = folder;
        this.files = files;
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        server.createContext(folder, this::answer);
        server.start();
    }

    /** From now on the host has another version, whose page has this title until a game is shown. */
    public void release(String newTitle) {
        title = newTitle;
    }

    /** Where the site is, ending in a slash. */
    public URI address() {
        return URI.create("http://localhost:" + server.getAddress().getPort() + folder);
    }

    /** From now on nobody answers here. */
    public void stop() {
        server.stop(0);
    }

    @Override
    public void close() {
        stop();
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = "/" + exchange.getRequestURI().getPath().substring(folder.length());
        String name = path.endsWith("/") ? path + "index.html" : path;
        try (exchange;
                @Nullable InputStream file = file(name)) {
            if (file == null) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
            exchange.getResponseHeaders().set("Content-Type", type);
            byte[] bytes = released(name, file.readAllBytes());
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    private @Nullable InputStream file(String name) throws IOException {
        if (files == null) {
            return FileHost.class.getResourceAsStream("/public" + name);
        }
        Path file = files.resolve(name.substring(1));
        return Files.isRegularFile(file) ? Files.newInputStream(file) : null;
    }

    private byte[] released(String name, byte[] bytes) throws IOException {
        if (title.isEmpty() || !name.equals("/index.html") && !name.equals("/sw.js")) {
            return bytes;
        }
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (name.equals("/index.html")) {
            return text.replace("<title>", "<title>" + title).getBytes(StandardCharsets.UTF_8);
        }
        try (InputStream built = Objects.requireNonNull(FileHost.class.getResourceAsStream("/public/index.html"))) {
            byte[] page = built.readAllBytes();
            return VERSION.matcher(text.replace(hash(page), hash(released("/index.html", page))))
                    .replaceAll(
                            "\"" + hash(title.getBytes(StandardCharsets.UTF_8)).substring(0, 16) + "\"")
                    .getBytes(StandardCharsets.UTF_8);
        }
    }

    private static String hash(byte[] bytes) {
        try {
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
