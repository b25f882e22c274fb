package tilewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Puzzles;
import tilewright.Sample;
import tilewright.Seeds;
import tilewright.blank.BlankPuzzle;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Guide;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.text.Json;

/** This file is long because it asks for each request of the protocol once. */
final class StudioTest {

    private final Studio studio = new Studio(new Catalog(List.of(new BlankPuzzle())));

    private Json.Obj ask(String request) {
        return ask(studio, request);
    }

    private static Json.Obj ask(Studio studio, String request) {
        return (Json.Obj) Json.parse(studio.answer(request.replace('\'', '"')));
    }

    private static String text(Json.Obj answer, String field) {
        return answer.field(field)
                .map(value -> value instanceof Json.Str(String s) ? s : value.toString())
                .orElse("-");
    }

    @Test
    void a_play_begins_anew_where_it_stands_and_what_lies_there_is_fixed() {
        Studio sudoku = new Studio(Puzzles.CATALOG);
        String empty = ".".repeat(81);
        Json begun = Json.parse(sudoku.answer("{\"do\":\"begin\",\"play\":\"sudoku:" + empty + " | r1c1=5,r1c2=6\"}"));
        assertThat(text((Json.Obj) begun, "play")).isEqualTo("sudoku:56" + empty.substring(2));
        String again = "{\"do\":\"begin\",\"play\":\"" + text((Json.Obj) begun, "play") + "\"}";
        assertThat(sudoku.answer(again)).isEqualTo(begun.toString());
    }

    @Test
    void a_play_goes_along_with_each_request() {
        Json.Obj view = ask("{'do':'act','play':'blank:...','gesture':'tap:r1c2'}");
        assertThat(text(view, "play")).isEqualTo("blank:... | r1c2");
        assertThat(text(view, "id")).isEqualTo("blank:.x.");
        assertThat(text(view, "gestures")).isEqualTo("{\"tap\":[\"r1c1\",\"r1c3\"],\"drag\":{},\"type\":{}}");
        Json.Obj undone = ask("{'do':'undo','play':'blank:... | r1c2'}");
        assertThat(text(undone, "id")).isEqualTo("blank:...");
        assertThat(text(undone, "history")).isEqualTo("{\"node\":0,\"undo\":false,\"redo\":true,\"size\":1}");
        assertThat(studio.answer("{\"do\":\"history\",\"play\":\"blank:... | r1c2 @0\"}"))
                .isEqualTo("{\"steps\":[{\"parent\":0,\"move\":\"r1c2\"}]}");
        assertThat(text(ask("{'do':'redo','play':'blank:... | r1c2 @0'}"), "id"))
                .isEqualTo("blank:.x.");
        assertThat(text(ask("{'do':'goto','node':0,'play':'blank:... | r1c2'}"), "id"))
                .isEqualTo("blank:...");
    }

    @Test
    void a_long_history_comes_in_pages() {
        String play = "blank:... |" + " 0:r1c1".repeat(15_001);
        List<String> steps = new ArrayList<>();
        List<Integer> pages = new ArrayList<>();
        for (int from = 0; from >= 0; ) {
            Json.Obj page = ask("{'do':'history','play':'" + play + "','from':" + from + "}");
            Json.Arr list = (Json.Arr) page.field("steps").orElseThrow();
            list.items().forEach(step -> steps.add(step.toString()));
            pages.add(list.items().size());
            String more = text(page, "more");
            from = more.equals("-") ? -1 : Integer.parseInt(more);
        }
        assertThat(pages).containsExactly(10_000, 5_001);
        assertThat(steps).hasSize(15_001).containsOnly("{\"parent\":0,\"move\":\"r1c1\"}");
        assertThat(text(ask("{'do':'history','play':'blank:...','from':7}"), "steps"))
                .isEqualTo("[]");
    }

    @Test
    void several_gestures_are_one_step_or_none() {
        Json.Obj view = ask("{'do':'act','play':'blank:...','gesture':'tap:r1c2 tap:r1c3'}");
        assertThat(text(view, "play")).isEqualTo("blank:... | r1c2,r1c3");
        assertThat(text(ask("{'do':'undo','play':'blank:... | r1c2,r1c3'}"), "id"))
                .isEqualTo("blank:...");
        Json.Obj refused = ask("{'do':'act','play':'blank:...','gesture':'tap:r1c2 tap:r1c2'}");
        assertThat(text(refused, "play")).isEqualTo("blank:...");
        assertThat(text(refused, "refused")).endsWith(".");
        assertThat(text(ask("{'do':'act','play':'blank:...','gesture':'tap:r1c2 '}"), "error"))
                .contains("a gesture begins with tap:, drag: or type:");
    }

