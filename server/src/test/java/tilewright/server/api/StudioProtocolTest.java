package tilewright.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.message.Words;
import tilewright.puzzle.Generator;
import tilewright.search.Limits;
import tilewright.server.http.Response;
import tilewright.server.work.Protocol;
import tilewright.studio.Studio;

final class StudioProtocolTest {

    private static final String PUZZLES = "{\"do\":\"puzzles\"}";
    private static final String NEW = "{\"do\":\"new\",\"puzzle\":\"sudoku\",\"setup\":\"se-11.0-11.9\",\"seed\":3}";

    private final Studio studio = new Studio(Puzzles.CATALOG);
    private final Protocol protocol = new StudioProtocol(studio);

    private Response answer(String request, Limits limits) {
        return protocol.read(request, Words.ENGLISH)
                .answer(limits, Generator.Log.NONE)
                .orElseGet(Protocol.Answer::stopped)
                .in(Words.ENGLISH);
    }

    @Test
    void an_answer_is_the_one_of_the_studio_with_its_status() {
        Response good = answer(PUZZLES, Limits.NONE);
        assertThat(good.status()).isEqualTo(200);
        assertThat(good.type()).isEqualTo("application/json");
        assertThat(new String(good.body(), StandardCharsets.UTF_8)).isEqualTo(studio.answer(PUZZLES));
        Response wrong = answer("{", Limits.NONE);
        assertThat(wrong.status()).isEqualTo(400);
        assertThat(new String(wrong.body(), StandardCharsets.UTF_8)).isEqualTo(studio.answer("{"));
    }

    @Test
    void what_was_stopped_without_a_result_is_no_answer() {
        Limits stopped = Limits.NONE.withStop(() -> true);
        assertThat(protocol.read(NEW, Words.ENGLISH).answer(stopped, Generator.Log.NONE))
                .isEmpty();
        assertThat(studio.read(NEW).answer(stopped, Generator.Log.NONE).toJson().toString())
                .isEqualTo(
                        new String(Protocol.Answer.stopped().in(Words.ENGLISH).body(), StandardCharsets.UTF_8));
    }

    @Test
    void a_position_for_which_there_is_no_result_is_an_error() {
        String play = "sudoku:12345678." + "........9" + ".".repeat(63);
        String request = "{\"do\":\"convert\",\"play\":\"" + play + "\",\"to\":\"candidates\"}";
        assertThat(answer(request, Limits.NONE).status()).isEqualTo(400);
        assertThat(studio.answer(request))
                .isEqualTo("{\"error\":\"row 1, column 9 has no candidate\","
                        + "\"without\":\"row 1, column 9 has no candidate\"}");
    }

    @Test
    void a_request_is_as_heavy_as_the_studio_says() {
        assertThat(protocol.read(PUZZLES, Words.ENGLISH).heavy()).isFalse();
        assertThat(protocol.read(NEW, Words.ENGLISH).heavy()).isTrue();
    }
}
