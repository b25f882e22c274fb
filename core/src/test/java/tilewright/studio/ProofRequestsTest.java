package tilewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.ProofCheckers;
import tilewright.Puzzles;
import tilewright.message.Words;
import tilewright.puzzle.Generator;
import tilewright.sudoku.SudokuPuzzle;
import tilewright.text.Json;

/** What hints say is proved on request, and checked by a studio that cannot solve. */
final class ProofRequestsTest {

    private static final String EASY =
            "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String HARD =
            "sudoku:.92..85..8..5...1......28.6.1.2.97687...8...3..87...4....3.1.8..518.4.2..8.......";
    private static final String WRONG = EASY + " ..1" + ".".repeat(78);

    private final Studio studio = new Studio(Puzzles.CATALOG);
    private final ProofStudio checks = new ProofStudio(ProofCheckers::of);

    private Json.Obj ask(String kind, String field, String value, String... more) {
        Json.Obj request = Json.obj().with("do", kind).with(field, value);
        for (int i = 0; i < more.length; i += 2) {
            request = request.with(more[i], more[i + 1]);
        }
        return (Json.Obj) Json.parse(studio.answer(request.toString()));
    }

    private Json.Obj checked(String certificate) {
        String request =
                Json.obj().with("do", "verify").with("text", certificate).toString();
        return (Json.Obj) Json.parse(checks.answer(request, Generator.Log.NONE, Words.ENGLISH));
    }

    private static String text(Json.Obj answer, String field) {
        return answer.field(field).orElse(Json.NULL) instanceof Json.Str(String text) ? text : "";
    }

    private static List<String> claims(Json.Obj hint) {
        List<String> claims = new ArrayList<>();
        if (hint.field("claims").orElse(Json.NULL) instanceof Json.Arr(List<Json> items)) {
            items.forEach(item -> claims.add(((Json.Str) item).value()));
        }
        return claims;
    }

    /** Each of them, proved and checked by both studios. */
    private List<String> proved(String play) {
        List<String> claims = claims(ask("hint", "play", play));
        for (String claim : claims) {
            Json.Obj answer = ask("prove", "play", play, "claim", claim);
            String certificate = text(answer, "certificate");
            assertThat(certificate).as(answer.toString()).contains(" tilewright ");
            Json.Obj verdict = checked(certificate);
            assertThat(text(verdict, "claim")).isIn(claim, "forced " + claim);
            assertThat(text(verdict, "line")).isNotEmpty();
            assertThat(ask("verify", "text", certificate)).isEqualTo(verdict);
            assertThat(text(checked(certificate.strip() + "1"), "error")).isNotEmpty();
        }
        return claims;
    }

    @ParameterizedTest
    @CsvSource({
        EASY + ",r5c5=5",
        // a step that excludes, after another one that the notes keep
        HARD + ",",
        "sudoku:x 2.........5.3...7..........4...1......8......6.......9...............1...........,",
        "hues:...5173.8/43...265/25.4..34/8..6.7.1/548154../3...6..4/217.8.72/..563...,",
    })
    void what_a_hint_says_is_proved(String play, String first) {
        Json.Obj hint = ask("hint", "play", play);
        if (first != null) {
            assertThat(proved(play)).containsExactly(first);
        } else if (hint.field("error").isEmpty()) {
            proved(play);
        }
    }

    @Test
    void of_all_puzzles_hints_are_proved_or_choices() {
        int claims = 0;
        int choices = 0;
        for (String setup : List.of("sudoku hard", "sudoku 6x6", "hues easy", "trominoes 5x5", "trominoes 4x4")) {
            String[] named = setup.split(" ");
            for (int seed = 0; seed < 3; seed++) {
                String play = text(ask("new", "puzzle", named[0], "setup", named[1], "seed", "" + seed), "play");
                for (int step = 0; step < 6; step++) {
                    Json.Obj hint = ask("hint", "play", play);
                    int proved = proved(play).size();
                    claims += proved;
                    choices += proved == 0 ? 1 : 0;
                    play = followed(play, hint);
                }
            }
        }
        assertThat(claims).isGreaterThan(60);
        assertThat(choices).isGreaterThan(3);
    }

