package tilewright.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reserves a folder for one process, by a lock on a file in it that ends with the process. */
final class FolderLock implements AutoCloseable {

    private final FileChannel channel;

    private FolderLock(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * Makes the folder if there is none, and locks it.
     *
     * @throws DatabaseRefusal when somebody else has it, or it cannot be written
     */
    static FolderLock take(RoomFolder rooms) {
        Path folder = rooms.path();
        FileChannel channel;
        try {
            PrivateFiles.createFolders(folder);
            channel = PrivateFiles.open(rooms.lock(), Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE));
        } catch (IOException _) {
            throw unusable(folder);
        }
        FolderLock lock = new FolderLock(channel);
        if (tryLock(channel, folder) == null) {
            lock.close();
            throw new DatabaseRefusal(StoreMessages.inUse(folder.toString()));
        }
        return lock;
    }

    private static @Nullable FileLock tryLock(FileChannel channel, Path folder) {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException _) {
            return null; // this process has it
        } catch (IOException _) {
            throw unusable(folder);
        }
    }

    private static DatabaseRefusal unusable(Path folder) {
        return new DatabaseRefusal(StoreMessages.noFolder(folder.toString()));
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException _) {
            // the system closes it with the process
        }
    }
}
