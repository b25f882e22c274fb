package tilewright.cli.commands.serve;

import java.net.URI;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import tilewright.cli.context.Context;
import tilewright.cli.context.ServerStarter;
import tilewright.message.Message;
import tilewright.text.Json;

/** The first lines of a server's log: sentences, or lines of JSON where its log is JSON. */
record BeginningOfLog(Context context, ServerStarter.Options options, InstantSource clock) {

    /** Writes the address of the studio; in JSON also the address that clients know, and where rooms are kept. */
    void started(String address) {
        if (options.json()) {
            String publicUrl = options.rooms().publicUrl().map(URI::toString).orElse("");
            write(event("started")
                    .with("address", address)
                    .with("public", publicUrl)
                    .with("rooms", place(options.rooms())));
        } else {
            context.results().line(ServeMessages.studioAt(address));
            context.results().flush();
        }
    }

    /** The place where rooms are kept; not the address of a database, which may hold a password. */
    private static String place(ServerStarter.Rooms rooms) {
        return !rooms.data().isEmpty() ? rooms.data() : rooms.database().isEmpty() ? "none" : "database";
    }

    /** Writes a warning for the operator. */
    void warn(Message sentence) {
        if (options.json()) {
            write(event("warning").with("reason", context.text(sentence)));
        } else {
            context.messages().say(sentence);
        }
    }

    private Json.Obj event(String name) {
        return Json.obj()
                .with("time", clock.instant().truncatedTo(ChronoUnit.MILLIS).toString())
                .with("event", name);
    }

    private void write(Json.Obj line) {
        context.results().line(line.toString());
        context.results().flush();
    }
}
