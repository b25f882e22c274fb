package tilewright.studio;

/** A field of requests: its name, and what it holds. */
public sealed interface Field {

    String name();

    /** A string. */
    record Text(String name) implements Field {}

    /** A list of strings. */
    record Texts(String name) implements Field {}

    /** A boolean; false if it is absent. */
    record Truth(String name) implements Field {}

    /**
     * A whole number, or a string of its digits, because programs lose those of large numbers.
     *
     * @param otherwise its value if it is absent
     */
    record Whole(String name, long otherwise, long least, long most) implements Field {}

    Text PUZZLE = new Text("puzzle");
    Text SETUP = new Text("setup");
    Text PLAY = new Text("play");
    Text TEXT = new Text("text");
    Text GESTURE = new Text("gesture");
    Text THEN = new Text("then");
    Text MOVES = new Text("moves");
    Text COMMAND = new Text("command");
    Text SPOT = new Text("spot");
    Text NAME = new Text("name");
    Text TECHNIQUE = new Text("technique");
    Text ORDER = new Text("order");
    Text CONTENT = new Text("content");
    Text AGENT = new Text("agent");
    Text METHOD = new Text("method");
    Text UNTIL = new Text("until");
    Text VERB = new Text("verb");
    Text TO = new Text("to");
    Text BEFORE = new Text("before");
    Text CLAIM = new Text("claim");
    Text OF = new Text("of");
    Texts TEXTS = new Texts("texts");
    Truth CHANGES = new Truth("changes");
    Truth LOG = new Truth("log");
    Truth ALL = new Truth("all");
    Truth DARK = new Truth("dark");
    Whole SEED = new Whole("seed", 0, Long.MIN_VALUE, Long.MAX_VALUE);

    /** The number of a position among those that are made from a seed. */
    Whole NUMBER = new Whole("number", 1, 1, Long.MAX_VALUE);

    Whole NODE = new Whole("node", 0, 0, Integer.MAX_VALUE);
    Whole FROM = new Whole("from", 0, 0, Integer.MAX_VALUE);
    Whole STEP = new Whole("step", 0, 0, Long.MAX_VALUE);
    Whole ABOVE = new Whole("above", -1, 0, Integer.MAX_VALUE);
    Whole BELOW = new Whole("below", -1, 0, Integer.MAX_VALUE);

    /** Steps of a search, looking for an event: at most a few seconds of searching. */
    Whole WITHIN = new Whole("within", 20_000_000, 1, 20_000_000);

    Whole LIMIT = new Whole("limit", Long.MAX_VALUE, 1, Long.MAX_VALUE);
    Whole NODES = new Whole("nodes", 1_000_000, 1, 1_000_000_000);
    Whole DEPTH = new Whole("depth", 1, 0, 100);
}
