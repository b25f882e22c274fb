package tilewright.bulk.output;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import tilewright.bulk.input.Files;
import tilewright.bulk.input.Trouble;

/**
 * The folder of the results, which appears when all is there. Until then all is in a folder beside it, {@code .partial}, which
 * is taken away again when the job ends by itself, and by the next job when it did not.
 */
public final class OutFolder implements AutoCloseable {

    /** Results of less than this in all are put into one file. */
    private static final long SMALL = 64L << 20;

    private final String name;
    private final Path folder;
    private final Path partial;
    private final boolean overwrite;
    private final FileSystem system;

    private OutFolder(String name, Path folder, boolean overwrite, FileSystem system) {
        this.name = name;
        this.folder = folder;
        this.partial = new Path(folder.getParent(), folder.getName() + ".partial");
        this.overwrite = overwrite;
        this.system = system;
    }

    /**
     * Takes the name for this job.
     *
     * @param overwrite whether there may be such a folder, which stays until the end
     * @throws Trouble when there is one and it may not, when another job writes it, or when it cannot be written
     */
    public static OutFolder open(String name, boolean overwrite, Configuration hadoop) {
        try {
            Path path = new Path(name);
            FileSystem system = Files.system(path, hadoop);
            OutFolder out = new OutFolder(name, system.makeQualified(path), overwrite, system);
            if (system.exists(out.folder) && !overwrite) {
                throw Trouble.of("'" + name + "' exists already; --overwrite replaces it");
            }
            if (system.exists(out.folder) && !out.mayReplace()) {
                throw Trouble.of("'" + name + "' was not made by bulk and is not replaced; name another folder");
            }
            out.begin();
            return out;
        } catch (IOException error) {
            throw Trouble.writing(name, error);
        } catch (IllegalArgumentException bad) {
            throw Trouble.of("cannot write '" + name + "': it is no name of a folder");
        }
    }

    /** Nothing but results is ever deleted. */
    private boolean mayReplace() throws IOException {
        return system.getFileStatus(folder).isDirectory()
                && (system.exists(new Path(folder, "_report.json")) || system.listStatus(folder).length == 0);
    }

    private void begin() throws IOException {
        Path owner = new Path(partial, "_owner");
        if (system.exists(owner)) {
            long process = process(owner);
            if (process > 0
                    && ProcessHandle.of(process).map(ProcessHandle::isAlive).orElse(false)) {
                throw Trouble.of("another job is writing '" + name + "' (process " + process + ")");
            }
        }
        if (system.exists(partial)) {
            system.delete(partial, true);
        }
        if (!system.mkdirs(new Path(attempts()))) {
            throw new IOException("the folder cannot be made");
        }
        try (OutputStream out = system.create(owner, false)) {
            out.write(Long.toString(ProcessHandle.current().pid()).getBytes(StandardCharsets.UTF_8));
        }
    }

    private long process(Path owner) throws IOException {
        try (InputStream in = system.open(owner)) {
            return Long.parseLong(new String(in.readAllBytes(), StandardCharsets.UTF_8).strip());
        } catch (NumberFormatException cut) {
            return 0;
        }
    }

    /** The folder in which attempts write. */
    public String attempts() {
        return new Path(partial, "_attempts").toString();
    }

    /** The folder whose content the results will be. */
    public String results() {
        return new Path(partial, "results").toString();
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
        try (OutputStream out = system.create(target, true)) {
            for (String file : files) {
                try (InputStream in = system.open(new Path(file))) {
                    in.transferTo(out);
                }
            }
        }
    }

    /** Places a small file. */
    public void place(String file, String text) throws IOException {
        try (OutputStream out = system.create(new Path(results(), file), true)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Lets the results appear. */
    public void commit() throws IOException {
        Optional<Path> old = Optional.empty();
        if (overwrite && system.exists(folder)) {
            old = Optional.of(new Path(partial, "_old"));
            rename(folder, old.get());
        }
        try {
            rename(new Path(results()), folder);
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

    /** Takes away what is not whole. */
    @Override
    public void close() {
        try {
            system.delete(partial, true);
        } catch (IOException error) {
            throw Trouble.writing(partial.toString(), error);
        }
    }
}
