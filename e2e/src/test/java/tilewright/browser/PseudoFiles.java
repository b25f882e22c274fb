package tilewright.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tilewright.message.Languages;

/** Writes what the page reads in the languages that only tests speak, whose words are before the others on the class path. */
final class PseudoFiles {

    private PseudoFiles() {}

    /** Takes the folder of the engines, the one to write to, and the tags of the languages. */
    public static void main(String[] arguments) throws IOException {
        Path engines = Path.of(arguments[0]);
        Path folder = Path.of(arguments[1]);
        for (String name : engines(engines)) {
            Path messages = Path.of("work", name, PageFiles.MESSAGES);
            Files.createDirectories(folder.resolve(messages).getParent());
            Files.write(folder.resolve(messages), Files.readAllBytes(engines.resolve(messages)));
            Files.write(folder.resolve(name + ".wasm"), new byte[0]);
        }
        for (String tag : List.of(arguments).subList(2, arguments.length)) {
            if (!Languages.tags().contains(tag)) {
                throw new IllegalStateException("the words of " + tag + " are not on the class path");
            }
            new PageFiles(folder, tag).write();
        }
    }

    private static List<String> engines(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".wasm"))
                    .map(name -> name.replace(".wasm", ""))
                    .toList();
        }
    }
}
