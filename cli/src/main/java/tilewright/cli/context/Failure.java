package tilewright.cli.context;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;

/** The end of the program with a sentence for the person who started it. */
public final class Failure extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final int exit;

    /** @param sentence what went wrong and what would be right, without the program's name */
    private Failure(int exit, String sentence) {
        super(sentence, null, false, false);
        this.exit = exit;
    }

    /** The command was typed wrongly. */
    public static Failure usage(String sentence) {
        return new Failure(Exit.USAGE, sentence);
    }

    /** Input or output failed. */
    public static Failure files(String sentence) {
        return new Failure(Exit.FAILED, sentence);
    }

    /** The one line that the command is about is bad. */
    public static Failure line(long number, String reason) {
        return new Failure(Exit.LINES, "line " + number + ": " + reason);
    }

    /** Returns the system's reason without the file's name. */
    public static String reason(IOException error) {
        return switch (error) {
            case AccessDeniedException _ -> "permission denied";
            case NoSuchFileException _ -> "no such file or folder";
            case FileSystemException failed when failed.getReason() != null -> String.valueOf(failed.getReason());
            default -> Objects.requireNonNullElse(error.getMessage(), error.toString());
        };
    }

    int exit() {
        return exit;
    }

    String sentence() {
        return String.valueOf(getMessage());
    }
}
