package tilewright.print.canvas;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSBoolean;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSFloat;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNull;
import org.apache.pdfbox.cos.COSObject;
import org.apache.pdfbox.cos.COSObjectKey;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.cos.COSString;
import org.apache.pdfbox.pdfwriter.COSWriter;
import org.jspecify.annotations.Nullable;

/**
 * The objects of a PDF file, each written as soon as it is whole, and forgotten but for its place; so a file takes no more memory
 * than its largest page. What several pages share is kept to the end. One thread at a time.
 */
final class PdfObjects {

    /** Bytes that no text begins with, so that the file is taken for a binary one. */
    private static final byte[] HEADER = "%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n".getBytes(StandardCharsets.ISO_8859_1);

    private final IdentityHashMap<COSBase, Integer> kept = new IdentityHashMap<>();
    private final IdentityHashMap<COSBase, Integer> others = new IdentityHashMap<>();
    private final Deque<COSBase> waiting = new ArrayDeque<>();
    private final ByteArrayOutputStream piece = new ByteArrayOutputStream();
    private long[] places = new long[64];
    private int count;
    private long position;

    /** Makes a dictionary, or a stream, an object that is written at the end. */
    void keep(COSDictionary shared) {
        if (!kept.containsKey(shared)) {
            kept.put(shared, number());
        }
    }

    /**
     * Writes objects, and what they refer to unless it is kept.
     *
     * @return references to them, in order
     */
    List<COSObject> write(List<COSBase> objects, OutputStream out) throws IOException {
        List<COSObject> references = objects.stream()
                .map(object -> new COSObject(COSNull.NULL, new COSObjectKey(number(object), 0)))
                .toList();
        writeWaiting(out);
        others.clear();
        return references;
    }

    /** Writes what was kept, what the trailer refers to, and the trailer. */
    void end(COSDictionary trailer, OutputStream out) throws IOException {
        waiting.addAll(kept.keySet().stream()
                .sorted((one, other) -> Integer.compare(number(one), number(other)))
                .toList());
        for (COSBase value : trailer.getValues()) {
            if (value instanceof COSDictionary dictionary) {
                number(dictionary);
            }
        }
        writeWaiting(out);
        begin(out);
        long start = position;
        text("xref\n0 " + (count + 1) + "\n0000000000 65535 f\r\n");
        for (int number = 1; number <= count; number++) {
            String place = Long.toString(places[number]);
            text("0".repeat(10 - place.length()) + place + " 00000 n\r\n");
            if (number % 1_000 == 0) {
                flush(out);
            }
        }
        trailer.setInt(COSName.SIZE, count + 1);
        text("trailer\n");
        fields(trailer);
        text("\nstartxref\n" + start + "\n%%EOF\n");
        flush(out);
    }

    private int number() {
        count++;
        if (count == places.length) {
            places = Arrays.copyOf(places, 2 * count);
        }
        return count;
    }

    /** The number of an object, which is written soon. */
    private int number(COSBase object) {
        Integer known = kept.get(object);
        if (known != null) {
            return known;
        }
        return others.computeIfAbsent(object, _ -> {
            waiting.add(object);
            return number();
        });
    }

    private void writeWaiting(OutputStream out) throws IOException {
        begin(out);
        for (COSBase object = waiting.poll(); object != null; object = waiting.poll()) {
            int number = number(object);
            places[number] = position;
            text(number + " 0 obj\n");
            if (object instanceof COSStream stream) {
                fields(stream);
                text("\nstream\n");
                try (InputStream bytes = stream.createRawInputStream()) {
                    bytes.transferTo(piece);
                }
                text("\nendstream");
            } else if (object instanceof COSDictionary dictionary) {
                fields(dictionary);
            } else {
                value(object);
            }
            text("\nendobj\n");
            flush(out);
        }
    }

    private void begin(OutputStream out) throws IOException {
        if (position == 0) {
            piece.writeBytes(HEADER);
            flush(out);
        }
    }

    private void flush(OutputStream out) throws IOException {
        piece.writeTo(out);
        position += piece.size();
        piece.reset();
    }

    private void text(String ascii) {
        piece.writeBytes(ascii.getBytes(StandardCharsets.ISO_8859_1));
    }

    private void fields(COSDictionary dictionary) throws IOException {
        text("<<");
        for (Map.Entry<COSName, COSBase> field : dictionary.entrySet()) {
            field.getKey().writePDF(piece);
            piece.write(' ');
            value(field.getValue());
            piece.write('\n');
        }
        text(">>");
    }

    /** A dictionary is an object of its own unless it is marked as a direct one; a stream always is. */
    private void value(@Nullable COSBase value) throws IOException {
        switch (value) {
            case null -> text("null");
            case COSNull _ -> text("null");
            case COSObject reference ->
                text(Objects.requireNonNull(reference.getKey()).getNumber() + " 0 R");
            case COSStream stream -> text(number(stream) + " 0 R");
            case COSDictionary dictionary when dictionary.isDirect() -> fields(dictionary);
            case COSDictionary dictionary -> text(number(dictionary) + " 0 R");
            case COSArray array -> {
                text("[");
                for (int i = 0; i < array.size(); i++) {
                    if (i > 0) {
                        piece.write(i % 16 == 0 ? '\n' : ' ');
                    }
                    value(array.get(i));
                }
                text("]");
            }
            case COSString string -> COSWriter.writeString(string, piece);
            case COSName name -> name.writePDF(piece);
            case COSInteger integer -> integer.writePDF(piece);
            case COSFloat decimal -> decimal.writePDF(piece);
            case COSBoolean truth -> truth.writePDF(piece);
            default -> throw new IllegalArgumentException("object (%s) has no form in a file".formatted(value));
        }
    }
}
