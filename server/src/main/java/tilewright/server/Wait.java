package tilewright.server;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.server.Request;

/**
 * The time that a request may take. It asks for another than the usual with the header {@code Prefer: wait=SECONDS} of
 * RFC 7240.
 *
 * @param preference what the answer says of it; empty when nothing was asked for
 */
record Wait(Duration time, Optional<String> preference) {

    private static final Pattern WAIT = Pattern.compile("wait *= *\"?([0-9]{1,9})\"?", Pattern.CASE_INSENSITIVE);

    static Wait of(Request request, Bounds.Work bounds) {
        for (String preference : request.getHeaders().getCSV("Prefer", false)) {
            Matcher asked = WAIT.matcher(preference);
            if (asked.matches()) {
                long most = bounds.most().toSeconds();
                long seconds = Math.clamp(Long.parseLong(asked.group(1)), 1, most);
                return new Wait(Duration.ofSeconds(seconds), Optional.of("wait=" + seconds));
            }
        }
        return new Wait(bounds.usual(), Optional.empty());
    }
}
