package tilewright.message;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tilewright.message.Sentence.Span;
import tilewright.message.Value.Addressed;
import tilewright.message.Value.Amount;
import tilewright.message.Value.Cell;
import tilewright.message.Value.Digit;
import tilewright.message.Value.House;
import tilewright.message.Value.Player;

/**
 * Writes messages by their patterns, which have the syntax of ICU's MessageFormat (<a
 * href="https://unicode-org.github.io/icu/userguide/format_parse/messages/">user guide</a>) with types of their own:
 *
 * <pre>
 * {name}                                    a text
 * {count, number}                           an amount, in digits; style grouped: 1,234,567
 * {count, plural, one {# cell} other {# cells}}   a form by the amount, or by the number of items of a list; also =0 {...}
 * {side, select, left {...} other {...}}    a form by a text
 * {what, message}                           a phrase; style capital begins it with a capital letter, lower has none, cut ends a long one
 *                                           styles blanks and hyphens put that sign between all words of a name
 * {parts, messages, and}                    phrases in a list
 * {cell, cell}                              r1c2; style upper: R1C2; style words: row 1, column 2; with capital: Row 1, column 2
 * {cells, cells, and}                       r1c2, r3c4, and r5c6; styles as for one, behind the list's
 * {digit, digit}                            1
 * {color, color}                            A
 * {digits, digits, or}                      1, 2, or 3
 * {house, house}                            row 1
 * {houses, houses}                          rows 1 and 5 and box 3
 * {player, player}                          Player 1
 * {player, select, you {have} other {has}}  in other languages than English, words for a player where that is the reader
 * </pre>
 *
 * <p>Lists have one of the styles {@code and}, {@code or}, {@code nor}, {@code semicolon}, {@code comma}, {@code space}, and {@code plain},
 * which is {@code and} without a comma before the last; {@code semicolon plain} has semicolons before that. An apostrophe before a
 * brace is doubled.
 *
 * <p>Any other word in a style is a case of the language: the phrase that fills the hole picks its form by {@code {case, select, de
 * {de la ligne} other {ligne}}}. What stands between the items of a list has as its case the digit that follows, if one does.
 *
 * <p>So the catalogs have them. In the factories, the build writes the number of a value for the name of a hole, and leaves out
 * the types that follow from the value: {@code {0,, words}}. One message; one thread.
 */
final class MessageWriter {

    /** Begins a hole that tells equal patterns apart, and writes nothing. */
    private static final char MARK = '@';

    /** The hole of a phrase for the case in which the sentence around wants it. */
    private static final String CASE = "case";

    /** The length of a phrase from which style {@code cut} ends it at a comma. */
    private static final int LONG = 2500;

    private final Words words;
    private final StringBuilder text;
    private final List<Span> spans;
    private final String pattern;
    private final List<Object> values;

    /** The style of the hole that the message fills. */
    private final String outer;

    private int at;

    private MessageWriter(Message message, String outer, Words words, StringBuilder text, List<Span> spans) {
        this.pattern = words.pattern(message.english());
        this.values = message.values();
        this.outer = outer;
        this.words = words;
        this.text = text;
        this.spans = spans;
    }

    static Sentence write(Message message, Words words) {
        StringBuilder text = new StringBuilder();
        List<Span> spans = new ArrayList<>();
        write(message, "", words, text, spans);
        return new Sentence(text.toString(), spans);
    }

    private static void write(Message message, String outer, Words words, StringBuilder text, List<Span> spans) {
        if (message.english().isEmpty()) {
            text.append((String) message.values().getFirst());
        } else {
            new MessageWriter(message, outer, words, text, spans).write("");
        }
    }

    /**
     * Writes the pattern up to its end or to the brace that closes this form, which it takes.
     *
     * @param amount stands for {@code #}; empty outside of a plural
     */
    private void write(String amount) {
        while (at < pattern.length()) {
            char c = pattern.charAt(at++);
            if (c == '}') {
                return;
            } else if (c == '{') {
                hole();
            } else if (c == '#' && !amount.isEmpty()) {
                text.append(amount);
            } else if (c == '\'') {
                int end = endOfQuote(at);
                text.append(end <= at + 1 ? "'" : pattern.substring(at, end - 1));
                at = end;
            } else {
                text.append(c);
            }
        }
    }

    /** The end of what an apostrophe before {@code from} quotes: quoted braces, a second apostrophe, or nothing. */
    private int endOfQuote(int from) {
        char next = from < pattern.length() ? pattern.charAt(from) : ' ';
        return switch (next) {
            case '{', '}', '#' -> pattern.indexOf('\'', from) + 1;
            case '\'' -> from + 1;
            default -> from;
        };
    }

