import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The pattern of a message.
 *
 * @param numbered the pattern with the numbers of the holes instead of their names, and without types that follow from the values
 * @param holes the Java type of each hole by its name, in the order of their numbers
 * @param plurals the forms of each plural
 */
record Pattern(String numbered, Map<String, String> holes, List<Set<String>> plurals) {

    /** The hole in a translation that is not a value: the case in which the sentence around wants this phrase. */
    private static final String CASE = "case";

    /** The Java type of each type of hole; the last three are of the page. */
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("", "String"),
            Map.entry("select", "String"),
            Map.entry("number", "Number"),
            Map.entry("plural", "Number"),
            Map.entry("message", "Message"),
            Map.entry("messages", "List<Message>"),
            Map.entry("cell", "Value.Cell"),
            Map.entry("cells", "List<Value.Cell>"),
            Map.entry("color", "Value.Color"),
            Map.entry("digit", "Value.Digit"),
            Map.entry("digits", "List<Value.Digit>"),
            Map.entry("house", "Value.House"),
            Map.entry("player", "Value.Player"),
            Map.entry("houses", "List<Value.House>"),
            Map.entry("text", "String"),
            Map.entry("texts", "List<String>"),
            Map.entry("part", "Object"));

    /** Reads an English pattern, whose holes are numbered in the order of their first use. */
    static Pattern english(String pattern) {
        return new Reader(pattern, new LinkedHashMap<>(), false).whole();
    }

    /** Reads the translation of this pattern, which has the same holes. */
    Pattern translated(String pattern) {
        Reader reader = new Reader(pattern, new LinkedHashMap<>(holes), true);
        Pattern read = reader.whole();
        Set<String> missing = new LinkedHashSet<>(holes.keySet());
        missing.removeAll(reader.used);
        if (!missing.isEmpty()) {
            throw new IllegalArgumentException("lacks the holes " + missing);
        }
        return read;
    }

    /** Reads the holes of a pattern, those within forms too, and refuses what is not well formed. */
    private static final class Reader {

        private final String pattern;
        private final Map<String, String> types;
        private final boolean translation;
        private final Set<String> used = new LinkedHashSet<>();
        private final List<Set<String>> plurals = new ArrayList<>();
        private final StringBuilder numbered = new StringBuilder();
        private int copied;
        private int at;

        Reader(String pattern, Map<String, String> types, boolean translation) {
            this.pattern = pattern;
            this.types = types;
            this.translation = translation;
        }

        Pattern whole() {
            read(0);
            return new Pattern(
                    numbered + pattern.substring(copied), Collections.unmodifiableMap(types), List.copyOf(plurals));
        }

        /** Reads to the end, or within forms to the brace that closes this one. */
        private void read(int depth) {
            while (at < pattern.length()) {
                char c = pattern.charAt(at++);
                if (c == '}' && depth > 0) {
                    return;
                } else if (c == '}') {
                    throw new IllegalArgumentException("a brace is closed at " + at + " that is not open");
                } else if (c == '{') {
                    hole(depth);
                } else if (c == '\'' && at < pattern.length() && "{}#".indexOf(pattern.charAt(at)) >= 0) {
                    at = pattern.indexOf('\'', at) + 1;
                } else if (c == '\'' && at < pattern.length() && pattern.charAt(at) == '\'') {
                    at++;
                }
            }
            if (depth > 0) {
                throw new IllegalArgumentException("a brace is not closed");
            }
        }

        private void hole(int depth) {
            int from = at;
            String name = word();
            int to = at;
            String type = comma() ? word() : "";
            if (!TYPES.containsKey(type)) {
                throw new IllegalArgumentException("there is no type (" + type + "); the types are " + TYPES.keySet());
            }
            boolean forms = type.equals("plural") || type.equals("select");
            numbered.append(pattern, copied, from).append(number(name, type));
            // The writer knows the type by the value; a style stays behind an empty type.
            numbered.append(!forms && pattern.charAt(at) == ',' ? "," : "");
            copied = forms ? to : at;
            if (forms) {
                at++;
                Set<String> read = forms(depth);
                if (type.equals("plural")) {
                    plurals.add(read);
                }
            } else if (comma()) {
                word();
            }
            if (pattern.charAt(at++) != '}') {
                throw new IllegalArgumentException("expected (}) at " + at);
            }
        }

        private String number(String name, String type) {
            if (translation && name.equals(CASE) && type.equals("select")) {
                return CASE;
            }
            if (translation && !types.containsKey(name)) {
                throw new IllegalArgumentException("there is no hole (" + name + "); the holes are " + types.keySet());
            }
            String java = TYPES.get(type);
            String before = types.putIfAbsent(name, java);
            boolean counted = type.equals("plural") && before != null && before.startsWith("List");
            boolean addressed = type.equals("select") && "Value.Player".equals(before);
            if (before != null && !before.equals(java) && !counted && !addressed) {
                throw new IllegalArgumentException("hole (" + name + ") has the types (" + before + ") and (" + java + ")");
            }
            used.add(name);
            return Integer.toString(List.copyOf(types.keySet()).indexOf(name));
        }

        private Set<String> forms(int depth) {
            Set<String> forms = new LinkedHashSet<>();
            String last = "";
            for (String form = word(); pattern.charAt(at) == '{'; form = word()) {
                at++;
                read(depth + 1);
                forms.add(form);
                last = form;
            }
            if (!last.equals("other")) {
                throw new IllegalArgumentException("the last form must be (other), not (" + last + ")");
            }
            return forms;
        }

        private String word() {
            int from = at;
            while (at < pattern.length() && ",{}".indexOf(pattern.charAt(at)) < 0) {
                at++;
            }
            if (at == pattern.length()) {
                throw new IllegalArgumentException("a brace is not closed");
            }
            return pattern.substring(from, at).strip();
        }

        private boolean comma() {
            boolean comma = pattern.charAt(at) == ',';
            at += comma ? 1 : 0;
            return comma;
        }
    }
}
