package tilewright.server.http;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.InetAddressSet;
import tilewright.server.operate.Client;

/**
 * The trusted proxies. Their {@code Forwarded} (RFC 7239) or {@code X-Forwarded-For} names the client: the last address of the
 * list that is no trusted proxy, as a client may have written the addresses before it. A proxy sets one of the two headers and
 * passes on the other; if both are there and do not agree, the client has written one, and counts as the proxy.
 *
 * <p>Threads may share one.
 */
public final class Proxies {

    private final InetAddressSet trusted = new InetAddressSet();

    /** The proxy that passed on a request, as far as it shows. */
    public enum Seen {
        /** None, or one that names no client. */
        NONE,
        /** A trusted one. */
        TRUSTED,
        /** One that is not trusted, or a client that acts as one. */
        OTHER;

        /** Returns the word for this proxy in answers. */
        public String word() {
            return switch (this) {
                case NONE -> "none";
                case TRUSTED -> "trusted";
                case OTHER -> "other";
            };
        }
    }

    /**
     * @param trusted addresses and networks, such as {@code 10.0.0.0/8}
     * @throws IllegalArgumentException when one is neither
     */
    public Proxies(Collection<String> trusted) {
        this.trusted.addAll(trusted);
    }

    /** Returns whether the other end of a connection is a trusted proxy. */
    public boolean trusts(SocketAddress socket) {
        return socket instanceof InetSocketAddress remote && trusts(remote.getAddress());
    }

    private boolean trusts(InetAddress address) {
        return !trusted.isEmpty() && trusted.test(address);
    }

    /** Returns the proxy that passed on a request. */
    public Seen seen(Request request) {
        boolean forwarded = request.getHeaders().contains(HttpHeader.X_FORWARDED_FOR)
                || request.getHeaders().contains(HttpHeader.FORWARDED);
        if (!forwarded) {
            return Seen.NONE;
        }
        return trusts(request.getConnectionMetaData().getRemoteSocketAddress()) ? Seen.TRUSTED : Seen.OTHER;
    }

    /** Returns the sender of a request. */
    public Client client(Request request) {
        SocketAddress remote = request.getConnectionMetaData().getRemoteSocketAddress();
        if (!trusts(remote)) {
            return Client.of(remote);
        }
        return forwarded(request).orElseGet(() -> Client.of(remote));
    }

    private Optional<Client> forwarded(Request request) {
        try {
            List<String> standard = forwardedFor(request);
            List<String> usual = request.getHeaders().getCSV(HttpHeader.X_FORWARDED_FOR, false);
            Optional<Client> named = client(standard.isEmpty() ? usual : standard);
            boolean agree =
                    standard.isEmpty() || usual.isEmpty() || client(usual).equals(named);
            return named.filter(_ -> agree);
        } catch (HttpException.RuntimeException _) {
            return Optional.empty(); // a header is malformed
        }
    }

    private Optional<Client> client(List<String> hops) {
        for (String hop : hops.reversed()) {
            Optional<InetAddress> address = address(hop);
            if (address.isEmpty() || !trusts(address.get())) {
                return address.map(Client::of);
            }
        }
        return Optional.empty();
    }

    /** Returns the values of {@code for}, in order. */
    private static List<String> forwardedFor(Request request) {
        List<String> hops = new ArrayList<>();
        for (String element : request.getHeaders().getCSV(HttpHeader.FORWARDED, true)) {
            for (String pair : element.split(";")) {
                String stripped = pair.strip();
                if (stripped.toLowerCase(Locale.ROOT).startsWith("for=")) {
                    hops.add(stripped.substring("for=".length()).replace("\"", ""));
                }
            }
        }
        return hops;
    }

    /** Returns the address of {@code 192.0.2.1}, {@code 192.0.2.1:80}, {@code 2001:db8::1}, {@code [2001:db8::1]:80}. */
    private static Optional<InetAddress> address(String hop) {
        String literal = hop;
        if (hop.startsWith("[")) {
            literal = hop.substring(1, Math.max(1, hop.indexOf(']')));
        } else if (hop.indexOf(':') == hop.lastIndexOf(':') && hop.contains(":")) {
            literal = hop.substring(0, hop.indexOf(':'));
        }
        try {
            return Optional.of(InetAddress.ofLiteral(literal));
        } catch (IllegalArgumentException _) {
            return Optional.empty(); // hidden, "unknown", or no address
        }
    }
}
