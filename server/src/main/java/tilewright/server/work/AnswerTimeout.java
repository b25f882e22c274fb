package tilewright.server.work;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.server.Request;
import tilewright.server.operate.Bounds;

/**
 * The longest time for answering a request, usual or asked for by the header {@code Prefer: wait=SECONDS} of RFC 7240.
 * Immutable.
 *
 * @param preference value of {@code Preference-Applied}; empty when the request does not ask for a time
 */
public record AnswerTimeout(Duration time, Optional<String> preference) {

    private static final Pattern WAIT = Pattern.compile("wait *= *\"?([0-9]{1,9})\"?", Pattern.CASE_INSENSITIVE);

    /** Returns the time for a request, within bounds. */
    public static AnswerTimeout of(Request request, Bounds.Work bounds) {
        for (String preference : request.getHeaders().getCSV("Prefer", false)) {
            Matcher asked = WAIT.matcher(preference);
            if (asked.matches()) {
                long most = bounds.most().toSeconds();
                long seconds = Math.clamp(Long.parseLong(asked.group(1)), 1, most);
                return new AnswerTimeout(Duration.ofSeconds(seconds), Optional.of("wait=" + seconds));
            }
        }
        return new AnswerTimeout(bounds.usual(), Optional.empty());
    }
}
