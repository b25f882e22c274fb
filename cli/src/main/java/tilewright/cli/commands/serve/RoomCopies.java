package tilewright.cli.commands.serve;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import tilewright.cli.context.Failure;
import tilewright.message.Message;
import tilewright.server.store.DatabaseRefusal;
import tilewright.server.store.RoomDatabase;

/** Copies of the rooms in a folder. Immutable. */
record RoomCopies(String folder) {

    /** Writes the rooms into a new file, and returns the message about it. */
    Message backup(String file) {
        copy(() -> RoomDatabase.backup(Path.of(folder), Path.of(file)));
        return ServeMessages.backedUp(Message.verbatim(file));
    }

    /** Puts the rooms of a file into the folder, and returns the message about it. */
    Message restore(String file) {
        copy(() -> RoomDatabase.restore(Path.of(file), Path.of(folder)));
        return ServeMessages.restored(Message.verbatim(folder));
    }

    private static void copy(Runnable work) {
        try {
            work.run();
        } catch (DatabaseRefusal refusal) {
            throw Failure.files(refusal.message());
        } catch (InvalidPathException wrong) {
            throw Failure.files(Failure.told(wrong));
        }
    }
}
