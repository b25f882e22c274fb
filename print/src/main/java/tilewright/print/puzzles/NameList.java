package tilewright.print.puzzles;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tilewright.print.fields.DescriptionFiles;
import tilewright.print.fields.Fields;
import tilewright.print.fields.PrintedTexts;

/**
 * Reads lists of names: those of a field, or of a file that it names, with one a line. Errors are those of the {@link Fields}.
 *
 * @param printedTexts reads each of them
 */
record NameList(PrintedTexts printedTexts, DescriptionFiles files) {

    private static final List<String> ENDINGS = List.of(".txt", ".csv");

    private static final Pattern COMMAS = Pattern.compile("[,;、，]");

    /** @param most names */
    List<String> read(Fields fields, String field, int most) {
        return read(fields, field, most, fields.texts(field, Fields.LONGEST).stream());
    }

    /**
     * Names of people. Those that stand in one text are set apart by commas; in a list of several, and in a file, each may have one.
     *
     * @param most names
     */
    List<String> people(Fields fields, String field, int most) {
        List<String> typed = fields.texts(field, Fields.LONGEST);
        return read(fields, field, most, typed.size() == 1 ? COMMAS.splitAsStream(typed.getFirst()) : typed.stream());
    }

    /** @param typed the names where the field names no file */
    private List<String> read(Fields fields, String field, int most, Stream<String> typed) {
        List<String> texts = fields.texts(field, Fields.LONGEST);
        boolean file =
                texts.size() == 1 && ENDINGS.stream().anyMatch(texts.getFirst().toLowerCase(Locale.ROOT)::endsWith);
        Stream<String> all = file
                ? StyleDescription.read(fields, field, () -> files.text(field, texts.getFirst()))
                        .lines()
                : typed;
        List<String> names = all.map(String::strip)
                .filter(name -> !name.isEmpty())
                .limit(most + 1L)
                .map(name ->
                        StyleDescription.read(fields, field, () -> printedTexts.title(fields.label(field), name, "")))
                .toList();
        if (names.size() > most) {
            throw fields.wrong(field, PuzzlesMessages.manyNames(fields.label(field), most));
        }
        return names;
    }
}
