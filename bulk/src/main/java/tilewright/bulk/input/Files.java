package tilewright.bulk.input;

import com.github.luben.zstd.ZstdInputStream;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.jspecify.annotations.Nullable;

/** Files of any file system that Hadoop knows, by name. */
public final class Files {

    private static final int BUFFER = 1 << 16;

    private Files() {}

    /**
     * A file to be read.
     *
     * @param name its address
     * @param length in bytes
     * @param modified when, in milliseconds since 1970
     */
    public record Found(String name, long length, long modified) {

        /** Whether it can be read from the middle. */
        boolean plain() {
            return !name.endsWith(".gz") && !name.endsWith(".zst");
        }
    }

    /**
     * The files that a file's name, a folder's, or a pattern means, in the order of their names. In folders, files whose names
     * begin with a dot or an underline are left out.
     *
     * @throws Trouble when there is none
     */
    public static List<Found> find(String in, Configuration hadoop) {
        try {
            Path path = new Path(in);
            FileStatus @Nullable [] matching = system(path, hadoop).globStatus(path);
            List<Found> found = new ArrayList<>();
            for (FileStatus status : matching == null ? new FileStatus[0] : matching) {
                add(found, status, hadoop);
            }
            if (found.isEmpty()) {
                throw Trouble.of(
                        matching == null || matching.length == 0
                                ? "no such file: '" + in + "'"
                                : "there are no files in '" + in + "'");
            }
            found.sort(Comparator.comparing(Found::name));
            return found;
        } catch (IOException error) {
            throw Trouble.reading(in, error);
        } catch (IllegalArgumentException bad) {
            throw Trouble.of("no such file: '" + in + "'");
        }
    }

    private static void add(List<Found> found, FileStatus status, Configuration hadoop) throws IOException {
        if (!status.isDirectory()) {
            found.add(new Found(status.getPath().toString(), status.getLen(), status.getModificationTime()));
            return;
        }
        for (FileStatus inside : system(status.getPath(), hadoop).listStatus(status.getPath())) {
            String name = inside.getPath().getName();
            if (!name.startsWith(".") && !name.startsWith("_")) {
                add(found, inside, hadoop);
            }
        }
    }

    /** The file system of a path; on this machine without files of checksums. */
    public static FileSystem system(Path path, Configuration hadoop) throws IOException {
        FileSystem system = path.getFileSystem(hadoop);
        return system instanceof LocalFileSystem local ? local.getRawFileSystem() : system;
    }

    /** Begins a file in a folder that is there, in place of one of that name. */
    public static OutputStream create(Path path, FileSystem system) throws IOException {
        if (system instanceof RawLocalFileSystem local
                && local.getUri().getScheme().equals("file")) {
            // Hadoop would run chmod for each file
            return new BufferedOutputStream(new FileOutputStream(local.pathToFile(path)), BUFFER);
        }
        return system.create(path, true, BUFFER);
    }

    /** A file's bytes from a place on. */
    static InputStream open(String file, long from, Configuration hadoop) throws IOException {
        Path path = new Path(file);
        FSDataInputStream in = system(path, hadoop).open(path, BUFFER);
        try {
            if (from > 0) {
                in.seek(from);
            }
            return in;
        } catch (IOException error) {
            in.close();
            throw error;
        }
    }

    /** A file's bytes as they were before it was compressed. */
    static InputStream unpacked(String file, Configuration hadoop) throws IOException {
        InputStream in = open(file, 0, hadoop);
        try {
            if (file.endsWith(".gz")) {
                return new GZIPInputStream(new BufferedInputStream(in, BUFFER), BUFFER);
            }
            return file.endsWith(".zst")
                    ? new ZstdInputStream(new BufferedInputStream(in, BUFFER)).setContinuous(false)
                    : in;
        } catch (FileNotFoundException error) {
            in.close();
            throw error;
        } catch (IOException error) {
            in.close();
            throw error;
        }
    }
}
