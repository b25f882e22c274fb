package tilewright.bulk.output;

import java.util.List;
import java.util.Optional;
import tilewright.cli.bulk.OutputOptions;
import tilewright.cli.context.Failure;
import tilewright.text.Json;

/**
 * The identity of a job: only the same one goes on with what was done.
 *
 * @param version of the program
 * @param spec all that decides the answers besides the input
 * @param words what was typed, for people
 * @param input the files, each with its length and when it was changed
 * @param cores by which the input is cut
 */
public record Manifest(String version, String spec, List<String> words, List<String> input, int cores) {

    static final String OVER = "; without --resume it starts over";

    public Manifest {
        words = List.copyOf(words);
        input = List.copyOf(input);
    }

    /** The same with this number of cores. */
    public Manifest withCores(int number) {
        return new Manifest(version, spec, words, input, number);
    }

    Json.Obj json() {
        return Json.obj()
                .with("version", version)
                .with("spec", spec)
                .with("words", Json.strings(words))
                .with("input", Json.strings(input))
                .with("cores", cores);
    }

    static Manifest of(Json.Obj json) {
        return new Manifest(
                OutputOptions.value(json, "version"),
                OutputOptions.value(json, "spec"),
                SealedJson.texts(json, "words"),
                SealedJson.texts(json, "input"),
                Integer.parseInt(OutputOptions.value(json, "cores")));
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
                : !spec.equals(now.spec)
                        ? Optional.of("'tilewright " + String.join(" ", words) + "', not by 'tilewright "
                                + String.join(" ", now.words) + "'")
                        : input.equals(now.input) ? Optional.empty() : Optional.of("a job with another input");
        difference.ifPresent(other -> {
            throw Failure.usage("'" + name + "' was begun by " + other + OVER);
        });
    }
}
