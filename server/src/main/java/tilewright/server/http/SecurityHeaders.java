package tilewright.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.server.Response;
import org.jspecify.annotations.Nullable;

/** The headers of every answer that limit what the browser allows. */
public final class SecurityHeaders {

    private static final Pattern HASH = Pattern.compile(" 'sha256-[A-Za-z0-9+/=]+'");

    /** The policy in the page's index.html, with {@code frame-ancestors}, which is only valid in a header. */
    public static final String POLICY = policy(chooser(), "'none'");

    /** The policy of the one page that is for frames of other sites. */
    static final String FRAMED = policy("", "*");

    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy", POLICY,
            "X-Content-Type-Options", "nosniff",
            "X-Frame-Options", "DENY",
            "Referrer-Policy", "no-referrer",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin",
            "Permissions-Policy", "camera=(), geolocation=(), microphone=()");

    private SecurityHeaders() {}

    /** @param script the hash of a script in the page, with a blank before it */
    private static String policy(String script, String ancestors) {
        return "default-src 'none'; script-src 'self'" + script + " 'wasm-unsafe-eval'; style-src 'self'; "
                + "img-src 'self'; connect-src 'self'; worker-src 'self'; font-src 'self'; manifest-src 'self'; "
                + "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; "
                + "trusted-types lit-html tilewright; frame-ancestors " + ancestors;
    }

    /** The hash of the one script in the page, which chooses its language, with a blank before it; empty without a page. */
    private static String chooser() {
        try (@Nullable InputStream page = SecurityHeaders.class.getResourceAsStream("/public/index.html")) {
            if (page == null) {
                return "";
            }
            Matcher found = HASH.matcher(new String(page.readAllBytes(), StandardCharsets.UTF_8));
            return found.find() ? found.group() : "";
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Adds the headers to an answer. */
    public static void add(Response response) {
        HEADERS.forEach((name, value) -> response.getHeaders().put(name, value));
    }

    /** Lets other sites frame what is answered. */
    static void addFramed(Response response) {
        response.getHeaders().put("Content-Security-Policy", FRAMED).remove("X-Frame-Options");
    }
}
