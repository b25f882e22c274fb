package tilewright.print.puzzles;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.book.Book;
import tilewright.print.book.Book.Block;
import tilewright.print.book.Book.Names.Name;
import tilewright.print.book.Book.OwnPage;
import tilewright.print.canvas.CanvasError;
import tilewright.print.canvas.Color;
import tilewright.print.canvas.Isbn;
import tilewright.print.canvas.Lengths;
import tilewright.print.canvas.Picture;
import tilewright.print.fields.DescriptionFiles;
import tilewright.print.fields.Field;
import tilewright.print.fields.Fields;
import tilewright.print.fields.PrintedTexts;
import tilewright.print.puzzles.BookPlan.Imprint;
import tilewright.text.FieldError;

/** Reads all of a book but its puzzles: cover, imprint, the publisher's pages and words, readers. */
record BookMatter(Fields fields, PrintedTexts printedTexts, Words words, DescriptionFiles sources) {

    /** Maximum number of readers. */
    private static final int MOST_READERS = 1_000;

    private static final int MOST_KEYWORDS = 100;

    /** The largest thickness of a page. */
    private static final double MOST_PAGE = Lengths.MM;

    private static final String MARKDOWN = ".md";
    private static final List<String> COVERS = List.of("yes", "no", "wrap");
    private static final List<String> IMPRINT =
            List.of("publisher", "isbn", "copyright", "edition", "year", "place", "text");
    private static final List<String> LEVELS = List.of("easy", "medium", "hard", "unfair", "extreme");

    private static final Pattern WEB = Pattern.compile("#([0-9a-fA-F]{6})");
    private static final Pattern INKS = Pattern.compile("(\\d{1,3})%? (\\d{1,3})%? (\\d{1,3})%? (\\d{1,3})%?");

    static final List<Field> FIELDS = List.of(
            new Field("subject", "TEXT", PuzzlesMessages.fieldSubject()),
            new Field("keywords", "WORDS", PuzzlesMessages.fieldKeywords()),
            new Field("cover", "HOW", PuzzlesMessages.fieldCover()),
            new Field("cover-picture", "FILE", PuzzlesMessages.fieldCoverPicture()),
            new Field("cover-color", "COLOR", PuzzlesMessages.fieldCoverColor()),
            new Field("cover-text", "MARKDOWN", PuzzlesMessages.fieldCoverText()),
            new Field("stock", "KIND", PuzzlesMessages.fieldStock()),
            new Field("logo", "FILE", PuzzlesMessages.fieldLogo()),
            new Field("imprint", "KEY=TEXT", PuzzlesMessages.fieldImprint(Message.verbatim(IMPRINT))),
            new Field("made-by", "", PuzzlesMessages.fieldMadeBy()),
            new Field("dedication", "MARKDOWN", PuzzlesMessages.fieldDedication()),
            new Field("preface", "MARKDOWN", PuzzlesMessages.fieldPreface()),
            new Field("rules", "MARKDOWN", PuzzlesMessages.fieldRules()),
            new Field("back-matter", "MARKDOWN", PuzzlesMessages.fieldBackMatter()),
            new Field("words", "KEY=TEXT", PuzzlesMessages.fieldWords(Message.verbatim(names()))),
            new Field("readers", "NAMES", PuzzlesMessages.fieldReaders()));

    private static List<String> names() {
        return Stream.of(Name.values()).map(BookMatter::key).toList();
    }

