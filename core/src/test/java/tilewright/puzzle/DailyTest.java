package tilewright.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.play.Play;
import tilewright.text.TextError;

final class DailyTest {

    /** Puzzles of dates, which never change: whoever plays one shares it with all others. */
    private static final Map<String, String> KNOWN = Map.of(
            "2026-11-22",
            "paletto:CECACE/FBFDBA/DFAEAE/BABCEF/FDCADB/BEDCFD"
                    + " hues:4.7127.3/718..31./.3...8.2/8.731.3./5.6...71/1..28..3/65....6./.236157.!"
                    + " sudoku:....8.9.1..3....8..5.17...4.7..2......5....9.23.7..1.5...86......7.1...21...5.6.."
                    + " trominoes:............./............./............./............./............./............."
                    + "/............./............./............./............g/............./............./.............!",
            "2026-11-23",
            "paletto:DBDC/CABD/ADCA/CBAB"
                    + " hues:62.48514/.762.6../....7.53/3.81.2../.24.6.1./45..38.7/2.1.2..3/..2.4168!"
                    + " sudoku:4.......1.6...5...8...6...9.......3672.........82.9...1..8........17..98..5...1.2"
                    + " trominoes:...../...../..g../...../.....!",
            "2028-02-29",
            "paletto:ACBAD/DBCEC/BEDCE/EABDA/CDAEB"
                    + " hues:78.72173/612..8.5/2458.2../58...6.8/..321351/.1..6.42/.6842.1./.2.1.5.8!"
                    + " sudoku:.84.1..5.6...9.8....2..5.........2...9......7...37..9.7....85..3..2...6.56......."
                    + " trominoes:......./......./......./......./......./......./......g!");

    @Test
    void weekdays_are_those_of_the_calendar() {
        LocalDate last = LocalDate.of(2105, 1, 1);
        for (LocalDate day = LocalDate.of(1896, 1, 1); day.isBefore(last); day = day.plusDays(1)) {
            Daily.Date date = Daily.Date.of("daily-" + day).orElseThrow();
            assertThat(date.weekday())
                    .as(day.toString())
                    .isEqualTo(day.getDayOfWeek().ordinal());
        }
        assertThat(Daily.Date.of("daily-2026-11-22").orElseThrow().seed()).isEqualTo(20_261_122);
    }

    @Test
    void only_dates_follow_the_word() {
        assertThat(Daily.Date.of("6x6")).isEmpty();
        assertThat(Daily.Date.parse("2026-11-22")).isEqualTo(new Daily.Date(2026, 11, 22));
        for (String wrong :
                List.of("daily-", "daily-2026-02-29", "daily-2026-13-01", "daily-2026-11-22x", "daily-1-1-1")) {
            assertThatThrownBy(() -> Daily.Date.of(wrong)).as(wrong).isInstanceOf(TextError.class);
            String alone = wrong.substring("daily-".length());
            assertThatThrownBy(() -> Daily.Date.parse(alone)).as(alone).isInstanceOf(TextError.class);
        }
    }

    @Test
    void each_puzzle_of_a_date_is_known() {
        Map<String, String> found = KNOWN.keySet().stream().collect(Collectors.toMap(day -> day, DailyTest::puzzles));
        assertThat(found).isEqualTo(KNOWN);
    }

    @Test
    void each_puzzle_has_a_position_for_each_day_of_some_weeks() {
        for (int days = 0; days < 28; days++) {
            String day = LocalDate.of(2026, 11, 16).plusDays(days).toString();
            assertThat(puzzles(day)).as(day).isNotEmpty();
        }
    }

    private static String puzzles(String day) {
        return Puzzles.CATALOG.puzzles().stream()
                .map(puzzle -> Play.generate(puzzle, "daily-" + day, 1, 0, Generator.Log.NONE, new Workspace())
                        .id())
                .collect(Collectors.joining(" "));
    }
}
