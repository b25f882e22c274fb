package tilewright.cli.context;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * Opens files that must be regular ones: descriptions, settings, pictures. Anything else, such as a pipe or a device, is refused
 * before it is opened, which may wait for ever. Links are followed.
 */
public final class RegularFile {

    private RegularFile() {}

    /**
     * Returns a file if it exists and is a regular one.
     *
     * @throws IOException otherwise; {@link Failure#reason} has the reason
     */
    public static Path checked(Path file) throws IOException {
        if (Files.readAttributes(file, BasicFileAttributes.class).isRegularFile()) {
            return file;
        }
        throw new Failure.Reason(Files.isDirectory(file) ? ContextMessages.isFolder() : ContextMessages.notRegular());
    }

    /** Opens a regular file. */
    public static InputStream open(Path file) throws IOException {
        return Files.newInputStream(checked(file));
    }

    /**
     * Returns the text of a regular file.
     *
     * @throws java.nio.charset.CharacterCodingException when it is not text in UTF-8
     */
    public static String text(Path file) throws IOException {
        try (InputStream in = open(file)) {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(in.readAllBytes()))
                    .toString();
        }
    }
}
