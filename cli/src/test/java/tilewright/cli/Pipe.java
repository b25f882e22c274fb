package tilewright.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A named pipe into which a thread writes once: whoever opens it for reading is not kept waiting. */
final class Pipe implements AutoCloseable {

    private final Path path;
    private final Thread writer;

    private Pipe(Path path, Thread writer) {
        this.path = path;
        this.writer = writer;
    }

    static Pipe of(Path path, String text) throws IOException, InterruptedException {
        int exit = new ProcessBuilder("mkfifo", path.toString()).start().waitFor();
        if (exit != 0) {
            throw new IOException("mkfifo " + path + ": " + exit);
        }
        return new Pipe(path, Thread.ofPlatform().daemon().start(() -> write(path, text)));
    }

    private static void write(Path path, String text) {
        try {
            Files.writeString(path, text); // waits for a reader
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    /** Whether something has read it. */
    boolean read() {
        return !writer.isAlive();
    }

    @Override
    public void close() throws IOException {
        if (!read()) {
            try (InputStream in = Files.newInputStream(path)) {
                in.readAllBytes();
            }
        }
        try {
            writer.join();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
