package tilewright.message;

import java.util.List;

/**
 * A sentence in a language.
 *
 * @param text the whole of it
 * @param spans the places of cells, colors, digits, and houses, in the order of the text; they do not overlap
 */
public record Sentence(String text, List<Span> spans) {

    public Sentence {
        spans = List.copyOf(spans);
    }

    /**
     * A piece of the text that stands for one value.
     *
     * @param from the index of its first character
     * @param to the index behind its last one
     * @param value one cell, color, digit, or house
     */
    public record Span(int from, int to, Value value) {}
}
