package tilewright.cli.commands.serve;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tilewright.cli.context.Environment;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.cli.context.RegularFile;
import tilewright.message.Message;
import tilewright.print.fields.Fields;

/**
 * Settings of the server. A typed option is stronger than a variable of the environment, and that is stronger than a line of the
 * file that {@code --config} names. One thread at a time.
 */
final class ServerSettings {

    private static final String CONFIG = "config";
    private static final long LARGEST_FILE = 100_000;

    /** The characters before a password that is a parameter of an address. */
    private static final List<String> PARAMETERS = List.of("?password=", "&password=");

    private final Environment environment;
    private final Map<String, Supplier<Optional<String>>> options = new LinkedHashMap<>();
    private final Map<String, String> file = new HashMap<>();

    ServerSettings(Environment environment, OptionsBuilder builder) {
        this.environment = environment;
        option(builder, CONFIG, "FILE", HelpMessages.serveConfig());
    }

    /** Adds a setting; its option, variable, and line have the same name. */
    void option(OptionsBuilder builder, String name, String label, Message about) {
        options.put(name, builder.optional("--" + name, label, String.class, about));
    }

    /** Reads the file, if one is named. */
    void read() {
        file.clear();
        Optional<String> name = Optional.of(value(CONFIG, "")).filter(path -> !path.isEmpty());
        if (name.isPresent()) {
            List<String> lines = lines(name.get());
            for (int i = 0; i < lines.size(); i++) {
                String line = lines.get(i).strip();
                if (!line.isEmpty() && !line.startsWith("#")) {
                    take(line, name.get(), i + 1);
                }
            }
        }
    }

    private static List<String> lines(String name) {
        try {
            Path path = RegularFile.checked(Path.of(name));
            if (Files.size(path) > LARGEST_FILE) {
                throw Failure.reading(name, ServeMessages.largeSettings(LARGEST_FILE));
            }
            return RegularFile.text(path).lines().toList();
        } catch (CharacterCodingException _) {
            throw Failure.reading(name, ServeMessages.settingsText());
        } catch (IOException error) {
            throw Failure.reading(name, Failure.reason(error));
        } catch (InvalidPathException error) {
            throw Failure.reading(name, Failure.told(error));
        }
    }

    private void take(String line, String name, int number) {
        int equals = line.indexOf('=');
        if (equals < 0) {
            throw wrong(name, number, ServeMessages.settingForm());
        }
        String key = line.substring(0, equals).strip();
        List<String> known = new ArrayList<>(options.keySet());
        known.remove(CONFIG);
        if (!known.contains(key)) {
            throw wrong(
                    name, number, ServeMessages.unknownSetting(Message.oneLine(key), Fields.suggestion(key, known)));
        }
        if (file.put(key, line.substring(equals + 1).strip()) != null) {
            throw wrong(name, number, ServeMessages.settingTwice(Message.verbatim(key)));
        }
    }

    private static Failure wrong(String name, int line, Message reason) {
        return Failure.usage(ServeMessages.settingLine(Message.verbatim(name), line, reason));
    }

    /** Returns the value of a setting, or the usual one. */
    String value(String name, String usual) {
        Optional<String> typed = options.getOrDefault(name, Optional::empty).get();
        String variable = environment.variable(variable(name));
        return typed.orElseGet(() -> variable.isEmpty() ? file.getOrDefault(name, usual) : variable);
    }

    /** Returns the parts of a value with commas. */
    Set<String> listed(String name) {
        return Stream.of(value(name, "").split(","))
                .map(String::strip)
                .filter(item -> !item.isEmpty())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Returns the warning about a setting that was typed with a password in its address; empty for others. */
    Optional<Message> typedPassword(String name) {
        return options.getOrDefault(name, Optional::empty)
                .get()
                .filter(ServerSettings::hasPassword)
                .map(_ -> ServeMessages.typedPassword("--" + name, variable(name)));
    }

    /** Whether an address has a password, in front of the host or behind it as a parameter. */
    private static boolean hasPassword(String address) {
        int host = address.indexOf("//") + 2;
        int at = address.indexOf('@', host);
        int colon = address.indexOf(':', host);
        boolean inFront =
                colon >= host && colon + 1 < at && address.substring(host, at).indexOf('/') < 0;
        return host > 1 && (inFront || PARAMETERS.stream().anyMatch(address::contains));
    }

    /** Returns the name of a setting in the place where it was set: an option, a variable, or a file. */
    Message called(String name) {
        if (options.getOrDefault(name, Optional::empty).get().isPresent()) {
            return Message.verbatim("--" + name);
        }
        return Message.verbatim(
                environment.variable(variable(name)).isEmpty() && file.containsKey(name) ? name : variable(name));
    }

    private static String variable(String name) {
        return "TILEWRIGHT_" + name.toUpperCase(Locale.ROOT).replace('-', '_');
    }
}
