package tilewright.print.canvas;

import com.google.zxing.common.BitArray;
import com.google.zxing.qrcode.decoder.Version.ECB;
import com.google.zxing.qrcode.decoder.Version.ECBlocks;
import java.util.ArrayList;
import java.util.List;

/** The codewords of a QR code: those of its text in blocks, and those that correct each block. */
final class QrCodewords {

    /*
     * What corrects a block is the rest of its division by (x - 1)(x - 2)(x - 4)..., over the field of 256 elements whose powers of 2 are
     * POWERS. See ISO/IEC 18004:2015, 7.4.10 to 7.6.
     */

    private static final int ELEMENTS = 255; // but 0
    private static final int FIELD_POLYNOMIAL = 0x11d;
    private static final int END_BITS = 4;
    private static final int[] PADDING = {0xec, 0x11};

    /** All powers twice, so that the sum of two logarithms has one. */
    private static final int[] POWERS = new int[2 * ELEMENTS];

    private static final int[] LOGARITHMS = new int[ELEMENTS + 1];

    static {
        int power = 1;
        for (int i = 0; i < ELEMENTS; i++) {
            POWERS[i] = power;
            POWERS[i + ELEMENTS] = power;
            LOGARITHMS[power] = i;
            power <<= 1;
            power = power > ELEMENTS ? power ^ FIELD_POLYNOMIAL : power;
        }
    }

    private QrCodewords() {}

    /** The codewords of a text that fits blocks, in the order in which they are drawn. */
    static byte[] of(BitArray text, ECBlocks blocks) {
        List<byte[]> data = new ArrayList<>();
        List<byte[]> corrections = new ArrayList<>();
        int[] divisor = divisor(blocks.getECCodewordsPerBlock());
        BitArray bits = padded(text, blocks);
        int from = 0;
        for (ECB kind : blocks.getECBlocks()) {
            for (int i = 0; i < kind.getCount(); i++) {
                byte[] block = new byte[kind.getDataCodewords()];
                bits.toBytes(8 * from, block, 0, block.length);
                from += block.length;
                data.add(block);
                corrections.add(rest(block, divisor));
            }
        }
        byte[] words = new byte[from + blocks.getTotalECCodewords()];
        interleave(corrections, words, interleave(data, words, 0));
        return words;
    }

    /** The number of codewords of a text in blocks. */
    static int room(ECBlocks blocks) {
        int room = 0;
        for (ECB kind : blocks.getECBlocks()) {
            room += kind.getCount() * kind.getDataCodewords();
        }
        return room;
    }

    private static BitArray padded(BitArray text, ECBlocks blocks) {
        BitArray bits = text.clone();
        int room = 8 * room(blocks);
        bits.appendBits(0, Math.min(END_BITS, room - bits.getSize()));
        bits.appendBits(0, -bits.getSize() & 7);
        for (int i = 0; bits.getSize() < room; i++) {
            bits.appendBits(PADDING[i % 2], 8);
        }
        return bits;
    }

    /** The coefficients of the divisor behind the first, which is 1. */
    private static int[] divisor(int degree) {
        int[] product = new int[degree];
        product[degree - 1] = 1;
        for (int i = 0; i < degree; i++) {
            for (int j = 0; j < degree; j++) {
                product[j] = times(product[j], POWERS[i]) ^ (j + 1 < degree ? product[j + 1] : 0);
            }
        }
        return product;
    }

    private static byte[] rest(byte[] block, int[] divisor) {
        int[] rest = new int[divisor.length + 1];
        for (byte word : block) {
            int first = rest[0] ^ word & 0xff;
            for (int j = 0; j < divisor.length; j++) {
                rest[j] = rest[j + 1] ^ times(first, divisor[j]);
            }
        }
        byte[] words = new byte[divisor.length];
        for (int j = 0; j < words.length; j++) {
            words[j] = (byte) rest[j];
        }
        return words;
    }

    private static int times(int one, int other) {
        return one == 0 || other == 0 ? 0 : POWERS[LOGARITHMS[one] + LOGARITHMS[other]];
    }

    /** Writes the first words of all blocks, then the second ones; returns the place behind the last. */
    private static int interleave(List<byte[]> blocks, byte[] words, int from) {
        int at = from;
        for (int i = 0; i < blocks.getLast().length; i++) {
            for (byte[] block : blocks) {
                if (i < block.length) {
                    words[at] = block[i];
                    at++;
                }
            }
        }
        return at;
    }
}
