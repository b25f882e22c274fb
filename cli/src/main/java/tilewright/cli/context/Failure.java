package tilewright.cli.context;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;
import tilewright.message.Message;

/** The end of the program with a sentence for the person who started it. */
public final class Failure extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final int exit;
    private final transient Message sentence;

    /** @param sentence what went wrong and what would be right, without the program's name */
    private Failure(int exit, Message sentence) {
        super(sentence.text(), null, false, false);
        this.exit = exit;
        this.sentence = sentence;
    }

    /** Why a file cannot be read or written, in words of our own. */
    static final class Reason extends IOException {

        private static final long serialVersionUID = 1;

        private final transient Message reason;

        Reason(Message reason) {
            super(reason.text());
            this.reason = reason;
        }
    }

    /** The command was typed wrongly. */
    public static Failure usage(Message sentence) {
        return new Failure(Exit.USAGE, sentence);
    }

    /** Input or output failed. */
    public static Failure files(Message sentence) {
        return new Failure(Exit.FAILED, sentence);
    }

    /** The one line that the command is about is bad. */
    public static Failure line(long number, Message reason) {
        return new Failure(Exit.LINES, ContextMessages.line(number, reason));
    }

    /** A file cannot be read. */
    public static Failure reading(String name, Message reason) {
        return files(ContextMessages.cannotRead(Message.verbatim(name), reason));
    }

    /** The input, which may have no name, cannot be read. */
    public static Failure reading(IOException error) {
        return files(ContextMessages.cannotReadInput(told(error)));
    }

    /** A file cannot be written. */
    public static Failure writing(String name, Message reason) {
        return files(ContextMessages.cannotWrite(Message.verbatim(name), reason));
    }

    /** Returns what the system or a library says of an error. */
    public static Message told(Exception error) {
        return Message.verbatim(String.valueOf(error.getMessage()));
    }

    /** Returns the system's reason without the file's name. */
    public static Message reason(IOException error) {
        return switch (error) {
            case Reason known -> known.reason;
            case AccessDeniedException _ -> ContextMessages.permissionDenied();
            case NoSuchFileException _ -> ContextMessages.noFileOrFolder();
            case FileSystemException failed
            when failed.getReason() != null -> Message.verbatim(String.valueOf(failed.getReason()));
            default -> Message.verbatim(Objects.requireNonNullElse(error.getMessage(), error.toString()));
        };
    }

    int exit() {
        return exit;
    }

    /** What went wrong. */
    public Message sentence() {
        return sentence;
    }
}
