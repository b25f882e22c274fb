package tilewright.page;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The built site behind the dullest server there is: files, and nothing that answers requests. */
final class FileHost implements AutoCloseable {

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript",
            "css", "text/css",
            "svg", "image/svg+xml",
            "json", "application/json",
            "wasm", "application/wasm",
            "woff2", "font/woff2");

    private final HttpServer server;

    FileHost() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        server.createContext("/", FileHost::answer);
        server.start();
    }

    /** Where the site is, ending in a slash. */
    URI address() {
        return URI.create("http://localhost:" + server.getAddress().getPort() + "/");
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private static void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        String name = path.endsWith("/") ? path + "index.html" : path;
        try (exchange;
                @Nullable InputStream file = FileHost.class.getResourceAsStream("/public" + name)) {
            if (file == null) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.sendResponseHeaders(200, 0);
            file.transferTo(exchange.getResponseBody());
        }
    }
}
