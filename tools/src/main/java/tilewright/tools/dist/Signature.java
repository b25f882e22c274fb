package tilewright.tools.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The signatures of a file, which minisign and GnuPG make where there are keys for them.
 *
 * @param commands whose last argument is the file that they sign
 */
record Signature(List<List<String>> commands) {

    /**
     * Returns the signature that options and variables of the environment ask for.
     *
     * @param comment is signed by minisign as well
     * @throws IllegalStateException if it cannot be had; with what to do
     */
    static Signature of(Options options, Map<String, String> variables, String comment) {
        List<List<String>> commands = new ArrayList<>();
        Optional<String> told = Optional.ofNullable(variables.get("TILEWRIGHT_MINISIGN_KEY"));
        Optional<Path> minisign = options.key().or(() -> told.map(Path::of));
        minisign.ifPresent(key -> {
            if (!Files.isReadable(key)) {
                throw new IllegalStateException("there is no key %s; minisign -G -s FILE makes one".formatted(key));
            }
            commands.add(List.of(program("minisign", variables), "-S", "-s", key.toString(), "-t", comment, "-m"));
        });
        Optional<String> gpg = Optional.ofNullable(variables.get("TILEWRIGHT_GPG_KEY"));
        gpg.ifPresent(key -> commands.add(List.of(
                program("gpg", variables), "--batch", "--yes", "--local-user", key, "--armor", "--detach-sign")));
        return new Signature(commands);
    }

    private static String program(String name, Map<String, String> variables) {
        for (String folder : variables.getOrDefault("PATH", "").split(":")) {
            Path program = Path.of(folder, name);
            if (Files.isExecutable(program)) {
                return program.toString();
            }
        }
        throw new IllegalStateException("signing needs the program %s; install it".formatted(name));
    }

    /** Writes the signatures beside a file. A key with a password has it asked for at the terminal. */
    void write(Path file) throws IOException, InterruptedException {
        for (List<String> command : commands) {
            List<String> whole = new ArrayList<>(command);
            whole.add(file.toString());
            Programs.runAtTerminal(whole);
        }
    }
}
