package tilewright.cli.bulk;

import java.io.Serializable;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import tilewright.cli.context.Failure;
import tilewright.message.Message;
import tilewright.puzzle.Column;

/**
 * The number of answers that are kept with each value of a field.
 *
 * @param field its name; empty where all answers are kept
 * @param wanted by value; answers with other values are not kept
 */
public record RowQuota(String field, Map<String, Long> wanted) implements Serializable {

    /** Keeps all answers. */
    static final RowQuota NONE = new RowQuota("", Map.of());

    public RowQuota {
        wanted = Collections.unmodifiableMap(new LinkedHashMap<>(wanted));
    }

    /** Reads {@code level=Easy:20,Hard:30}. */
    static RowQuota read(String typed) {
        int sign = typed.indexOf('=');
        Map<String, Long> wanted = new LinkedHashMap<>();
        for (String pair : typed.substring(sign + 1).split(",", -1)) {
            int colon = pair.lastIndexOf(':');
            String number = pair.substring(colon + 1);
            if (sign < 1 || colon < 1 || !number.matches("\\d{1,18}")) {
                throw Failure.usage(BulkMessages.spread(Message.verbatim(typed)));
            }
            wanted.put(pair.substring(0, colon), Long.parseLong(number));
        }
        return new RowQuota(typed.substring(0, sign), wanted);
    }

    /** Returns this quota with values as answers have them. */
    RowQuota checked(AnswerFields fields) {
        if (isEmpty()) {
            return this;
        }
        Column column = fields.find(field);
        Map<String, Long> checked = new LinkedHashMap<>();
        wanted.forEach((value, number) -> {
            AnswerFields.check(column, value);
            boolean whole = column.type() == Column.Type.DECIMAL && value.indexOf('.') < 0;
            checked.put(whole ? value + ".0" : value, number);
        });
        return new RowQuota(field, checked);
    }

    /** Whether all answers are kept. */
    public boolean isEmpty() {
        return field.isEmpty();
    }
}
