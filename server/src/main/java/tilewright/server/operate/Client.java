package tilewright.server.operate;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

/**
 * A client, identified by its IPv4 address or its IPv6 network of 64 bits, in which it may use any address. The requests of
 * equal clients count together. Immutable.
 *
 * @param name the address or the network
 */
public record Client(String name) {

    private static final int NETWORK_BYTES = 8;
    private static final Client UNKNOWN = new Client("unknown");

    /** Returns the client at an address. */
    public static Client of(InetAddress address) {
        return new Client(address instanceof Inet6Address ? network(address.getAddress()) : address.getHostAddress());
    }

    /** Returns the client at the other end of a connection. */
    public static Client of(SocketAddress socket) {
        return socket instanceof InetSocketAddress remote && remote.getAddress() != null
                ? of(remote.getAddress())
                : UNKNOWN;
    }

    private static String network(byte[] address) {
        byte[] first = Arrays.copyOf(Arrays.copyOf(address, NETWORK_BYTES), address.length);
        try {
            return InetAddress.getByAddress(first).getHostAddress() + "/64";
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException("an address of (%d) bytes".formatted(first.length), impossible);
        }
    }
}
