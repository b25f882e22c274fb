package tilewright.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/**
 * The bytes that this thread has allocated since: work that can be counted, independent of other processes. One thread at a
 * time.
 */
final class AllocatedBytes {

    private static final ThreadMXBean THREADS = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);

    private final long begun = THREADS.getCurrentThreadAllocatedBytes();

    void assertAtMost(long most) {
        assertThat(THREADS.getCurrentThreadAllocatedBytes() - begun)
                .as("allocated bytes")
                .isLessThan(most);
    }
}