    @Test
    void a_request_has_as_many_characters_and_gestures_as_it_may_and_no_more() {
        String view = "{'do':'view','play':'blank:...'}";
        assertThat(text(ask(view + " ".repeat(4_000_000 - view.length())), "id"))
                .isEqualTo("blank:...");
        assertThat(text(ask(view + " ".repeat(4_000_001 - view.length())), "error"))
                .isEqualTo("a request has at most 4000000 characters");
        String act = "{'do':'act','play':'blank:...','gesture':'tap:r1c1%s'}";
        assertThat(text(ask(act.formatted(" tap:r1c1".repeat(19_999))), "refused"))
                .endsWith(".");
        assertThat(text(ask(act.formatted(" tap:r1c1".repeat(20_000))), "error"))
                .isEqualTo("column 180001: there are more than 20000 gestures");
    }

    @Test
    void a_game_that_is_full_refuses_what_would_make_it_longer() {
        String full = "blank:x.... | r1c2" + " 0:r1c2".repeat(19_999);
        for (String verb :
                List.of("'act','gesture':'tap:r1c3'", "'act','moves':'r1c3'", "'command','command':'fill'")) {
            Json.Obj view = ask("{'do':" + verb + ",'play':'" + full + "'}");
            assertThat(text(view, "refused")).isEqualTo("A game has at most 20000 moves.");
            assertThat(text(view, "play")).isEqualTo(full);
        }
    }

    @Test
    void a_command_after_gestures_is_one_step_with_them() {
        String noted = "sudoku:" + ".".repeat(81) + " | r1c2?35 r9c1?5 r1c1?5";
        Studio all = new Studio(Puzzles.CATALOG);
        Json.Obj view = ask(all, "{'do':'act','play':'" + noted + "','gesture':'type:r1c1:5','then':'sweep'}");
        assertThat(text(view, "play")).isEqualTo(noted + " r1c1=5,r1c2?5,r9c1?5");
        assertThat(text(ask(all, "{'do':'undo','play':'" + text(view, "play") + "'}"), "play"))
                .isEqualTo(noted + " r1c1=5,r1c2?5,r9c1?5 @3");
        view = ask(all, "{'do':'act','play':'" + noted + "','gesture':'type:r5c5:4','then':'sweep'}");
        assertThat(text(view, "play")).isEqualTo(noted + " r5c5=4");
        assertThat(text(ask("{'do':'act','play':'blank:x.','gesture':'tap:r1c2','then':'fill'}"), "play"))
                .isEqualTo("blank:x. | r1c2");
        assertThat(text(ask("{'do':'act','play':'blank:x.','gesture':'tap:r1c2','then':'x'}"), "error"))
                .isEqualTo("blank does not support x");
    }

    @Test
    void a_command_is_offered_carried_out_and_refused() {
        assertThat(text(ask("{'do':'view','play':'blank:x..'}"), "commands")).isEqualTo("[\"fill\"]");
        Json.Obj view = ask("{'do':'command','play':'blank:x..','command':'fill'}");
        assertThat(text(view, "play")).isEqualTo("blank:x.. | r1c2,r1c3");
        assertThat(text(view, "commands")).isEqualTo("[]");
        assertThat(text(ask("{'do':'command','play':'blank:xx','command':'fill'}"), "refused"))
                .endsWith(".");
        assertThat(text(ask("{'do':'command','play':'blank:xx','command':'x'}"), "error"))
                .isEqualTo("blank does not support x");
    }

    @Test
    void a_log_is_heard_while_it_is_written_and_is_in_the_answer() {
        List<String> heard = new ArrayList<>();
        Studio all = new Studio(Puzzles.CATALOG);
        String request = "{\"do\":\"new\",\"puzzle\":\"sudoku\",\"seed\":7,\"log\":true}";
        Json.Obj view = (Json.Obj) Json.parse(all.answer(request, line -> heard.add(line.text())));
        assertThat(heard).hasSizeGreaterThan(20);
        assertThat(view.field("log")).contains(Json.strings(heard));
        assertThat(all.answer(request)).isEqualTo(view.toString());
        heard.clear();
        all.answer(request.replace(",\"log\":true", ""), line -> heard.add(line.text()));
        assertThat(heard).isEmpty();
    }

