package tilewright.cli.batch;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The SHA-256 sum of bytes that come one after the other, at any point of them. Mutable; one thread at a time. */
final class RunningSum {

    /** The sum of no bytes: most runs need no other, and the JVM's search for a digest takes longer than an answer. */
    static final String OF_NOTHING = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

    private final MessageDigest digest;

    private RunningSum(MessageDigest digest) {
        this.digest = digest;
    }

    /** Returns the sum of no bytes. */
    static RunningSum empty() {
        try {
            return new RunningSum(MessageDigest.getInstance("SHA-256"));
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException(missing); // every Java has it
        }
    }

    void add(byte[] bytes, int from, int length) {
        digest.update(bytes, from, length);
    }

    /** Returns another one of the same bytes. */
    RunningSum copy() {
        try {
            return new RunningSum((MessageDigest) digest.clone());
        } catch (CloneNotSupportedException never) {
            throw new IllegalStateException(never); // that of the JDK can be copied
        }
    }

    /** Returns the sum of the bytes so far, in 64 hexadecimal digits. */
    String soFar() {
        return HexFormat.of().formatHex(copy().digest.digest());
    }

    /** Returns the sum of these bytes. */
    static String of(byte[] bytes) {
        RunningSum sum = empty();
        sum.add(bytes, 0, bytes.length);
        return sum.soFar();
    }
}
