package tilewright.cli.feed;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.message.Languages;
import tilewright.message.Words;

final class DaysTest {

    private static final LocalDate FIRST = LocalDate.of(2027, 1, 1);

    @Test
    void days_in_English_are_those_of_the_JDK() {
        DateTimeFormatter name = DateTimeFormatter.ofPattern("EEEE, MMMM d, uuuu", Locale.ENGLISH);
        DateTimeFormatter shortName = DateTimeFormatter.ofPattern("EEE, MMM d", Locale.ENGLISH);
        FIRST.datesUntil(FIRST.plusDays(400)).forEach(day -> {
            assertThat(Days.name(day).text()).isEqualTo(name.format(day));
            assertThat(Days.shortName(day).text()).isEqualTo(shortName.format(day));
        });
    }

    /** A name of a day begins a line, and has a capital letter. */
    @ParameterizedTest
    @ValueSource(strings = {"de", "fr", "ja"})
    void days_in_other_languages_are_those_of_the_JDK_but_for_the_first_letter(String tag) {
        Words words = Languages.words(tag);
        DateTimeFormatter name =
                DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL).withLocale(Locale.of(tag));
        FIRST.datesUntil(FIRST.plusDays(400))
                .forEach(day -> assertThat(words.text(Days.name(day)))
                        .isEqualToIgnoringCase(
                                name.format(day).replaceFirst(" 1 ", tag.equals("fr") ? " 1er " : " 1 ")));
    }
}
