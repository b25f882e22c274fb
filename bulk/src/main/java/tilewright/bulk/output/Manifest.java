package tilewright.bulk.output;

import java.util.List;
import java.util.Optional;
import tilewright.cli.bulk.Harvest;
import tilewright.cli.context.Failure;
import tilewright.text.Json;

/**
 * What a job is, so that a later one can tell whether it is the same and goes on with what was done.
 *
 * @param version of the program
 * @param words all that decides the answers besides the input
 * @param input the files, each with its length and when it was changed
 * @param cores by which the input is cut
 */
public record Manifest(String version, List<String> words, List<String> input, int cores) {

    static final String OVER = "; without --resume it starts over";

    public Manifest {
        words = List.copyOf(words);
        input = List.copyOf(input);
    }

    /** The same with this number of cores. */
    public Manifest withCores(int number) {
        return new Manifest(version, words, input, number);
    }

    Json.Obj json() {
        return Json.obj()
                .with("version", version)
                .with("words", Json.strings(words))
                .with("input", Json.strings(input))
                .with("cores", cores);
    }

    static Manifest of(Json.Obj json) {
        return new Manifest(
                Harvest.value(json, "version"),
                texts(json, "words"),
                texts(json, "input"),
                Integer.parseInt(Harvest.value(json, "cores")));
    }

    private static List<String> texts(Json.Obj json, String field) {
        return json.field(field).map(list -> (Json.Arr) list).map(Json.Arr::items).orElse(List.of()).stream()
                .map(text -> ((Json.Str) text).value())
                .toList();
    }

    /**
     * Refuses to go on with another job.
     *
     * @param name of the folder
     * @throws Failure in a sentence
     */
    void check(Manifest now, String name) {
        Optional<String> difference = !version.equals(now.version)
                ? Optional.of("version " + version + " of this program, not " + now.version)
                : !words.equals(now.words)
                        ? Optional.of("'tilewright " + String.join(" ", words) + "', not by 'tilewright "
                                + String.join(" ", now.words) + "'")
                        : input.equals(now.input) ? Optional.empty() : Optional.of("a job with another input");
        difference.ifPresent(other -> {
            throw Failure.usage("'" + name + "' was begun by " + other + OVER);
        });
    }
}
