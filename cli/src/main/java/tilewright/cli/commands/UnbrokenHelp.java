package tilewright.cli.commands;

import java.text.BreakIterator;
import java.util.List;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi.Text;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import tilewright.cli.context.Paragraph;

/**
 * Help whose lists of options and parameters break lines between words only, and between characters of East Asia. Picocli
 * breaks within an address and behind each hyphen as well.
 */
final class UnbrokenHelp extends Help {

    /** Holds two characters together, is removed again, and is in no word. */
    private static final char GLUE = '\uFEFF';

    UnbrokenHelp(CommandSpec command, ColorScheme colors) {
        super(command, colors);
    }

    @Override
    public Layout createDefaultLayout(
            List<OptionSpec> options, List<PositionalParamSpec> parameters, ColorScheme colors) {
        Layout usual = super.createDefaultLayout(options, parameters, colors);
        return new Layout(colors, usual.textTable(), usual.optionRenderer(), usual.parameterRenderer()) {
            @Override
            public void layout(ArgSpec word, Text[][] cells) {
                for (Text[] row : cells) {
                    Text about = row[row.length - 1];
                    row[row.length - 1] = colors.text(glued(about.plainString()));
                }
                super.layout(word, cells);
            }

            @Override
            public String toString() {
                return super.toString().replace(String.valueOf(GLUE), "");
            }
        };
    }

    /** The text with the glue wherever a line could end within a word. */
    static String glued(String text) {
        StringBuilder glued = new StringBuilder();
        BreakIterator ends = BreakIterator.getLineInstance();
        ends.setText(text);
        int from = ends.first();
        for (int end = ends.next(); end != BreakIterator.DONE; end = ends.next()) {
            glued.append(text, from, end);
            if (end < text.length() && !mayEnd(text.substring(end - 1, end), text.substring(end, end + 1))) {
                glued.append(GLUE);
            }
            from = end;
        }
        return glued.toString();
    }

    private static boolean mayEnd(String before, String after) {
        return before.isBlank() || Paragraph.width(before) == 2 || Paragraph.width(after) == 2;
    }
}
