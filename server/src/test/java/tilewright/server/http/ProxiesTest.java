package tilewright.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilewright.server.Rig;
import tilewright.server.Wire;
import tilewright.server.operate.Client;

final class ProxiesTest {

    private static final String LOOPBACK = "127.0.0.1";

    /** Returns the client of a request with these headers, as named in the log of its refusal. */
    private static String client(Set<String> trusted, String... headers) throws Exception {
        try (Rig rig = new Rig(bounds -> bounds, trusted);
                Wire wire = rig.wire()) {
            wire.write("GET /api HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + String.join("\r\n", headers)
                            + (headers.length > 0 ? "\r\n" : "") + "\r\n")
                    .all();
            String line = rig.logged.remove();
            String rest = line.substring(line.indexOf("client=") + "client=".length());
            return rest.substring(0, rest.indexOf(' '));
        }
    }

    @Test
    void nobody_is_believed_who_is_not_named() throws Exception {
        for (Set<String> trusted : Set.of(Set.<String>of(), Set.of("10.0.0.0/8", "::1"))) {
            assertThat(client(trusted, "X-Forwarded-For: 192.0.2.1")).isEqualTo(LOOPBACK);
            assertThat(client(trusted, "Forwarded: for=192.0.2.1")).isEqualTo(LOOPBACK);
        }
    }

    @Test
    void a_named_proxy_tells_its_client() throws Exception {
        Set<String> trusted = Set.of("127.0.0.0/8", "10.0.0.0/8");
        for (String header : new String[] {
            "X-Forwarded-For: 192.0.2.1",
            "X-Forwarded-For: 203.0.113.9, 192.0.2.1",
            "X-Forwarded-For: 203.0.113.9,192.0.2.1,10.1.2.3",
            "X-Forwarded-For: 203.0.113.9\r\nX-Forwarded-For: 192.0.2.1",
            "X-Forwarded-For: 192.0.2.1:4711",
            "Forwarded: for=192.0.2.1",
            "Forwarded: For=\"192.0.2.1:80\";proto=http;by=10.0.0.1",
            "Forwarded: for=203.0.113.9, for=192.0.2.1, for=10.0.0.7;proto=https",
            "Forwarded: for=192.0.2.1\r\nX-Forwarded-For: 192.0.2.1"
        }) {
            assertThat(client(trusted, header)).as(header).isEqualTo("192.0.2.1");
        }
        for (String header : new String[] {
            "X-Forwarded-For: 2001:db8:1:2:3::4",
            "X-Forwarded-For: [2001:db8:1:2:ffff::]:99",
            "Forwarded: for=\"[2001:db8:1:2:3::4]:4711\""
        }) {
            assertThat(client(trusted, header)).as(header).isEqualTo("2001:db8:1:2:0:0:0:0/64");
        }
    }

    @Test
    void what_names_no_client_counts_as_the_proxy() throws Exception {
        for (String header : new String[] {
            "X-Forwarded-For: ",
            "X-Forwarded-For: unknown",
            "X-Forwarded-For: 192.0.2.1, _hidden",
            "X-Forwarded-For: 192.0.2.1, localhost",
            "X-Forwarded-For: 192.0.2.1, 300.1.1.1",
            "X-Forwarded-For: 192.0.2.1, [",
            "X-Forwarded-For: 127.0.0.1, 127.0.0.9",
            "Forwarded: proto=http",
            "Forwarded: for=",
            "Forwarded: for=x\"192.0.2.1",
            "Forwarded: \"for=192.0.2.1",
            "Forwarded: for=203.0.113.9\r\nX-Forwarded-For: 192.0.2.1"
        }) {
            assertThat(client(Set.of("127.0.0.0/8"), header)).as(header).isEqualTo(LOOPBACK);
        }
    }

    @Test
    void a_network_of_ipv6_is_one_client() throws Exception {
        assertThat(Client.of(InetAddress.ofLiteral("2001:db8::1")))
                .isEqualTo(Client.of(InetAddress.ofLiteral("2001:db8::2:0:0:1")))
                .isNotEqualTo(Client.of(InetAddress.ofLiteral("2001:db8:0:1::1")));
        assertThat(Client.of(InetAddress.ofLiteral("192.0.2.1")))
                .isEqualTo(Client.of(InetAddress.ofLiteral("::ffff:192.0.2.1")))
                .isNotEqualTo(Client.of(InetAddress.ofLiteral("192.0.2.2")));
    }

    @Test
    void what_is_no_address_cannot_be_trusted() {
        assertThatThrownBy(() -> new Proxies(Set.of("nonsense"))).isInstanceOf(IllegalArgumentException.class);
    }
}
