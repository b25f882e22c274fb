package tilewright.page;

import java.util.List;
import java.util.Map;
import tilewright.Puzzles;
import tilewright.message.Words;
import tilewright.puzzle.Generator;
import tilewright.studio.Studio;
import tilewright.text.Json;

/** An answer of the studio on this side, read by the names of its fields. */
public record Answer(Json.Obj fields) {

    private static final Studio STUDIO = new Studio(Puzzles.CATALOG);

    /** Returns the answer to a request, which may have single quotes for double ones. */
    public static Answer to(String request) {
        return read(request.replace('\'', '"'));
    }

    public static Answer to(Json.Obj request) {
        return read(request.toString());
    }

    private static Answer read(String request) {
        return read(request, Words.ENGLISH);
    }

    private static Answer read(String request, Words words) {
        return new Answer((Json.Obj) Json.parse(STUDIO.answer(request, Generator.Log.NONE, words)));
    }

    /** The answer about a play. */
    public static Answer about(String play, String verb) {
        return to("{'do':'" + verb + "','play':'" + play + "'}");
    }

    /** The view of a play in a language. */
    public static Answer view(String play, Words words) {
        return read(Json.obj().with("do", "view").with("play", play).toString(), words);
    }

    public Answer at(String name) {
        return new Answer((Json.Obj) field(name));
    }

    public String text(String name) {
        return field(name) instanceof Json.Str(String text) ? text : field(name).toString();
    }

    public List<String> texts(String name) {
        return ((Json.Arr) field(name))
                .items().stream()
                        .map(item -> item instanceof Json.Str(String text) ? text : item.toString())
                        .toList();
    }

    public List<Answer> items(String name) {
        return ((Json.Arr) field(name))
                .items().stream().map(item -> new Answer((Json.Obj) item)).toList();
    }

    public Map<String, Json> map() {
        return fields.fields();
    }

    public boolean has(String name) {
        return fields.field(name).isPresent();
    }

    private Json field(String name) {
        return fields.field(name).orElseThrow(() -> new AssertionError("no field " + name + " in " + fields));
    }
}