    /** Takes a form that is not written, with the brace that closes it. */
    private void skip() {
        int depth = 1;
        while (depth > 0) {
            char c = pattern.charAt(at++);
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            at = c == '\'' ? endOfQuote(at) : at;
        }
    }

    /** Takes the next word of a hole, up to a comma or a brace. */
    private String word() {
        int from = at;
        while (",{}".indexOf(pattern.charAt(at)) < 0) {
            at++;
        }
        return pattern.substring(from, at).trim(); // trim: strip would bring a table of characters
    }

    /** Takes a comma if it is next. */
    private boolean comma() {
        boolean comma = pattern.charAt(at) == ',';
        at += comma ? 1 : 0;
        return comma;
    }

    private void hole() {
        String name = word();
        if (name.charAt(0) == MARK) {
            at++;
            return;
        }
        if (name.equals(CASE)) {
            comma();
            word();
            at++;
            choose(form -> has(outer, form), "");
            return;
        }
        Object value = values.get(Integer.parseInt(name));
        String type = comma() ? word() : "";
        if (type.equals("plural") || type.equals("select")) {
            at++;
            if (value instanceof Amount || value instanceof List) {
                Amount amount = value instanceof List<?> items ? Amount.of(items.size()) : (Amount) value;
                choose(form -> form.equals("=" + amount.digits()) || words.isForm(form, amount), amount.digits());
            } else if (value instanceof Player player) {
                address(player);
            } else {
                choose(value::equals, "");
            }
            return;
        }
        String style = comma() ? word() : "";
        at++;
        write(value, style);
    }

    /**
     * Writes the first form that applies; the last one, {@code other}, always does.
     *
     * @param amount stands for {@code #}; empty outside of a plural
     */
    private void choose(Predicate<String> applies, String amount) {
        boolean written = false;
        for (String form = word(); pattern.charAt(at) == '{'; form = word()) {
            at++;
            if (!written && (form.equals("other") || applies.test(form))) {
                write(amount);
                written = true;
            } else {
                skip();
            }
        }
        at++;
    }

    /** Writes a form about a player, and notes the one by which the player is spoken to. */
    private void address(Player player) {
        int forms = at;
        int from = text.length();
        choose("you"::equals, "");
        String you = text.substring(from);
        text.setLength(from);
        at = forms;
        choose(_ -> false, "");
        spans.add(new Span(from, text.length(), new Addressed(player.number(), you)));
    }

    private void write(Object value, String style) {
        switch (value) {
            case String typed -> text.append(oneLine(typed));
            case Amount amount -> text.append(has(style, "grouped") ? words.grouped(amount) : amount.digits());
            case Message phrase -> phrase(phrase, style);
            case Cell cell -> cell(cell, style);
            case Value.Color color -> span(color, color.name());
            case Digit digit -> span(digit, digit.text());
            case House house -> house(house, style);
            case Player player -> player(player, style);
            case List<?> list
            when !list.isEmpty() && list.getFirst() instanceof House && !has(style, "numbers") ->
                list(kinds(list, style), style);
            case List<?> list -> list(list, style);
            default -> throw new IllegalStateException("a message cannot have a value of this type");
        }
    }

    /** Returns a text that may have been typed in one line: control characters become question marks. */
    static String oneLine(String typed) {
        StringBuilder line = new StringBuilder(typed.length());
        for (int i = 0; i < typed.length(); i++) {
            char c = typed.charAt(i);
            boolean control = c < ' ' || c >= 0x7f && c < 0xa0 || c == 0x2028 || c == 0x2029;
            line.append(control ? '?' : c);
        }
        return line.toString();
    }

    private void phrase(Message phrase, String style) {
        int from = text.length();
        write(phrase, style, words, text, spans);
        if (has(style, "capital") && text.length() > from) {
            char first = text.charAt(from);
            text.setCharAt(from, isSmall(first) ? (char) (first + 'A' - 'a') : first);
        }
        for (int i = from; i < text.length() && has(style, "lower"); i++) {
            char c = text.charAt(i);
            text.setCharAt(i, isSmall((char) (c + 'a' - 'A')) ? (char) (c + 'a' - 'A') : c);
        }
        if (has(style, "blanks") || has(style, "hyphens")) {
            join(from, has(style, "blanks") ? ' ' : '-');
        }
        if (text.length() > from + LONG && has(style, "cut")) {
            int end = text.lastIndexOf(words.text(BasicMessages.listComma()), from + LONG);
            text.setLength(end);
            spans.removeIf(span -> span.to() > end);
            phrase(BasicMessages.andSoOn(), "");
        }
    }

