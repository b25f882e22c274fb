package tilewright.server.sockets;

import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.server.operate.Bounds;
import tilewright.server.operate.Metric;
import tilewright.server.operate.ServerLog;
import tilewright.server.rooms.RoomConnection;
import tilewright.server.saved.SavedStore;
import tilewright.server.work.FairQueue;

/** The rooms of a server, as its sockets and its operator see them. Threads may share one. */
public interface RoomService extends AutoCloseable {

    /** Starts the rooms of a server. */
    @FunctionalInterface
    interface Starter {

        /**
         * Starts the rooms.
         *
         * @param heavy takes hard work
         */
        RoomService start(FairQueue heavy, Bounds bounds, ServerLog log);
    }

    /** The visit of a socket to the rooms. One thread at a time. */
    interface Visit {

        /** Takes a message. */
        void receive(String text);

        /** Called when nothing has been heard of the client for a while, not even an answer to a ping, and when something is again. */
        void quiet(boolean now);

        /** Called once, when the socket has ended. */
        void closed();
    }

    /**
     * Begins the visit of a socket.
     *
     * @param client name of its address, for bounds
     */
    Visit connect(RoomConnection peer, String client);

    /** Returns the store of what people save; empty when nothing is saved. */
    default Optional<SavedStore> saved() {
        return Optional.empty();
    }

    /** Returns why nothing could be saved lately; empty when all is well. */
    Optional<Message> trouble();

    /** Returns the metrics of the rooms. */
    List<Metric> metrics();

    /** Stops the rooms, after the sockets; what is saved stays. */
    @Override
    void close();
}