    private static String key(Name name) {
        return name.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A title in one line; empty for a blank one, too. */
    static Optional<String> title(Fields fields, PrintedTexts printedTexts, String name) {
        return fields.text(name)
                .map(typed ->
                        StyleDescription.read(fields, name, () -> printedTexts.title(fields.label(name), typed, "")))
                .filter(line -> !line.isEmpty());
    }

    /** Whether the usual rules are printed. */
    static boolean hasRules(Fields fields) {
        Optional<String> word = rulesWord(fields);
        return !fields.has("rules") || word.isPresent() && Fields.YES.contains(word.get());
    }

    /** The words yes or no in place of rules of one's own. */
    private static Optional<String> rulesWord(Fields fields) {
        return fields.fields("rules", "text", TEXT)
                .flatMap(rules -> rules.text("text", PrintedTexts.LONGEST_TEXT))
                .filter(text -> Fields.YES.contains(text) || Fields.NO.contains(text));
    }

    private static final List<String> TEXT = List.of("text", "file", "title");

    /** @param ids in place of numbers */
    BookPlan.Matter read(List<String> ids) {
        Imprint imprint = imprint();
        Book.Names names = ownNames();
        String publisher = fields.fields("imprint", "text", IMPRINT)
                .flatMap(own -> title(own, printedTexts, "publisher"))
                .orElse("");
        List<OwnPage> pages = new ArrayList<>();
        StringBuilder files = new StringBuilder();
        own("dedication", OwnPage.Kind.DEDICATION, "", pages, files);
        own("preface", OwnPage.Kind.PREFACE, words.text(PuzzlesMessages.preface()), pages, files);
        if (rulesWord(fields).isEmpty()) {
            String title = names.own().getOrDefault(Name.HOW_TO_PLAY, words.text(PuzzlesMessages.howToPlay()));
            own("rules", OwnPage.Kind.RULES, title, pages, files);
        }
        own("back-matter", OwnPage.Kind.BACK, "", pages, files);
        return new BookPlan.Matter(
                title(fields, printedTexts, "subject").orElse(""),
                keywords(),
                cover(publisher, files),
                imprint,
                pages,
                names,
                levels(),
                ids,
                new NameList(printedTexts, sources).people(fields, "readers", MOST_READERS),
                proofs(),
                files.toString());
    }

    private boolean proofs() {
        boolean proofs = fields.truth("proofs", false);
        if (proofs && !fields.truth("certificates", true)) {
            throw fields.wrong(
                    "proofs", PuzzlesMessages.proofsNeedLine(fields.label("proofs"), fields.label("certificates")));
        }
        return proofs;
    }

    private List<String> keywords() {
        return fields.texts("keywords", Fields.LONGEST).stream()
                .flatMap(text -> Stream.of(text.split(",")))
                .map(String::strip)
                .filter(word -> !word.isEmpty())
                .map(word -> StyleDescription.read(
                        fields, "keywords", () -> printedTexts.title(fields.label("keywords"), word, "")))
                .limit(MOST_KEYWORDS)
                .toList();
    }

    private void own(String name, OwnPage.Kind kind, String usualTitle, List<OwnPage> pages, StringBuilder files) {
        if (fields.fields(name, "text", TEXT)
                .flatMap(own -> own.text("text", PrintedTexts.LONGEST_TEXT))
                .filter(Fields.NO::contains)
                .isPresent()) {
            return;
        }
        markdown(name, files).ifPresent(text -> {
            String title = fields.fields(name, "text", TEXT)
                    .flatMap(own -> title(own, printedTexts, "title"))
                    .orElse(text.title().isEmpty() ? usualTitle : text.title());
            if (!text.blocks().isEmpty() || !title.equals(usualTitle)) {
                pages.add(new OwnPage(kind, title, text.blocks()));
            }
        });
    }

    /** A text of the publisher's: in the description, or in a file that it names. */
    private Optional<MarkdownText> markdown(String name, StringBuilder files) {
        return fields.fields(name, "text", TEXT).map(own -> {
            Optional<String> typed = own.text("text", PrintedTexts.LONGEST_TEXT);
            Optional<String> file =
                    own.text("file").or(() -> typed.filter(text -> text.endsWith(MARKDOWN) && text.indexOf('\n') < 0));
            String text = file.map(path -> StyleDescription.read(own, "file", () -> sources.text(name, path)))
                    .or(() -> typed)
                    .orElse("");
            files.append(text).append('\n');
            try {
                return MarkdownText.read(
                        printedTexts.text(fields.label(name), text), path -> picture(name, path, files));
            } catch (FieldError wrong) {
                throw fields.wrong(
                        name,
                        file.map(path -> PuzzlesMessages.inFile(Message.verbatim(path), wrong.message()))
                                .orElse(wrong.message()));
            }
        });
    }

    private Picture picture(String name, String path, StringBuilder files) {
        byte[] bytes = sources.read(name, path);
        files.append(path).append(java.util.Arrays.hashCode(bytes));
        try {
            return Picture.of(bytes);
        } catch (CanvasError error) {
            throw new FieldError(PuzzlesMessages.inFile(Message.verbatim(path), error.message()));
        }
    }

    private Optional<Picture> pictureOf(String name, StringBuilder files) {
        return fields.text(name).map(path -> {
            try {
                return picture(name, path, files);
            } catch (FieldError wrong) {
                throw fields.wrong(name, wrong.message());
            }
        });
    }

    private Book.Cover cover(String publisher, StringBuilder files) {
        String typed = fields.text("cover").orElse("yes");
        Book.Cover.Kind kind = Fields.NO.contains(typed)
                ? Book.Cover.Kind.NONE
                : Fields.YES.contains(typed)
                                || fields.one("cover", "yes", COVERS).equals("yes")
                        ? Book.Cover.Kind.PAGE
                        : Book.Cover.Kind.WRAP;
        return new Book.Cover(
                kind,
                pictureOf("cover-picture", files),
                fields.text("cover-color").map(this::color),
                pictureOf("logo", files),
                publisher,
                markdown("cover-text", files).map(MarkdownText::blocks).orElse(List.<Block>of()),
                stock());
    }

    private double stock() {
        String typed = fields.text("stock").orElse("white");
        return switch (typed) {
            case "white" -> Book.Cover.WHITE;
            case "cream" -> Book.Cover.CREAM;
            default -> {
                double length = Lengths.points(typed).orElse(0);
                if (length <= 0 || length > MOST_PAGE) {
                    throw fields.wrong("stock", PuzzlesMessages.stock(fields.label("stock"), Message.verbatim(typed)));
                }
                yield length;
            }
        };
    }

    /** Reads a color of the web, or shares of the four inks in percent behind the name of an ink of its own. */
    private Color color(String typed) {
        Matcher web = WEB.matcher(typed);
        if (web.matches()) {
            int rgb = Integer.parseInt(web.group(1), 16);
            double red = (rgb >> 16) / 255.0;
            double green = (rgb >> 8 & 255) / 255.0;
            double blue = (rgb & 255) / 255.0;
            double light = Math.max(red, Math.max(green, blue));
            return light == 0
                    ? new Color(0, 0, 0, 1, "")
                    : new Color(1 - red / light, 1 - green / light, 1 - blue / light, 1 - light, "");
        }
        int colon = typed.lastIndexOf(':');
        Matcher inks = INKS.matcher(typed.substring(colon + 1).strip());
        if (inks.matches()) {
            double[] shares = new double[4];
            for (int i = 0; i < 4; i++) {
                shares[i] = Integer.parseInt(inks.group(1 + i)) / 100.0;
            }
            if (Math.max(Math.max(shares[0], shares[1]), Math.max(shares[2], shares[3])) <= 1) {
                String spot = typed.substring(0, Math.max(0, colon)).strip();
                return new Color(shares[0], shares[1], shares[2], shares[3], spot);
            }
        }
        throw fields.wrong(
                "cover-color", PuzzlesMessages.coverColor(fields.label("cover-color"), Message.verbatim(typed)));
    }

    private Imprint imprint() {
        boolean madeBy = fields.truth("made-by", false);
        Optional<? extends Fields> typed = fields.fields("imprint", "text", IMPRINT);
        if (typed.isEmpty()) {
            return new Imprint(true, List.of(), Optional.empty(), madeBy);
        }
        Fields own = typed.get();
        Optional<String> text = own.text("text", PrintedTexts.LONGEST_TEXT)
                .map(words -> StyleDescription.read(own, "text", () -> printedTexts.text("text", words)));
        if (text.isPresent() && Fields.NO.contains(text.get())) {
            return new Imprint(false, List.of(), Optional.empty(), madeBy);
        }
        if (text.isPresent() && Fields.YES.contains(text.get())) {
            return new Imprint(true, List.of(), Optional.empty(), madeBy);
        }
        Optional<String> isbn = own.text("isbn").map(number -> isbn(own, number));
        List<String> lines = new ArrayList<>();
        String house = Stream.of("publisher", "place", "year")
                .flatMap(name -> title(own, printedTexts, name).stream())
                .reduce((first, second) -> first + ", " + second)
                .orElse("");
        Stream.of(
                        title(own, printedTexts, "copyright").map(BookMatter::copyright),
                        title(own, printedTexts, "edition"),
                        Optional.of(house))
                .flatMap(Optional::stream)
                .filter(line -> !line.isEmpty())
                .forEach(lines::add);
        text.ifPresent(words -> lines.addAll(Stream.of(words.split("\n\n"))
                .map(paragraph -> paragraph.replace('\n', ' ').strip())
                .filter(paragraph -> !paragraph.isEmpty())
                .toList()));
        return new Imprint(true, lines, isbn, madeBy);
    }

    private static String isbn(Fields fields, String typed) {
        try {
            return Isbn.of(typed).text();
        } catch (CanvasError error) {
            throw fields.wrong("isbn", error.message());
        }
    }

    private static String copyright(String typed) {
        return typed.contains("©") || typed.toLowerCase(Locale.ROOT).contains("copyright") ? typed : "© " + typed;
    }

    private Optional<? extends Fields> ownWords() {
        return fields.fields(
                "words", Stream.concat(names().stream(), Stream.of("levels")).toList());
    }

    private Book.Names ownNames() {
        Map<Name, String> own = new EnumMap<>(Name.class);
        ownWords().ifPresent(all -> {
            for (Name name : Name.values()) {
                title(all, printedTexts, key(name)).ifPresent(text -> own.put(name, text));
            }
        });
        return new Book.Names(own);
    }

    /** Words of one's own for levels, by their English names. */
    Map<String, String> levels() {
        Map<String, String> levels = new HashMap<>();
        ownWords().flatMap(all -> all.fields("levels", LEVELS)).ifPresent(own -> {
            for (String level : LEVELS) {
                title(own, printedTexts, level).ifPresent(text -> levels.put(level, text));
            }
        });
        return levels;
    }
}
