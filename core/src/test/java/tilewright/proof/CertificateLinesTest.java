package tilewright.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.text.LineGrouping;
import tilewright.text.LineGrouping.Container;
import tilewright.text.LineGrouping.Part;
import tilewright.text.TextLines;

class CertificateLinesTest {

    private static final CertificateLines LINES = new CertificateLines();

    private static Container container(String line) {
        return LINES.container(TextLines.of(line)).orElseThrow();
    }

    @Test
    void a_certificate_is_read_up_to_a_blank_line_or_the_next_one() {
        Container certificate = container("c tilewright hues none");
        assertThat(certificate.read("c tilewright hues none")).isTrue();
        assertThat(certificate.endsBefore("c puzzle 1")).isFalse();
        assertThat(certificate.read("c puzzle 1")).isTrue();
        assertThat(certificate.parts()).isEmpty();
        assertThat(certificate.endsBefore(" ")).isTrue();
        assertThat(certificate.endsBefore("c tilewright hues none")).isTrue();
        assertThat(certificate.endsBefore("* tilewright trominoes none")).isTrue();
        certificate.end();
        List<Part> parts = certificate.parts();
        assertThat(parts).hasSize(1);
        assertThat(parts.getFirst().line()).isZero();
        assertThat(parts.getFirst().text()).isEqualTo("c tilewright hues none\nc puzzle 1\n");
        assertThat(parts.getFirst().fault()).isEmpty();
        assertThat(certificate.parts()).isEmpty();
    }

    @Test
    void a_certificate_of_more_than_sixteen_megabytes_is_named_as_too_long() {
        Container certificate = container("c tilewright hues none");
        String part = "1".repeat(1 << 23);
        certificate.readPart(part);
        certificate.readPart(part);
        certificate.end();
        assertThat(certificate.parts().getFirst().fault()).isEmpty();
        Container longer = container("c tilewright hues none");
        longer.readPart(part);
        longer.readPart(part);
        longer.readPart("1");
        longer.end();
        Part whole = longer.parts().getFirst();
        assertThat(whole.text()).hasSize(1 << 24);
        assertThat(whole.fault().orElseThrow().text()).contains("at most");
    }

    @Test
    void other_lines_are_texts_by_themselves() {
        assertThat(LINES.container(TextLines.of("1 0 2 0"))).isEmpty();
        assertThat(LINES.first(TextLines.of("1 0 2 0"))).isEqualTo(LineGrouping.Group.LINE);
        assertThat(LINES.first(TextLines.of(" "))).isEqualTo(LineGrouping.Group.NONE);
        assertThat(LINES.comments("# none")).isFalse();
    }

    @Test
    void a_file_may_be_cut_before_each_certificate() {
        assertThat(LINES.cutBefore("1 0 2 0", "c tilewright hues none")).isTrue();
        assertThat(LINES.cutBefore("1 0 2 0", "* tilewright trominoes none")).isTrue();
        assertThat(LINES.cutBefore("c tilewright hues none", "c puzzle 1")).isFalse();
    }
}
