package tilewright.cli.commands.print;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import tilewright.cli.context.Failure;
import tilewright.cli.context.InputFiles;
import tilewright.cli.context.RegularFile;
import tilewright.message.Message;
import tilewright.print.fields.DescriptionFiles;
import tilewright.text.FieldError;

/**
 * The files that a book names. Those that were typed may lie anywhere. Those that stand in a file, the description or a text that
 * it names, lie in the folder of the description or below it, wherever links lead. One thread at a time.
 */
final class DescribedFiles implements DescriptionFiles {

    private final OptionFields typed;
    private final Path folder;
    private final boolean anywhere;
    private InputFiles read;

    /**
     * @param typed what was typed, which names files by their paths from here
     * @param description names files by their paths from its folder; without one, that is the working folder
     * @param anywhere whether all files may lie anywhere
     */
    DescribedFiles(OptionFields typed, Optional<String> description, boolean anywhere) {
        this.typed = typed;
        this.folder = description.map(Path::of).map(Path::getParent).orElse(Path.of(""));
        this.anywhere = anywhere;
        this.read = description.map(InputFiles::of).orElse(InputFiles.NONE);
    }

    /** The files that were read, the description among them. */
    InputFiles read() {
        return read;
    }

    @Override
    public byte[] read(String field, String name) {
        try {
            Path file = typed.names(field, name) ? Path.of(name) : described(field, name);
            try (InputStream in = RegularFile.open(file)) {
                read = read.and(InputFiles.of(file.toString()));
                return DescriptionFiles.bytes(name, in);
            }
        } catch (IOException error) {
            throw new FieldError(Failure.reading(name, Failure.reason(error)).sentence());
        } catch (InvalidPathException wrong) {
            throw new FieldError(Failure.reading(name, Failure.told(wrong)).sentence());
        }
    }

    private Path described(String field, String name) throws IOException {
        Path within = folder.toRealPath();
        Path file = folder.resolve(name).toRealPath();
        if (!anywhere && !file.startsWith(within)) {
            throw new FieldError(
                    PrintMessages.outsideFolder(field, Message.verbatim(name), Message.verbatim(within.toString())));
        }
        return file;
    }
}
