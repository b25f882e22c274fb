package tilewright.studio;

import java.util.List;
import java.util.stream.Stream;
import tilewright.puzzle.Study;
import tilewright.text.Ascii;
import tilewright.text.Json;

/**
 * The JSON of the protocol for those parts of a study or a review that can be shown, besides its line and its fields.
 */
final class ReportJson {

    private ReportJson() {}

    /**
     * An answer with all that can be shown of it.
     *
     * @param said the answer so far
     * @param path of a reviewed play, the nodes from the beginning to where it stands
     * @param from the first row that is wanted
     */
    static Json.Obj of(Study.Report report, Json.Obj said, List<Integer> path, int from) {
        Json.Obj shown = report.picture().map(picture -> shown(picture, said)).orElse(said);
        if (report.rows().isEmpty()) {
            return shown;
        }
        Stream<Study.Row> page = report.rows().stream().skip(from).limit(Request.PAGE);
        Json.Obj listed = shown.with("rows", Json.arr(page.map(row -> row(row, path))));
        return Request.more(from, report.rows().size(), listed);
    }

    private static Json.Obj shown(Study.Picture picture, Json.Obj said) {
        return said.withSentence("caption", picture.caption())
                .with("tone", name(picture.tone()))
                .with("marks", SceneJson.marks(picture.marks()))
                .withAll(picture.fields())
                .withNonEmpty("further", picture.further(), SceneJson::marks);
    }

    private static Json.Obj row(Study.Row row, List<Integer> path) {
        Json.Obj said = Json.obj()
                .withSentence("name", row.name())
                .withSentence("words", row.words())
                .with("tone", name(row.tone()));
        Json.Obj json = row.piece()
                .map(piece -> said.with("piece", SceneJson.piece(piece)))
                .orElse(said);
        if (row.shown().isPresent()) {
            Study.Moment moment = row.shown().get();
            return json.with("shown", Json.obj().with("method", moment.method()).with("step", moment.step()));
        }
        return row.moves() < 0 || row.moves() >= path.size() ? json : json.with("node", path.get(row.moves()));
    }

    private static String name(Study.Tone tone) {
        return Ascii.lower(tone.name());
    }
}
