package tilewright.server.store;

import static tilewright.server.store.TestRooms.QUIET;
import static tilewright.server.store.TestRooms.change;
import static tilewright.server.store.TestRooms.room;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tilewright.server.rooms.RoomStore;
import tilewright.server.rooms.RoomStore.Written;

/**
 * Measures what {@code docs/results/rooms-at-scale.md} computes with: {@code ./build one store.StoreRates#main}, on
 * SQLite and on the PostgreSQL of the tests, which both write to the disk of the folder for temporary files.
 */
final class StoreRates {

    private static final int SECONDS = 5;
    private static final int FLYING = 512;
    private static final int READ = 200;
    private static final int EVENTS = 40;

    private StoreRates() {}

    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createTempDirectory("store-rates");
        try (RoomDatabase sqlite =
                RoomDatabase.open(folder, "sqlite", InstantSource.system(), Throwable::printStackTrace)) {
            measure("SQLite", List.of(sqlite), List::of);
        }
        for (int servers : List.of(1, 2, 4)) {
            String address = Postgres.database();
            List<RoomDatabase> all = IntStream.range(0, servers)
                    .mapToObj(each -> RoomDatabase.open(
                            address, "server-" + each, InstantSource.system(), Throwable::printStackTrace))
                    .toList();
            measure("PostgreSQL, servers: " + servers, all, () -> processes(address));
            all.forEach(RoomDatabase::close);
        }
        System.exit(0);
    }

    /** Returns the processes of a PostgreSQL. */
    private static List<Long> processes(String address) {
        try (Handle handle = Jdbi.open(PostgresAddress.of(address).source())) {
            return handle.select("select pid from pg_stat_activity")
                    .mapTo(Long.class)
                    .list();
        }
    }

    /** The processor time of this process, and of others. Immutable. */
    private record Cpu(Supplier<List<Long>> others, double own, Map<Long, Double> theirs) {

        static Cpu now(Supplier<List<Long>> others) {
            Map<Long, Double> theirs = new HashMap<>();
            others.get().forEach(pid -> theirs.put(pid, seconds(ProcessHandle.of(pid))));
            return new Cpu(others, seconds(Optional.of(ProcessHandle.current())), theirs);
        }

        private static double seconds(Optional<ProcessHandle> process) {
            return process.flatMap(each -> each.info().totalCpuDuration())
                            .orElse(Duration.ZERO)
                            .toNanos()
                    / 1e9;
        }

        /** Returns what each of a number of things has cost since then. */
        String each(long count) {
            Cpu now = now(others);
            double other = now.theirs.entrySet().stream()
                    .mapToDouble(entry -> entry.getValue() - theirs.getOrDefault(entry.getKey(), 0.0))
                    .sum();
            return "CPU for each %.0f µs here, %.0f µs in the database"
                    .formatted((now.own - own) * 1e6 / count, other * 1e6 / count);
        }
    }

    private static void measure(String name, List<RoomDatabase> servers, Supplier<List<Long>> others)
            throws InterruptedException {
        AtomicLong notices = new AtomicLong();
        servers.forEach(server -> server.rooms().onChange(_ -> notices.incrementAndGet()));
        for (int alone : List.of(1, FLYING / servers.size())) {
            long commits =
                    servers.stream().mapToLong(each -> each.counts().commits()).sum();
            notices.set(0);
            Cpu cpu = Cpu.now(others);
            long saved = save(servers, alone);
            String cost = cpu.each(saved);
            commits =
                    servers.stream().mapToLong(each -> each.counts().commits()).sum() - commits;
            print(
                    "%s, %d in flight for each: %d changes a second in %d commits, %d notices; %s",
                    name, alone, saved / SECONDS, commits / SECONDS, notices.get() / SECONDS, cost);
        }
        read(name, servers.getFirst().rooms(), others);
    }

    /** Writes to rooms, each server to its own, so many at a time. Returns how many changes were saved. */
    private static long save(List<RoomDatabase> servers, int flying) throws InterruptedException {
        AtomicLong saved = new AtomicLong();
        long end = System.nanoTime() + SECONDS * 1_000_000_000L;
        List<Thread> threads = new ArrayList<>();
        for (int server = 0; server < servers.size(); server++) {
            RoomStore store = servers.get(server).rooms();
            for (int i = 0; i < flying; i++) {
                String room = "room-" + flying + "-" + server + "-" + i;
                threads.add(Thread.ofVirtual().start(() -> {
                    Waiting waiting = new Waiting(store);
                    waiting.make(room(room, "", "make-" + room, QUIET));
                    for (long version = 2; System.nanoTime() < end; version++) {
                        if (waiting.write(change(room, 1, version)) instanceof Written.Saved) {
                            saved.incrementAndGet();
                        }
                    }
                }));
            }
        }
        for (Thread thread : threads) {
            thread.join();
        }
        return saved.get();
    }

    /** Reads rooms with some events, and asks how far they are. */
    private static void read(String name, RoomStore store, Supplier<List<Long>> others) throws InterruptedException {
        each(READ, number -> () -> {
            Waiting waiting = new Waiting(store);
            waiting.make(room("read-" + number, "", "make-" + number, QUIET));
            for (long version = 2; version <= EVENTS; version++) {
                waiting.write(change("read-" + number, 1, version));
            }
        });
        for (int turn = 0; turn < 3; turn++) {
            Cpu cpu = Cpu.now(others);
            long begin = System.nanoTime();
            each(READ, number -> () -> new Waiting(store).read("read-" + number));
            double reading = (System.nanoTime() - begin) / 1e9;
            String cost = cpu.each(READ);
            List<String> ids = IntStream.range(0, READ)
                    .mapToObj(number -> "read-" + number)
                    .toList();
            cpu = Cpu.now(others);
            for (int i = 0; i < 20; i++) {
                new Waiting(store).heads(ids);
            }
            print(
                    "%s: %.0f rooms of %d events a second read, %s; heads: %s",
                    name, READ / reading, EVENTS, cost, cpu.each(20L * READ));
        }
    }

    private static void each(int count, IntFunction<Runnable> task) throws InterruptedException {
        Semaphore few = new Semaphore(64);
        CountDownLatch done = new CountDownLatch(count);
        for (int i = 0; i < count; i++) {
            few.acquire();
            Runnable each = task.apply(i);
            Thread.ofVirtual().start(() -> {
                try {
                    each.run();
                } finally {
                    few.release();
                    done.countDown();
                }
            });
        }
        done.await();
    }

    private static void print(String form, Object... values) {
        System.out.println(String.format(Locale.ROOT, form, values));
    }
}
