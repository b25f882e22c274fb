package tilewright.cli.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.text.Json;

/** Counts of values, their shares, and in which interval the shares lie. */
final class CountersTest {

    /** Of the normal distribution, the point below which 97.5 % lie, to 15 digits. */
    private static final double QUANTILE = 1.959963984540054;

    private static Json.Obj counted(long count, long total) {
        Counters counters = new Counters();
        counters.add("level", "Easy", count);
        counters.add("level", "Hard", total - count);
        return (Json.Obj) ((Json.Obj) counters.json().field("level").orElseThrow())
                .field("Easy")
                .orElseThrow();
    }

    private static double number(Json.Obj counted, String field) {
        return Double.parseDouble(OutputOptions.value(counted, field));
    }

    /** R. G. Newcombe, Two-sided confidence intervals for the single proportion, 1998, table I, method 3: 95 %. */
    @ParameterizedTest
    @CsvSource({
        "81, 263, 0.2553, 0.3662",
        "15, 148, 0.0624, 0.1605",
        "20, 20, 0.8389, 1.0000", // 0 of 20 from the other side
        "1, 29, 0.0061, 0.1718",
        "29, 29, 0.8830, 1.0000", // by the same formula: 29 / (29 + 1.96²)
    })
    void intervals_are_those_that_were_published(long count, long total, double low, double high) {
        Json.Obj counted = counted(count, total);
        assertThat(number(counted, "low")).isCloseTo(low, within(0.00006));
        assertThat(number(counted, "high")).isCloseTo(high, within(0.00006));
    }

    /** A bound of Wilson's interval is a share from which the one that was found is 1.96 standard deviations away. */
    @Test
    void bounds_are_as_many_standard_deviations_away_as_their_level_needs() {
        for (long total : new long[] {1, 2, 3, 10, 97, 1_000, 65_536, 1_000_000}) {
            for (long count : new long[] {1, 1 + total / 3, (total + 1) / 2, Math.max(1, total - 1), total}) {
                Json.Obj counted = counted(count, total);
                double share = (double) count / total;
                double low = number(counted, "low");
                double high = number(counted, "high");
                String of = count + " of " + total + ": " + counted;
                assertThat(number(counted, "share")).as(of).isCloseTo(share, within(0.0000005001));
                assertThat(low).as(of).isBetween(0.0, share + 0.0000005);
                assertThat(high).as(of).isBetween(share - 0.0000005, 1.0);
                // one step of the last digit that is written further out is too far, one step further in is too near
                check(of, share, low, -1, total, false);
                check(of, share, high, 1, total, count == total);
            }
        }
    }

    private static void check(String of, double share, double bound, int outwards, long total, boolean end) {
        if (end) {
            assertThat(bound).as(of).isEqualTo(share);
            return;
        }
        double step = 0.000001;
        assertThat(deviations(share, bound + outwards * step, total)).as(of).isGreaterThan(QUANTILE);
        assertThat(deviations(share, bound - outwards * step, total)).as(of).isLessThan(QUANTILE);
    }

    /** How many standard deviations a share lies from another that is the true one. */
    private static double deviations(double share, double truth, long total) {
        return truth <= 0 || truth >= 1
                ? Double.POSITIVE_INFINITY
                : Math.abs(share - truth) / Math.sqrt(truth * (1 - truth) / total);
    }

    @Test
    void numbers_are_in_order_of_size_before_words() {
        Counters counters = new Counters();
        List<String> words = List.of("", "0x1", "1a", "9.5.1", "Word", "word");
        for (int number = 200; number >= 0; number--) {
            counters.add("winning", Integer.toString(number), 1);
        }
        words.forEach(word -> counters.add("winning", word, 1));
        List<String> order = Stream.concat(IntStream.rangeClosed(0, 200).mapToObj(Integer::toString), words.stream())
                .toList();
        assertThat(((Json.Obj) counters.json().field("winning").orElseThrow())
                        .fields()
                        .keySet())
                .containsExactlyElementsOf(order);
    }

    @Test
    void values_of_which_none_is_left_are_not_shown() {
        Counters counters = new Counters();
        counters.add("level", "Easy", 2);
        counters.add("level", "Hard", 3);
        counters.add("level", "Hard", -3);
        assertThat(counters.json().toString())
                .isEqualTo(
                        "{\"level\":{\"Easy\":{\"count\":2,\"share\":1.000000,\"low\":0.342380,\"high\":1.000000}}}");
        counters.add("level", "Easy", -2);
        assertThat(counters.json().toString()).isEqualTo("{\"level\":{}}");
        assertThat(counters.of("none")).isEmpty();
    }

    @Test
    void a_report_that_is_read_again_is_added() {
        Counters one = new Counters();
        assertThat(one.isEmpty()).isTrue();
        one.add("value", "win", 3);
        one.add("value", "draw", 1);
        Counters two = new Counters();
        two.addAll(Json.obj().with("tally", one.json()));
        two.addAll(Json.obj());
        two.addAll(one);
        assertThat(two.of("value")).isEqualTo(Map.of("win", 6L, "draw", 2L));
        assertThat(two.isEmpty()).isFalse();
        assertThat(two.json().toString())
                .isEqualTo("{\"value\":{\"draw\":{\"count\":2,\"share\":0.250000,\"low\":0.071479,\"high\":0.590725},"
                        + "\"win\":{\"count\":6,\"share\":0.750000,\"low\":0.409275,\"high\":0.928521}}}");
    }

    @Test
    void values_come_in_the_order_of_levels_then_of_numbers_then_of_letters() {
        Counters counters = new Counters();
        for (String level : List.of("Extreme", "Easy", "Hard", "", "Medium")) {
            counters.add("level", level, 1);
        }
        for (String number : List.of("10.5", "none", "9.0", "-1", "1.2", "also", "123456789012345678901")) {
            counters.add("er", number, 1);
        }
        assertThat(((Json.Obj) counters.json().field("level").orElseThrow())
                        .fields()
                        .keySet())
                .containsExactly("Easy", "Medium", "Hard", "Extreme", "");
        assertThat(((Json.Obj) counters.json().field("er").orElseThrow())
                        .fields()
                        .keySet())
                .containsExactly("-1", "1.2", "9.0", "10.5", "123456789012345678901", "also", "none");
    }
}
