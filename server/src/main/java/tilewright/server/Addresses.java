package tilewright.server;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The clients. With IPv6 all of a network of 64 bits are one, because a client has as many as it likes.
 *
 * <p>Threads may share one.
 */
final class Addresses {

    private static final int NETWORK_BYTES = 8;

    private final Bounds.Traffic traffic;
    private final Map<String, Address> known = new ConcurrentHashMap<>();

    Addresses(Bounds.Traffic traffic) {
        this.traffic = traffic;
    }

    /** The client behind a socket. */
    Address of(SocketAddress socket) {
        String name = socket instanceof InetSocketAddress remote && remote.getAddress() != null
                ? name(remote.getAddress())
                : "unknown";
        return known.computeIfAbsent(name, key -> new Address(key, traffic, this::single, System.nanoTime()));
    }

    /** Forgets those that have been quiet for long enough. */
    void sweep() {
        long now = System.nanoTime();
        known.values().removeIf(address -> address.forgettable(now));
    }

    private boolean single() {
        return known.size() < 2;
    }

    private static String name(InetAddress address) {
        return address instanceof Inet6Address
                ? HexFormat.of().formatHex(Arrays.copyOf(address.getAddress(), NETWORK_BYTES))
                : address.getHostAddress();
    }
}
