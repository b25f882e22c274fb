package tilewright.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import tilewright.Seeds;
import tilewright.message.Message;

class SvgTest {

    private static Element parsed(String text) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            Document document = factory.newDocumentBuilder().parse(new InputSource(new StringReader(text)));
            return document.getDocumentElement();
        } catch (Exception e) {
            throw new AssertionError(e.getMessage() + " in\n" + text, e);
        }
    }

    @Test
    void a_small_scene_as_a_whole() {
        Scene scene = new Scene.Builder(1, 2)
                .spot("r1c1", Box.cell(0, 0), Message.verbatim("row 1, column 1, 5 < 6 & free"))
                .spot("r1c2", Box.cell(0, 1), Message.verbatim("row 1, column 2, tile"))
                .mark(new Mark.Area(Box.cell(0, 0), Ink.TRAY))
                .glyph(Box.cell(0, 0).inset(2), "5", Ink.CLUE)
                .mark(new Mark.Tile(Box.cell(0, 1).inset(1), Ink.HUE_5))
                .glyph(Box.cell(0, 1).inset(2), "&12", Ink.CLUE)
                .mark(new Mark.Disc(new Box(1, 1, 5, 4), Ink.ANCHOR))
                .mark(new Mark.Ring(Box.cell(0, 1), Ink.HINT))
                .mark(new Mark.Dot(Box.cell(0, 0), Ink.FREE))
                .mark(new Mark.Area(Box.cell(0, 1), Ink.CHOSEN))
                .mark(new Mark.Line(12, 0, 12, 12, 1, Ink.LINE))
                .build(Message.verbatim("Two \"cells\""));
        assertThat(Svg.write(scene, Palette.LIGHT)).isEqualTo("""
                        <svg xmlns="http://www.w3.org/2000/svg" version="1.1" role="img" width="100" height="52" viewBox="-5 -5 250 130">
                        <title>Two "cells"</title>
                        <desc>row 1, column 1, 5 &lt; 6 &amp; free; row 1, column 2, tile</desc>
                        <rect x="-5" y="-5" width="250" height="130" fill="#ffffff"/>
                        <g font-family="sans-serif" text-anchor="middle">
                        <rect x="0" y="0" width="120" height="120" fill="#f0f3f6"/>
                        <text x="60" y="88" font-size="80" font-weight="bold" fill="#1c2833">5</text>
                        <rect x="130" y="10" width="100" height="100" rx="16" fill="#f3ead2" stroke="#4a5a68" stroke-width="4"/>
                        <text x="180" y="75" font-size="44" font-weight="bold" fill="#000000">&amp;12</text>
                        <ellipse cx="35" cy="30" rx="25" ry="20" fill="#2a8f5b" stroke="#4a5a68" stroke-width="4"/>
                        <rect x="120" y="0" width="120" height="120" rx="20" fill="none" stroke="#4a5a68" stroke-width="10"/>\
                        <rect x="120" y="0" width="120" height="120" rx="20" fill="none" stroke="#7d5200" stroke-width="7"/>
                        <circle cx="60" cy="60" r="15" fill="#505d68"/>
                        <rect x="120" y="0" width="120" height="120" fill="#ffe6a6" fill-opacity="0.4"/>
                        <line x1="120" y1="0" x2="120" y2="120" stroke="#c3ccd4" stroke-width="3" stroke-linecap="square"/>
                        </g>
                        </svg>
                        """);
    }

    @Test
    void is_well_formed_and_tells_its_title() {
        Element svg = parsed(Svg.write(Scenes.tiles(), Palette.DARK));
        assertThat(svg.getLocalName()).isEqualTo("svg");
        assertThat(svg.getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
        assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("Colored tiles <&> a tray");
        assertThat(svg.getElementsByTagName("desc").getLength()).isZero();
        Element digits = parsed(Svg.write(Scenes.digits(true), Palette.LIGHT));
        assertThat(digits.getElementsByTagName("desc").item(0).getTextContent()).isEqualTo("row 1, column 2, clue 5");
    }

    @Test
    void any_scene_is_well_formed_and_the_same_each_time() {
        Seeds.each(500, random -> {
            Scene scene = RandomScenes.any(random);
            for (Palette palette : Palette.values()) {
                String text = Svg.write(scene, palette);
                assertThat(parsed(text).getLocalName()).isEqualTo("svg");
                assertThat(Svg.write(scene, palette)).isEqualTo(text);
            }
        });
    }

    @Test
    void a_glyph_on_a_piece_is_black_or_white_and_elsewhere_has_its_own_color() {
        String text = Svg.write(Scenes.tiles(), Palette.LIGHT);
        assertThat(text)
                .contains("fill=\"#ffffff\">1</text>")
                .contains("fill=\"#000000\">2</text>")
                .contains("fill=\"" + Palette.LIGHT.color(Ink.WORDS) + "\">7</text>");
    }
}
