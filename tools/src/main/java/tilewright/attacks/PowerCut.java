package tilewright.attacks;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A disk that loses what is not synced when its power is cut. {@code powercut.c} notes the changes of the files of a folder; when
 * all processes that change them have been killed, {@link #cut} undoes those that no sync has followed.
 *
 * <p>Of these it loses all, or those after one of them, which is torn, or of each sector of 512 bytes its last changes, as many as
 * chance has it. Names that were made, changed or removed without a sync of their folder are lost from one of them on.
 */
final class PowerCut {

    private static final int SECTOR = 512;
    private static final int HEAD_BYTES = 40;
    private static final String NOTES = "notes.bin";
    private static final String LOCK = "lock"; // and how many bytes of notes are whole

    private static final int WROTE = 1;
    private static final int CUT = 2;
    private static final int SYNCED = 3;
    private static final int CREATED = 4;
    private static final int REMOVED = 5;
    private static final int RENAMED = 6;
    private static final int LINKED = 7;
    private static final int FOLDER_SYNCED = 8;

    /** A note as powercut.c writes it, and where it stands. */
    private record Note(long at, int kind, long file, long offset, long size, long written, byte[] bytes) {

        String path(int index) {
            return new String(bytes, StandardCharsets.UTF_8).split("\0", -1)[index];
        }

        /** The folder whose sync makes the change of a name durable. */
        String folder() {
            return String.valueOf(Path.of(path(kind == RENAMED ? 1 : 0)).getParent());
        }
    }

    /** The part of unsynced changes that is lost. */
    private enum Loss {
        ALL,
        THE_LAST,
        ANY_SECTORS
    }

    /**
     * The result of a power cut.
     *
     * @param unsynced changes that it could undo
     * @param undone those of which it undid at least a part
     */
    record Loser(int unsynced, int undone) {}

    private final Path folder;
    private final Path logs;
    private final Path library;
    private final boolean lies;

    /**
     * @param folder whose files are watched
     * @param logs a folder on the same file system
     * @param library made by {@link #compile}
     * @param lies whether syncs do nothing
     */
    PowerCut(Path folder, Path logs, Path library, boolean lies) throws IOException {
        this.folder = folder.toRealPath();
        this.logs = Files.createDirectories(logs).toRealPath();
        this.library = library;
        this.lies = lies;
        Files.setPosixFilePermissions(this.logs, PosixFilePermissions.fromString("rwxrwxrwx"));
        clear();
    }

    /** Compiles the library; returns false when there is no C compiler, or it is another system than Linux. */
    static boolean compile(Path library) throws IOException, InterruptedException {
        try {
            return System.getProperty("os.name").equals("Linux")
                    && new ProcessBuilder(
                                            "gcc",
                                            "-O1",
                                            "-shared",
                                            "-fPIC",
                                            "-o",
                                            library.toString(),
                                            "tools/src/main/c/powercut.c",
                                            "-ldl",
                                            "-pthread")
                                    .inheritIO()
                                    .start()
                                    .waitFor()
                            == 0;
        } catch (IOException missing) {
            return false;
        }
    }

    /** The environment variables with which a process has its changes recorded. */
    Map<String, String> environment() {
        Map<String, String> environment = new HashMap<>(Map.of(
                "LD_PRELOAD",
                library.toString(),
                "POWERCUT_FOLDER",
                folder.toString(),
                "POWERCUT_LOG",
                logs.toString()));
        if (lies) {
            environment.put("POWERCUT_LIE", "1");
        }
        return environment;
    }

    private void clear() throws IOException {
        try (Stream<Path> old = Files.list(logs)) {
            for (Path file : old.toList()) {
                Files.delete(file);
            }
        }
        for (String name : List.of(NOTES, LOCK)) {
            Files.setPosixFilePermissions(
                    Files.createFile(logs.resolve(name)), PosixFilePermissions.fromString("rw-rw-rw-"));
        }
    }

    /** Loses what is not synced. All processes that write in the folder have ended. */
    Loser cut(Random random) throws IOException {
        List<Note> unsynced = unsynced(read());
        Loss loss = Loss.values()[random.nextInt(Loss.values().length)];
        double again = random.nextDouble();
        Undoing undoing = new Undoing(files(), random);
        int from = loss == Loss.THE_LAST && !unsynced.isEmpty() ? random.nextInt(unsynced.size()) : 0;
        boolean names = true;
        int undone = 0;
        try {
            for (int i = unsynced.size() - 1; i >= from; i--) {
                Note note = unsynced.get(i);
                boolean torn = loss == Loss.ANY_SECTORS || loss == Loss.THE_LAST && i == from;
                double chance = torn ? again : 1;
                switch (note.kind) {
                    case WROTE, CUT -> undone += undoing.data(note, chance) ? 1 : 0;
                    default -> {
                        names &= random.nextDouble() <= chance;
                        if (names) {
                            undoing.name(note);
                            undone++;
                        }
                    }
                }
            }
        } finally {
            undoing.close();
        }
        scribble(random);
        clear();
        return new Loser(unsynced.size(), undone);
    }

    private List<Note> read() throws IOException {
        byte[] end = Files.readAllBytes(logs.resolve(LOCK));
        ByteBuffer in = ByteBuffer.wrap(Files.readAllBytes(logs.resolve(NOTES))).order(ByteOrder.LITTLE_ENDIAN);
        in.limit(
                end.length == 0
                        ? 0
                        : (int) ByteBuffer.wrap(end)
                                .order(ByteOrder.LITTLE_ENDIAN)
                                .getLong());
        List<Note> notes = new ArrayList<>();
        while (in.remaining() >= HEAD_BYTES) {
            long at = in.position();
            int kind = in.getInt();
            int length = in.getInt();
            long file = in.getLong();
            long offset = in.getLong();
            long size = in.getLong();
            long written = in.getLong();
            byte[] bytes = new byte[length];
            in.get(bytes);
            notes.add(new Note(at, kind, file, offset, size, written, bytes));
        }
        return notes;
    }

    private static List<Note> unsynced(List<Note> notes) {
        Map<Long, Long> files = new HashMap<>();
        Map<String, Long> folders = new HashMap<>();
        for (Note note : notes) {
            if (note.kind == SYNCED) {
                files.merge(note.file, note.offset, Math::max);
            } else if (note.kind == FOLDER_SYNCED) {
                folders.merge(note.path(0), note.offset, Math::max);
            }
        }
        return notes.stream()
                .filter(note -> switch (note.kind) {
                    case SYNCED, FOLDER_SYNCED -> false;
                    case WROTE, CUT -> note.at >= files.getOrDefault(note.file, 0L);
                    default -> note.at >= folders.getOrDefault(note.folder(), 0L);
                })
                .toList();
    }

    /** The files by their inodes, those that have lost their names as well. */
    private Map<Long, Path> files() throws IOException {
        Map<Long, Path> files = new HashMap<>();
        for (Path root : List.of(logs, folder)) {
            try (Stream<Path> all = Files.walk(root)) {
                for (Path file : all.filter(Files::isRegularFile).toList()) {
                    files.put((Long) Files.getAttribute(file, "unix:ino"), file);
                }
            }
        }
        return files;
    }

    /** SQLite's memory map is no file that could be trusted. */
    private void scribble(Random random) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file :
                    all.filter(file -> file.toString().endsWith("-shm")).toList()) {
                if (random.nextBoolean()) {
                    Files.delete(file);
                } else {
                    byte[] bytes = new byte[(int) Files.size(file)];
                    random.nextBytes(bytes);
                    Files.write(file, bytes);
                }
            }
        }
    }

    /** Takes changes back, the last first. */
    private static final class Undoing implements AutoCloseable {

        private final Map<Long, Path> paths;
        private final Random random;
        private final Map<Long, RandomAccessFile> open = new HashMap<>();
        private final Map<Long, BitSet> kept = new HashMap<>();
        private final Map<Long, Boolean> sizes = new HashMap<>();

        Undoing(Map<Long, Path> paths, Random random) {
            this.paths = paths;
            this.random = random;
        }

        /** Takes back what is left to chance of a change; a sector that has kept a change keeps those before it. */
        boolean data(Note note, double chance) throws IOException {
            Path path = paths.get(note.file);
            if (path == null) {
                return false; // it had no name any more when it was written
            }
            RandomAccessFile file = open.computeIfAbsent(note.file, _ -> {
                try {
                    return new RandomAccessFile(path.toFile(), "rw");
                } catch (IOException failure) {
                    throw new UncheckedIOException(failure);
                }
            });
            boolean undone = size(note, file, chance);
            BitSet keeping = kept.computeIfAbsent(note.file, _ -> new BitSet());
            long end = note.kind == CUT ? note.offset + note.bytes.length : note.offset + note.written;
            for (long begin = note.offset; begin < end; ) {
                long sector = begin / SECTOR;
                long next = Math.min(end, (sector + 1) * SECTOR);
                if (!keeping.get((int) sector)) {
                    if (random.nextDouble() <= chance) {
                        restore(file, note, begin, next);
                        undone = true;
                    } else {
                        keeping.set((int) sector);
                    }
                }
                begin = next;
            }
            return undone;
        }

        private boolean size(Note note, RandomAccessFile file, double chance) throws IOException {
            boolean changed = note.kind == CUT || note.offset + note.written > note.size;
            if (!changed || sizes.containsKey(note.file)) {
                return false;
            }
            if (random.nextDouble() > chance) {
                sizes.put(note.file, true);
                return false;
            }
            file.setLength(note.size);
            return true;
        }

        /** Puts back what stood between two places; zeros where the file had ended, as far as it is that long now. */
        private static void restore(RandomAccessFile file, Note note, long begin, long end) throws IOException {
            long last = Math.min(end, file.length());
            byte[] bytes = new byte[(int) Math.max(0, last - begin)];
            int had = (int) Math.min(bytes.length, note.offset + note.bytes.length - begin);
            if (had > 0) {
                System.arraycopy(note.bytes, (int) (begin - note.offset), bytes, 0, had);
            }
            if (bytes.length > 0) {
                file.seek(begin);
                file.write(bytes);
            }
        }

        void name(Note note) throws IOException {
            switch (note.kind) {
                case CREATED, LINKED -> Files.deleteIfExists(Path.of(note.path(0)));
                case REMOVED -> Files.createLink(Path.of(note.path(0)), Path.of(note.path(1)));
                case RENAMED -> {
                    Files.move(Path.of(note.path(1)), Path.of(note.path(0)), StandardCopyOption.REPLACE_EXISTING);
                    if (!note.path(2).isEmpty()) {
                        Files.createLink(Path.of(note.path(1)), Path.of(note.path(2)));
                    }
                }
                default -> throw new IllegalStateException("note " + note.kind);
            }
        }

        @Override
        public void close() throws IOException {
            for (RandomAccessFile file : open.values()) {
                file.close();
            }
        }
    }

    /** Kills a process and all that it has started, and waits until none is left. */
    static void kill(Process process) throws InterruptedException {
        List<ProcessHandle> all = Stream.concat(Stream.of(process.toHandle()), process.descendants())
                .toList();
        all.forEach(ProcessHandle::destroyForcibly);
        for (ProcessHandle each : all) {
            while (each.isAlive()) {
                TimeUnit.MILLISECONDS.sleep(1);
            }
        }
    }
}
