package tilewright.cli.context;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;
import tilewright.message.Message;

/** Thrown to end the program with a message for the person who started it. */
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

    /** Thrown when a file cannot be read or written; gives the reason in words of our own. */
    static final class Reason extends IOException {

        private static final long serialVersionUID = 1;

        private final transient Message reason;

        Reason(Message reason) {
            super(reason.text());
            this.reason = reason;
        }
    }

    /** Returns the failure of a command that was typed wrongly. */
    public static Failure usage(Message sentence) {
        return new Failure(Exit.USAGE, sentence);
    }

    /** Returns the failure of input or output. */
    public static Failure files(Message sentence) {
        return new Failure(Exit.FAILED, sentence);
    }

    /** Returns the failure of the one line that the command is about. */
    public static Failure line(long number, Message reason) {
        return new Failure(Exit.LINES, ContextMessages.line(number, reason));
    }

    /** Returns the failure of a file that cannot be read. */
    public static Failure reading(String name, Message reason) {
        return files(ContextMessages.cannotRead(Message.verbatim(name), reason));
    }

    /** Returns the failure of input that cannot be read, which may have no name. */
    public static Failure reading(IOException error) {
        return files(ContextMessages.cannotReadInput(told(error)));
    }

    /** Returns the failure of a file that cannot be written. */
    public static Failure writing(String name, Message reason) {
        return files(ContextMessages.cannotWrite(Message.verbatim(name), reason));
    }

    /** Returns the message of the system or a library about an error. */
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

    /** The kind of a failure. */
    public Message sentence() {
        return sentence;
    }
}
