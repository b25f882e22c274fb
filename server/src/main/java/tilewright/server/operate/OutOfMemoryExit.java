package tilewright.server.operate;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Ends the process when the heap is full, since the server could not answer any more. */
public final class OutOfMemoryExit implements Runnable {

    private static final int EXIT = 4;

    private final byte[] words =
            ("tilewright: " + OperateMessages.memoryUsedUp() + "\n").getBytes(StandardCharsets.UTF_8);
    private final FileOutputStream messages = new FileOutputStream(FileDescriptor.err);

    /** Returns whether memory is gone, unlike when an array was too large for any heap. */
    public static boolean memoryIsGone(Throwable fault) {
        return fault instanceof OutOfMemoryError
                && !String.valueOf(fault.getMessage()).startsWith("Requested array size");
    }

    @Override
    public void run() {
        try {
            messages.write(words);
        } catch (IOException _) {
            // Nobody reads it.
        } finally {
            Runtime.getRuntime().halt(EXIT);
        }
    }
}
