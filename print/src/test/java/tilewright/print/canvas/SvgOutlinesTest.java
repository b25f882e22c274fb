package tilewright.print.canvas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import tilewright.message.Words;

/** Texts as outlines of their letters. */
class SvgOutlinesTest {

    private static final Paper PAPER = new Paper("small", 200, 100);
    private static final Pattern POINT = Pattern.compile("[MLQ ]?(-?[0-9.]+) (-?[0-9.]+)");

    private static String svg(String text, Face face) throws IOException {
        try (SvgDocument document = SvgDocument.svg(PAPER, "x", Words.ENGLISH).outlined()) {
            document.page(canvas -> canvas.text(20, 50, text, face, 40, new Color(0, 0.8, 0.6, 0, "")));
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.write(out);
            return out.toString(StandardCharsets.UTF_8);
        }
    }

    @Test
    void a_letter_is_where_its_text_would_be() throws Exception {
        for (Face face : TestFaces.all()) {
            String svg = svg("H \"Hж\"", face);
            DocumentBuilderFactory.newDefaultInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
            assertThat(svg)
                    .contains("aria-label=\"H &quot;Hж&quot;\" fill=\"#ff3366\"")
                    .doesNotContain("<text", "font-family");
            double[] box = box(svg("H", face));
            assertThat(box[0]).isBetween(20.0, 24.0);
            double leaning = face == Face.ITALIC ? 0.1 : 0;
            assertThat(box[2]).isBetween(20 + face.width("H", 40) - 4, 20 + face.width("H", 40) + leaning);
            assertThat(box[1]).isBetween(15.0, 25.0);
            assertThat(box[3]).isCloseTo(50, within(0.9));
            double[] longer = box(svg("HHH", face));
            assertThat(longer[2] - box[2]).isCloseTo(2 * face.width("H", 40), within(0.05));
        }
    }

    /** Returns the left, the top, the right, and the bottom of a path. */
    private static double[] box(String svg) {
        String path = svg.substring(svg.indexOf(" d=\""));
        double[] box = {1e9, 1e9, -1e9, -1e9};
        Matcher point = POINT.matcher(path.substring(0, path.indexOf("/>")));
        while (point.find()) {
            double x = Double.parseDouble(point.group(1));
            double y = Double.parseDouble(point.group(2));
            box[0] = Math.min(box[0], x);
            box[1] = Math.min(box[1], y);
            box[2] = Math.max(box[2], x);
            box[3] = Math.max(box[3], y);
        }
        return box;
    }

    @Test
    void letters_that_no_typeface_has_stay_texts() throws IOException {
        assertThat(svg("독", Face.WORDS)).contains("<text", ">독</text>");
    }
}
