package tilewright.cli.commands.serve;

import java.util.concurrent.Callable;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.OptionsBuilder;

/** The command with the subcommands for the rooms of a server. Alone it shows its help. */
public final class RoomsCommand implements Callable<Integer> {

    private final Context context;
    private final OptionsBuilder builder;

    public RoomsCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        this.builder = builder;
        builder.help(HelpMessages.rooms());
        builder.examples("tilewright rooms copy --from rooms --to postgresql://ada@db.example/tiles");
    }

    @Override
    public Integer call() {
        builder.spec().commandLine().usage(context.results().writer());
        return Exit.FINE;
    }
}
