package tilewright.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.message.Message.Argument;
import tilewright.message.Value.Cell;
import tilewright.message.Value.House;

class MessageTest {

    private static final Value CELLS = new Value.Cells(List.of(new Cell(0, 1), new Cell(2, 3), new Cell(4, 5)));

    private static String written(String pattern, Value value) {
        return Message.of("key", pattern, new Argument("it", value)).text();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "0 | 0 cells are left",
                "1 | 1 cell is left",
                "2 | 2 cells are left",
                "10000000000000000000000 | 10000000000000000000000 cells are left",
            })
    void amounts_choose_their_form(java.math.BigInteger amount, String expected) {
        assertThat(written("{it, plural, one {# cell is} other {# cells are}} left", new Value.Amount(amount)))
                .isEqualTo(expected);
    }

    @Test
    void an_exact_form_comes_before_the_general_one() {
        String pattern = "{it, plural, =0 {nothing} one {a tile} other {# tiles}}";
        assertThat(Stream.of(0, 1, 2).map(amount -> written(pattern, new Value.Amount(amount))))
                .containsExactly("nothing", "a tile", "2 tiles");
    }

    @ParameterizedTest
    @CsvSource({"left, L", "right, R", "behind, B {it}"})
    void texts_choose_their_form(String side, String expected) {
        assertThat(written("{it, select, left {L} right {R} other {B '{it}'}}", new Value.Text(side)))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cells, and | r1c2, r3c4, and r5c6",
                "cells, plain | r1c2, r3c4 and r5c6",
                "cells, or upper | R1C2, R3C4, or R5C6",
                "cells, semicolon | r1c2; r3c4; r5c6",
                "cells, comma words | row 1, column 2, row 3, column 4, row 5, column 6",
                "cells, nor words capital | Row 1, column 2, Row 3, column 4, nor Row 5, column 6",
            })
    void lists_have_styles(String style, String expected) {
        assertThat(written("{it, " + style + "}", CELLS)).isEqualTo(expected);
    }

    @Test
    void two_items_have_no_comma() {
        assertThat(written("{it, digits, and}", new Value.Digits(List.of(3, 7))))
                .isEqualTo("3 and 7");
        assertThat(written("{it, digits, nor}", new Value.Digits(List.of(3)))).isEqualTo("3");
    }

    @Test
    void houses_are_grouped_by_kind() {
        Value houses = new Value.Houses(
                List.of(new House(House.Kind.BOX, 2), new House(House.Kind.ROW, 0), new House(House.Kind.ROW, 4)));
        assertThat(written("{it, houses}", houses)).isEqualTo("rows 1 and 5 and box 3");
    }

    @Test
    void a_phrase_may_begin_a_sentence() {
        Message phrase = Message.of("", "take {it}", new Argument("it", new Value.Text("two")));
        assertThat(written("{it, message, capital}.", new Value.Phrase(phrase))).isEqualTo("Take two.");
    }

    @Test
    void apostrophes_stand_for_themselves() {
        assertThat(written("it's ''{it}'' and '#'", new Value.Text("x"))).isEqualTo("it's 'x' and #");
    }

    @Test
    void typed_texts_stay_in_one_line_and_are_no_patterns() {
        assertThat(written("({it})", new Value.Text("a\n{b}\u0007'c"))).isEqualTo("(a?{b}?'c)");
    }

    @Test
    void verbatim_texts_keep_their_lines() {
        assertThat(Message.verbatim("a\n  ^").text()).isEqualTo("a\n  ^");
        assertThat(Message.oneLine("a\n  ^").text()).isEqualTo("a?  ^");
    }

    @Test
    void spans_name_what_their_words_stand_for() {
        Message phrase = Message.of("", "of {it}", new Argument("it", new Value.Color("B")));
        Sentence sentence = Message.of(
                        "",
                        "{at, cell, words} {what, message}",
                        new Argument("at", new Value.Cells(List.of(new Cell(0, 1)))),
                        new Argument("what", new Value.Phrase(phrase)))
                .sentence();
        assertThat(sentence.text()).isEqualTo("row 1, column 2 of B");
        assertThat(sentence.spans())
                .containsExactly(
                        new Sentence.Span(0, 15, new Value.Cells(List.of(new Cell(0, 1)))),
                        new Sentence.Span(19, 20, new Value.Color("B")));
    }

    @Test
    void a_hole_needs_its_argument() {
        assertThatThrownBy(() -> written("{that}", CELLS)).hasMessage("message ({that}) has no argument (that)");
    }
}
