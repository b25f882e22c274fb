package tilewright.bulk.output;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import tilewright.bulk.input.Files;
import tilewright.bulk.input.Files.Found;
import tilewright.bulk.input.IoFailure;
import tilewright.message.Message;

/**
 * The folder of the results, which appears when it is complete. Until then all is in a folder beside it,
 * {@code .partial}, which is taken away again when the job ends by itself, and by the next job when it did not; or
 * which the same job goes on with.
 */
public final class OutFolder implements AutoCloseable {

    /** Results of less than this in all are put into one file. */
    private static final long SMALL = 64L << 20;

    private final Path folder;
    private final boolean overwrite;
    private final boolean resume;
    private final FileSystem system;
    private final WorkFolder work;
    private final Configuration hadoop;
    private final Consumer<Message> said;
    /** The files of the results with their lengths. */
    private final Map<String, Long> placed = new TreeMap<>();

    private boolean committed;

    private OutFolder(
            Path folder,
            boolean overwrite,
            boolean resume,
            FileSystem system,
            WorkFolder work,
            Configuration hadoop,
            Consumer<Message> said) {
        this.folder = folder;
        this.overwrite = overwrite;
        this.resume = resume;
        this.system = system;
        this.work = work;
        this.hadoop = hadoop;
        this.said = said;
    }

    /**
     * Checks that no input file of a job is in its output folder.
     *
     * @return the input
     * @throws IoFailure when one does
     */
    public static List<Found> checkInput(String name, List<Found> input, Configuration hadoop) {
        try {
            Path path = new Path(name);
            Path folder = Files.real(path, hadoop);
            for (Found file : input) {
                for (Path at = Files.real(new Path(file.name()), hadoop); at != null; at = at.getParent()) {
                    if (at.equals(folder)) {
                        throw IoFailure.of("cannot write '" + name + "': the input '" + IoFailure.shown(file.name())
                                + "' is in it; name another folder");
                    }
                }
            }
            return input;
        } catch (IOException error) {
            throw IoFailure.writing(name, error);
        } catch (IllegalArgumentException bad) {
            throw IoFailure.of("cannot write '" + name + "': it is no name of a folder");
        }
    }

    /**
     * Reserves the name of the folder for this job.
     *
     * @param overwrite whether there may be the results of another job, which stay until the end
     * @param resume whether to go on with what is done, and to keep it when this job ends early
     * @param job what it is
     * @param said takes a sentence about what stays at the end
     * @throws IoFailure when there is a folder and it may not be replaced, when another job writes it, or when it cannot be
     *     written
     * @throws tilewright.cli.context.Failure when it was begun by another job
     */
    public static OutFolder open(
            String name,
            boolean overwrite,
            boolean resume,
            Manifest job,
            Configuration hadoop,
            Consumer<Message> said) {
        try {
            Path path = new Path(name);
            FileSystem system = Files.system(path, hadoop);
            Path folder = system.makeQualified(path);
            Path partial = new Path(folder.getParent(), folder.getName() + ".partial");
            WorkFolder.check(name, partial, system);
            Path old = new Path(partial, OwnFiles.OLD);
            if (!exists(folder, system) && exists(old, system)) { // a driver was killed between two renames
                rename(old, folder, system);
            }
            if (exists(folder, system)) {
                checkReplacing(name, folder, overwrite, system);
            }
            WorkFolder work = WorkFolder.open(partial, Optional.of(job).filter(_ -> resume), system);
            return new OutFolder(folder, overwrite, resume, system, work, hadoop, said);
        } catch (IOException error) {
            throw IoFailure.writing(name, error);
        } catch (IllegalArgumentException bad) {
            throw IoFailure.of("cannot write '" + name + "': it is no name of a folder");
        }
    }

    private static boolean exists(Path path, FileSystem system) throws IOException {
        return Files.entry(path, system).isPresent();
    }

    /** Refuses a folder that has anything but results, as nothing else is ever replaced. */
    private static void checkReplacing(String name, Path folder, boolean overwrite, FileSystem system)
            throws IOException {
        if (!overwrite) {
            throw IoFailure.of("'" + name + "' exists already; --overwrite replaces it");
        }
        OwnFiles.foreignResults(folder, system).ifPresent(reason -> {
            throw IoFailure.of("'" + name + "' is not replaced: " + reason + "; name another folder");
        });
    }

    /**
     * Writes the identity of the job, and returns the number of cores by which its input is split: that of the job that
     * began it.
     */
    public int begin(Manifest job) throws IOException {
        return work.begin(job);
    }

    /**
     * The parts that drivers before this one have done: files to be {@linkplain DoneFile#read read}.
     *
     * @param kind of parts
     */
    public List<String> done(String kind) throws IOException {
        return work.done(kind);
    }

    /** The files of the results that have been placed, with their lengths. */
    public Map<String, Long> placed() {
        return Collections.unmodifiableMap(placed);
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
            join(parts.stream().map(Part::file).toList(), "part-00000.json");
            return;
        }
        int number = 0;
        for (Part part : parts) {
            if (part.file().length() > 0) {
                move(new Path(part.file().name()), "part-%05d.json".formatted(number++));
            }
        }
    }

    /** Places tables, in order. */
    public void placeTables(List<String> files, String format) throws IOException {
        system.mkdirs(new Path(results()));
        for (int i = 0; i < files.size(); i++) {
            move(new Path(files.get(i)), "part-%05d.%s".formatted(i, format));
        }
    }

    /** Moves a file to the results. */
    private void move(Path file, String name) throws IOException {
        placed.put(name, system.getFileStatus(file).getLen());
        rename(file, new Path(results(), name), system);
    }

    /** Bytes of these answers in all. */
    public long bytes(List<Part> parts) {
        return parts.stream().mapToLong(part -> part.file().length()).sum();
    }

    /** Places the lines without a result, in order; an empty file when there are none. */
    public void placeErrors(List<Part> parts) throws IOException {
        join(parts.stream().map(Part::errors).toList(), "_errors");
    }

    private void join(List<SummedFile> files, String name) throws IOException {
        placed.put(name, files.stream().mapToLong(SummedFile::length).sum());
        try (OutputStream out = Files.create(new Path(results(), name), system)) {
            for (SummedFile file : files) {
                if (!file.isEmpty()) {
                    try (InputStream in = file.open(hadoop)) {
                        in.transferTo(out);
                    }
                }
            }
        }
    }

    /** Places the report of the job, which names the other files. */
    public void placeReport(String text) throws IOException {
        try (OutputStream out = Files.create(new Path(results(), OwnFiles.REPORT), system)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Lets the results appear. */
    public void commit() throws IOException {
        Optional<Path> old = Optional.empty();
        if (overwrite && exists(folder, system)) {
            old = Optional.of(new Path(work.path(), OwnFiles.OLD));
            rename(folder, old.get(), system);
        }
        try {
            rename(new Path(results()), folder, system);
            committed = true;
        } catch (IOException failed) {
            if (old.isPresent()) {
                rename(old.get(), folder, system);
            }
            throw failed;
        }
    }

    private static void rename(Path from, Path to, FileSystem system) throws IOException {
        if (!system.rename(from, to)) {
            throw new IOException("'" + IoFailure.shown(from.toString()) + "' cannot be renamed to '"
                    + IoFailure.shown(to.toString()) + "'");
        }
    }

    /** Deletes unfinished files, unless another job is to continue with them. */
    @Override
    public void close() {
        work.close(resume && !committed, said);
    }
}
