package tilewright.tools.site;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The page of a command in Markdown, made of its help. */
final class CommandPage {

    /** An option, argument, or command, and the begin of its explanation, which may follow on the next line. */
    private static final Pattern ITEM = Pattern.compile(" {2,6}(-\\S, --\\S+|\\S+)(?: {2,}(\\S.*))?");

    private static final Pattern HEADING = Pattern.compile("([A-Z][a-z]+):");
    private static final String USAGE = "Usage: ";
    private static final String DEEP = " ".repeat(8);

    private final StringBuilder page = new StringBuilder();
    private boolean table;

    private CommandPage() {}

    /**
     * Returns the page.
     *
     * @param title of the page
     * @param links whether the names of commands lead to their pages
     */
    static String text(String title, String help, boolean links) {
        CommandPage made = new CommandPage();
        made.page.append("# ").append(title).append("\n\n");
        made.read(help.lines().toList(), links);
        return made.page.toString();
    }

    private void read(List<String> lines, boolean links) {
        String section = "";
        for (String line : lines) {
            Matcher heading = HEADING.matcher(line);
            Matcher item = ITEM.matcher(line);
            if (section.equals("Examples") && !line.isEmpty()) {
                page.append(line.substring(2)).append('\n');
            } else if (line.isEmpty()) {
                end(section);
                section = "";
            } else if (line.startsWith(USAGE)) {
                page.append("```text\n").append(line.substring(USAGE.length())).append("\n```\n");
            } else if (heading.matches()) {
                section = heading.group(1);
                page.append("## ").append(section).append("\n\n").append(section.equals("Examples") ? "```sh\n" : "");
            } else if (table && line.startsWith(DEEP)) {
                continued(line);
            } else if (item.matches() && (!section.isEmpty() || line.startsWith("      "))) {
                item(item, section.equals("Commands") && links, section.isEmpty());
            } else {
                boolean list = line.matches("[A-Z]+ for \\w+: .*");
                page.append(list ? "\n" : "").append(escaped(line.strip())).append('\n');
            }
        }
        end(section);
    }

    private void item(Matcher item, boolean link, boolean argument) {
        if (!table) {
            page.append(argument ? "## Arguments\n\n" : "").append("| | |\n|---|---|");
            table = true;
        }
        String name = "`" + item.group(1).replace("|", "\\|") + "`";
        page.append("\n| ")
                .append(link ? "[" + name + "](" + item.group(1) + ".html)" : name)
                .append(" | ")
                .append(item.group(2) == null ? "" : escaped(item.group(2)));
    }

    private void continued(String line) {
        page.append(' ').append(escaped(line.strip()));
    }

    private void end(String section) {
        page.append(section.equals("Examples") ? "```\n\n" : "\n");
        table = false;
    }

    /** Text in which Markdown sees nothing but text. */
    static String escaped(String text) {
        return text.replaceAll("[\\\\`*_{}\\[\\]<>#|~]", "\\\\$0");
    }
}
