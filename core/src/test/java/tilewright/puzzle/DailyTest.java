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
                    + " hues:.3465.84/51.8.1../24....26/1.71481./7345..45/..18..26/28.....8/5.4..73.!"
                    + " sudoku:.....8.6.825.........7..3....1..2.7..6....9.2....946.1..91.....1...4....74.26...3"
                    + " trominoes:............./............./............./............./............./............."
                    + "/............./............./............./............g/............./............./.............!",
            "2026-11-23",
            "paletto:DBDC/CABD/ADCA/CBAB"
                    + " hues:14.68472/..241..1/36.82..3/2.17.8../....3527/83456..5/7.1.2.84/.5634.13!"
                    + " sudoku:..6...5......7.9..2......3...43..1.....9..6.7..5......41..29....27.8....9....57.."
                    + " trominoes:...../...../..g../...../.....!",
            "2028-02-29",
            "paletto:ACBAD/DBCEC/BEDCE/EABDA/CDAEB"
                    + " hues:4.58.5.6/2.1..3../873..1.5/1..8.238/56.26..1/.2..4764/34163.../.658.2.7!"
                    + " sudoku:6.......2..214.8....1.....9........8.1352....2....36.....8..953...27........3...."
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
