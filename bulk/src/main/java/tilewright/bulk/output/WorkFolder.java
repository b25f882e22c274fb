package tilewright.bulk.output;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import tilewright.bulk.input.Files;
import tilewright.bulk.input.Trouble;
import tilewright.text.Json;
import tilewright.text.TextError;

/**
 * The folder beside that of the results in which a job works, {@code .partial}. Each driver's tasks write in a folder of their
 * own inside, so that nobody writes what another one has kept.
 */
final class WorkFolder {

    private static final String ATTEMPTS = "_attempts";
    private static final String MANIFEST = "_job.json";

    private final Path path;
    private final FileSystem system;
    private final Path run;
    private Optional<Manifest> begun;

    private WorkFolder(Path path, FileSystem system, Path run, Optional<Manifest> begun) {
        this.path = path;
        this.system = system;
        this.run = run;
        this.begun = begun;
    }

    /**
     * Takes the folder for this job.
     *
     * @param name of the results
     * @param job what it is, to go on with what is there; empty to start over
     * @throws Trouble when another job works there
     * @throws tilewright.cli.context.Failure when what is there was begun by another job
     */
    static WorkFolder open(String name, Path path, Optional<Manifest> job, FileSystem system) throws IOException {
        Path owner = new Path(path, "_owner");
        if (system.exists(owner)) {
            long process = process(owner, system);
            if (process > 0
                    && ProcessHandle.of(process).map(ProcessHandle::isAlive).orElse(false)) {
                throw Trouble.of("another job is writing '" + name + "' (process " + process + ")");
            }
        }
        Optional<Manifest> begun = job.isPresent() ? manifest(new Path(path, MANIFEST), system) : Optional.empty();
        begun.ifPresent(there -> there.check(job.orElseThrow(), path.getName()));
        if (begun.isEmpty() && system.exists(path)) {
            system.delete(path, true);
        }
        Path attempts = new Path(path, ATTEMPTS);
        int runs = system.exists(attempts) ? system.listStatus(attempts).length : 0;
        long process = ProcessHandle.current().pid();
        Path run = new Path(attempts, runs + "-" + process);
        if (!system.mkdirs(run)) {
            throw new IOException("the folder cannot be made");
        }
        system.delete(new Path(path, "results"), true);
        write(owner, Long.toString(process), system);
        return new WorkFolder(path, system, run, begun);
    }

    private static long process(Path owner, FileSystem system) throws IOException {
        try {
            return Long.parseLong(read(owner, system));
        } catch (NumberFormatException cut) {
            return 0;
        }
    }

    private static Optional<Manifest> manifest(Path file, FileSystem system) throws IOException {
        try {
            return system.exists(file)
                    ? Optional.of(Manifest.of((Json.Obj) Json.parse(read(file, system))))
                    : Optional.empty();
        } catch (TextError cut) {
            return Optional.empty();
        }
    }

    private static String read(Path file, FileSystem system) throws IOException {
        try (InputStream in = system.open(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        }
    }

    private static void write(Path file, String text, FileSystem system) throws IOException {
        try (OutputStream out = Files.create(file, system)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Says what the job is; what is there already stays. The cores by which its input is cut. */
    int begin(Manifest job) throws IOException {
        if (begun.isEmpty()) {
            write(new Path(path, MANIFEST), job.json() + "\n", system);
            begun = Optional.of(job);
        }
        return begun.get().cores();
    }

    Path path() {
        return path;
    }

    /** Where the attempts of this driver write. */
    Path run() {
        return run;
    }

    Path results() {
        return new Path(path, "results");
    }

    /** Whole parts of drivers before this one, by number. */
    Map<Integer, Part> kept(String kind) throws IOException {
        Map<Integer, Part> parts = new TreeMap<>();
        for (Path done : done()) {
            if (done.getName().startsWith(kind + "-")
                    && !done.getParent().getName().equals(run.getName())) {
                DoneFile.read(done, system).ifPresent(part -> parts.put(part.number(), part));
            }
        }
        return parts;
    }

    private List<Path> done() throws IOException {
        List<Path> done = new ArrayList<>();
        for (FileStatus driver : system.listStatus(new Path(path, ATTEMPTS))) {
            for (FileStatus file : system.listStatus(driver.getPath())) {
                if (file.getPath().getName().endsWith(DoneFile.END)) {
                    done.add(file.getPath());
                }
            }
        }
        return done;
    }

    /**
     * Leaves the folder.
     *
     * @param keep what is done, if there is something
     */
    void close(boolean keep) {
        try {
            if (keep && !done().isEmpty()) {
                system.delete(new Path(path, "_owner"), false);
            } else {
                system.delete(path, true);
            }
        } catch (IOException error) {
            throw Trouble.writing(path.toString(), error);
        }
    }
}
