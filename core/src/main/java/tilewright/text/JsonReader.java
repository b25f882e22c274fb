package tilewright.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilewright.message.Message;

/** Reads JSON by recursive descent, to a limited depth, and a limited number of values. */
final class JsonReader {

    private static final int DEEPEST = 64;

    private final String text;
    private final Cursor cursor;
    private final int most;
    private int values;

    /** @param most values that there may be */
    JsonReader(String text, int most) {
        this.text = text;
        this.cursor = new Cursor(text);
        this.most = most;
    }

    Json parse() {
        Json value = value(0);
        blanks();
        cursor.expectEnd();
        return value;
    }

    private Json value(int depth) {
        blanks();
        if (depth > DEEPEST) {
            throw cursor.error(TextMessages.jsonDeep(DEEPEST));
        }
        if (values == most) {
            throw cursor.error(TextMessages.jsonManyValues(most));
        }
        values++;
        return switch (cursor.peek()) {
            case '{' -> object(depth);
            case '[' -> array(depth);
            case '"' -> new Json.Str(string());
            case 't' -> word("true", Json.TRUE);
            case 'f' -> word("false", Json.FALSE);
            case 'n' -> word("null", Json.NULL);
            default -> number();
        };
    }

    private Json word(String word, Json value) {
        if (!cursor.skip(word)) {
            throw cursor.error(TextMessages.jsonValue(cursor.found()));
        }
        return value;
    }

    private Json object(int depth) {
        Map<String, Json> fields = new LinkedHashMap<>();
        cursor.expect('{');
        blanks();
        if (cursor.skip('}')) {
            return new Json.Obj(fields);
        }
        do {
            blanks();
            int at = cursor.offset();
            String name = string();
            blanks();
            cursor.expect(':');
            if (fields.containsKey(name)) {
                throw cursor.error(at, TextMessages.jsonTwice(name));
            }
            fields.put(name, value(depth + 1));
            blanks();
        } while (cursor.skip(','));
        cursor.expect('}');
        return new Json.Obj(fields);
    }

    private Json array(int depth) {
        List<Json> items = new ArrayList<>();
        cursor.expect('[');
        blanks();
        if (cursor.skip(']')) {
            return new Json.Arr(items);
        }
        do {
            items.add(value(depth + 1));
            blanks();
        } while (cursor.skip(','));
        cursor.expect(']');
        return new Json.Arr(items);
    }

    private String string() {
        cursor.expect('"');
        String plain = plain();
        if (cursor.skip('"')) {
            return plain;
        }
        StringBuilder value = new StringBuilder(plain);
        Message quote = TextMessages.jsonQuote();
        while (!cursor.skip('"')) {
            char c = cursor.next(quote);
            if (c < ' ') {
                throw cursor.error(cursor.offset() - 1, TextMessages.jsonControl());
            }
            value.append(c == '\\' ? escaped() : c);
        }
        return value.toString();
    }

    /** Takes the characters that stand for themselves: most strings have no others, and long ones are copied once. */
    private String plain() {
        int from = cursor.offset();
        int to = from;
        while (to < text.length() && isPlain(text.charAt(to))) {
            to++;
        }
        cursor.skip(to - from);
        return text.substring(from, to);
    }

    private static boolean isPlain(char c) {
        return c >= ' ' && c != '"' && c != '\\';
    }

    private char escaped() {
        int at = cursor.offset();
        char c = cursor.next(TextMessages.jsonEscaped());
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'u' -> unicode();
            default -> throw cursor.error(at, TextMessages.jsonEscape(String.valueOf(c)));
        };
    }

    private char unicode() {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            char c = cursor.next(TextMessages.jsonFourHex());
            int digit = Ascii.digit(c, 16);
            if (digit < 0) {
                throw cursor.error(cursor.offset() - 1, TextMessages.jsonHex());
            }
            code = code * 16 + digit;
        }
        return (char) code;
    }

    private Json number() {
        int from = cursor.offset();
        cursor.skip('-');
        if (!cursor.skip('0')) {
            digits();
        }
        if (cursor.skip('.')) {
            digits();
        }
        if (cursor.skip('e') || cursor.skip('E')) {
            if (!cursor.skip('+')) {
                cursor.skip('-');
            }
            digits();
        }
        return new Json.Num(text.substring(from, cursor.offset()));
    }

    private void digits() {
        int before = cursor.offset();
        while (cursor.peek() >= '0' && cursor.peek() <= '9') {
            cursor.next();
        }
        if (cursor.offset() == before) {
            throw cursor.error(TextMessages.jsonValue(cursor.found()));
        }
    }

    private void blanks() {
        while (cursor.sees(' ') || cursor.sees('\n') || cursor.sees('\t') || cursor.sees('\r')) {
            cursor.next();
        }
    }
}
