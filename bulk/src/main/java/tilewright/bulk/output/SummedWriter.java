package tilewright.bulk.output;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import tilewright.bulk.input.Files;
import tilewright.bulk.input.Trouble;

/** Writes a file of a job and sums its bytes. One thread. */
final class SummedWriter implements Closeable {

    private final String name;
    private final OutputStream out;
    private final CRC32C sum = new CRC32C();
    private long length;

    /**
     * @param name its address; a file of that name is replaced
     * @throws Trouble when it cannot be made
     */
    SummedWriter(String name, Configuration hadoop) {
        this.name = name;
        Path path = new Path(name);
        try {
            this.out = Files.create(path, Files.system(path, hadoop));
        } catch (IOException error) {
            throw Trouble.writing(name, error);
        }
    }

    /** @throws Trouble when it cannot be written */
    void write(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        sum.update(bytes, 0, bytes.length);
        length += bytes.length;
        try {
            out.write(bytes);
        } catch (IOException error) {
            throw Trouble.writing(name, error);
        }
    }

    /**
     * Closes the file and returns what it is.
     *
     * @throws Trouble when its last bytes cannot be written
     */
    SummedFile finish() {
        close();
        return new SummedFile(name, length, sum.getValue());
    }

    @Override
    public void close() {
        try {
            out.close();
        } catch (IOException error) {
            throw Trouble.writing(name, error);
        }
    }
}
