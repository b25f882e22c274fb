package tilewright.bulk.input;

import java.util.Optional;
import org.apache.spark.Partitioner;
import tilewright.cli.batch.Line;

/** Lines as they go from machine to machine: number, fault, and text, with tabs between. */
public final class Packed {

    private Packed() {}

    static String of(Line line) {
        return line.number() + "\t" + line.fault().orElse("") + "\t" + line.text();
    }

    /** The text of a row, which has no end of its own. */
    public static String cell(long number, String text) {
        return of(new Line(
                number, text.strip(), text.isBlank() ? Optional.of("the cell is empty") : Optional.empty(), 0));
    }

    /** Partitions of so many texts in all. */
    public static Partitioner places(long texts, int cores) {
        return TextInput.places(texts, cores);
    }

    /** The line that was packed. */
    public static Line line(String packed) {
        int fault = packed.indexOf('\t');
        int text = packed.indexOf('\t', fault + 1);
        return new Line(
                Long.parseLong(packed.substring(0, fault)),
                packed.substring(text + 1),
                Optional.of(packed.substring(fault + 1, text)).filter(said -> !said.isEmpty()),
                0);
    }
}
