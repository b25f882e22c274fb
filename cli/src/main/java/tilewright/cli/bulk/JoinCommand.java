package tilewright.cli.bulk;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.cli.context.RegularFile;
import tilewright.message.Message;
import tilewright.text.Json;
import tilewright.text.TextError;

/** Adds the reports of jobs that made different positions, such as parts of a census. */
public final class JoinCommand implements Callable<Integer> {

    private static final List<String> NUMBERS = List.of("made", "lines", "good", "bad", "overBudget", "spent");

    private final Context context;
    private final Supplier<String> first;
    private final Supplier<List<String>> others;

    public JoinCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(HelpMessages.join());
        builder.example("tilewright bulk join monday tuesday");
        this.first = builder.at(0, "FOLDER", HelpMessages.joinFirst());
        this.others = builder.rest("FOLDERS", HelpMessages.joinOthers(), List.of());
    }

    @Override
    public Integer call() {
        List<String> folders = new ArrayList<>(List.of(first.get()));
        folders.addAll(others.get());
        Counters counters = new Counters();
        long[] sums = new long[NUMBERS.size()];
        List<Run> runs = new ArrayList<>();
        for (String folder : folders) {
            Json.Obj report = report(folder);
            Run run = Run.of(report);
            if (runs.stream().anyMatch(other -> !other.recipe().equals(run.recipe()))) {
                throw Failure.usage(BulkMessages.otherRecipe(
                        Message.verbatim(folder),
                        Message.verbatim(run.recipe()),
                        Message.verbatim(runs.getFirst().recipe()),
                        Message.verbatim(folders.getFirst())));
            }
            if (runs.stream().anyMatch(run::overlaps)) {
                throw Failure.usage(BulkMessages.samePositions(Message.verbatim(folder)));
            }
            runs.add(run);
            for (int i = 0; i < sums.length; i++) {
                sums[i] += Long.parseLong("0" + OutputOptions.value(report, NUMBERS.get(i)));
            }
            counters.addAll(report);
        }
        Json.Obj sum = Json.obj();
        for (int i = 0; i < sums.length; i++) {
            sum = NUMBERS.get(i).equals("spent") && sums[i] == 0 ? sum : sum.with(NUMBERS.get(i), sums[i]);
        }
        context.results().line(sum.with("tally", counters.json()).toString());
        return Exit.FINE;
    }

    /**
     * The positions that a job made, as its report tells.
     *
     * @param recipe what was made and done, in words
     */
    private record Run(String recipe, String seed, long first, long made) {

        static Run of(Json.Obj report) {
            return new Run(
                    report.field("recipe").map(Run::words).orElse(""),
                    OutputOptions.value(report, "seed"),
                    Long.parseLong("0" + OutputOptions.value(report, "first")),
                    Long.parseLong("0" + OutputOptions.value(report, "made")));
        }

        private static String words(Json recipe) {
            return ((Json.Arr) recipe)
                    .items().stream().map(word -> ((Json.Str) word).value()).collect(Collectors.joining(" "));
        }

        boolean overlaps(Run other) {
            return seed.equals(other.seed) && first < other.first + other.made && other.first < first + made;
        }
    }

    private static Json.Obj report(String folder) {
        String file = folder + "/_report.json";
        try {
            return (Json.Obj)
                    Json.parse(RegularFile.text(Path.of(folder, "_report.json")).strip());
        } catch (IOException error) {
            throw Failure.reading(file, Failure.reason(error));
        } catch (TextError | ClassCastException damaged) {
            throw Failure.files(BulkMessages.damaged(Message.verbatim(file)));
        }
    }
}
