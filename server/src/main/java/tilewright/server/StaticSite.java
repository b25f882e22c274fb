package tilewright.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;

/**
 * The static site, from a folder of the class path. Files under {@code assets} have a hash of their content in their
 * name and may be kept for ever; the others are asked for again each time. Beside a file may lie its Brotli form.
 *
 * <p>Threads may share one.
 */
final class StaticSite {

    private static final String METHODS = "GET, HEAD, OPTIONS";
    private static final Pattern PATH = Pattern.compile("(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+");
    private static final int LONGEST_PATH = 200;
    private static final byte[] NONE = {};
    private static final String HTML = "text/html;charset=utf-8";

    private static final Map<String, String> TYPES = Map.of(
            "css", "text/css;charset=utf-8",
            "html", HTML,
            "js", "text/javascript;charset=utf-8",
            "json", "application/json",
            "png", "image/png",
            "svg", "image/svg+xml",
            "txt", "text/plain;charset=utf-8",
            "wasm", "application/wasm",
            "webmanifest", "application/manifest+json",
            "woff2", "font/woff2");

    private static final byte[] MISSING = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Not found - Tilewright</title>
            <h1>There is nothing at this address.</h1>
            <p>It may be misspelled. <a href="/">The studio is here.</a></p>
            </html>
            """.getBytes(StandardCharsets.UTF_8);

    private final String folder;
    private final Map<String, Page> pages = new ConcurrentHashMap<>();

    /** The same file in its forms: as it is, and compressed, where that makes it smaller. */
    private record Page(String type, List<Form> forms) {}

    /**
     * A form in which a file is sent.
     *
     * @param encoding as browsers ask for it; empty for the file as it is
     */
    private record Form(String encoding, byte[] bytes, String tag) {}

    /** @param folder on the class path, without a slash at the end */
    StaticSite(String folder) {
        this.folder = folder;
    }

    /** Answers a request, whatever its method and its path. */
    void serve(Exchange exchange) throws Refused {
        Request request = exchange.request();
        String asked = String.valueOf(request.getHttpURI().getCanonicalPath());
        String path = asked.equals("/") ? "/index.html" : asked;
        Optional<Page> found = page(path);
        if (found.isEmpty()) {
            exchange.sendAsIs(HttpStatus.NOT_FOUND_404, HTML, MISSING);
            return;
        }
        if (HttpMethod.GET.is(request.getMethod()) || HttpMethod.HEAD.is(request.getMethod())) {
            send(exchange, path, found.get());
            return;
        }
        exchange.response().getHeaders().put(HttpHeader.ALLOW, METHODS);
        if (!HttpMethod.OPTIONS.is(request.getMethod())) {
            throw new Refused(HttpStatus.METHOD_NOT_ALLOWED_405, "the site is only read");
        }
        exchange.sendEmpty(HttpStatus.NO_CONTENT_204);
    }

    private static void send(Exchange exchange, String path, Page page) {
        Form form = form(exchange.request(), page);
        HttpFields.Mutable headers = exchange.response().getHeaders();
        headers.put(
                        HttpHeader.CACHE_CONTROL,
                        path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache")
                .put(HttpHeader.ETAG, form.tag());
        if (page.forms().size() > 1) {
            headers.put(HttpHeader.VARY, "Accept-Encoding");
        }
        if (known(exchange.request(), form)) {
            exchange.sendEmpty(HttpStatus.NOT_MODIFIED_304);
            return;
        }
        if (!form.encoding().isEmpty()) {
            headers.put(HttpHeader.CONTENT_ENCODING, form.encoding());
        }
        exchange.sendAsIs(HttpStatus.OK_200, page.type(), form.bytes());
    }

    /** Whether the client has this form, by the weak comparison of RFC 9110, 13.1.2. A tag has its quotes with it. */
    private static boolean known(Request request, Form form) {
        return request.getHeaders().getValuesList(HttpHeader.IF_NONE_MATCH).stream()
                .anyMatch(tags -> tags.strip().equals("*") || tags.contains(form.tag()));
    }

    /** The smallest form that the client reads. */
    private static Form form(Request request, Page page) {
        List<String> read = request.getHeaders().getQualityCSV(HttpHeader.ACCEPT_ENCODING);
        return page.forms().stream()
                .filter(form -> form.encoding().isEmpty() || read.contains(form.encoding()))
                .min(Comparator.comparingInt(form -> form.bytes().length))
                .orElseThrow();
    }

    private Optional<Page> page(String path) {
        @Nullable Page known = pages.get(path);
        if (known != null) {
            return Optional.of(known);
        }
        if (path.length() > LONGEST_PATH || !PATH.matcher(path).matches()) {
            return Optional.empty();
        }
        @Nullable String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
        byte[] bytes = type == null ? NONE : read(folder + path);
        if (type == null || bytes.length == 0) {
            return Optional.empty();
        }
        List<Form> forms = new ArrayList<>();
        forms.add(new Form("", bytes, tag(bytes, "")));
        add(forms, "gzip", smallest(bytes));
        // The build compresses better than there is time for here.
        add(forms, "br", read(folder + path + ".br"));
        Page page = new Page(type, List.copyOf(forms));
        pages.put(path, page);
        return Optional.of(page);
    }

    private static void add(List<Form> forms, String encoding, byte[] bytes) {
        if (bytes.length > 0 && bytes.length < forms.getFirst().bytes().length) {
            forms.add(new Form(encoding, bytes, tag(bytes, "-" + encoding)));
        }
    }

    private static final class BestGzip extends GZIPOutputStream {
        BestGzip(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }

    /** As small as gzip gets: it is done once. */
    private static byte[] smallest(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new BestGzip(out)) {
            gzip.write(bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }

    /** The bytes of a file on the class path; none when there is no such file. */
    private static byte[] read(String name) {
        try (@Nullable InputStream file = StaticSite.class.getResourceAsStream(name)) {
            return file == null ? NONE : file.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String tag(byte[] bytes, String form) {
        CRC32C sum = new CRC32C();
        sum.update(bytes);
        return "\"" + HexFormat.of().toHexDigits(sum.getValue(), 8) + "-" + bytes.length + form + "\"";
    }
}
