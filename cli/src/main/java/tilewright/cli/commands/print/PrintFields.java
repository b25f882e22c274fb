package tilewright.cli.commands.print;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilewright.cli.context.OptionsBuilder;
import tilewright.message.Message;
import tilewright.print.fields.Field;
import tilewright.print.puzzles.BookDescription;
import tilewright.print.puzzles.ClassSheet;
import tilewright.print.puzzles.PictureDescription;
import tilewright.print.puzzles.SheetDescription;

/** The fields of sheets and books as options, in groups. */
final class PrintFields {

    /** The names of those of sheets. */
    static final List<String> SHEETS =
            names(List.of(SheetDescription.FIELDS, ClassSheet.FIELDS, PictureDescription.FIELDS));

    /** The names of those of books. */
    static final List<String> BOOKS = BookDescription.names();

    /** Said by arguments and options of their own. */
    private static final List<String> NO_OPTIONS = List.of("puzzle", "sections");

    private static final List<String> COMMON = List.of(
            "title", "paper", "per-page", "solutions", "qr", "ratings", "link", "large-print", "color", "tiles");

    private static final List<String> PAGE =
            List.of("margins", "gutter", "bleed", "crop-marks", "pdf", "header", "footer", "page-numbers", "booklet");

    private static final List<String> BOARDS =
            List.of("columns", "digits", "font", "line-weight", "code", "ids", "times", "numbers-from", "own-ids");

    private static final List<String> CLASS = names(List.of(ClassSheet.FIELDS));

    private static final List<String> PICTURES = names(List.of(PictureDescription.FIELDS));

    private PrintFields() {}

    private static List<String> names(List<List<Field>> fields) {
        return fields.stream().flatMap(List::stream).map(Field::name).toList();
    }

    /** Adds the options to those of a command. */
    static OptionFields options(OptionsBuilder builder) {
        Map<String, Field> rest = new LinkedHashMap<>();
        SheetDescription.FIELDS.forEach(field -> rest.putIfAbsent(field.name(), field));
        ClassSheet.FIELDS.forEach(field -> rest.putIfAbsent(field.name(), field));
        PictureDescription.FIELDS.forEach(field -> rest.putIfAbsent(field.name(), field));
        BookDescription.FIELDS.forEach(field -> rest.putIfAbsent(field.name(), field));
        NO_OPTIONS.forEach(rest::remove);
        return OptionFields.of(builder, taken(rest, COMMON))
                .and(group(builder, HelpMessages.groupPage(), taken(rest, PAGE)))
                .and(group(builder, HelpMessages.groupBoards(), taken(rest, BOARDS)))
                .and(group(builder, HelpMessages.groupClass(), taken(rest, CLASS)))
                .and(group(builder, HelpMessages.groupPictures(), taken(rest, PICTURES)))
                .and(group(builder, HelpMessages.groupBook(), List.copyOf(rest.values())));
    }

    private static OptionFields group(OptionsBuilder builder, Message heading, List<Field> fields) {
        return fields.isEmpty() ? OptionFields.NONE : builder.group(heading, () -> OptionFields.of(builder, fields));
    }

    private static List<Field> taken(Map<String, Field> from, List<String> names) {
        return names.stream().filter(from::containsKey).map(from::remove).toList();
    }
}
