package tilewright.print.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.InflaterInputStream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.message.Words;
import tilewright.print.BoardStyle;
import tilewright.print.BoardStyle.Coloring;
import tilewright.print.Printable;
import tilewright.print.Samples;
import tilewright.print.canvas.Face;
import tilewright.print.pictures.PictureFile.Frame;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;

class FilmTest {

    private static final BoardStyle BOARD = new BoardStyle(Coloring.COLOR, Face.FIGURES, 1);
    private static final PictureStyle STYLE = new PictureStyle(BOARD, 150, 96, Words.ENGLISH);
    private static final PictureStyle NAMED = new PictureStyle(BOARD, 150, 96, false, Words.ENGLISH);

    /** Films of boards on which pieces come and go by chance; the last picture is the solution. */
    private static List<Frame> film(String id, long seed) {
        SeededRandom random = new SeededRandom(seed);
        Printable puzzle = Samples.of(id, 1).getFirst();
        Scene solution = puzzle.solution().orElseThrow();
        List<Frame> frames = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            List<Mark> marks = solution.marks().stream()
                    .filter(mark -> mark instanceof Mark.Line || random.below(3) > 0)
                    .toList();
            List<Mark> pointed = random.below(2) == 0
                    ? List.of()
                    : List.of(
                            new Mark.Ring(solution.spots().get(random.below(10)).box(), Ink.HINT));
            Scene scene = new Scene(
                    solution.width(), solution.height(), solution.title(), solution.spots(), marks, solution.parts());
            frames.add(new Frame(new BoardPicture(scene, Optional.of(puzzle.scene()), pointed), 10 + random.below(90)));
            if (random.below(4) == 0) {
                frames.add(frames.getLast());
            }
        }
        frames.add(new Frame(new BoardPicture(solution, Optional.of(puzzle.scene()), List.of()), 300));
        return frames;
    }

    private static byte[] written(PictureKind kind, List<Frame> frames) throws IOException {
        return written(kind, frames, STYLE);
    }

    private static byte[] written(PictureKind kind, List<Frame> frames, PictureStyle style) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new PictureFile(style).film(kind, frames, out, Stop.never());
        return out.toByteArray();
    }

    /** The elements that are seen at a time, in hundredths of a second, from the lowest. */
    private static List<String> seen(byte[] svg, int time) throws Exception {
        Element root = DocumentBuilderFactory.newDefaultInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg))
                .getDocumentElement();
        List<String> seen = new ArrayList<>();
        NodeList children = root.getChildNodes();
        for (int i = 0; i < children.getLength(); i++) {
            if (children.item(i) instanceof Element element && visible(element, time)) {
                StringBuilder text = new StringBuilder(element.getTagName());
                for (int j = 0; j < element.getAttributes().getLength(); j++) {
                    var attribute = element.getAttributes().item(j);
                    if (!attribute.getNodeName().equals("visibility")) {
                        text.append(' ')
                                .append(attribute.getNodeName())
                                .append('=')
                                .append(attribute.getNodeValue());
                    }
                }
                seen.add(text.append(' ').append(element.getTextContent()).toString());
            }
        }
        return seen;
    }

    private static boolean visible(Element element, int time) {
        String visibility = element.getAttribute("visibility");
        NodeList sets = element.getElementsByTagName("set");
        for (int i = 0; i < sets.getLength(); i++) {
            Element set = (Element) sets.item(i);
            if (Math.round(100 * Double.parseDouble(set.getAttribute("begin").replace("s", ""))) <= time) {
                visibility = set.getAttribute("to");
            }
        }
        return !visibility.equals("hidden");
    }

    @Test
    void each_moment_of_an_svg_film_is_its_picture() throws Exception {
        for (String id : List.of("sudoku", "hues", "trominoes")) {
            for (int seed = 0; seed < 4; seed++) {
                PictureStyle style = seed % 2 == 0 ? STYLE : NAMED;
                List<Frame> frames = film(id, seed);
                byte[] film = written(PictureKind.STEPS_SVG, frames, style);
                int time = 0;
                for (int i = 0; i < frames.size(); i++) {
                    List<String> alone = seen(written(PictureKind.STEPS_SVG, List.of(frames.get(i)), style), 0);
                    assertThat(seen(film, time))
                            .as("picture %d of %s, seed %d", i, id, seed)
                            .isEqualTo(alone);
                    time += frames.get(i).hundredths();
                }
                Frame solution = frames.getLast();
                assertThat(seen(film, 1_000_000))
                        .isEqualTo(seen(written(PictureKind.STEPS_SVG, List.of(solution), style), 0));
            }
        }
    }

    @Test
    void texts_are_outlines_or_texts() throws IOException {
        List<Frame> frames = film("sudoku", 1);
        String outlines = new String(written(PictureKind.STEPS_SVG, frames), StandardCharsets.UTF_8);
        assertThat(outlines)
                .contains("aria-label=\"7\"")
                .doesNotContain("<text")
                .doesNotContain("font-family");
        String texts = new String(written(PictureKind.STEPS_SVG, frames, NAMED), StandardCharsets.UTF_8);
        assertThat(texts).contains(">7<").contains("font-family=\"Besley");
    }

    @Test
    void what_stays_is_in_a_film_once() throws IOException {
        List<Frame> frames = film("sudoku", 1);
        List<Frame> still = List.of(frames.getLast(), frames.getLast(), frames.getLast());
        assertThat(written(PictureKind.STEPS_SVG, still))
                .isEqualTo(written(PictureKind.STEPS_SVG, List.of(frames.getLast())));
    }

    /** A picture of an APNG file. */
    private record Decoded(int hundredths, int[] pixels) {}

    /** Reads what this program writes: no filters, no blending. */
    private static List<Decoded> decoded(byte[] file) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(file));
        assertThat(in.readNBytes(8)).containsExactly(0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n');
        List<Decoded> pictures = new ArrayList<>();
        ByteBuffer head = ByteBuffer.allocate(0);
        ByteBuffer control = ByteBuffer.allocate(0);
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        int[] canvas = {};
        int expected = 0;
        int announced = 0;
        while (true) {
            byte[] data = new byte[in.readInt()];
            byte[] type = in.readNBytes(4);
            in.readFully(data);
            CRC32 check = new CRC32();
            check.update(type);
            check.update(data);
            assertThat(in.readInt()).isEqualTo((int) check.getValue());
            String name = new String(type, StandardCharsets.US_ASCII);
            ByteBuffer chunk = ByteBuffer.wrap(data);
            if (packed.size() > 0 && (name.equals("fcTL") || name.equals("IEND"))) { // all of a picture is there
                draw(canvas, head, control, packed.toByteArray());
                pictures.add(new Decoded(control.getShort(20) / 10, canvas.clone()));
                packed.reset();
            }
            switch (name) {
                case "IHDR" -> {
                    head = chunk;
                    canvas = new int[head.getInt(0) * head.getInt(4)];
                }
                case "acTL" -> {
                    announced = chunk.getInt(0);
                    assertThat(chunk.getInt(4)).as("times that it is shown").isEqualTo(1);
                }
                case "fcTL" -> {
                    control = chunk;
                    assertThat(chunk.getInt(0)).isEqualTo(expected++);
                    assertThat(chunk.getShort(22)).isEqualTo((short) 1000);
                }
                case "IDAT", "fdAT" -> {
                    int skipped = name.equals("fdAT") ? 4 : 0;
                    if (skipped > 0) {
                        assertThat(chunk.getInt(0)).isEqualTo(expected++);
                    }
                    packed.write(data, skipped, data.length - skipped);
                }
                case "IEND" -> {
                    assertThat(pictures).hasSize(announced);
                    return pictures;
                }
                default -> assertThat(name).isEqualTo("pHYs");
            }
        }
    }

    private static void draw(int[] canvas, ByteBuffer head, ByteBuffer control, byte[] data) throws IOException {
        int channels = head.get(9) == 2 ? 3 : 1;
        int all = head.getInt(0);
        try (InflaterInputStream rows = new InflaterInputStream(new ByteArrayInputStream(data))) {
            for (int y = 0; y < control.getInt(8); y++) {
                assertThat(rows.read()).as("filter").isZero();
                for (int x = 0; x < control.getInt(4); x++) {
                    int first = rows.read();
                    int color = channels == 1 ? first * 0x10101 : first << 16 | rows.read() << 8 | rows.read();
                    canvas[(control.getInt(16) + y) * all + control.getInt(12) + x] = color;
                }
            }
        }
    }

    @Test
    void each_picture_of_a_png_film_is_that_of_its_board() throws IOException {
        for (String id : List.of("sudoku", "hues")) {
            List<Frame> frames = film(id, 5);
            List<Decoded> decoded = decoded(written(PictureKind.APNG, frames));
            assertThat(decoded).hasSameSizeAs(frames);
            for (int i = 0; i < frames.size(); i++) {
                ByteArrayOutputStream alone = new ByteArrayOutputStream();
                new PictureFile(STYLE).write(PictureKind.PNG, "", frames.get(i).picture(), Optional.empty(), alone);
                BufferedImage read = ImageIO.read(new ByteArrayInputStream(alone.toByteArray()));
                int[] pixels = new int[read.getWidth() * read.getHeight()];
                int channels = read.getRaster().getNumBands();
                for (int at = 0; at < pixels.length; at++) {
                    int[] dot =
                            read.getRaster().getPixel(at % read.getWidth(), at / read.getWidth(), new int[channels]);
                    pixels[at] = channels == 1 ? dot[0] * 0x10101 : dot[0] << 16 | dot[1] << 8 | dot[2];
                }
                assertThat(decoded.get(i).pixels())
                        .as("picture %d of %s", i, id)
                        .isEqualTo(pixels);
                assertThat(decoded.get(i).hundredths()).isEqualTo(frames.get(i).hundredths());
            }
        }
    }
}
