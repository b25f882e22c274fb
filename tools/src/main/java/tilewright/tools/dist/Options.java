package tilewright.tools.dist;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * The options for making the downloads.
 *
 * @param draft of what is built already, with any JDK
 * @param jmods the folder with the downloads of modules for other platforms
 * @param key the file of a secret key of minisign, to sign with
 */
record Options(boolean draft, Optional<Path> jmods, Optional<Path> key) {

    /** Returns the options that arguments give; empty if some are wrong. */
    static Optional<Options> of(List<String> arguments) {
        boolean draft = false;
        Optional<Path> jmods = Optional.empty();
        Optional<Path> key = Optional.empty();
        Iterator<String> left = arguments.iterator();
        while (left.hasNext()) {
            String option = left.next();
            boolean valued = option.equals("--jmods") || option.equals("--sign");
            if (valued ? !left.hasNext() : !option.equals("--draft")) {
                return Optional.empty();
            }
            switch (option) {
                case "--jmods" -> jmods = Optional.of(Path.of(left.next()));
                case "--sign" -> key = Optional.of(Path.of(left.next()));
                default -> draft = true;
            }
        }
        return Optional.of(new Options(draft, jmods, key));
    }
}
