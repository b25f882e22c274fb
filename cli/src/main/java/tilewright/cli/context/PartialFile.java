package tilewright.cli.context;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;
import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.nio.file.attribute.UserPrincipalNotFoundException;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tilewright.message.Message;

/**
 * A file that is still being written, under another name than its own. It lies beside the one whose place it takes when
 * it is whole, under the same name with {@code .partial} behind it.
 *
 * <p>It is a new file or one of an earlier run, never reached through a link that lies under its name, and locked against
 * other runs. It has the mode of the file whose place it takes; without one, that of any new file. One thread at a time.
 */
public final class PartialFile implements AutoCloseable {

    private static final String END = ".partial";

    private final Path file;
    private final FileChannel channel;

    private PartialFile(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /** Returns where the partial file of this file lies. */
    public static Path of(Path file) {
        return file.resolveSibling(file.getFileName() + END);
    }

    /** Whether a partial file exists, left by an earlier run or written by another one. Links and devices are none. */
    public static boolean lies(Path file) {
        return Files.isRegularFile(of(file), NOFOLLOW_LINKS);
    }

    /**
     * Returns a new, empty partial file. What lies under its name is removed: a file of an earlier run, or a link, but
     * never what the link points to.
     *
     * @throws Failure when another run is writing it
     */
    public static PartialFile create(Path file) throws IOException {
        Path partial = of(file);
        Optional<PartialFile> before = opened(file);
        try {
            if (Files.isDirectory(partial, NOFOLLOW_LINKS)) {
                throw Failure.files(ContextMessages.unfinishedFolder(Message.verbatim(partial.toString())));
            }
            Files.deleteIfExists(partial);
            return made(file, partial);
        } finally {
            if (before.isPresent()) {
                before.get().close();
            }
        }
    }

    /**
     * Returns the partial file that an earlier run has left, at its beginning; empty when there is none.
     *
     * @throws Failure when another run is writing it, or when it is not this user's alone
     */
    public static Optional<PartialFile> left(Path file) throws IOException {
        Optional<PartialFile> before = opened(file);
        if (before.isPresent()) {
            before.get().check();
        }
        return before;
    }

    /** The existing partial file, locked. Another run may finish or remove it at any time, until it is locked. */
    private static Optional<PartialFile> opened(Path file) throws IOException {
        Path partial = of(file);
        while (lies(file)) {
            try {
                Optional<Object> key = key(partial);
                FileChannel channel = FileChannel.open(partial, READ, WRITE, NOFOLLOW_LINKS);
                lock(file, channel);
                if (key(partial).equals(key)) {
                    return Optional.of(new PartialFile(file, channel));
                }
                channel.close();
            } catch (NoSuchFileException gone) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static Optional<Object> key(Path partial) throws IOException {
        return Optional.ofNullable(Files.readAttributes(partial, BasicFileAttributes.class, NOFOLLOW_LINKS)
                .fileKey());
    }

    private static PartialFile made(Path file, Path partial) throws IOException {
        FileAttribute<?>[] mode = mode(file)
                .map(permissions -> new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)})
                .orElseGet(() -> new FileAttribute<?>[0]);
        try {
            FileChannel channel = FileChannel.open(partial, Set.of(CREATE_NEW, READ, WRITE, NOFOLLOW_LINKS), mode);
            lock(file, channel);
            PartialFile made = new PartialFile(file, channel);
            made.keepMode();
            return made;
        } catch (FileAlreadyExistsException meanwhile) {
            throw busy(file);
        }
    }

    private static void lock(Path file, FileChannel channel) throws IOException {
        try {
            if (channel.tryLock() != null) {
                return;
            }
        } catch (OverlappingFileLockException here) {
            // reported below
        }
        channel.close();
        throw busy(file);
    }

    private static Failure busy(Path file) {
        return Failure.files(ContextMessages.otherRun(Message.verbatim(file.toString())));
    }

    /** A file with a second name, or of another user, may hold anything. */
    private void check() throws IOException {
        Path partial = of(file);
        if (!alone(partial) || !own(partial)) {
            channel.close();
            throw Failure.files(ContextMessages.unfinishedForeign(Message.verbatim(partial.toString())));
        }
        keepMode();
    }

    private static boolean alone(Path partial) throws IOException {
        return !partial.getFileSystem().supportedFileAttributeViews().contains("unix")
                || Files.getAttribute(partial, "unix:nlink", NOFOLLOW_LINKS).equals(1);
    }

    private static boolean own(Path partial) throws IOException {
        try {
            UserPrincipal self = partial.getFileSystem()
                    .getUserPrincipalLookupService()
                    .lookupPrincipalByName(System.getProperty("user.name"));
            return Files.getOwner(partial, NOFOLLOW_LINKS).equals(self);
        } catch (UserPrincipalNotFoundException | UnsupportedOperationException nameless) {
            return true; // nobody can tell
        }
    }

    /** The mode of a file; empty when there is no such file, or no modes. */
    private static Optional<Set<PosixFilePermission>> mode(Path file) throws IOException {
        PosixFileAttributeView view = view(file);
        return view == null || !Files.exists(file, NOFOLLOW_LINKS)
                ? Optional.empty()
                : Optional.of(view.readAttributes().permissions());
    }

    private static @Nullable PosixFileAttributeView view(Path file) {
        return Files.getFileAttributeView(file, PosixFileAttributeView.class, NOFOLLOW_LINKS);
    }

    private void keepMode() throws IOException {
        Optional<Set<PosixFilePermission>> wanted = mode(file);
        PosixFileAttributeView view = view(of(file));
        if (wanted.isPresent() && view != null && !wanted.equals(mode(of(file)))) {
            view.setPermissions(wanted.get());
        }
    }

    /** Returns the channel that reads and writes the file. */
    public FileChannel channel() {
        return channel;
    }

    /** Moves the file to its place once its content is on the disk. */
    public void finish() throws IOException {
        channel.force(false);
        Files.move(of(file), file, ATOMIC_MOVE);
        channel.close();
    }

    /** Deletes the file, unless it has taken its place. */
    public void discard() throws IOException {
        if (channel.isOpen()) {
            Files.deleteIfExists(of(file));
            channel.close();
        }
    }

    /** Closes the file and leaves it as it is, for a later run. */
    @Override
    public void close() throws IOException {
        channel.close();
    }
}
