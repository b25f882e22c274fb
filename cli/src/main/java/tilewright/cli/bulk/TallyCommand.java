package tilewright.cli.bulk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tilewright.cli.batch.Line;
import tilewright.cli.batch.Lines;
import tilewright.cli.batch.StreamLines;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.message.Message;
import tilewright.text.Json;
import tilewright.text.TextError;

/** The command that counts the values of fields in lines of JSON, as reports of jobs do. */
public final class TallyCommand implements Callable<Integer> {

    private static final String STANDARD_INPUT = "-";

    private final Context context;
    private final Supplier<String> fields;
    private final Supplier<Optional<String>> file;
    private int exit = Exit.FINE;

    public TallyCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(HelpMessages.tallyCommand());
        builder.examples(
                "tilewright rate sudoku --json puzzles.txt | tilewright tally level,hardest",
                "tilewright tally level ratings.jsonl");
        this.fields = builder.at(0, "FIELDS", HelpMessages.tallyFields());
        this.file = builder.optionalAt(1, "FILE", HelpMessages.tallyFile());
    }

    @Override
    public Integer call() {
        List<String> wanted = List.of(fields.get().split(","));
        Counters counters = new Counters();
        try (Lines lines = open(file.get().orElse(STANDARD_INPUT))) {
            for (Optional<Line> line = lines.next(); line.isPresent(); line = lines.next()) {
                count(line.get(), wanted, counters);
            }
        } catch (IOException error) {
            throw Failure.reading(error);
        }
        context.results().line(counters.json().toString());
        return exit;
    }

    private Lines open(String name) throws IOException {
        if (name.equals(STANDARD_INPUT)) {
            return new StreamLines(context.environment().in(), 0);
        }
        try {
            return new StreamLines(Files.newInputStream(Path.of(name)), 0);
        } catch (IOException error) {
            throw Failure.reading(name, Failure.reason(error));
        } catch (InvalidPathException error) {
            throw Failure.reading(name, Failure.told(error));
        }
    }

    /** Counts a line; one with an error, or about all results, has no such values. */
    private void count(Line line, List<String> wanted, Counters counters) {
        if (line.fault().isPresent()) {
            bad(line, line.fault().get());
        } else if (!line.text().isBlank()) {
            try {
                if (Json.parse(line.text()) instanceof Json.Obj answer) {
                    count(answer, wanted, counters);
                } else {
                    bad(line, BulkMessages.noObject());
                }
            } catch (TextError error) {
                bad(line, error.explained());
            }
        }
    }

    private static void count(Json.Obj answer, List<String> wanted, Counters counters) {
        for (String field : wanted) {
            if (answer.field("error").isEmpty() && answer.field(field).isPresent()) {
                counters.add(field, OutputOptions.value(answer, field), 1);
            }
        }
    }

    private void bad(Line line, Message reason) {
        exit = Exit.LINES;
        context.messages().line(Failure.line(line.number(), reason).sentence());
    }
}
