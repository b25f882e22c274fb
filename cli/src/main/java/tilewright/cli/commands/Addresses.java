package tilewright.cli.commands;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;

/** Addresses of the web that are typed. */
final class Addresses {

    private Addresses() {}

    /** Returns an address of a folder, which ends in a slash; empty when the text is no such address of http or https. */
    static Optional<URI> web(String typed) {
        try {
            URI address = new URI(typed.endsWith("/") ? typed : typed + "/");
            boolean web = "http".equals(address.getScheme()) || "https".equals(address.getScheme());
            boolean plain = address.getRawUserInfo() == null
                    && address.getRawQuery() == null
                    && address.getRawFragment() == null;
            return web && plain && address.getHost() != null ? Optional.of(address) : Optional.empty();
        } catch (URISyntaxException _) {
            return Optional.empty();
        }
    }
}
