package tilewright.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.message.Value.Cell;
import tilewright.message.Value.Digit;
import tilewright.message.Value.House;
import tilewright.text.Json;

/** Words of languages that there are not. */
final class WordsTest {

    /** Forms of a language where 1, 21, 31, … but not 11 are one thing, 2 to 4 a second, and millions a third. */
    private static final String PLURALS = table();

    private static String table() {
        StringBuilder table = new StringBuilder();
        for (int n = 0; n < 200; n++) {
            boolean teen = n % 100 / 10 == 1;
            table.append(!teen && n % 10 == 1 ? 'o' : !teen && n % 10 >= 2 && n % 10 <= 4 ? 'f' : '-');
        }
        return table + "m";
    }

    private static Words words(String... patterns) {
        StringBuilder catalog = new StringBuilder("=xx\t" + PLURALS + ".\n#a/heading\n");
        for (int i = 0; i < patterns.length; i += 2) {
            catalog.append(Integer.toString(patterns[i].hashCode(), 36)).append('\t');
            catalog.append(patterns[i + 1]).append('\n');
        }
        return Words.parse(catalog.toString());
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0 things",
        "1, 1 thing",
        "2, 2 thingies",
        "5, 5 things",
        "11, 11 things",
        "12, 12 things",
        "21, 21 thing",
        "24, 24 thingies",
        "101, 101 thing",
        "111, 111 things",
        "199, 199 things",
        "201, 201 thing",
        "211, 211 things",
        "1001, 1001 thing",
        "1000000, 1000000 of things",
        "3000000, 3000000 of things",
        "3000001, 3000001 thing",
        "123456789012345678901234567892, 123456789012345678901234567892 thingies"
    })
    void a_plural_has_the_forms_of_the_language(String amount, String text) {
        Words words = words(
                "{0, plural, other {#}}",
                "{0, plural, one {# thing} few {# thingies} many {# of things} other {# things}}");
        Message message = Message.of("{0, plural, other {#}}", new Value.Amount(amount));
        assertThat(words.text(message)).isEqualTo(text);
    }

    @Test
    void a_list_has_the_plural_of_its_items() {
        Words words = words("of {0,, and}", "{0, plural, one {the {0,, and}} other {all # {0,, and}}}");
        assertThat(words.text(Message.of("of {0,, and}", List.of(new Digit(3)))))
                .isEqualTo("the 3");
        assertThat(words.text(Message.of("of {0,, and}", List.of(new Digit(3), new Digit(4)))))
                .isEqualTo("all 2 3 and 4");
    }

    @Test
    void a_phrase_has_the_case_that_the_sentence_wants() {
        Words words = words(
                "row {0}", "{case, select, de {de la ligne} in {dans la ligne} other {ligne}} {0}",
                "rows {0}", "{case, select, in {dans les lignes} other {lignes}} {0}",
                "Look at {0}.", "Regardez {0,, in capital} et {0,, de} et {0}.",
                " and ", " et ");
        House row = new House(House.Kind.ROW, 2);
        assertThat(words.text(Message.of("Look at {0}.", row)))
                .isEqualTo("Regardez Dans la ligne 3 et de la ligne 3 et ligne 3.");
        assertThat(words.text(Message.of("Look at {0}.", List.of(row, new House(House.Kind.ROW, 4)))))
                .startsWith("Regardez Dans les lignes 3 et 5 et ");
    }

    @Test
    void a_joint_knows_the_digit_behind_it() {
        Words words = words("{0,, or}", "{0,, or}", " or ", "{case, select, 8 { u } other { o }}");
        assertThat(words.text(Message.of("{0,, or}", List.of(new Digit(7), new Digit(8)))))
                .isEqualTo("7 u 8");
        assertThat(words.text(Message.of("{0,, or}", List.of(new Digit(8), new Digit(9)))))
                .isEqualTo("8 o 9");
    }

    @Test
    void capitals_have_marks_too() {
        Words words = words("[{0}]", "[{0,, capital}]", "open", "öffne", "times", "÷ß");
        assertThat(words.text(Message.of("[{0}]", Message.of("open")))).isEqualTo("[Öffne]");
        assertThat(words.text(Message.of("[{0}]", Message.of("times")))).isEqualTo("[÷ß]");
    }

    @Test
    void large_numbers_have_groups_where_they_are_asked_for() {
        Message message = Message.of("{0,, grouped}", Value.Amount.of(1234567));
        assertThat(message.text()).isEqualTo("1,234,567");
        assertThat(words().text(message)).isEqualTo("1.234.567");
        assertThat(words().text(Message.of("{0,, grouped}", Value.Amount.of(123))))
                .isEqualTo("123");
    }

    @Test
    void values_have_their_places_in_any_language() {
        Words words = words("{0} is {1}", "In {0} liegt die {1}.");
        Sentence sentence = words.sentence(Message.of("{0} is {1}", new Cell(0, 2), new Digit(4)));
        assertThat(sentence.text()).isEqualTo("In r1c3 liegt die 4.");
        assertThat(sentence.spans())
                .extracting(span -> sentence.text().substring(span.from(), span.to()))
                .containsExactly("r1c3", "4");
    }

    @Test
    void what_has_no_translation_is_in_english() {
        assertThat(words().text(Message.of("row {0}", Value.Amount.of(2)))).isEqualTo("row 2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "de|de",
                "de-AT|de",
                "de-CH, en;q=0.5|de",
                "tlh, fr-CA;q=0.4, ja;q=0.9|ja",
                "en-GB|en",
                "*|-",
                "xx|-",
                "''|-",
                ";;|-",
                "de;q=0|-"
            })
    void the_best_language_is_the_first_that_is_spoken(String wanted, String tag) {
        assertThat(Languages.best(wanted).orElse(null)).isEqualTo(tag);
    }

    @Test
    void nor_stands_before_each_item_where_a_language_wants_it() {
        Message message = Message.of("{0,, nor}", List.of(new Digit(3), new Digit(5), new Digit(7)));
        assertThat(message.text()).isEqualTo("3, 5, nor 7");
        assertThat(Languages.words("fr").text(message)).isEqualTo("3 ni 5 ni 7");
        assertThat(Languages.words("es").text(message)).isEqualTo("3 ni 5 ni 7");
    }

    @Test
    void a_player_can_be_called_by_a_name_or_spoken_to() {
        Message message = Message.of("{0} {0, select, you {have} other {has}} won", new Value.Player(2));
        Sentence sentence = words().sentence(message);
        assertThat(sentence.text()).isEqualTo("Player 2 has won");
        assertThat(sentence.spans())
                .containsExactly(
                        new Sentence.Span(0, 8, new Value.Player(2)),
                        new Sentence.Span(9, 12, new Value.Addressed(2, "have")));
        assertThat(Json.text(Json.obj().withSentence("words", message), words()))
                .isEqualTo(
                        "{\"words\":\"Player 2 has won\",\"wordsSpans\":[[0,8,\"player 2\"],[9,12,\"player 2:have\"]]}");
        assertThat(Json.obj()
                        .withSentence("words", Message.of("{0} won", new Value.Player(2)))
                        .toString())
                .isEqualTo("{\"words\":\"Player 2 won\"}");
    }
}
