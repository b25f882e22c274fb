package tilewright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import org.junit.jupiter.api.Test;

final class HeapTrimTest {

    private static final int MEGABYTE = 1_000_000;

    @Test
    void much_garbage_is_collected() {
        HeapTrim trim = new HeapTrim(4 * MEGABYTE);
        WeakReference<byte[]> garbage = garbage(32 * MEGABYTE);
        trim.run();
        assertThat(garbage.get()).isNull();
    }

    private static WeakReference<byte[]> garbage(int bytes) {
        return new WeakReference<>(new byte[bytes]);
    }
}
