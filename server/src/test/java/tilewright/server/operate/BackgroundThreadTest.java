package tilewright.server.operate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@EnabledOnOs(OS.LINUX)
final class BackgroundThreadTest {

    private static final int NICENESS_FIELD = 19;
    private static final int MOST = 19;

    @Test
    void only_the_thread_that_asks_gives_way() throws Exception {
        int before = niceness();
        FutureTask<Integer> task = new FutureTask<>(() -> {
            BackgroundThread.giveWay();
            return niceness();
        });
        Thread.ofPlatform().start(task);
        assertThat(task.get()).isEqualTo(Math.min(MOST, before + 10));
        assertThat(niceness()).isEqualTo(before);
    }

    /** Returns the niceness of this thread: a field of its line in /proc, counted from 1; the second is a name in parentheses. */
    static int niceness() throws IOException {
        String line = Files.readString(Path.of("/proc/thread-self/stat"));
        return Integer.parseInt(line.substring(line.lastIndexOf(')') + 2).split(" ")[NICENESS_FIELD - 3]);
    }
}