    @Test
    void a_spot_is_explained() {
        assertThat(text(ask("{'do':'explain','play':'blank:x..','spot':'r1c2'}"), "lines"))
                .isEqualTo("[{\"about\":\"\",\"fits\":true,\"text\":\"This is r1c2.\",\"marks\":[]}]");
        assertThat(text(ask("{'do':'explain','play':'blank:x..','spot':'r9c9'}"), "error"))
                .contains("unknown spot");
    }

    @Test
    void a_gesture_that_is_not_offered_leaves_the_play_and_says_why() {
        Json.Obj view = ask("{'do':'act','play':'blank:x..','gesture':'tap:r1c1'}");
        assertThat(text(view, "refused")).endsWith(".");
        assertThat(text(view, "play")).isEqualTo("blank:x..");
    }

    @Test
    void going_on_to_an_event_can_be_cut_into_slices() {
        Json.Obj whole = ask("{'do':'watch','play':'blank:....................','until':'solution'}");
        long step = 0;
        Json.Obj slice;
        do {
            slice = ask("{'do':'watch','play':'blank:....................','until':'solution','within':1,'step':" + step
                    + "}");
            step = Long.parseLong(text(slice, "step"));
        } while (!text(slice, "event").equals("solution"));
        assertThat(slice).isEqualTo(whole);
    }

    @Test
    void a_search_stands_at_the_same_step_however_it_got_there() {
        Json.Obj there = ask("{'do':'watch','play':'blank:....','step':3}");
        ask("{'do':'watch','play':'blank:....','step':5}");
        assertThat(ask("{'do':'watch','play':'blank:....','step':3}")).isEqualTo(there);
        assertThat(text(there, "event")).isEqualTo("descend");
        assertThat(text(there, "id")).isEqualTo("blank:xxx.");
        Json.Obj solved = ask("{'do':'watch','play':'blank:....','until':'solution'}");
        assertThat(text(solved, "id")).isEqualTo("blank:xxxx");
        assertThat(text(ask("{'do':'watch','play':'blank:....','step':1000}"), "finished"))
                .isEqualTo("true");
    }

    @Test
    void a_search_is_watched_to_its_end_however_far_that_is() {
        assertThat(text(ask("{'do':'watch','play':'blank:....','step':1000000000000}"), "finished"))
                .isEqualTo("true");
    }

    @Test
    void a_search_halts_where_the_depth_passes_a_bound() {
        Json.Obj deep = ask("{'do':'watch','play':'blank:....','above':2}");
        assertThat(text(deep, "depth")).isEqualTo("3");
        assertThat(text(deep, "met")).isEqualTo("true");
        assertThat(text(deep, "step")).isEqualTo("3");
        Json.Obj back = ask("{'do':'watch','play':'blank:....','below':2,'step':3}");
        assertThat(text(back, "event")).isEqualTo("retreat");
        assertThat(text(back, "depth")).isEqualTo("1");
        Json.Obj deeper = ask("{'do':'watch','play':'blank:......','above':2,'step':3,'within':2}");
        assertThat(text(deeper, "depth")).isEqualTo("5");
        assertThat(text(deeper, "met")).isEqualTo("false");
        Json.Obj short_of_it = ask("{'do':'watch','play':'blank:....','above':2,'within':2}");
        assertThat(text(short_of_it, "met")).isEqualTo("false");
        assertThat(text(short_of_it, "step")).isEqualTo("2");
    }

