package tilewright.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.jetty.io.AbstractConnection;
import org.eclipse.jetty.io.ByteArrayEndPoint;
import org.junit.jupiter.api.Test;
import tilewright.server.Rig;
import tilewright.server.operate.Client;

final class ConnectionWatchTest {

    @Test
    void the_time_for_a_body_begins_with_the_headers() {
        ConnectionWatch watch = new ConnectionWatch(new Quiet(), new Client("a"), Rig.BOUNDS.deadlines());
        long connected = System.nanoTime();
        watch.begin();
        assertThat(watch.began() - connected).isNotPositive();
        watch.end();
        long answered = System.nanoTime();
        watch.begin();
        assertThat(watch.began() - answered).isNotNegative();
    }

    /** A connection without incoming bytes. */
    static final class Quiet extends AbstractConnection {

        Quiet() {
            super(new ByteArrayEndPoint(), Runnable::run);
        }

        @Override
        public void onFillable() {
            throw new AssertionError("nothing comes");
        }
    }
}
