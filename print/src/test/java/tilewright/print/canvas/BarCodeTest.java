package tilewright.print.canvas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.Result;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.oned.EAN13Reader;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Seeds;
import tilewright.message.Words;
import tilewright.search.Stop;

/** Numbers of books, and their bar codes. */
class BarCodeTest {

    @ParameterizedTest
    @CsvSource({
        "978-3-16-148410-0, 9783161484100, 978-3-16-148410-0",
        "9783161484100, 9783161484100, 9783161484100",
        "ISBN 978 3 16 148410 0, 9783161484100, 978-3-16-148410-0",
        "isbn: 979-10-90636-07-1, 9791090636071, 979-10-90636-07-1",
        "0-306-40615-2, 9780306406157, 978-0-306-40615-7",
        "0306406152, 9780306406157, 9780306406157",
        "0-8044-2957-x, 9780804429573, 978-0-8044-2957-3",
    })
    void numbers_are_read_as_people_type_them(String typed, String digits, String text) {
        assertThat(Isbn.of(typed)).isEqualTo(new Isbn(digits, text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "978-3-16-148410-1 | the ISBN 978-3-16-148410-1 must end with 0, not 1; check its digits",
                "0-306-40615-X | the ISBN 0-306-40615-X must end with 2, not X; check its digits",
                "977-3-16-148410-1 | an ISBN has 13 digits and begins with 978 or 979, or it has 10 digits; got '977-3-16-148410-1'",
                "978-3-16-14841-00-1 | an ISBN has 13 digits and begins with 978 or 979, or it has 10 digits; got '978-3-16-14841-00-1'",
                "x | an ISBN has 13 digits and begins with 978 or 979, or it has 10 digits; got 'x'",
                "'' | an ISBN has 13 digits and begins with 978 or 979, or it has 10 digits; got ''",
                "97831614841X0 | an ISBN has 13 digits and begins with 978 or 979, or it has 10 digits; got '97831614841X0'",
            })
    void wrong_numbers_are_refused_with_the_reason(String typed, String reason) {
        assertThatThrownBy(() -> Isbn.of(typed)).isInstanceOf(CanvasError.class).hasMessage(reason);
    }

    @Test
    void a_long_text_is_no_number() {
        assertThatThrownBy(() -> Isbn.of("9".repeat(1_000_000)))
                .isInstanceOf(CanvasError.class)
                .hasMessageEndingWith("…'");
    }

    @Test
    void only_one_last_digit_is_right() {
        Seeds.each(50, random -> {
            StringBuilder first = new StringBuilder("978");
            while (first.length() < 12) {
                first.append(random.below(10));
            }
            int right = 0;
            for (int last = 0; last < 10; last++) {
                try {
                    Isbn.of(first.toString() + last);
                    right++;
                } catch (CanvasError expected) {
                    assertThat(expected.message().text()).contains("must end with");
                }
            }
            assertThat(right).isEqualTo(1);
        });
    }

    /** At the least size that shops read, on a dark cover, as a scanner with 300 dots to an inch sees it. */
    @Test
    void shops_can_read_the_code() throws Exception {
        for (String typed : new String[] {"978-3-16-148410-0", "979-10-90636-07-1", "0-306-40615-2"}) {
            for (double scale : new double[] {0.8, 1, 2}) {
                Isbn isbn = Isbn.of(typed);
                try (PngDocument document =
                        new PngDocument(new Paper("cover", 300, 250), "x", Words.ENGLISH, Stop.never(), 300)) {
                    document.page(canvas -> {
                        canvas.fill(Outline.of(new Rect(0, 0, 300, 250)), 0.2);
                        Rect place = new Rect(30, 20, scale * BarCode.WIDTH, scale * BarCode.HEIGHT);
                        BarCode.of(isbn).draw(canvas, place);
                    });
                    ByteArrayOutputStream out = new ByteArrayOutputStream();
                    document.write(out);
                    assertThat(decoded(out.toByteArray())).isEqualTo(isbn.digits());
                }
            }
        }
    }

    private static String decoded(byte[] png) throws Exception {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        int[] dots = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        BinaryBitmap bitmap = new BinaryBitmap(
                new HybridBinarizer(new RGBLuminanceSource(image.getWidth(), image.getHeight(), dots)));
        Result result = new EAN13Reader().decode(bitmap, Map.of(DecodeHintType.TRY_HARDER, true));
        assertThat(result.getBarcodeFormat()).isEqualTo(BarcodeFormat.EAN_13);
        return result.getText();
    }
}
