package tilewright.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilewright.Puzzles;
import tilewright.studio.Studio;
import tilewright.text.Json;

/** Prints the CPU time and the characters of views and moves of the protocol, whole and by what changed, in one thread. */
public final class ViewTimes {

    private static final int ROUNDS = 9;
    private static final long ROUND = 300_000_000;
    private static final int MOVES = 16;

    private ViewTimes() {}

    /** Prints the times; takes no arguments. */
    public static void main(String[] arguments) {
        Studio studio = new Studio(Puzzles.CATALOG);
        for (String puzzle : List.of("sudoku", "paletto", "hues", "trominoes")) {
            Json.Obj view = answer(studio, Json.obj().with("do", "new").with("puzzle", puzzle));
            Map<String, List<String>> kinds = requests(studio, view);
            double[][] times = new double[kinds.size()][ROUNDS];
            for (int round = 0; round < ROUNDS; round++) {
                int kind = 0;
                for (List<String> requests : kinds.values()) {
                    times[kind++][round] = microseconds(studio, requests);
                }
            }
            int at = 0;
            for (var kind : kinds.entrySet()) {
                double[] each = times[at++];
                Arrays.sort(each);
                kind.getValue().forEach(studio::answer);
                int length = studio.answer(kind.getValue().getLast()).length();
                System.out.printf(
                        "%-9s %-13s %7.1f us (%.1f to %.1f), %6d characters%n",
                        puzzle, kind.getKey(), each[ROUNDS / 2], each[0], each[ROUNDS - 1], length);
            }
        }
    }

    private static Json.Obj answer(Studio studio, Json.Obj request) {
        return (Json.Obj) Json.parse(studio.answer(request.toString()));
    }

    /** A view of a play, and the moves of a game, each of which goes on where the one before ended. */
    private static Map<String, List<String>> requests(Studio studio, Json.Obj first) {
        List<String> whole = new ArrayList<>();
        List<String> changes = new ArrayList<>();
        Json.Obj view = first;
        for (int move = 0; move < MOVES; move++) {
            Json.Obj act = Json.obj()
                    .with("do", "act")
                    .with("play", text(view.field("play").orElseThrow()))
                    .with("gesture", gesture(view));
            whole.add(act.toString());
            changes.add(act.with("changes", true).toString());
            view = answer(studio, act);
        }
        Json.Obj asked = Json.obj()
                .with("do", "view")
                .with("play", text(view.field("play").orElseThrow()));
        Map<String, List<String>> requests = new LinkedHashMap<>();
        requests.put("view", List.of(asked.toString()));
        requests.put("view, changes", List.of(asked.with("changes", true).toString()));
        requests.put("act", whole);
        requests.put("act, changes", changes);
        return requests;
    }

    /** The last gesture that is offered. */
    private static String gesture(Json.Obj view) {
        Json.Obj offered = (Json.Obj) view.field("gestures").orElseThrow();
        List<String> all = new ArrayList<>();
        ((Json.Arr) offered.field("tap").orElseThrow()).items().forEach(spot -> all.add("tap:" + text(spot)));
        for (String kind : List.of("drag", "type")) {
            ((Json.Obj) offered.field(kind).orElseThrow())
                    .fields()
                    .forEach((spot, ends) -> all.add(kind + ":" + spot + ":"
                            + text(((Json.Arr) ends).items().getFirst())));
        }
        return all.getLast();
    }

    private static String text(Json value) {
        return ((Json.Str) value).value();
    }

    private static double microseconds(Studio studio, List<String> requests) {
        long start = cpu();
        long answers = 0;
        while (cpu() - start < ROUND) {
            for (int i = 0; i < 10; i++) {
                for (String request : requests) {
                    studio.answer(request);
                    answers++;
                }
            }
        }
        return (cpu() - start) / 1e3 / answers;
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
