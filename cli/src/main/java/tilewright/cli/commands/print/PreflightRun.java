package tilewright.cli.commands.print;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tilewright.cli.batch.LocalRun;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.message.Message;
import tilewright.print.preflight.Preflight;
import tilewright.print.preflight.PrintingHouse;
import tilewright.search.Stopped;

/** Checks finished PDF files against the rules of a printing house. */
record PreflightRun(Context context, LocalRun run, PrintingHouse house) {

    /** The house that was named by {@code for}; by itself {@code kdp}. */
    static PrintingHouse house(Optional<String> typed) {
        List<PrintingHouse> all = PrintingHouse.all();
        String id = typed.map(name -> PrintCommand.one(
                        "--for", name, all.stream().map(PrintingHouse::id).toList()))
                .orElse(all.getFirst().id());
        return PrintingHouse.find(id).orElseThrow();
    }

    /** Checks a file, and writes each breach, or that there is none, as a line of the results. */
    int check(String typed) {
        if (!Files.isRegularFile(Path.of(typed))) {
            throw Failure.usage(PrintMessages.noFileToCheck(Message.verbatim(typed)));
        }
        return check(typed, sentence -> context.results().line(context.words().text(sentence)));
    }

    /** Checks a file that was written, and says what is found. */
    int checkWritten(String name) {
        return check(name, context.messages()::say);
    }

    private int check(String name, Consumer<Message> told) {
        try {
            List<Message> breaches = Preflight.check(Path.of(name), house, run.stop());
            breaches.forEach(told);
            if (breaches.isEmpty()) {
                told.accept(PrintMessages.passes(Message.verbatim(name), Message.verbatim(house.name())));
            }
            return breaches.isEmpty() ? Exit.FINE : Exit.LINES;
        } catch (IOException damaged) {
            throw Failure.files(PrintMessages.noPdf(Message.verbatim(name)));
        } catch (Stopped _) {
            return run.stopped(0, "page");
        }
    }
}
