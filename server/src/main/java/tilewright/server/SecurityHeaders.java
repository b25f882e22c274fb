package tilewright.server;

import java.util.Map;
import org.eclipse.jetty.server.Response;

/** What every answer tells the browser to forbid. */
final class SecurityHeaders {

    /** The page's own policy, as its index.html has it, and that nobody may frame it, which only a header can say. */
    static final String POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
            + "img-src 'self'; connect-src 'self'; worker-src 'self'; font-src 'self'; manifest-src 'self'; "
            + "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; "
            + "trusted-types lit-html tilewright; frame-ancestors 'none'";

    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy", POLICY,
            "X-Content-Type-Options", "nosniff",
            "X-Frame-Options", "DENY",
            "Referrer-Policy", "no-referrer",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin",
            "Permissions-Policy", "camera=(), geolocation=(), microphone=()");

    private SecurityHeaders() {}

    static void add(Response response) {
        HEADERS.forEach((name, value) -> response.getHeaders().put(name, value));
    }
}
