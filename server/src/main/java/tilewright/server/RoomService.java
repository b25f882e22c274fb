package tilewright.server;

import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.server.rooms.Peer;
import tilewright.server.rooms.Session;

/** The rooms of a server, as its sockets and its operator see them. Threads may share one. */
interface RoomService extends AutoCloseable {

    /**
     * Begins the session of a socket.
     *
     * @param client name of its address, for bounds; it is told to nobody
     */
    Session connect(Peer peer, String client);

    /** Returns why nothing can be saved now; empty when all is well. May wait for the disk. */
    Optional<Message> trouble();

    /** Returns what there is to measure. */
    List<Metric> metrics();

    /** Ends all that is going on, when the sockets have ended; what is saved stays. */
    @Override
    void close();
}
