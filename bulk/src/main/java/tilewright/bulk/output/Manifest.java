package tilewright.bulk.output;

import java.util.List;
import tilewright.cli.bulk.OutputOptions;
import tilewright.cli.context.Failure;
import tilewright.message.Message;
import tilewright.text.Json;

/**
 * The identity of a job: only the same job continues an unfinished one.
 *
 * @param version of the program
 * @param spec all that decides the answers besides the input
 * @param words what was typed, for people
 * @param input the files, each with its length and when it was changed
 * @param cores by which the input is cut
 */
public record Manifest(String version, String spec, List<String> words, List<String> input, int cores) {

    public Manifest {
        words = List.copyOf(words);
        input = List.copyOf(input);
    }

    /** Returns this identity with another number of cores. */
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
     * Refuses to continue another job.
     *
     * @param name of the folder
     * @throws Failure in a sentence
     */
    void check(Manifest now, String name) {
        Message folder = Message.verbatim(name);
        if (!version.equals(now.version)) {
            throw Failure.usage(OutputMessages.otherVersion(folder, version, now.version));
        }
        if (!spec.equals(now.spec)) {
            throw Failure.usage(OutputMessages.otherJob(folder, text(words), text(now.words)));
        }
        if (!input.equals(now.input)) {
            throw Failure.usage(OutputMessages.otherInput(folder));
        }
    }

    private static Message text(List<String> words) {
        return Message.verbatim(String.join(" ", words));
    }
}
