package tilewright.attacks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A small file system in memory that only servers on it see. Needs Linux and user namespaces. */
final class SmallDisk implements AutoCloseable {

    static final String NEEDS = "not run: it needs Linux, where all may have user namespaces";

    private final Path data;
    private final Process holder;

    private SmallDisk(Path data, Process holder) {
        this.data = data;
        this.holder = holder;
    }

    /** Makes one; empty where that is not allowed. */
    static Optional<SmallDisk> mount(WorkFolder work, int megabytes) throws IOException, InterruptedException {
        Path data = Files.createDirectory(work.path().resolve("data"));
        Process holder = new ProcessBuilder(
                        "unshare",
                        "-rm",
                        "sh",
                        "-c",
                        "mount -t tmpfs -o size=" + megabytes + "m rooms \"$0\" && echo mounted && exec sleep 86400",
                        data.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader said =
                new BufferedReader(new InputStreamReader(holder.getInputStream(), StandardCharsets.UTF_8));
        if (said.readLine() == null) {
            holder.destroyForcibly().waitFor();
            return Optional.empty();
        }
        return Optional.of(new SmallDisk(data, holder));
    }

    /** Starts a server that keeps its rooms here. */
    ServerProcess start(int port) throws IOException, InterruptedException {
        List<String> inside = List.of(
                "nsenter",
                "--preserve-credentials",
                "-U",
                "-m",
                "-t",
                Long.toString(holder.pid()),
                "sh",
                "-c",
                "cd \"$0\" && exec \"$@\"",
                Path.of("").toAbsolutePath().toString());
        return new ServerProcess(port, "", List.of("--data", data.toString()), Map.of(), inside);
    }

    /** Returns the folder of the data as this process reaches it. */
    Path folder() {
        return Path.of("/proc", Long.toString(holder.pid()), "root")
                .resolve(Path.of("/").relativize(data));
    }

    @Override
    public void close() {
        holder.destroyForcibly().onExit().join();
    }
}
