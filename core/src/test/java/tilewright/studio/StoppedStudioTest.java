package tilewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Puzzles;
import tilewright.puzzle.Generator;
import tilewright.search.Limits;

final class StoppedStudioTest {

    /** Looks at the stop until it asks to stop. */
    private static final int LOOKS = 3;

    private static final String SIX = "paletto:ABDABC/FDEFED/CFBEBA/FADBAE/EBCDCA/CFDCFE";
    private static final String EIGHT =
            "paletto:AEBHCBCD/BFGFGDEG/CACBDBFE/HGDFBEHF/DAGHEHGH/BDAFGDAE/GCBACHDC/CEHFAFAE";

    private final Studio studio = new Studio(Puzzles.CATALOG);

    static List<String> slowRequests() {
        return """
                {'do':'new','puzzle':'sudoku','setup':'clues-21','seed':5}
                {'do':'new','puzzle':'sudoku','setup':'pattern-PATTERN','seed':1}
                {'do':'new','puzzle':'paletto','setup':'6x6-trap','seed':1}
                {'do':'new','puzzle':'paletto','setup':'6x6-exercise','seed':1}
                {'do':'new','puzzle':'hues','setup':'hard','seed':1}
                {'do':'agent','play':'SIX','agent':'level7','seed':1}
                {'do':'agent','play':'SIX','agent':'level8','seed':1}
                {'do':'agent','play':'EIGHT 4 0','agent':'level8','seed':1}
                {'do':'hint','play':'SIX'}
                {'do':'count','play':'hues:HUES','nodes':1000000000}
                {'do':'study','verb':'analyze','play':'SIX','nodes':1000000000}
                {'do':'study','verb':'analyze','play':'EIGHT','nodes':1000000000}
                {'do':'study','verb':'verdicts','play':'EIGHT','nodes':1000000000}
                {'do':'study','verb':'candidates','play':'hues:HUES','nodes':1000000000}
                {'do':'watch','play':'trominoes:TROMINOES','step':20000000}
                {'do':'watch','play':'hues:HUES','step':20000000}
                """.replace('\'', '"')
                .replace("SIX", SIX)
                .replace("EIGHT", EIGHT)
                .replace("PATTERN", "x...".repeat(17) + ".".repeat(13))
                .replace("HUES", "......../".repeat(7) + "........")
                .replace("TROMINOES", "............./".repeat(12) + ".........g...")
                .lines()
                .toList();
    }

    private String stopped(String request, AtomicInteger looks) {
        Limits limits = Limits.NONE.withStop(() -> looks.incrementAndGet() >= LOOKS);
        return studio.read(request).answer(limits, Generator.Log.NONE).toJson().toString();
    }

    @ParameterizedTest
    @MethodSource("slowRequests")
    void what_takes_long_is_given_up_soon_after_it_is_asked_to_stop(String request) {
        AtomicInteger looks = new AtomicInteger();
        assertThat(stopped(request, looks)).containsAnyOf("\"error\":\"stopped: undecided\"", "over budget: ");
        assertThat(looks).hasValueBetween(LOOKS, LOOKS + 3);
    }

    @Test
    void a_stopped_count_says_how_many_there_are_at_least() {
        String request = "{\"do\":\"count\",\"play\":\"sudoku:" + ".".repeat(81) + "\",\"nodes\":1000000000}";
        assertThat(stopped(request, new AtomicInteger())).contains("\"exact\":false", "over budget: at least ");
    }

    @ParameterizedTest
    @MethodSource("slowRequests")
    void what_takes_long_is_heavy(String request) {
        assertThat(studio.read(request).heavy()).isTrue();
    }

    @Test
    void what_only_looks_at_a_play_or_cannot_be_read_is_light() {
        for (String verb :
                List.of("puzzles", "guide", "view", "open", "act", "undo", "redo", "goto", "history", "name", "svg")) {
            assertThat(studio.read("{\"do\":\"" + verb + "\",\"play\":\"" + SIX + "\"}")
                            .heavy())
                    .as(verb)
                    .isFalse();
        }
        assertThat(studio.read("{\"do\":\"count\"").heavy()).isFalse();
        assertThat(studio.read("{\"do\":\"nothing\"}").heavy()).isFalse();
    }
}
