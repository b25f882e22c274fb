package tilewright.server.http;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;

/**
 * The rules of access to the protocol: for programs that address the server by one of its names, and for its own page,
 * but not for other pages in the user's browser, under whatever name they reach the server.
 *
 * <p>Threads may share one.
 */
public final class AccessRules {

    private static final Set<String> TYPES = Set.of("application/json", "application/x-ndjson");
    private static final Pattern ORIGIN = Pattern.compile("https?://([^/?#@]+)");

    private final Set<String> names = new HashSet<>(Set.of("localhost", "127.0.0.1", "[::1]"));

    /**
     * @param bound name or address on which the server listens
     * @param further other names of the server
     */
    public AccessRules(String bound, Set<String> further) {
        names.add(name(bound));
        further.forEach(name -> names.add(name(name)));
    }

    private static String name(String host) {
        String lower = host.toLowerCase(Locale.ROOT);
        return lower.contains(":") && !lower.startsWith("[") ? "[" + lower + "]" : lower;
    }

    /**
     * Checks a request to the protocol: its sender, and the type of its body.
     *
     * @throws Refused when it may not be answered
     */
    public void check(Request request) throws Refused {
        checkSender(request);
        checkBody(request);
    }

    /**
     * Checks the sender of a request.
     *
     * @throws Refused when it is for a server of another name, or of a page of another site
     */
    public void checkSender(Request request) throws Refused {
        String host = String.valueOf(request.getHeaders().get(HttpHeader.HOST)).toLowerCase(Locale.ROOT);
        String target = String.valueOf(request.getHttpURI().getHost()).toLowerCase(Locale.ROOT);
        if (!names.contains(withoutPort(host)) || !names.contains(name(target))) {
            throw new Refused(HttpStatus.MISDIRECTED_REQUEST_421, HttpMessages.otherName());
        }
        for (String origin : request.getHeaders().getValuesList(HttpHeader.ORIGIN)) {
            var own = ORIGIN.matcher(origin.toLowerCase(Locale.ROOT));
            if (!own.matches() || !own.group(1).equals(host)) {
                throw new Refused(HttpStatus.FORBIDDEN_403, HttpMessages.otherSite());
            }
        }
    }

    private static void checkBody(Request request) throws Refused {
        if (!TYPES.contains(type(String.valueOf(request.getHeaders().get(HttpHeader.CONTENT_TYPE))))) {
            throw new Refused(HttpStatus.UNSUPPORTED_MEDIA_TYPE_415, HttpMessages.contentType());
        }
        for (String encoding : request.getHeaders().getCSV(HttpHeader.CONTENT_ENCODING, false)) {
            if (!encoding.equalsIgnoreCase("identity")) {
                throw new Refused(HttpStatus.UNSUPPORTED_MEDIA_TYPE_415, HttpMessages.contentEncoding());
            }
        }
    }

    private static String type(String field) {
        int end = field.indexOf(';');
        return (end < 0 ? field : field.substring(0, end)).strip().toLowerCase(Locale.ROOT);
    }

    private static String withoutPort(String host) {
        int colon = host.lastIndexOf(':');
        return colon > host.lastIndexOf(']') ? host.substring(0, colon) : host;
    }
}
