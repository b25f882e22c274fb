package tilewright.print.fields;

import java.util.List;
import java.util.Optional;
import tilewright.message.Message;

/**
 * A text in place of a group of fields: it stands for one of them.
 *
 * @param whole has the text
 * @param name the name that it has there
 * @param text as it is written
 * @param plain the field that it stands for
 */
record PlainFields(Fields whole, String name, String text, String plain) implements Fields {

    @Override
    public boolean has(String asked) {
        return asked.equals(plain);
    }

    @Override
    public Optional<String> text(String asked, int most) {
        return asked.equals(plain) ? Optional.of(text) : Optional.empty();
    }

    @Override
    public List<String> texts(String asked, int most) {
        return text(asked, most).stream().toList();
    }

    @Override
    public List<? extends Fields> list(String asked, List<String> known, int most) {
        throw wrong(asked, FieldsMessages.expectedList(label(asked)));
    }

    @Override
    public String label(String asked) {
        return whole.label(name);
    }

    @Override
    public RuntimeException wrong(String asked, Message reason) {
        return whole.wrong(name, reason);
    }
}
