package tilewright.page;

import java.util.ArrayList;
import java.util.List;

/**
 * A game that ends: from a position on, each hint of the studio is followed.
 *
 * @param start the share ID to begin with
 * @param gestures in turn, as text
 * @param names what the spots that a gesture names are called then, for each gesture
 * @param last the play before the last gesture
 * @param words how the game stands at the end
 */
public record Plan(String start, List<String> gestures, List<List<String>> names, String last, String words) {

    private static final int MOST = 200;

    public static Plan from(String start) {
        List<String> gestures = new ArrayList<>();
        List<List<String>> names = new ArrayList<>();
        Answer view = Answer.about(start, "view");
        String last = view.text("play");
        while (!over(view)) {
            if (gestures.size() > MOST) {
                throw new AssertionError("no end after " + gestures);
            }
            for (String gesture : Answer.about(view.text("play"), "hint").texts("gestures")) {
                gestures.add(gesture);
                names.add(named(gesture, view));
                last = view.text("play");
                view = Answer.to("{'do':'act','play':'" + view.text("play") + "','gesture':'" + gesture + "'}");
            }
        }
        return new Plan(start, gestures, names, last, view.at("status").text("words"));
    }

    private static boolean over(Answer view) {
        return view.at("status").text("over").equals("true");
    }

    /** The labels of a gesture's spots, with what is there before where it is, as the page has them. */
    private static List<String> named(String gesture, Answer view) {
        String[] parts = gesture.split(":");
        List<String> spots = parts[0].equals("drag") ? List.of(parts[1], parts[2]) : List.of(parts[1]);
        return spots.stream()
                .map(id -> view.at("scene").items("spots").stream()
                        .filter(spot -> spot.text("id").equals(id))
                        .findFirst()
                        .orElseThrow()
                        .text("label"))
                .map(label -> label.replaceFirst("^(row \\d+, column \\d+), (.+)$", "$2, $1"))
                .toList();
    }
}