    /** Puts one sign between all words of a name. */
    private void join(int from, char joint) {
        for (int i = text.length() - 1; i >= from; i--) {
            char c = text.charAt(i);
            if (c == ',') {
                text.deleteCharAt(i);
            } else if (c == ' ' || c == '-') {
                text.setCharAt(i, joint);
            }
        }
    }

    /** Whether a letter is a small one of Latin, as far as the languages of Western Europe have them. */
    private static boolean isSmall(char c) {
        return c >= 'a' && c <= 'z' || c >= 'à' && c <= 'þ' && c != '÷';
    }

    private void cell(Cell cell, String style) {
        int from = text.length();
        int row = cell.row() + 1;
        int column = cell.column() + 1;
        Message words = has(style, "words")
                ? BasicMessages.cellInWords(row, column)
                : has(style, "upper") ? BasicMessages.cellUpper(row, column) : BasicMessages.cell(row, column);
        phrase(words, style);
        spans.add(new Span(from, text.length(), cell));
    }

    private void span(Value value, String words) {
        spans.add(new Span(text.length(), text.length() + words.length(), value));
        text.append(words);
    }

    /** A player; in English nobody asks where. */
    private void player(Player player, String style) {
        int from = text.length();
        phrase(BasicMessages.player(player.number()), style);
        if (words != Words.ENGLISH) {
            spans.add(new Span(from, text.length(), player));
        }
    }

    private void house(House house, String style) {
        int from = text.length();
        int number = house.number() + 1;
        if (has(style, "numbers")) {
            text.append(number);
        } else {
            phrase(
                    switch (house.kind()) {
                        case ROW -> BasicMessages.row(number);
                        case COLUMN -> BasicMessages.column(number);
                        case BOX -> BasicMessages.box(number);
                    },
                    style);
        }
        spans.add(new Span(from, text.length(), house));
    }

    /** Houses by kind: one house, or a phrase of several. */
    private static List<Object> kinds(List<?> houses, String style) {
        List<Object> kinds = new ArrayList<>();
        for (House.Kind kind : House.Kind.values()) {
            List<House> some = new ArrayList<>();
            for (Object one : houses) {
                if (one instanceof House house && house.kind() == kind) {
                    some.add(house);
                }
            }
            if (some.size() == 1) {
                kinds.add(some.getFirst());
            } else if (!some.isEmpty()) {
                Message numbers = has(style, "plain") ? BasicMessages.numbersPlain(some) : BasicMessages.numbers(some);
                kinds.add(
                        switch (kind) {
                            case ROW -> BasicMessages.rows(numbers);
                            case COLUMN -> BasicMessages.columns(numbers);
                            case BOX -> BasicMessages.boxes(numbers);
                        });
            }
        }
        return kinds;
    }

    private void list(List<?> items, String style) {
        Joints joints = joints(style);
        int last = items.size() - 1;
        for (int i = 0; i <= last; i++) {
            if (i > 0) {
                String following = items.get(i) instanceof Digit digit ? digit.text() : "";
                phrase(i < last ? joints.between : last == 1 ? joints.pair : joints.last, following);
            }
            write(items.get(i), i == 0 ? style : style.replace("capital", ""));
        }
    }

    /**
     * The texts between the items of a list: the usual one, the one between two items, and the one before the last of
     * more.
     */
    private record Joints(Message between, Message pair, Message last) {
        Joints(Message all) {
            this(all, all, all);
        }
    }

    private static Joints joints(String style) {
        Message comma = has(style, "semicolon") ? BasicMessages.listSemicolon() : BasicMessages.listComma();
        if (has(style, "or")) {
            return new Joints(comma, BasicMessages.listOr(), BasicMessages.listCommaOr());
        }
        if (has(style, "nor")) {
            return new Joints(BasicMessages.listNorBetween(), BasicMessages.listNor(), BasicMessages.listCommaNor());
        }
        if (has(style, "plain")) {
            return new Joints(comma, BasicMessages.listAnd(), BasicMessages.listAnd());
        }
        if (has(style, "space")) {
            return new Joints(BasicMessages.listSpace());
        }
        return has(style, "comma") || has(style, "semicolon")
                ? new Joints(comma)
                : new Joints(comma, BasicMessages.listAnd(), BasicMessages.listCommaAnd());
    }

    /** Whether a style has a word; blanks stand between words. */
    private static boolean has(String style, String word) {
        for (int at = style.indexOf(word); at >= 0; at = style.indexOf(word, at + 1)) {
            int end = at + word.length();
            if ((at == 0 || style.charAt(at - 1) == ' ') && (end == style.length() || style.charAt(end) == ' ')) {
                return true;
            }
        }
        return false;
    }
}
