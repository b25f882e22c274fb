package tilewright.server.rooms;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * What a room remembers of a secret: its SHA-256, and what the secret allows. Secrets have 128 random bits, so that a plain hash
 * tells nothing about them. Immutable.
 *
 * @param hash 64 hexadecimal digits
 * @param seat the seat that it is about, from 0; -1 for none
 */
public record Key(String hash, Grant grant, int seat) {

    private static final Pattern SECRET = Pattern.compile("[A-Za-z0-9_-]{22}");

    /** What a secret allows, besides watching. */
    public enum Grant {
        /** Nothing else. */
        WATCH,
        /** To take any free seat. */
        ANY,
        /** To take one seat. */
        INVITE,
        /** To play on a seat. */
        HOLD
    }

    /** Returns whether a text has the form of a secret. */
    public static boolean wellFormed(String secret) {
        return SECRET.matcher(secret).matches();
    }

    static Key of(String secret, Grant grant, int seat) {
        return new Key(hash(secret), grant, seat);
    }

    /** Returns whether this is the key of a secret; takes the same time however much of it is right. */
    boolean opens(String secretHash) {
        return MessageDigest.isEqual(
                hash.getBytes(StandardCharsets.US_ASCII), secretHash.getBytes(StandardCharsets.US_ASCII));
    }

    /** Returns the hash of a secret. */
    public static String hash(String secret) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