    @Test
    void a_search_counts_its_solutions_and_tells_what_is_behind_it() {
        Json.Obj end = ask("{'do':'watch','play':'blank:....','step':1000}");
        assertThat(text(end, "solutions")).isEqualTo("1");
        assertThat(text(end, "behind")).isEqualTo("1000000");
        Studio all = new Studio(Puzzles.CATALOG);
        Puzzles.CATALOG
                .puzzles()
                .forEach(puzzle -> puzzle.abilities(new Workspace()).solver().ifPresent(solver -> {
                    String play = text(
                            (Json.Obj)
                                    Json.parse(all.answer("{\"do\":\"new\",\"puzzle\":\"%s\"}".formatted(puzzle.id()))),
                            "play");
                    solver.methods().forEach(method -> {
                        long last = 0;
                        for (int step = 0; step < 600; step += Sample.size(7, 1)) {
                            Json.Obj moment = (Json.Obj) Json.parse(
                                    all.answer("{\"do\":\"watch\",\"play\":\"%s\",\"method\":\"%s\",\"step\":%d}"
                                            .formatted(play, method.id(), step)));
                            if (moment.field("behind").isEmpty()) {
                                continue;
                            }
                            long behind = Long.parseLong(text(moment, "behind"));
                            assertThat(behind).as("%s, step %d", method, step).isBetween(last, 1_000_000L);
                            last = behind;
                        }
                    });
                }));
    }

    @Test
    void a_hint_that_gestures_cannot_carry_out_has_moves_that_do_in_one_step() {
        Studio all = new Studio(Puzzles.CATALOG);
        String start = "sudoku:.92..85..8..5...1......28.6.1.2.97687...8...3..87...4....3.1.8..518.4.2..8.......";
        Json.Obj hint = (Json.Obj) Json.parse(all.answer("{\"do\":\"hint\",\"play\":\"%s\"}".formatted(start)));
        assertThat(text(hint, "moves")).isEqualTo("auto=on,r2c9x7");
        String act = "{\"do\":\"act\",\"play\":\"%s\",\"moves\":\"auto=on,r2c9x7\"}";
        Json.Obj view = (Json.Obj) Json.parse(all.answer(act.formatted(start)));
        assertThat(text(view, "play")).isEqualTo(start + " | auto=on,r2c9x7");
        Json.Obj again = (Json.Obj) Json.parse(all.answer(act.formatted(text(view, "play"))));
        assertThat(text(again, "refused")).isEqualTo("That cannot be done now.");
        assertThat(text(again, "play")).isEqualTo(text(view, "play"));
    }

    @Test
    void a_node_is_named_and_the_name_comes_back() {
        Json.Obj named = ask("{'do':'name','play':'blank:... | r1c2 r1c1','node':1,'name':' my  try '}");
        assertThat(text(named, "play")).isEqualTo("blank:... | r1c2 r1c1 @1=my_try");
        assertThat(text(ask("{'do':'history','play':'" + text(named, "play") + "'}"), "steps"))
                .isEqualTo("[{\"parent\":0,\"move\":\"r1c2\",\"name\":\"my try\"},{\"parent\":1,\"move\":\"r1c1\"}]");
        Json.Obj first = ask("{'do':'name','play':'blank:...','name':'x'}");
        assertThat(ask("{'do':'history','play':'" + text(first, "play") + "'}"))
                .hasToString("{\"steps\":[],\"name\":\"x\"}");
    }

    @Test
    void solutions_are_share_ids() {
        assertThat(ask("{'do':'solve','play':'blank:x..'}"))
                .hasToString("{\"solutions\":[\"blank:xxx\"],\"nodes\":2,\"complete\":false}");
    }

    @Test
    void a_study_that_can_be_shown_comes_with_marks_and_a_caption() {
        Studio all = new Studio(Puzzles.CATALOG);
        Json.Obj shown = (Json.Obj) Json.parse(
                all.answer("{\"do\":\"study\",\"verb\":\"coloring\",\"play\":\"trominoes:g.../..../..../....\"}"));
        assertThat(text(shown, "line")).isEqualTo("r1c1 can hold the green tile");
        assertThat(text(shown, "lineSpans")).isEqualTo("[[0,4,\"r1c1\"]]");
        assertThat(text(shown, "caption")).contains("r1c1 can hold the green tile");
        assertThat(text(shown, "marks")).contains("{\"kind\":\"dot\",\"ink\":\"hue-3\",\"box\":[12,0,12,12]}");
        Json.Obj told = (Json.Obj) Json.parse(all.answer("{\"do\":\"study\",\"verb\":\"rate\",\"play\":\"hues:%s\"}"
                .formatted("......../".repeat(7) + "........")));
        assertThat(text(told, "line")).isEqualTo("several completions");
        assertThat(text(told, "caption")).startsWith("There are several completions.");
        assertThat(text(told, "marks")).isEqualTo("[]");
    }

