package tilewright.print.canvas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;

final class QrCodeTest {

    private static final String SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:abcdefghijklmnopqrstuvwxyz?#&=";
    private static final int DIGITS = 10;
    private static final int CAPITALS = 45;

    /** ZXing looks for the parts of a text for three sizes and each level, builds the code of each mask, and counts its penalty square by square. */
    private static ByteMatrix reference(String text) {
        ByteMatrix low = reference(text, ErrorCorrectionLevel.L);
        ByteMatrix next = reference(text, ErrorCorrectionLevel.M);
        return next.getWidth() == low.getWidth() ? next : low;
    }

    private static ByteMatrix reference(String text, ErrorCorrectionLevel level) {
        try {
            return Encoder.encode(text, level, Map.of(EncodeHintType.QR_COMPACT, true))
                    .getMatrix();
        } catch (WriterException tooLong) {
            throw new IllegalArgumentException(text, tooLong);
        }
    }

    private static String text(SeededRandom random) {
        StringBuilder text = new StringBuilder();
        int length = 1 + random.below(400);
        while (text.length() < length) {
            int kinds = random.below(3) == 0 ? DIGITS : random.below(2) == 0 ? CAPITALS : SIGNS.length();
            for (int i = 1 + random.below(60); i > 0 && text.length() < length; i--) {
                text.append(SIGNS.charAt(random.below(kinds)));
            }
        }
        return text.toString();
    }

    @Test
    void codes_are_those_of_zxing() {
        Seeds.each(60, 2_000, random -> {
            String text = text(random);
            assertThat(QrCode.of(text).matrix().toString())
                    .as(text)
                    .isEqualTo(reference(text).toString());
        });
    }

    @Test
    void a_code_of_any_length_has_the_higher_level_where_it_costs_no_square() {
        for (int length = 1; length <= 400; length += 3) {
            String text = "a".repeat(length);
            assertThat(QrCode.of(text).matrix().toString())
                    .as("length %d", length)
                    .isEqualTo(reference(text).toString());
        }
    }

    @Test
    void other_letters_than_those_of_ascii_are_refused() {
        assertThatThrownBy(() -> QrCode.of("https://tiles.example/#/sudoku:é"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("text (https://tiles.example/#/sudoku:é) must be ASCII");
    }
}
