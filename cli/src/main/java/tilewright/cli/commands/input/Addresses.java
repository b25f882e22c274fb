package tilewright.cli.commands.input;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import tilewright.cli.context.Failure;
import tilewright.message.Message;

/** Addresses of the web that are typed. */
public final class Addresses {

    private Addresses() {}

    /**
     * Returns the address of a folder, with a slash at its end; empty when the text is not an address of http or https.
     */
    public static Optional<URI> web(String typed) {
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

    /** Returns the failure for a setting that is not an address of http or https. */
    public static Failure wrong(Message setting, Message typed) {
        return Failure.usage(InputMessages.webAddress(setting, typed));
    }
}
