package tilewright.server.rooms;

import tilewright.message.Message;
import tilewright.message.Words;

/** The connection to a client. Threads may share one; nothing waits. */
public interface RoomConnection {

    /** The server restarts, or cannot continue with this connection: the client should connect again. */
    int RESTART = 1012;

    /** Something other than a request has come. */
    int UNREADABLE = 1008;

    /** There is too much to do. */
    int BUSY = 1013;

    /** It is useless to connect again: what the client has opens nothing. */
    int GONE = 4000;

    /** Returns the words of the client's language. */
    default Words words() {
        return Words.ENGLISH;
    }

    /** Sends a line of JSON. */
    void send(String line);

    /** Closes the connection, after all that was sent before. */
    void close(int code, Message reason);
}
