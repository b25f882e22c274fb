package tilewright.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A terminal session as a person sees it: each command behind {@code $}, with all that it prints below.
 *
 * <p>The commands are {@code tilewright …} with words in quotes or without, joined by {@code |}, begun by {@code cat} or
 * not; and {@code echo $?}. A word that names a file of the folder means that file; a file that is made goes into {@code target}.
 *
 * @param folder where the files are
 */
record Transcript(Path folder) {

    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");

    /** The transcript of the commands in a transcript: the same when the program does as written. */
    String again(String written) throws IOException {
        StringBuilder seen = new StringBuilder();
        int exit = 0;
        for (String line : written.lines().toList()) {
            if (line.equals("$ echo $?")) {
                seen.append(line).append('\n').append(exit).append('\n');
            } else if (line.startsWith("$ ")) {
                seen.append(line).append('\n');
                ByteArrayOutputStream terminal = new ByteArrayOutputStream();
                exit = run(line.substring(2).split(" \\| ", -1), terminal);
                seen.append(terminal.toString(StandardCharsets.UTF_8));
            }
        }
        return seen.toString();
    }

    private int run(String[] commands, ByteArrayOutputStream terminal) throws IOException {
        InputStream input = new ByteArrayInputStream(new byte[0]);
        int exit = 0;
        for (int i = 0; i < commands.length; i++) {
            List<String> words = words(commands[i]);
            boolean last = i == commands.length - 1;
            ByteArrayOutputStream out = last ? terminal : new ByteArrayOutputStream();
            exit = run(words, input, out, terminal);
            input = new ByteArrayInputStream(out.toByteArray());
        }
        return exit;
    }

    private int run(List<String> words, InputStream input, ByteArrayOutputStream out, ByteArrayOutputStream terminal)
            throws IOException {
        String[] rest = words.subList(1, words.size()).toArray(new String[0]);
        return switch (words.getFirst()) {
            case "tilewright" -> Program.REAL.reading(input).run(out, terminal, rest);
            case "cat" -> {
                out.write(Files.readAllBytes(Path.of(rest[0])));
                yield 0;
            }
            default -> throw new IllegalArgumentException("a transcript cannot run " + words);
        };
    }

    private List<String> words(String command) {
        List<String> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(command);
        while (matcher.find()) {
            String word = Stream.of(matcher.group(1), matcher.group(2), matcher.group(3))
                    .filter(Objects::nonNull)
                    .findFirst()
                    .orElseThrow();
            if (Files.isRegularFile(folder.resolve(word))) {
                words.add(folder.resolve(word).toString());
            } else {
                words.add(!words.isEmpty() && words.getLast().equals("-o") ? "target/" + word : word);
            }
        }
        return words;
    }
}
