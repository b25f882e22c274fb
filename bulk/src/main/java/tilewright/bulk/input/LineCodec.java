package tilewright.bulk.input;

import java.util.Optional;
import tilewright.cli.batch.Line;
import tilewright.message.Message;

/** Lines as they go from machine to machine: number, fault, and text, with tabs between. */
public final class LineCodec {

    private LineCodec() {}

    static String encoded(Line line) {
        return line.number() + "\t" + line.fault().map(Message::text).orElse("") + "\t" + line.text();
    }

    /** Returns the text of a row in encoded form, or a fault when it is blank. */
    public static String cell(long number, String text) {
        return encoded(new Line(
                number,
                text.strip(),
                text.isBlank() ? Optional.of(Message.verbatim("the cell is empty")) : Optional.empty(),
                0));
    }

    /** The line that was encoded. */
    public static Line decoded(String encoded) {
        int fault = encoded.indexOf('\t');
        int text = encoded.indexOf('\t', fault + 1);
        return new Line(
                Long.parseLong(encoded.substring(0, fault)),
                encoded.substring(text + 1),
                Optional.of(encoded.substring(fault + 1, text))
                        .filter(said -> !said.isEmpty())
                        .map(Message::verbatim),
                0);
    }
}