    @Test
    void a_sentence_comes_with_the_places_of_its_cells_and_colors() {
        Studio all = new Studio(Puzzles.CATALOG);
        Json.Obj refused = (Json.Obj) Json.parse(all.answer("{'do':'act','play':'sudoku:%s','gesture':'type:r1c1:5'}"
                .formatted("6" + ".".repeat(80))
                .replace('\'', '"')));
        assertThat(text(refused, "refused")).isEqualTo("Row 1, column 1 is a clue and cannot change.");
        assertThat(text(refused, "refusedSpans")).isEqualTo("[[0,15,\"r1c1\"]]");
        Json.Obj view = (Json.Obj)
                Json.parse(all.answer("{'do':'view','play':'paletto:CBC/ACA/BAB | r1c1'}".replace('\'', '"')));
        assertThat(text(view, "status")).contains("C, or end the turn.\",\"wordsSpans\":[[36,37,\"C\"]]");
        Json.Obj won = (Json.Obj) Json.parse(
                all.answer("{'do':'view','play':'paletto:.../.C./... 2 1 220,112 | r2c2'}".replace('\'', '"')));
        assertThat(text(won, "status"))
                .contains("\"reasons\":[\"all 3 pieces of color C\",\"the last piece\"]")
                .contains("\"reasonsSpans\":[[[22,23,\"C\"]],[]]");
    }

    @Test
    void a_guide_comes_with_a_picture_of_each_section() {
        Studio all = new Studio(Puzzles.CATALOG);
        int[] told = new int[1];
        Puzzles.CATALOG.puzzles().forEach(puzzle -> {
            Guide rules = Guide.of(puzzle);
            Json.Obj guide =
                    (Json.Obj) Json.parse(all.answer("{\"do\":\"guide\",\"puzzle\":\"%s\"}".formatted(puzzle.id())));
            assertThat(text(guide, "how")).as(puzzle.id()).isEqualTo(rules.how());
            List<Json> sections = ((Json.Arr) guide.field("sections").orElseThrow()).items();
            long pictures = sections.stream()
                    .filter(section -> ((Json.Obj) section).field("scene").isPresent())
                    .count();
            assertThat(pictures).as(puzzle.id()).isEqualTo(rules.sections().size());
            told[0] += rules.sections().size();
        });
        assertThat(told[0]).as("sections of all rules").isGreaterThanOrEqualTo(12);
        assertThat(text(ask("{'do':'guide','puzzle':'blank'}"), "how")).isEqualTo("Tap a free cell to fill it.");
    }

