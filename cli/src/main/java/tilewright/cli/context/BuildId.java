package tilewright.cli.context;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The version and the commit of a build.
 *
 * @param version as in 0.1.0
 * @param commit twelve hexadecimal digits, and a + where files had changed since; empty when it is not known
 * @param date of the commit, as in 2026-11-29; empty when it is not known
 */
public record BuildId(String version, String commit, String date) {

    /**
     * Returns the build that runs; empty where it is not packaged. The manifest of the jar names the commit and its date as the
     * title: that is read at each start, and anything else would be read from the jar again.
     */
    public static Optional<BuildId> running() {
        @Nullable String version = BuildId.class.getPackage().getImplementationVersion();
        @Nullable String title = BuildId.class.getPackage().getImplementationTitle();
        return version == null ? Optional.empty() : Optional.of(of(version, title == null ? "" : title));
    }

    /** Reads a commit and its date with a slash between; without a date there is no commit either. */
    static BuildId of(String version, String title) {
        int slash = title.indexOf('/');
        return slash < 0
                ? new BuildId(version, "", "")
                : new BuildId(version, title.substring(0, slash), title.substring(slash + 1));
    }

    @Override
    public String toString() {
        return commit.isEmpty() ? version : version + " (" + commit + ", " + date + ")";
    }
}
