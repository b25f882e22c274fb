package tilewright.cli.commands.serve;

import java.net.InetAddress;

/** Networks that are typed, such as {@code 10.0.0.0/8}. */
final class Networks {

    private static final int BITS = 8;

    private Networks() {}

    /** Returns whether a text is an address, or the first address of a network and the number of its leading bits. */
    static boolean isNetwork(String typed) {
        int slash = typed.indexOf('/');
        try {
            byte[] address = InetAddress.ofLiteral(slash < 0 ? typed : typed.substring(0, slash))
                    .getAddress();
            int bits = slash < 0 ? address.length * BITS : Integer.parseInt(typed.substring(slash + 1));
            return bits >= 0 && bits <= address.length * BITS && isZeroFrom(address, bits);
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    private static boolean isZeroFrom(byte[] address, int from) {
        for (int bit = from; bit < address.length * BITS; bit++) {
            if ((address[bit / BITS] >> (BITS - 1 - bit % BITS) & 1) != 0) {
                return false;
            }
        }
        return true;
    }
}
