package tilewright.server.rooms;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * A secret as a room remembers it: its SHA-256, and what the secret allows. Secrets have 128 random bits, so that a
 * plain hash tells nothing about them. Immutable.
 *
 * @param hash 64 hexadecimal digits
 * @param seat the seat that it is about, from 0; -1 for none
 */
public record Key(String hash, Grant grant, int seat) {

    private static final Pattern SECRET = Pattern.compile("[A-Za-z0-9_-]{22}");

    /** The rights that a secret grants in addition to watching. */
    public enum Grant {
        /** The right to watch alone. */
        WATCH(FreeSeats.NONE, false),
        /** The right to take any free seat. */
        ANY(FreeSeats.ANY, false),
        /** The right to take one seat. */
        INVITE(FreeSeats.ITS_OWN, false),
        /** The right to play on a seat. */
        HOLD(FreeSeats.NONE, true);

        private final FreeSeats takes;
        private final boolean plays;

        Grant(FreeSeats takes, boolean plays) {
            this.takes = takes;
            this.plays = plays;
        }

        FreeSeats takes() {
            return takes;
        }

        /** Returns whether the secret lets its holder play. */
        boolean plays() {
            return plays;
        }
    }

    /** The seats that a secret lets one take while they are free. */
    enum FreeSeats {
        NONE,
        ITS_OWN,
        ANY;

        /** @param own the seat that the secret is about */
        boolean has(int own, int seat) {
            return switch (this) {
                case NONE -> false;
                case ITS_OWN -> own == seat;
                case ANY -> true;
            };
        }
    }

    /** The key that stands for the code of a room, which grants the same as the link to any free seat. */
    static final Key CODE = new Key("", Grant.ANY, RoomEvent.NOBODY);

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
