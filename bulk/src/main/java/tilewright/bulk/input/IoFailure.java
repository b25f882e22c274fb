package tilewright.bulk.input;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when input or output fails; has a sentence for the person who started the job, and can be sent from machine to
 * machine.
 */
public final class IoFailure extends RuntimeException {

    private static final long serialVersionUID = 1;
    private static final String FULL = "No space left on device";
    /** The places where tasks write, inside the folder that was named. */
    private static final Pattern WORKING = Pattern.compile("\\.partial/_attempts/.*");

    private IoFailure(String sentence) {
        super(sentence);
    }

    /** A sentence without a full stop. */
    public static IoFailure of(String sentence) {
        return new IoFailure(sentence);
    }

    public static IoFailure reading(String file, IOException error) {
        return new IoFailure("cannot read '" + shown(file) + "': " + reason(error));
    }

    public static IoFailure writing(String file, IOException error) {
        return new IoFailure("cannot write '" + WORKING.matcher(shown(file)).replaceFirst("") + "': " + reason(error));
    }

    /** A file's address, without the scheme if it is on this machine. */
    public static String shown(String file) {
        return file.replaceFirst("^file:/*(?=/)", "");
    }

    /** The first line of the file system's message, without the file's name. */
    private static String reason(IOException error) {
        Throwable cause = error;
        @Nullable Throwable next = error.getCause();
        while (next instanceof IOException) {
            cause = next;
            next = next.getCause();
        }
        String said = switch (cause) {
            case java.nio.file.AccessDeniedException _ -> "permission denied";
            case java.nio.file.NoSuchFileException _ -> "no such file or folder";
            case FileSystemException failed when failed.getReason() != null -> String.valueOf(failed.getReason());
            default -> Objects.requireNonNullElse(cause.getMessage(), cause.toString());
        };
        if (said.contains("(Permission denied)")) {
            return "permission denied";
        }
        if (said.startsWith(FULL)) {
            return "the disk is full (" + FULL + "); make room and start again, or name a folder on another disk";
        }
        return said.lines().findFirst().orElse("");
    }
}
