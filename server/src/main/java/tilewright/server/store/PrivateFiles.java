package tilewright.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Set;

/** Files and folders that only their owner may read, from the moment they are made, where the system knows owners. */
final class PrivateFiles {

    private static final Set<PosixFilePermission> OWNERS = PosixFilePermissions.fromString("rwx------");

    private PrivateFiles() {}

    /** Makes a folder, and those above it, if they are missing. */
    static void createFolders(Path folder) throws IOException {
        Files.createDirectories(folder, mode(folder, "rwx------"));
    }

    /** Makes an empty file, which must not be there yet. */
    static void create(Path file) throws IOException {
        Files.createFile(file, mode(file, "rw-------"));
    }

    static FileChannel open(Path file, Set<? extends OpenOption> options) throws IOException {
        return FileChannel.open(file, options, mode(file, "rw-------"));
    }

    private static FileAttribute<?>[] mode(Path path, String mode) {
        boolean posix = path.getFileSystem().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(mode))}
                : new FileAttribute<?>[0];
    }

    /** Takes from all others what they may do with a file or a folder that an earlier version has made. */
    static void restrict(Path path) {
        try {
            PosixFileAttributeView view = Files.getFileAttributeView(path, PosixFileAttributeView.class);
            if (view != null) {
                Set<PosixFilePermission> kept = EnumSet.copyOf(OWNERS);
                Set<PosixFilePermission> before = view.readAttributes().permissions();
                kept.retainAll(before);
                if (!kept.equals(before)) {
                    view.setPermissions(kept);
                }
            }
        } catch (IOException | UnsupportedOperationException _) {
            // it is another's, or on a file system without permissions
        }
    }
}
