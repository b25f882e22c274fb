package tilewright.server;

import java.io.IOException;

/** Where the store and the host of the rooms are joined. */
final class StoredRooms {

    private StoredRooms() {}

    /**
     * Opens the rooms of a place.
     *
     * @throws IOException with a sentence for the user
     */
    static RoomService open(RoomPlace place) throws IOException {
        throw new IOException("rooms are not there yet: " + place);
    }
}
