package tilewright.server.rooms;

import tilewright.message.Message;
import tilewright.message.Words;

/** The connection to a client. Threads may share one; nothing waits. */
public interface RoomConnection {

    /** The server restarts, or cannot continue with this connection: the client should connect again. */
    int RESTART = 1012;

    /** The code for a message that is not a request. */
    int UNREADABLE = 1008;

    /** The code for a server that is busy. */
    int BUSY = 1013;

    /** The code that tells the client not to connect again, since its key opens nothing. */
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
