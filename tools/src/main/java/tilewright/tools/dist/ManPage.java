package tilewright.tools.dist;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The page of the manual, made of the help of the commands. */
final class ManPage {

    /** An option or argument and the begin of its explanation, which may follow on the next line. */
    private static final Pattern ITEM = Pattern.compile(" {2,6}(\\S+(?: \\S+)*|-\\S, --\\S+)(?: {2,}(\\S.*))?");

    private static final Pattern HEADING = Pattern.compile("([A-Z][a-z]+):");
    private static final String USAGE = "Usage: ";
    private static final String EXIT = "Exit: ";
    private static final String ARGUMENT = " ".repeat(6);
    private static final String DEEP = " ".repeat(8);

    private final StringBuilder page = new StringBuilder();

    private ManPage() {}

    /**
     * Returns the page in the language of roff.
     *
     * @param help that of the program
     * @param commands that of each command, by its name
     */
    static String text(String version, Instant date, String help, Map<String, String> commands) {
        ManPage man = new ManPage();
        man.line(".TH TILEWRIGHT 1 %s \"Tilewright %s\" \"User Commands\""
                .formatted(date.atOffset(ZoneOffset.UTC).toLocalDate(), version));
        man.line(".SH NAME");
        man.line("tilewright \\- play, generate, solve and count tile puzzles");
        man.line(".SH SYNOPSIS");
        man.line(".B tilewright");
        man.line("[OPTIONS] COMMAND");
        man.line(".SH DESCRIPTION");
        man.body(help.lines().skip(1).toList());
        man.line(".SH COMMANDS");
        commands.forEach((name, of) -> {
            man.line(".SS tilewright " + escaped(name));
            man.body(of.lines().toList());
        });
        man.line(".SH ENVIRONMENT");
        man.item("TILEWRIGHT_LANG", "Language, such as de, where --lang does not say it.");
        man.item("TILEWRIGHT_JAVA_OPTIONS", "Further options of the Java that runs the program.");
        man.item(
                "TILEWRIGHT_CACHE",
                "Folder of what makes starts faster, instead of ~/.cache/tilewright; with off, there is none.");
        man.line(".SH FILES");
        man.item("~/.cache/tilewright", "What makes starts faster; may be deleted at any time.");
        return man.page.toString();
    }

    /** The names of the commands in the help of the program, in its order. */
    static List<String> commands(String help) {
        return help.lines()
                .dropWhile(line -> !line.equals("Commands:"))
                .skip(1)
                .takeWhile(line -> !line.isEmpty())
                .filter(line -> !line.startsWith(DEEP))
                .map(line -> line.strip().split(" ", 2)[0])
                .toList();
    }

    private void body(List<String> lines) {
        String section = "";
        boolean paragraph = true;
        for (String line : lines) {
            Matcher heading = HEADING.matcher(line);
            Matcher item = ITEM.matcher(line);
            boolean examples = section.equals("Examples");
            if (line.isEmpty()) {
                if (examples) {
                    line(".EE");
                }
                section = "";
                paragraph = true;
            } else if (heading.matches()) {
                section = heading.group(1);
                line(".PP");
                line(section + ":");
                if (section.equals("Examples")) {
                    line(".PP");
                    line(".EX");
                }
            } else if (examples) {
                line(escaped(line));
            } else if (line.startsWith(USAGE)) {
                line(".PP");
                line(".B " + escaped(line.substring(USAGE.length())));
            } else if (item.matches() && (!section.isEmpty() || line.startsWith(ARGUMENT))) {
                item(item.group(1), item.group(2) == null ? "" : item.group(2));
            } else {
                if (paragraph && !line.startsWith(" ")) {
                    line(line.startsWith(EXIT) ? ".SH EXIT STATUS" : ".PP");
                }
                paragraph = line.startsWith(" ");
                line(escaped(line.startsWith(EXIT) ? line.substring(EXIT.length()) : line.strip()));
            }
        }
        if (section.equals("Examples")) {
            line(".EE");
        }
    }

    private void item(String name, String text) {
        line(".TP");
        line(".B " + escaped(name));
        if (!text.isEmpty()) {
            line(escaped(text));
        }
    }

    private void line(String text) {
        page.append(text).append('\n');
    }

    /** Text in which roff sees nothing but text. */
    static String escaped(String text) {
        String plain = text.replace("\\", "\\e")
                .replace("-", "\\-")
                .replace("'", "\\(aq")
                .replace("`", "\\(ga")
                .replace("^", "\\(ha")
                .replace("~", "\\(ti");
        return plain.startsWith(".") ? "\\&" + plain : plain;
    }
}
