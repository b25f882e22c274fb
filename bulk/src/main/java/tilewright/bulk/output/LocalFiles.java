package tilewright.bulk.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.attribute.PosixFilePermissions;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.permission.FsPermission;

/**
 * The file system of this machine, as Hadoop sees it, without the {@code chmod} that Hadoop starts for each new file
 * and folder: images have no such program. Chosen by {@code spark.hadoop.fs.file.impl}.
 */
public final class LocalFiles extends LocalFileSystem {

    public LocalFiles() {
        super(new Raw());
    }

    private static final class Raw extends RawLocalFileSystem {

        @Override
        public void setPermission(Path path, FsPermission permission) throws IOException {
            Files.setPosixFilePermissions(
                    pathToFile(path).toPath(),
                    PosixFilePermissions.fromString(permission.getUserAction().SYMBOL
                            + permission.getGroupAction().SYMBOL
                            + permission.getOtherAction().SYMBOL));
        }
    }
}
