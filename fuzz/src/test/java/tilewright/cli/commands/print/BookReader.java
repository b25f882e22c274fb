package tilewright.cli.commands.print;

import tilewright.cli.context.Failure;
import tilewright.message.Words;
import tilewright.print.fields.DescriptionFiles;
import tilewright.print.fields.PrintedTexts;
import tilewright.print.fields.PrintedTexts.Typefaces;
import tilewright.print.puzzles.BookDescription;
import tilewright.print.puzzles.BookPlan;
import tilewright.puzzle.Catalog;

/** Reads descriptions of books as the command does. */
public final class BookReader {

    private BookReader() {}

    /**
     * The plan of a book.
     *
     * @throws Failure with a sentence, when the text describes none
     */
    public static BookPlan read(Catalog catalog, String text) {
        return new BookDescription(
                        catalog,
                        new PrintedTexts(Typefaces.OWN),
                        "http://localhost:8080/",
                        Words.ENGLISH,
                        DescriptionFiles.NONE)
                .read(YamlFields.of("book.yaml", text, BookDescription.names()));
    }
}
