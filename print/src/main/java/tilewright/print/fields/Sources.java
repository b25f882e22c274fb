package tilewright.print.fields;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import tilewright.message.Message;

/** The files that a description names: pictures, texts, lists of puzzles. */
@FunctionalInterface
public interface Sources {

    /** Bytes of a file at most. */
    int LARGEST = 64 << 20;

    /** No files: where a description comes from somebody else. */
    Sources NONE = name -> {
        throw new FieldError(FieldsMessages.noFiles(Message.verbatim(name)));
    };

    /**
     * The bytes of a file.
     *
     * @throws FieldError when it cannot be read
     */
    byte[] read(String name);

    /**
     * The text of a file in UTF-8, without a mark of the byte order, and with a line feed at the end of each line.
     *
     * @throws FieldError when it cannot be read, or is no text
     */
    default String text(String name) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(read(name)))
                    .toString();
            String begun = text.startsWith("\ufeff") ? text.substring(1) : text;
            return begun.replace("\r\n", "\n").replace('\r', '\n');
        } catch (CharacterCodingException binary) {
            throw new FieldError(FieldsMessages.noText(Message.verbatim(name)));
        }
    }

    /** The files of a folder, by their paths from there. */
    static Sources of(Path folder) {
        return name -> {
            try (InputStream in = Files.newInputStream(folder.resolve(name))) {
                byte[] bytes = in.readNBytes(LARGEST + 1);
                if (bytes.length > LARGEST) {
                    throw new FieldError(FieldsMessages.largeFile(Message.verbatim(name), LARGEST >> 20));
                }
                return bytes;
            } catch (IOException | InvalidPathException unreadable) {
                throw new FieldError(FieldsMessages.noFile(Message.verbatim(name)));
            }
        };
    }
}