    @Test
    void a_guide_names_the_techniques_of_hints_and_the_articles() {
        Studio all = new Studio(Puzzles.CATALOG);
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            Json.Obj guide =
                    (Json.Obj) Json.parse(all.answer("{\"do\":\"guide\",\"puzzle\":\"%s\"}".formatted(puzzle.id())));
            List<String> techniques = ((Json.Arr) guide.field("techniques").orElseThrow())
                    .items().stream().map(name -> ((Json.Str) name).value()).toList();
            var finder = puzzle.abilities(new Workspace()).steps();
            assertThat(techniques.isEmpty()).as(puzzle.id()).isEqualTo(finder.isEmpty());
            finder.ifPresent(steps -> assertThat(techniques)
                    .contains("X-Wing")
                    .hasSizeGreaterThan(50)
                    .doesNotHaveDuplicates()
                    .allMatch(name -> steps.refusal(name).isEmpty()));
            List<Json> articles = ((Json.Arr) guide.field("articles").orElseThrow()).items();
            assertThat(articles)
                    .extracting(article -> text((Json.Obj) article, "id"))
                    .isEqualTo(Handbook.of(puzzle).ids());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "sudoku, hrad, did you mean 'hard'?",
        "sudoku, Easy, did you mean 'easy'?",
        "sudoku, needs-xwingg, did you mean 'needs-x-wing'?",
        "sudoku, practice-skyscrapper, did you mean 'practice-skyscraper'?",
        "hues, medum, did you mean 'medium'?",
        "paletto, 5x5-tarp, did you mean '5x5-trap'?",
        "trominoes, 7-uniqe, did you mean '7-unique'?",
        "trominoes, 40, the side must be 1 to 30",
        "sudoku, zzzzzz, expected singles"
    })
    void a_setup_that_cannot_be_read_is_answered_with_the_nearest(String puzzle, String setup, String sentence) {
        String request = "{\"do\":\"new\",\"puzzle\":\"%s\",\"setup\":\"%s\"}".formatted(puzzle, setup);
        String error = text((Json.Obj) Json.parse(new Studio(Puzzles.CATALOG).answer(request)), "error");
        assertThat(error).contains(sentence);
        assertThat(error.contains("did you mean")).isEqualTo(sentence.startsWith("did you mean"));
    }

    @Test
    void a_large_seed_may_be_a_string() {
        String request = "{'do':'new','puzzle':'blank','setup':'20','seed':%s}";
        assertThat(ask(request.formatted("'9223372036854775807'")))
                .isEqualTo(ask(request.formatted("9223372036854775807")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "; column 1",
                "[1]; a request is a JSON object",
                "{\"do\":\"veiw\"}; did you mean 'view'?",
                "{}; lacks the field (do)",
                "{\"do\":7}; (do) must be a string",
                "{\"do\":\"view\"}; lacks the field (play)",
                "{\"do\":\"view\",\"play\":\"blank:?\"}; column 7: expected a row",
                "{\"do\":\"new\",\"puzzle\":\"blanc\"}; did you mean 'blank'?",
                "{\"do\":\"new\",\"puzzle\":\"blank\",\"setup\":\"21\"}; must be 1 to 20",
                "{\"do\":\"new\",\"puzzle\":\"blank\",\"seed\":1.5}; must be a whole number",
                "{\"do\":\"goto\",\"play\":\"blank:.\",\"node\":1}; must be from 0 to 0",
                "{\"do\":\"count\",\"play\":\"blank:.\"}; does not support count",
                "{\"do\":\"study\",\"verb\":\"rate\",\"play\":\"blank:.\"}; does not support rate",
                "{\"do\":\"review\",\"play\":\"blank:.\"}; does not support review",
                "{\"do\":\"watch\",\"play\":\"blank:.\",\"method\":\"magic\"}; unknown method 'magic'",
                "{\"do\":\"watch\",\"play\":\"blank:.\",\"until\":\"noon\"}; unknown event 'noon'",
                "{\"do\":\"agent\",\"play\":\"blank:.\",\"agent\":\"hal\"}; unknown computer player 'hal'",
                "{\"do\":\"name\",\"play\":\"blank:.\",\"node\":1,\"name\":\"\"}; must be from 0 to 0",
                "{\"do\":\"name\",\"play\":\"blank:.\"}; lacks the field (name)",
                "{\"do\":\"act\",\"play\":\"blank:.\",\"gesture\":\"kick:r1c1\"}; a gesture begins with",
            })
    void a_bad_request_is_answered_with_a_sentence(String request, String sentence) {
        Json.Obj answer = (Json.Obj) Json.parse(studio.answer(request == null ? "" : request));
        assertThat(text(answer, "error")).contains(sentence);
        assertThat(text(answer, "explained")).contains(text(answer, "error"));
    }

    @Test
    void nothing_that_a_request_may_hold_brings_the_studio_down() {
        List<String> good = List.of(
                "{\"do\":\"puzzles\"}",
                "{\"do\":\"new\",\"puzzle\":\"blank\",\"setup\":\"5\",\"seed\":\"7\",\"log\":true}",
                "{\"do\":\"act\",\"play\":\"blank:... | r1c2 0:r1c3 @1\",\"gesture\":\"tap:r1c1\"}",
                "{\"do\":\"watch\",\"play\":\"blank:...\",\"method\":\"cells\",\"step\":2,\"until\":\"solution\"}",
                "{\"do\":\"convert\",\"play\":\"blank:..\",\"to\":\"share\"}");
        Seeds.each(5_000, random -> {
            StringBuilder request = new StringBuilder(good.get(random.below(good.size())));
            for (int times = 1 + random.below(3); times > 0; times--) {
                int at = random.below(request.length());
                int to = Math.min(request.length(), at + 1 + random.below(5));
                switch (random.below(3)) {
                    case 0 -> request.delete(at, to);
                    case 1 -> request.insert(at, request.substring(at, to));
                    default -> request.setCharAt(at, (char) random.below(256));
                }
                if (request.isEmpty()) {
                    request.append('{');
                }
            }
            assertThat(Json.parse(studio.answer(request.toString()))).isInstanceOf(Json.Obj.class);
        });
    }
}
