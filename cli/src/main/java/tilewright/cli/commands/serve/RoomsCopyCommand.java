package tilewright.cli.commands.serve;

import java.time.InstantSource;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.server.store.DatabaseRefusal;
import tilewright.server.store.RoomCopy;

/** The command that copies the rooms of a server into another database. */
public final class RoomsCopyCommand implements Callable<Integer> {

    private final Context context;
    private final InstantSource clock;
    private final Supplier<String> from;
    private final Supplier<String> to;

    /** @param clock the machine's */
    public RoomsCopyCommand(Context context, OptionsBuilder builder, InstantSource clock) {
        this.context = context;
        this.clock = clock;
        builder.help(HelpMessages.roomsCopy());
        builder.examples(
                "tilewright rooms copy --from rooms --to postgresql://ada@db.example/tiles",
                "tilewright rooms copy --from postgresql://ada@db.example/tiles --to rooms");
        builder.paragraph(HelpMessages.roomsCopyAgain());
        this.from = builder.required("--from", "PLACE", HelpMessages.roomsFrom());
        this.to = builder.required("--to", "PLACE", HelpMessages.roomsTo());
    }

    @Override
    public Integer call() {
        try {
            RoomCopy.Copied copied = RoomCopy.run(from.get(), to.get(), clock);
            context.results().line(ServeMessages.copied(copied.rooms(), copied.keys(), copied.hash()));
            return Exit.FINE;
        } catch (DatabaseRefusal refusal) {
            throw Failure.files(refusal.message());
        }
    }
}