    private String followed(String play, Json.Obj hint) {
        String now = play;
        if (!text(hint, "moves").isEmpty()) {
            return text(ask("act", "play", play, "moves", text(hint, "moves")), "play");
        }
        if (hint.field("gestures").orElse(Json.NULL) instanceof Json.Arr(List<Json> gestures)) {
            for (Json gesture : gestures) {
                now = text(ask("act", "play", now, "gesture", ((Json.Str) gesture).value()), "play");
            }
        }
        return now;
    }

    @Test
    void of_a_wrong_digit_it_is_proved_that_nothing_completes_the_board() {
        assertThat(proved(WRONG)).containsExactly("none");
    }

    @Test
    void of_a_dead_board_of_tiles_it_is_proved_that_nothing_completes_it() {
        assertThat(proved("trominoes:.g../..../..../....")).containsExactly("none");
        String easy = text(ask("new", "puzzle", "hues", "setup", "easy"), "play");
        int dead = 0;
        for (int place = 0; place < 64 * 8; place++) {
            String move = "p" + (place % 8 + 1) + "=r" + (place / 64 + 1) + "c" + (place / 8 % 8 + 1);
            Json.Obj moved = ask("act", "play", easy, "moves", move);
            if (moved.field("refused").isEmpty() && moved.field("error").isEmpty() && dead < 20) {
                dead += proved(text(moved, "play")).equals(List.of("none")) ? 1 : 0;
            }
        }
        assertThat(dead).isEqualTo(20);
    }

    @Test
    void a_choice_has_nothing_to_prove() {
        String play = "trominoes:g........./" + ("........../".repeat(8)) + "..........";
        Json.Obj hint = ask("hint", "play", play);
        assertThat(text(hint, "technique")).isEqualTo("most coverings");
        assertThat(claims(hint)).isEmpty();
    }

    @Test
    void a_player_s_notes_are_no_part_of_a_proof() {
        String noted = text(ask("command", "play", EASY, "command", "fill"), "play");
        assertThat(noted).isNotEmpty();
        assertThat(text(ask("prove", "play", noted), "claim")).isEqualTo("unique");
    }

    @Test
    void what_is_false_is_not_proved() {
        assertThat(text(ask("prove", "play", EASY, "claim", "r1c3=1"), "error")).isNotEmpty();
        assertThat(text(ask("prove", "play", EASY, "claim", "none"), "error")).isNotEmpty();
        assertThat(text(ask("prove", "play", EASY, "claim", "nonsense"), "error"))
                .isNotEmpty();
        assertThat(text(ask("prove", "play", HARD, "claim", "unique", "nodes", "1"), "without"))
                .isNotEmpty();
    }

    @Test
    void of_a_game_the_winner_s_strategy_is_proved() {
        Json.Obj answer = ask("prove", "play", "paletto:ABC/BCA/CAB");
        assertThat(text(checked(text(answer, "certificate")), "claim")).isEqualTo(text(answer, "claim"));
    }

    @Test
    void a_studio_that_checks_does_nothing_else() {
        String request = Json.obj().with("do", "solve").with("play", EASY).toString();
        for (String wrong : List.of(request, "", "[]", "{}", "{\"do\":\"verify\"}", "{\"do\":\"verify\",\"text\":7}")) {
            assertThat(checks.answer(wrong, Generator.Log.NONE, Words.ENGLISH)).startsWith("{\"error\":");
        }
        assertThat(text(checked("c tilewright chess win\n"), "error")).contains("c tilewright");
        String check = Json.obj().with("do", "verify").with("text", "c").toString();
        assertThat(Studio.withoutFiles(SudokuPuzzle.classic()).answer(check)).contains("no certificates");
    }
}
