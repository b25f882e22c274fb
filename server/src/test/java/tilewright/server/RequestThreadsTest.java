package tilewright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@EnabledOnOs(OS.LINUX)
final class RequestThreadsTest {

    @Test
    void a_thread_that_gives_way_starts_none_that_do() throws Exception {
        int usual = BackgroundThreadTest.niceness();
        RequestThreads threads = new RequestThreads(20, Duration.ofSeconds(1));
        threads.start();
        CyclicBarrier all = new CyclicBarrier(20);
        List<FutureTask<Integer>> tasks = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            tasks.add(new FutureTask<>(() -> {
                all.await();
                return BackgroundThreadTest.niceness();
            }));
        }
        Thread.ofPlatform()
                .start(() -> {
                    BackgroundThread.giveWay();
                    tasks.forEach(threads::execute);
                })
                .join();
        for (FutureTask<Integer> task : tasks) {
            assertThat(task.get()).isEqualTo(usual);
        }
        threads.stop();
    }
}
