package tilewright.bulk.output;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import tilewright.bulk.input.Files;
import tilewright.bulk.input.Trouble;

/**
 * The folder of the results, which appears when all is there. Until then all is in a folder beside it, {@code .partial}, which
 * is taken away again when the job ends by itself, and by the next job when it did not; or which the same job goes on with.
 */
public final class OutFolder implements AutoCloseable {

    /** Results of less than this in all are put into one file. */
    private static final long SMALL = 64L << 20;

    private final Path folder;
    private final boolean overwrite;
    private final boolean resume;
    private final FileSystem system;
    private final WorkFolder work;
    private boolean committed;

    private OutFolder(Path folder, boolean overwrite, boolean resume, FileSystem system, WorkFolder work) {
        this.folder = folder;
        this.overwrite = overwrite;
        this.resume = resume;
        this.system = system;
        this.work = work;
    }

    /**
     * Takes the name for this job.
     *
     * @param overwrite whether there may be such a folder, which stays until the end
     * @param resume whether to go on with what is done, and to keep it when this job ends early
     * @param job what it is
     * @throws Trouble when there is one and it may not, when another job writes it, or when it cannot be written
     * @throws tilewright.cli.context.Failure when it was begun by another job
     */
    public static OutFolder open(String name, boolean overwrite, boolean resume, Manifest job, Configuration hadoop) {
        try {
            Path path = new Path(name);
            FileSystem system = Files.system(path, hadoop);
            Path folder = system.makeQualified(path);
            if (system.exists(folder) && !overwrite) {
                throw Trouble.of("'" + name + "' exists already; --overwrite replaces it");
            }
            if (system.exists(folder) && !mayReplace(folder, system)) {
                throw Trouble.of("'" + name + "' was not made by bulk and is not replaced; name another folder");
            }
            Path partial = new Path(folder.getParent(), folder.getName() + ".partial");
            WorkFolder work = WorkFolder.open(name, partial, Optional.of(job).filter(_ -> resume), system);
            return new OutFolder(folder, overwrite, resume, system, work);
        } catch (IOException error) {
            throw Trouble.writing(name, error);
        } catch (IllegalArgumentException bad) {
            throw Trouble.of("cannot write '" + name + "': it is no name of a folder");
        }
    }

    /** Nothing but results is ever deleted. */
    private static boolean mayReplace(Path folder, FileSystem system) throws IOException {
        return system.getFileStatus(folder).isDirectory()
                && (system.exists(new Path(folder, "_report.json")) || system.listStatus(folder).length == 0);
    }

    /** Says what the job is. The cores by which its input is cut: those of the job that began it. */
    public int begin(Manifest job) throws IOException {
        return work.begin(job);
    }

    /**
     * What is done already, by number.
     *
     * @param kind of parts
     */
    public Map<Integer, Part> kept(String kind) throws IOException {
        return work.kept(kind);
    }

    /** The folder in which attempts write. */
    public String attempts() {
        return work.run().toString();
    }

    /** The folder whose content the results will be. */
    public String results() {
        return work.results().toString();
    }

    /** Places the answers, in order. */
    public void place(List<Part> parts) throws IOException {
        Path results = new Path(results());
        system.mkdirs(results);
        if (bytes(parts) < SMALL) {
            join(parts.stream().map(Part::file).toList(), new Path(results, "part-00000.json"));
            return;
        }
        int number = 0;
        for (Part part : parts) {
            Path file = new Path(part.file());
            if (system.getFileStatus(file).getLen() > 0) {
                rename(file, new Path(results, "part-%05d.json".formatted(number++)));
            }
        }
    }

    /** Places tables, in order. */
    public void placeTables(List<String> files, String format) throws IOException {
        system.mkdirs(new Path(results()));
        for (int i = 0; i < files.size(); i++) {
            rename(new Path(files.get(i)), new Path(results(), "part-%05d.%s".formatted(i, format)));
        }
    }

    /** Bytes of these answers in all. */
    public long bytes(List<Part> parts) throws IOException {
        long total = 0;
        for (Part part : parts) {
            total += system.getFileStatus(new Path(part.file())).getLen();
        }
        return total;
    }

    /** Places the lines without a result, in order; an empty file when there are none. */
    public void placeErrors(List<Part> parts) throws IOException {
        List<String> files =
                parts.stream().map(Part::errors).filter(file -> !file.isEmpty()).toList();
        join(files, new Path(results(), "_errors"));
    }

    private void join(List<String> files, Path target) throws IOException {
        try (OutputStream out = Files.create(target, system)) {
            for (String file : files) {
                try (InputStream in = system.open(new Path(file))) {
                    in.transferTo(out);
                }
            }
        }
    }

    /** Places a small file. */
    public void place(String file, String text) throws IOException {
        try (OutputStream out = Files.create(new Path(results(), file), system)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Lets the results appear. */
    public void commit() throws IOException {
        Optional<Path> old = Optional.empty();
        if (overwrite && system.exists(folder)) {
            old = Optional.of(new Path(work.path(), "_old"));
            rename(folder, old.get());
        }
        try {
            rename(new Path(results()), folder);
            committed = true;
        } catch (IOException failed) {
            if (old.isPresent()) {
                rename(old.get(), folder);
            }
            throw failed;
        }
    }

    private void rename(Path from, Path to) throws IOException {
        if (!system.rename(from, to)) {
            throw new IOException("'" + Trouble.shown(from.toString()) + "' cannot be renamed to '"
                    + Trouble.shown(to.toString()) + "'");
        }
    }

    /** Takes away what is not whole, unless another job is to go on with it. */
    @Override
    public void close() {
        work.close(resume && !committed);
    }
}
