package tilewright.bulk.output;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import tilewright.bulk.input.Files;
import tilewright.bulk.input.Files.Entry;
import tilewright.bulk.input.IoFailure;
import tilewright.cli.bulk.OutputOptions;
import tilewright.cli.context.Failure;
import tilewright.message.Message;
import tilewright.text.Json;

/**
 * The folder beside that of the results in which a job works, {@code .partial}. Each driver's tasks write in a folder of their
 * own inside, so that nobody writes what another one has kept. It is deleted only while there is nothing in it that jobs did not
 * make.
 */
final class WorkFolder {

    private static final String ATTEMPTS = "_attempts";
    private static final String MANIFEST = "_job.json";
    private static final String OWNER = "_owner";

    /** The difference between two answers of the system about when a process started: its clock may have been set. */
    private static final Duration CLOCK_CHANGE = Duration.ofSeconds(2);

    private final Path path;
    private final FileSystem system;
    private Optional<Manifest> begun;
    private Path run;

    private WorkFolder(Path path, FileSystem system, Optional<Manifest> begun) {
        this.path = path;
        this.system = system;
        this.begun = begun;
        this.run = path;
    }

    /**
     * Refuses a folder in which another job works, or which has something that no job made.
     *
     * @param name of the results
     * @throws IoFailure in a sentence
     */
    static void check(String name, Path path, FileSystem system) throws IOException {
        SealedJson.read(new Path(path, OWNER), system)
                .flatMap(WorkFolder::running)
                .ifPresent(process -> {
                    throw IoFailure.of("another job is writing '" + name + "' (process " + process.pid() + ")");
                });
        OwnFiles.foreignWork(path, system).ifPresent(foreign -> {
            throw IoFailure.of("'" + path.getName() + "', where this job would work, has '" + foreign
                    + "', which bulk did not make; move it elsewhere");
        });
    }

    /** The process that a folder belongs to. In a new container, or on a machine that was started anew, others have its number. */
    private static Optional<ProcessHandle> running(Json.Obj owner) {
        Optional<Instant> started =
                owner.field("started").map(json -> Instant.ofEpochMilli(Long.parseLong(json.toString())));
        return ProcessHandle.of(Long.parseLong(OutputOptions.value(owner, "process")))
                .filter(ProcessHandle::isAlive)
                .filter(process -> started.isEmpty()
                        || process.info().startInstant().isEmpty()
                        || Duration.between(
                                                started.get(),
                                                process.info().startInstant().get())
                                        .abs()
                                        .compareTo(CLOCK_CHANGE)
                                <= 0);
    }

    /**
     * Takes a folder that was checked for this job.
     *
     * @param job what it is, to go on with what is there; empty to start over
     * @throws Failure when what is there was begun by another job, or does not say by which
     */
    static WorkFolder open(Path path, Optional<Manifest> job, FileSystem system) throws IOException {
        WorkFolder work = new WorkFolder(path, system, Optional.empty());
        if (job.isPresent()) {
            work.begun = SealedJson.read(new Path(path, MANIFEST), system).map(Manifest::of);
            work.begun.ifPresent(there -> there.check(job.orElseThrow(), path.getName()));
            if (work.begun.isEmpty() && !work.done().isEmpty()) {
                throw Failure.files(OutputMessages.damagedManifest(Message.verbatim(path.getName() + "/" + MANIFEST)));
            }
        }
        if (work.begun.isEmpty()) {
            system.delete(path, true);
        }
        if (!system.mkdirs(path)) {
            throw new IOException("the folder cannot be made");
        }
        system.delete(work.results(), true);
        ProcessHandle process = ProcessHandle.current();
        Json.Obj owner = Json.obj().with("process", process.pid());
        Optional<Instant> started = process.info().startInstant();
        SealedJson.write(
                new Path(path, OWNER),
                started.isEmpty() ? owner : owner.with("started", started.get().toEpochMilli()),
                system);
        return work;
    }

    /** Writes the identity of the job unless it is there already, and returns the cores by which its input is cut. */
    int begin(Manifest job) throws IOException {
        if (begun.isEmpty()) {
            SealedJson.write(new Path(path, MANIFEST), job.json(), system);
            begun = Optional.of(job);
        }
        int number = 0;
        for (String before : runs()) {
            number = Math.max(number, Integer.parseInt(before.substring(0, before.indexOf('-'))) + 1);
        }
        String sum = SealedJson.sum(begun.get().json().toString());
        run = new Path(
                path,
                "%s/%d-%d-%s"
                        .formatted(ATTEMPTS, number, ProcessHandle.current().pid(), sum));
        if (!system.mkdirs(run)) {
            throw new IOException("the folder cannot be made");
        }
        return begun.get().cores();
    }

    Path path() {
        return path;
    }

    /** The folder where the attempts of this driver write. Its name tells the job. */
    Path run() {
        return run;
    }

    Path results() {
        return new Path(path, "results");
    }

    /** The files of parts that drivers before this one have done. */
    List<String> done(String kind) throws IOException {
        return done().stream()
                .filter(file -> file.getName().startsWith(kind + "-")
                        && !file.getParent().getName().equals(run.getName()))
                .map(Path::toString)
                .toList();
    }

    private List<Path> done() throws IOException {
        List<Path> done = new ArrayList<>();
        for (String before : runs()) {
            Path folder = new Path(path, ATTEMPTS + "/" + before);
            for (Entry file : Files.entries(folder, system)) {
                if (file.name().endsWith(DoneFile.END)) {
                    done.add(new Path(folder, file.name()));
                }
            }
        }
        return done;
    }

    private List<String> runs() throws IOException {
        Path attempts = new Path(path, ATTEMPTS);
        return Files.entry(attempts, system).isEmpty()
                ? List.of()
                : Files.entries(attempts, system).stream().map(Entry::name).toList();
    }

    /**
     * Leaves the folder.
     *
     * @param keep what is done, if there is something
     * @param said takes a sentence when the folder cannot be deleted, for it has something that no job made
     */
    void close(boolean keep, Consumer<Message> said) {
        try {
            system.delete(new Path(path, OWNER), false);
            if (keep && !done().isEmpty()) {
                return;
            }
            Optional<String> foreign = OwnFiles.foreignWork(path, system);
            if (foreign.isPresent()) {
                said.accept(OutputMessages.foreign(Message.verbatim(path.getName()), Message.verbatim(foreign.get())));
            } else {
                system.delete(path, true);
            }
        } catch (IOException error) {
            throw IoFailure.writing(path.toString(), error);
        }
    }
}
