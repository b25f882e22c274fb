package tilewright.server;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * The static site, from a folder of the class path. Files under {@code assets} have a hash of their content in their
 * name and may be kept for ever; the others are asked for again each time.
 *
 * <p>Threads may share one.
 */
final class StaticSite {

    private static final Pattern PATH = Pattern.compile("(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+");

    private static final Map<String, String> TYPES = Map.of(
            "css", "text/css;charset=utf-8",
            "html", "text/html;charset=utf-8",
            "js", "text/javascript;charset=utf-8",
            "json", "application/json",
            "png", "image/png",
            "svg", "image/svg+xml",
            "txt", "text/plain;charset=utf-8",
            "wasm", "application/wasm",
            "webmanifest", "application/manifest+json");

    private static final String MISSING = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Not found - Tilewright</title>
            <h1>There is nothing at this address.</h1>
            <p>It may be misspelled. <a href="/">The studio is here.</a></p>
            </html>
            """;

    private final String folder;
    private final Map<String, Page> pages = new ConcurrentHashMap<>();

    /** A file as it is sent. */
    private record Page(byte[] bytes, String type, String tag) {}

    /** @param folder on the class path, without a slash at the end */
    StaticSite(String folder) {
        this.folder = folder;
    }

    void serve(Context context) throws IOException {
        String path = context.path().equals("/") ? "/index.html" : context.path();
        Optional<Page> found = page(path);
        if (found.isEmpty()) {
            context.status(404).contentType("text/html;charset=utf-8").result(MISSING);
            return;
        }
        Page page = found.get();
        context.header(
                        "Cache-Control",
                        path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache")
                .header("ETag", page.tag());
        if (page.tag().equals(context.header("If-None-Match"))) {
            context.status(304);
            return;
        }
        context.contentType(page.type()).result(page.bytes());
    }

    private Optional<Page> page(String path) throws IOException {
        @Nullable Page known = pages.get(path);
        if (known != null) {
            return Optional.of(known);
        }
        if (!PATH.matcher(path).matches()) {
            return Optional.empty();
        }
        @Nullable String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
        try (@Nullable InputStream file = StaticSite.class.getResourceAsStream(folder + path)) {
            if (file == null || type == null) {
                return Optional.empty();
            }
            byte[] bytes = file.readAllBytes();
            Page page = new Page(bytes, type, tag(bytes));
            pages.put(path, page);
            return Optional.of(page);
        }
    }

    private static String tag(byte[] bytes) {
        CRC32C sum = new CRC32C();
        sum.update(bytes);
        return "\"" + HexFormat.of().toHexDigits(sum.getValue(), 8) + "-" + bytes.length + "\"";
    }
}
