package tilewright.server.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.BufferUtil;

/**
 * The connection of a client that waits for an answer. Only reading from it shows whether the client is still there, and
 * nobody else reads while the request is being answered. A byte that comes this way begins the next request and is passed on;
 * then nothing more is read, and a client that hangs up goes unnoticed until the next bytes are sent.
 *
 * <p>May be used between the end of the body and the answer. Threads may share one.
 */
public final class ClientConnection {

    private static final long PAUSE_NANOS = 20_000_000;

    private final EndPoint endPoint;
    private final Connection connection;
    private final ByteBuffer one = BufferUtil.allocate(1);
    private boolean gone;
    private boolean more;
    private long looked;

    public ClientConnection(Request request) {
        this.connection = request.getConnectionMetaData().getConnection();
        this.endPoint = connection.getEndPoint();
        this.looked = System.nanoTime();
    }

    /** Returns whether the client had hung up some milliseconds ago. */
    public synchronized boolean gone() {
        long now = System.nanoTime();
        if (!gone && !more && now - looked >= PAUSE_NANOS && connection instanceof Connection.UpgradeTo next) {
            looked = now;
            read(next);
        }
        return gone || !endPoint.isOpen();
    }

    private void read(Connection.UpgradeTo next) {
        try {
            int filled = endPoint.fill(one);
            gone = filled < 0;
            more = filled > 0;
            if (more) {
                next.onUpgradeTo(one);
            }
        } catch (IOException _) {
            gone = true;
        }
    }
}
