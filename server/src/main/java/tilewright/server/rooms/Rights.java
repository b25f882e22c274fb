package tilewright.server.rooms;

import java.util.List;

/**
 * The rights of a client in a room, by the keys that it has shown. Immutable.
 *
 * @param keys of the room that it has; who has come by the code counts as one with the key to any free seat
 */
record Rights(List<Key> keys) {

    /** Returns whether it may be in the room, and watch. */
    boolean watches() {
        return !keys.isEmpty();
    }

    /** Returns whether it may take a seat while it is free. */
    boolean takes(int seat) {
        return keys.stream().anyMatch(key -> key.grant().takes().has(key.seat(), seat));
    }

    /** Returns the seat on which it plays; {@link RoomEvent#NOBODY} for none. */
    int seat() {
        return keys.stream()
                .filter(key -> key.grant().plays())
                .mapToInt(Key::seat)
                .findFirst()
                .orElse(RoomEvent.NOBODY);
    }
}
