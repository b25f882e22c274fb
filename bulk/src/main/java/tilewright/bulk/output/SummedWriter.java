package tilewright.bulk.output;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import tilewright.bulk.input.Files;
import tilewright.bulk.input.IoFailure;

/** Writes a file of a job, which is made with its first bytes, and sums them. One thread. */
final class SummedWriter implements Closeable {

    private final String name;
    private final Configuration hadoop;
    private final CRC32C sum = new CRC32C();
    private Optional<OutputStream> out = Optional.empty();
    private long length;

    /** @param name its address; a file of that name is replaced */
    SummedWriter(String name, Configuration hadoop) {
        this.name = name;
        this.hadoop = hadoop;
    }

    /** @throws IoFailure when it cannot be written */
    void write(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        sum.update(bytes, 0, bytes.length);
        length += bytes.length;
        try {
            if (out.isEmpty()) {
                Path path = new Path(name);
                out = Optional.of(Files.create(path, Files.system(path, hadoop)));
            }
            out.get().write(bytes);
        } catch (IOException error) {
            throw IoFailure.writing(name, error);
        }
    }

    /**
     * Closes the file and returns its name, size, and sum; no file when nothing was written.
     *
     * @throws IoFailure when its last bytes cannot be written
     */
    SummedFile finish() {
        close();
        return out.isEmpty() ? SummedFile.NONE : new SummedFile(name, length, sum.getValue());
    }

    @Override
    public void close() {
        try {
            if (out.isPresent()) {
                out.get().close();
            }
        } catch (IOException error) {
            throw IoFailure.writing(name, error);
        }
    }
}
