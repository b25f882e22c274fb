package tilewright.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;
import tilewright.message.Words;

/**
 * The static site, from a folder of the class path. Files under {@code assets} have a hash of their content in their name, so
 * clients may keep them for ever; of all others they ask for a new version each time. A file may have a Brotli form beside it.
 *
 * <p>Threads may share one.
 */
public final class StaticSite {

    private static final String METHODS = "GET, HEAD, OPTIONS";
    private static final Pattern PATH = Pattern.compile("(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+");
    private static final int LONGEST_PATH = 200;
    /** The page for frames of other sites. */
    private static final String FRAME = "/embed.html";

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

    private static final Problem NOT_FOUND = new Problem(HttpStatus.NOT_FOUND_404, HttpMessages.nothingHere());

    private final String folder;
    private final Map<String, Supplier<byte[]>> made;
    /** Forms of the files that were requested, by path: the first as it is, others where they are smaller. */
    private final Map<String, List<Form>> files = new ConcurrentHashMap<>();

    /**
     * A file in one of its forms: as it is, or compressed.
     *
     * @param encoding content coding of HTTP; empty for the file as it is
     * @param tag entity tag, in quotes
     */
    private record Form(String encoding, String tag, Response response) {

        Form(String encoding, String type, byte[] bytes) {
            this(encoding, entityTag(bytes, encoding), new Response(HttpStatus.OK_200, type, bytes));
        }

        int length() {
            return response.body().length;
        }
    }

    /** @param folder folder of the class path, without a slash at the end */
    public StaticSite(String folder) {
        this(folder, Map.of());
    }

    /**
     * @param folder folder of the class path, without a slash at the end
     * @param made files that are made when they are asked for, by path
     */
    public StaticSite(String folder, Map<String, Supplier<byte[]>> made) {
        this.folder = folder;
        this.made = Map.copyOf(made);
    }

    /** Answers a request, whatever its method and its path. */
    public void serve(Exchange exchange) throws Refused {
        Request request = exchange.request();
        String asked = String.valueOf(request.getHttpURI().getCanonicalPath());
        String path = asked.equals("/") ? "/index.html" : asked;
        List<Form> forms = forms(path);
        if (forms.isEmpty()) {
            Words words = exchange.words();
            exchange.varyBy(HttpHeader.ACCEPT);
            exchange.nameLanguage();
            exchange.sendAsIs(exchange.wantsProblems() ? NOT_FOUND.in(words) : missing(words));
        } else if (HttpMethod.GET.is(request.getMethod()) || HttpMethod.HEAD.is(request.getMethod())) {
            send(exchange, path, forms);
        } else {
            exchange.allow(METHODS, HttpMessages.siteIsRead());
        }
    }

    /** The page for what is not there. */
    private static Response missing(Words words) {
        String page = """
                <!doctype html>
                <html lang="%s">
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>%s</title>
                <h1>%s</h1>
                <p>%s <a href="/">%s</a></p>
                </html>
                """.formatted(
                        words.language(),
                        words.text(HttpMessages.missingTitle()),
                        words.text(HttpMessages.missing()),
                        words.text(HttpMessages.misspelled()),
                        words.text(HttpMessages.studioLink()));
        return new Response(HttpStatus.NOT_FOUND_404, HTML, page.getBytes(StandardCharsets.UTF_8));
    }

    private static void send(Exchange exchange, String path, List<Form> forms) {
        Form form = smallest(exchange.request(), forms);
        if (path.equals(FRAME)) {
            SecurityHeaders.addFramed(exchange.response());
        }
        HttpFields.Mutable headers = exchange.response().getHeaders();
        headers.put(
                        HttpHeader.CACHE_CONTROL,
                        path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache")
                .put(HttpHeader.ETAG, form.tag());
        if (forms.size() > 1) {
            exchange.varyBy(HttpHeader.ACCEPT_ENCODING);
        }
        if (known(exchange.request(), form)) {
            exchange.sendEmpty(HttpStatus.NOT_MODIFIED_304);
            return;
        }
        if (!form.encoding().isEmpty()) {
            headers.put(HttpHeader.CONTENT_ENCODING, form.encoding());
        }
        exchange.sendAsIs(form.response());
    }

    /** Returns whether the client has this form, by the weak comparison of RFC 9110, 13.1.2. */
    private static boolean known(Request request, Form form) {
        return request.getHeaders().getValuesList(HttpHeader.IF_NONE_MATCH).stream()
                .anyMatch(tags -> tags.strip().equals("*") || tags.contains(form.tag()));
    }

    /** Returns the smallest form that the client accepts. */
    private static Form smallest(Request request, List<Form> forms) {
        List<String> accepted = request.getHeaders().getQualityCSV(HttpHeader.ACCEPT_ENCODING);
        return forms.stream()
                .filter(form -> form.encoding().isEmpty() || accepted.contains(form.encoding()))
                .min(Comparator.comparingInt(Form::length))
                .orElseThrow();
    }

    /** Returns the forms of a file; none when there is no such file. */
    private List<Form> forms(String path) {
        @Nullable List<Form> known = files.get(path);
        if (known != null) {
            return known;
        }
        if (path.length() > LONGEST_PATH || !PATH.matcher(path).matches()) {
            return List.of();
        }
        @Nullable String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
        byte[] bytes = type == null ? NONE : content(path);
        if (type == null || bytes.length == 0) {
            return List.of();
        }
        // The build has more time for Brotli than there is here.
        List<Form> forms = Stream.of(
                        new Form("", type, bytes),
                        new Form("gzip", type, compressed(bytes)),
                        new Form("br", type, read(folder + path + ".br")))
                .filter(form -> form.encoding().isEmpty() || form.length() > 0 && form.length() < bytes.length)
                .toList();
        files.put(path, forms);
        return forms;
    }

    private byte[] content(String path) {
        @Nullable Supplier<byte[]> maker = made.get(path);
        return maker == null ? read(folder + path) : maker.get();
    }

    private static final class BestGzip extends GZIPOutputStream {
        BestGzip(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }

    /** Returns bytes compressed as well as gzip can: this is done once for each file. */
    private static byte[] compressed(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new BestGzip(out)) {
            gzip.write(bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }

    /** Returns the bytes of a file on the class path; none when there is no such file. */
    private static byte[] read(String name) {
        try (@Nullable InputStream file = StaticSite.class.getResourceAsStream(name)) {
            return file == null ? NONE : file.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String entityTag(byte[] bytes, String encoding) {
        CRC32C sum = new CRC32C();
        sum.update(bytes);
        return "\"" + HexFormat.of().toHexDigits(sum.getValue(), 8) + "-" + bytes.length
                + (encoding.isEmpty() ? "" : "-" + encoding) + "\"";
    }
}
