package tilewright.print.fields;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import tilewright.message.Message;
import tilewright.text.FieldError;

/** The files that a description names: pictures, texts, lists of puzzles. */
@FunctionalInterface
public interface DescriptionFiles {

    /** Maximum number of bytes of a file. */
    int LARGEST = 64 << 20;

    /** The files of a description from somebody else, which may name none. */
    DescriptionFiles NONE = (_, name) -> {
        throw new FieldError(FieldsMessages.noFiles(Message.verbatim(name)));
    };

    /**
     * The bytes of a file.
     *
     * @param field names it
     * @throws FieldError when it cannot be read
     */
    byte[] read(String field, String name);

    /**
     * The text of a file in UTF-8, without a mark of the byte order, and with a line feed at the end of each line.
     *
     * @param field names it
     * @throws FieldError when it cannot be read, or is no text
     */
    default String text(String field, String name) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(read(field, name)))
                    .toString();
            String begun = text.startsWith("\ufeff") ? text.substring(1) : text;
            return begun.replace("\r\n", "\n").replace('\r', '\n');
        } catch (CharacterCodingException binary) {
            throw new FieldError(FieldsMessages.noText(Message.verbatim(name)));
        }
    }

    /**
     * The bytes of an open file.
     *
     * @throws FieldError when there are too many
     */
    static byte[] bytes(String name, InputStream file) throws IOException {
        byte[] bytes = file.readNBytes(LARGEST + 1);
        if (bytes.length > LARGEST) {
            throw new FieldError(FieldsMessages.largeFile(Message.verbatim(name), LARGEST >> 20));
        }
        return bytes;
    }
}
