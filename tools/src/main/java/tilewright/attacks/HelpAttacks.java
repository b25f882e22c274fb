package tilewright.attacks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Attacks that try what the help of each command names. */
final class HelpAttacks {

    private static final Pattern OPTION = Pattern.compile("(?m)^ +(?:-[a-zA-Z], )?--([a-z][a-z-]*)");

    private final Rows rows;
    private final Shell shell;

    HelpAttacks(Rows rows, Shell shell) {
        this.rows = rows;
        this.shell = shell;
    }

    void all() throws IOException, InterruptedException {
        rows.attack(this::completions, "completions");
        rows.attack(this::examples, "help-examples");
    }

    private List<String> verbs() throws IOException, InterruptedException {
        return shell.run("tilewright --help")
                .out()
                .lines()
                .dropWhile(line -> !line.equals("Commands:"))
                .skip(1)
                .takeWhile(line -> !line.isEmpty())
                .filter(line -> line.matches("  [a-z].*"))
                .map(line -> line.strip().split(" ")[0])
                .toList();
    }

    /** Every long option that a command's help names is known to the scripts of all three shells. */
    private void completions() throws IOException, InterruptedException {
        Map<String, String> scripts = new TreeMap<>();
        for (String name : List.of("bash", "zsh", "fish")) {
            scripts.put(name, shell.run("tilewright completion " + name).out());
        }
        int known = 0;
        List<String> missing = new ArrayList<>();
        for (String verb : verbs()) {
            Set<String> options = OPTION.matcher(
                            shell.run("tilewright " + verb + " --help").out())
                    .results()
                    .map(found -> found.group(1))
                    .collect(Collectors.toSet());
            for (String option : options) {
                for (Map.Entry<String, String> script : scripts.entrySet()) {
                    boolean fish = script.getKey().equals("fish");
                    boolean there = fish
                            ? script.getValue()
                                    .lines()
                                    .anyMatch(line -> line.contains("from " + verb + "' -l " + option + " ")
                                            || line.contains("from " + verb + "' -s")
                                                    && line.contains("-l " + option + " "))
                            : script.getValue().contains("--" + option);
                    known++;
                    if (!there) {
                        missing.add(script.getKey() + " " + verb + " --" + option);
                    }
                }
            }
        }
        rows.row(
                "completions",
                missing.isEmpty() && known > 300,
                "%d options in three shells, %d of them missing %s".formatted(known, missing.size(), missing));
    }

    /** Every example of every help is a command that can be run: it may find no file, but its words are right. */
    private void examples() throws IOException, InterruptedException {
        List<String> wrong = new ArrayList<>();
        int all = 0;
        List<String> helps = new ArrayList<>(verbs());
        helps.add("");
        for (String verb : helps) {
            List<String> examples = shell.run("tilewright " + verb + " --help")
                    .out()
                    .lines()
                    .dropWhile(line -> !line.equals("Examples:"))
                    .skip(1)
                    .takeWhile(line -> line.startsWith("  "))
                    .map(String::strip)
                    .filter(line -> line.startsWith("tilewright "))
                    .toList();
            for (String example : examples) {
                all++;
                Shell.Ended ended = shell.run("cd " + Shell.quoted(shell.work())
                        + "; ulimit -f 100000; timeout 20 sh -c "
                        + Shell.quoted(Path.of(example.replace(
                                        "tilewright ", Path.of("tilewright").toAbsolutePath() + " ")
                                .replace("'", "'\\''"))));
                if (ended.exit() == 2
                        || ended.err().contains("Usage:")
                        || ended.err().contains("\tat ")) {
                    wrong.add(example);
                }
            }
        }
        rows.row(
                "help-examples",
                wrong.isEmpty() && all > 20,
                "%d examples of helps run, %d wrong %s".formatted(all, wrong.size(), wrong));
    }
}
