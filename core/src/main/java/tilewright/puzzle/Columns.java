package tilewright.puzzle;

import java.util.ArrayList;
import java.util.List;

/** The fields of a verb's answers that are columns where they are written as tables, in order. */
public record Columns(List<Column> all) {

    public static final Columns NONE = new Columns(List.of());

    /** The columns of the verb {@code candidates}, the same for all puzzles. */
    public static final Columns CANDIDATES = NONE.text("count").truth("exact").json("candidates", "placements");

    public Columns {
        all = List.copyOf(all);
    }

    public Columns text(String... names) {
        return with(Column.Type.TEXT, names);
    }

    /** Adds a column of texts of which there are few, such as grades; {@code values} has all of them, in order. */
    public Columns words(String name, List<String> values) {
        List<Column> more = new ArrayList<>(all);
        more.add(new Column(name, Column.Type.TEXT, values));
        return new Columns(more);
    }

    public Columns whole(String... names) {
        return with(Column.Type.WHOLE, names);
    }

    public Columns decimal(String... names) {
        return with(Column.Type.DECIMAL, names);
    }

    public Columns truth(String... names) {
        return with(Column.Type.TRUTH, names);
    }

    public Columns texts(String... names) {
        return with(Column.Type.TEXTS, names);
    }

    public Columns wholes(String... names) {
        return with(Column.Type.WHOLES, names);
    }

    public Columns json(String... names) {
        return with(Column.Type.JSON, names);
    }

    /** Returns these columns and more. */
    private Columns with(Column.Type type, String... names) {
        List<Column> more = new ArrayList<>(all);
        for (String name : names) {
            more.add(new Column(name, type));
        }
        return new Columns(more);
    }
}
