package tilewright.bulk.input;

import com.github.luben.zstd.ZstdInputStream;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
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
     * @throws IoFailure when there is none
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
                throw IoFailure.of(
                        matching == null || matching.length == 0
                                ? "no such file: '" + in + "'"
                                : "there are no files in '" + in + "'");
            }
            found.sort(Comparator.comparing(Found::name));
            return found;
        } catch (IOException error) {
            throw IoFailure.reading(in, error);
        } catch (IllegalArgumentException bad) {
            throw IoFailure.of("no such file: '" + in + "'");
        }
    }

    private static void add(List<Found> found, FileStatus status, Configuration hadoop) throws IOException {
        if (!status.isDirectory()) {
            checkRegular(status.getPath(), system(status.getPath(), hadoop));
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

    /** Refuses pipes and devices, which have no length by which they could be cut and may never end. */
    private static void checkRegular(Path path, FileSystem system) throws IOException {
        Optional<java.nio.file.Path> local = local(path, system);
        if (local.isPresent() && !java.nio.file.Files.isRegularFile(local.get())) {
            throw IoFailure.of("cannot read '" + IoFailure.shown(path.toString())
                    + "': it is no regular file; jobs read files, tilewright without bulk reads pipes, too");
        }
    }

    /** Returns a path without links, as far as it leads to something on this machine. */
    public static Path real(Path path, Configuration hadoop) throws IOException {
        FileSystem system = system(path, hadoop);
        Optional<java.nio.file.Path> local = local(path, system).filter(java.nio.file.Files::exists);
        return system.makeQualified(
                local.isPresent() ? new Path(local.get().toRealPath().toString()) : path);
    }

    /** The file system of a path; on this machine without files of checksums. */
    public static FileSystem system(Path path, Configuration hadoop) throws IOException {
        FileSystem system = path.getFileSystem(hadoop);
        return system instanceof LocalFileSystem local ? local.getRawFileSystem() : system;
    }

    /** Creates a file in an existing folder, in place of one of the same name. */
    public static OutputStream create(Path path, FileSystem system) throws IOException {
        Optional<java.nio.file.Path> local = local(path, system);
        // Hadoop would run chmod for each file
        return local.isPresent()
                ? new BufferedOutputStream(new FileOutputStream(local.get().toFile()), BUFFER)
                : system.create(path, true, BUFFER);
    }

    /**
     * A file, a folder, or something else at a path; links are not followed.
     *
     * @param length in bytes, of a file
     */
    public record Entry(String name, Kind kind, long length) {

        /** The kind of an entry; anything but a file or a folder, such as a link, is other. */
        public enum Kind {
            FILE,
            FOLDER,
            OTHER
        }

        /** Whether it is a folder, and no link to one. */
        public boolean isFolder() {
            return kind == Kind.FOLDER;
        }

        private static Entry of(java.nio.file.Path path) throws IOException {
            BasicFileAttributes found =
                    java.nio.file.Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            Kind kind = found.isDirectory() ? Kind.FOLDER : found.isRegularFile() ? Kind.FILE : Kind.OTHER;
            return new Entry(path.getFileName().toString(), kind, found.size());
        }

        private static Entry of(FileStatus found) {
            Kind kind = found.isSymlink() ? Kind.OTHER : found.isDirectory() ? Kind.FOLDER : Kind.FILE;
            return new Entry(found.getPath().getName(), kind, found.getLen());
        }
    }

    /** Returns the entry at a path; empty for nothing. A link is an entry though nothing is where it points. */
    public static Optional<Entry> entry(Path path, FileSystem system) throws IOException {
        try {
            Optional<java.nio.file.Path> local = local(path, system);
            return Optional.of(local.isPresent() ? Entry.of(local.get()) : Entry.of(system.getFileLinkStatus(path)));
        } catch (FileNotFoundException | NoSuchFileException none) {
            return Optional.empty();
        }
    }

    /** Returns the entries of a folder, in the order of the names. */
    public static List<Entry> entries(Path folder, FileSystem system) throws IOException {
        List<Entry> entries = new ArrayList<>();
        Optional<java.nio.file.Path> local = local(folder, system);
        if (local.isPresent()) {
            try (DirectoryStream<java.nio.file.Path> inside = java.nio.file.Files.newDirectoryStream(local.get())) {
                for (java.nio.file.Path path : inside) {
                    entries.add(Entry.of(path));
                }
            }
        } else {
            for (FileStatus status : system.listStatus(folder)) {
                entries.add(Entry.of(status));
            }
        }
        entries.sort(Comparator.comparing(Entry::name));
        return entries;
    }

    /** The path of a file system of this machine as Java has it. */
    private static Optional<java.nio.file.Path> local(Path path, FileSystem system) {
        return system instanceof RawLocalFileSystem files
                        && files.getUri().getScheme().equals("file")
                ? Optional.of(files.pathToFile(path).toPath())
                : Optional.empty();
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
        } catch (IOException error) {
            in.close();
            throw error;
        }
    }
}
