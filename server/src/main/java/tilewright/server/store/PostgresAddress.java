package tilewright.server.store;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * The address of a PostgreSQL server: {@code postgresql://USER:PASSWORD@HOST:PORT/NAME}, or an address of JDBC.
 * Immutable.
 *
 * @param jdbc the address, without user and password if they are given apart
 * @param user empty if the address has it
 * @param password empty if the address has it, or there is none
 * @param shown the address without secrets
 */
record PostgresAddress(String jdbc, String user, String password, String shown) {

    private static final String JDBC = "jdbc:postgresql:";
    private static final List<String> SCHEMES = Arrays.asList("postgresql", "postgres");

    private static final int CONNECT_SECONDS = 5;

    /** The time after which a server that does not answer counts as gone. */
    private static final int SOCKET_SECONDS = 20;

    /** @throws DatabaseRefusal when it is none */
    static PostgresAddress of(String text) {
        if (text.startsWith(JDBC)) {
            int query = text.indexOf('?');
            return new PostgresAddress(text, "", "", query < 0 ? text : text.substring(0, query));
        }
        URI uri;
        try {
            uri = new URI(text);
        } catch (URISyntaxException _) {
            throw new DatabaseRefusal(StoreMessages.noAddress());
        }
        String path = Optional.ofNullable(uri.getPath()).orElse("");
        if (!SCHEMES.contains(uri.getScheme()) || uri.getHost() == null || path.length() < 2) {
            throw new DatabaseRefusal(StoreMessages.noAddress());
        }
        String place = "//" + uri.getHost() + (uri.getPort() < 0 ? "" : ":" + uri.getPort()) + uri.getRawPath();
        String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
        String account = Optional.ofNullable(uri.getRawUserInfo()).orElse("");
        int colon = account.indexOf(':');
        return new PostgresAddress(
                JDBC + place + query,
                decoded(colon < 0 ? account : account.substring(0, colon)),
                colon < 0 ? "" : decoded(account.substring(colon + 1)),
                "postgresql:" + place);
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    PGSimpleDataSource source() {
        PGSimpleDataSource source = new PGSimpleDataSource();
        try {
            source.setURL(jdbc);
        } catch (IllegalArgumentException _) {
            throw new DatabaseRefusal(StoreMessages.noAddress());
        }
        if (!user.isEmpty()) {
            source.setUser(user);
        }
        if (!password.isEmpty()) {
            source.setPassword(password);
        }
        source.setConnectTimeout(CONNECT_SECONDS);
        source.setSocketTimeout(SOCKET_SECONDS);
        source.setTcpKeepAlive(true);
        source.setApplicationName("tilewright");
        return source;
    }

    /** Returns the address without secrets. */
    @Override
    public String toString() {
        return shown;
    }
}
