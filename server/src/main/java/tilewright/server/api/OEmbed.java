package tilewright.server.api;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.Fields;
import tilewright.Puzzles;
import tilewright.puzzle.Puzzle;
import tilewright.server.http.Exchange;
import tilewright.server.http.Refused;
import tilewright.server.http.Response;
import tilewright.text.Json;

/**
 * Boards in the pages of others by oEmbed: {@code /oembed?url=…} answers a link to a position, or to a board in a frame, by that frame.
 * Links need an address that others know, so that a server without one answers none.
 *
 * <p>Threads may share one.
 */
public record OEmbed(Optional<URI> publicUrl) {

    private static final String PATH = "/oembed";
    private static final String FRAME = "embed.html";
    private static final String METHODS = "GET, HEAD, OPTIONS";
    private static final String NAME = "Tilewright";
    /** Longer ones might not fit into the headers of an answer. */
    private static final int LONGEST_LINK = 4_000;

    private static final int WIDTH = 480;
    private static final int HEIGHT = 640;

    private static final Pattern SIZE = Pattern.compile("[1-9][0-9]{0,4}");
    /** A position or a play in the fragment of a link, as far as it is one. */
    private static final Pattern PLAY = Pattern.compile("^/([a-z]+):([^?&]+)");

    /** Returns whether a request is for an address of these. */
    public static boolean serves(Request request) {
        return PATH.equals(request.getHttpURI().getCanonicalPath());
    }

    /** Adds a header to a frame that links to the answer about it. */
    public void announce(Exchange exchange) {
        Request request = exchange.request();
        String query = request.getHttpURI().getQuery();
        if (query == null || !("/" + FRAME).equals(request.getHttpURI().getCanonicalPath())) {
            return;
        }
        publicUrl.ifPresent(known -> {
            String url = URLEncoder.encode(known + FRAME + "?" + query, StandardCharsets.UTF_8);
            String link = "<" + known + PATH.substring(1) + "?url=" + url
                    + ">; rel=\"alternate\"; type=\"application/json+oembed\"";
            if (link.length() <= LONGEST_LINK) {
                exchange.response().getHeaders().put(HttpHeader.LINK, link);
            }
        });
    }

    /** Answers a request, whatever its method. */
    public void answer(Exchange exchange) throws Refused {
        Request request = exchange.request();
        if (!HttpMethod.GET.is(request.getMethod()) && !HttpMethod.HEAD.is(request.getMethod())) {
            exchange.allow(METHODS, ApiMessages.readOnly());
            return;
        }
        String known = publicUrl
                .map(URI::toString)
                .orElseThrow(() -> new Refused(HttpStatus.NOT_FOUND_404, ApiMessages.noPublicAddress()));
        Fields fields = fields(request);
        String format = value(fields, "format");
        if (!format.isEmpty() && !format.equals("json")) {
            throw new Refused(HttpStatus.NOT_IMPLEMENTED_501, ApiMessages.onlyJson());
        }
        Json.Obj answer = framed(value(fields, "url"), known)
                .map(query -> answer(known, query, size(fields, "maxwidth", WIDTH), size(fields, "maxheight", HEIGHT)))
                .orElseThrow(() -> new Refused(HttpStatus.NOT_FOUND_404, ApiMessages.notEmbedded()));
        exchange.sendAsIs(Response.json(HttpStatus.OK_200, answer.toString()));
    }

    private static Json.Obj answer(String known, String query, int width, int height) {
        String title = title(query);
        String html = "<iframe src=\"" + escaped(known + FRAME + "?" + query) + "\" width=\"" + width + "\" height=\""
                + height + "\" title=\"" + title + "\" style=\"border:0\" loading=\"lazy\"></iframe>";
        return Json.obj()
                .with("version", "1.0")
                .with("type", "rich")
                .with("title", title)
                .with("provider_name", NAME)
                .with("provider_url", known)
                .with("width", width)
                .with("height", height)
                .with("html", html);
    }

    /** Returns the query of the frame for a link to here; empty for any other link. */
    private static Optional<String> framed(String link, String known) {
        URI url;
        try {
            url = new URI(link);
        } catch (URISyntaxException notOne) {
            return Optional.empty();
        }
        String page = link.split("[?#]", 2)[0];
        if (page.equals(known + FRAME) && url.getRawQuery() != null) {
            return Optional.of(url.getRawQuery());
        }
        if (!page.equals(known) || url.getFragment() == null) {
            return Optional.empty();
        }
        Matcher play = PLAY.matcher(url.getFragment());
        if (!play.find() || puzzles().noneMatch(puzzle -> puzzle.id().equals(play.group(1)))) {
            return Optional.empty();
        }
        return Optional.of(
                "puzzle=" + play.group(1) + "&position=" + URLEncoder.encode(play.group(2), StandardCharsets.UTF_8));
    }

    /** The title of the puzzle that the query of a frame names. */
    private static String title(String query) {
        String fields = "&" + query;
        return puzzles()
                .filter(puzzle ->
                        fields.contains("&puzzle=" + puzzle.id()) || fields.contains("&position=" + puzzle.id()))
                .map(Puzzle::title)
                .findFirst()
                .orElse(NAME);
    }

    private static Stream<Puzzle<?, ?, ?>> puzzles() {
        return Puzzles.CATALOG.puzzles().stream();
    }

    private static Fields fields(Request request) throws Refused {
        try {
            return Request.extractQueryParameters(request);
        } catch (RuntimeException malformed) {
            throw new Refused(HttpStatus.BAD_REQUEST_400, ApiMessages.notEmbedded());
        }
    }

    private static String value(Fields fields, String name) {
        return Optional.ofNullable(fields.getValue(name)).orElse("");
    }

    private static int size(Fields fields, String name, int usual) {
        String most = value(fields, name);
        return SIZE.matcher(most).matches() ? Math.min(usual, Integer.parseInt(most)) : usual;
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;")
                .replace("<", "&lt;")
                .replace(">", "&gt;");
    }
}
