package tilewright.print.preflight;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;
import tilewright.message.Message;
import tilewright.print.canvas.Lengths;
import tilewright.search.Stop;

/**
 * A check of a finished file with the inside of a book against the rules of printing houses: each breach in a sentence with the
 * pages, the place, the measure, and what to do. Any PDF file can be checked. One thread.
 */
public final class Preflight {

    /** Pages that a sentence names before it counts the others. */
    private static final int NAMED = 5;

    /** Rounding of lengths in files, in points. */
    private static final double ROUNDING = 0.05;

    /** A page with its number and what is on it. */
    private record Page(int number, PDRectangle trim, PDRectangle media, PageInk ink) {

        /** Pages with odd numbers lie at the right, so that their spine is at the left. */
        Worst inner() {
            return number % 2 == 1 ? ink.left() : ink.right();
        }

        Worst outer() {
            return (number % 2 == 1 ? ink.right() : ink.left()).or(ink.top()).or(ink.bottom());
        }

        double beyond() {
            return Math.min(
                    Math.min(
                            media.getUpperRightX() - trim.getUpperRightX(),
                            trim.getLowerLeftX() - media.getLowerLeftX()),
                    Math.min(
                            media.getUpperRightY() - trim.getUpperRightY(),
                            trim.getLowerLeftY() - media.getLowerLeftY()));
        }
    }

    private final PrintingHouse house;
    private final Message name;
    private final List<Message> breaches = new ArrayList<>();

    private Preflight(PrintingHouse house) {
        this.house = house;
        this.name = Message.verbatim(house.name());
    }

    /** Checks a file; the sentence that it cannot be read is a breach as well. */
    public static List<Message> check(Path file, PrintingHouse house, Stop stop) throws IOException {
        Preflight preflight = new Preflight(house);
        try (PDDocument document = Loader.loadPDF(file.toFile())) {
            preflight.check(document, stop);
        } catch (InvalidPasswordException locked) {
            return List.of(PreflightMessages.locked());
        }
        return List.copyOf(preflight.breaches);
    }

    private void check(PDDocument document, Stop stop) throws IOException {
        List<Page> pages = new ArrayList<>();
        for (PDPage page : document.getPages()) {
            stop.check();
            pages.add(new Page(pages.size() + 1, page.getTrimBox(), page.getBleedBox(), PageInk.of(page)));
        }
        count(pages.size());
        sizes(pages);
        least(
                "line",
                pages,
                page -> page.ink().line(),
                (where, found, least) ->
                        PreflightMessages.line(where, points(found.value()), place(found), name, points(least)));
        least(
                "letters",
                pages,
                page -> page.ink().letters(),
                (where, found, least) ->
                        PreflightMessages.letters(where, points(found.value()), place(found), name, points(least)));
        least(
                "dots-per-inch",
                pages,
                page -> page.ink().picture(),
                (where, found, least) -> PreflightMessages.picture(
                        where, Math.round(found.value()), place(found), name, Math.round(least)));
        edges(pages);
        colors(pages);
        typefaces(pages);
        if (house.takesNoBookmarks() && document.getDocumentCatalog().getDocumentOutline() != null) {
            breaches.add(PreflightMessages.bookmarks(name));
        }
    }

    private void count(int pages) {
        house.value("pages-from").ifPresent(least -> {
            if (pages < least) {
                breaches.add(PreflightMessages.pagesFrom(name, (long) least, pages));
            }
        });
        house.value("pages-to").ifPresent(most -> {
            if (pages > most) {
                breaches.add(PreflightMessages.pagesTo(name, (long) most, pages));
            }
        });
        house.value("pages-of").ifPresent(of -> {
            if (pages % of != 0) {
                breaches.add(PreflightMessages.pagesOf(name, pages));
            }
        });
    }

    private void sizes(List<Page> pages) {
        PDRectangle first = pages.getFirst().trim();
        List<Page> others = pages.stream()
                .filter(page -> Math.abs(page.trim().getWidth() - first.getWidth()) > ROUNDING
                        || Math.abs(page.trim().getHeight() - first.getHeight()) > ROUNDING)
                .toList();
        if (!others.isEmpty()) {
            breaches.add(PreflightMessages.sizes(
                    where(others), size(others.getFirst().trim()), size(first)));
        }
    }

    /** A sentence about some pages with the worst measure on them. */
    private interface Sentence {
        Message of(Message where, Worst found, double least);
    }

    private void least(String rule, List<Page> pages, Function<Page, Worst> measure, Sentence sentence) {
        OptionalDouble least = house.value(rule);
        if (least.isPresent()) {
            least(least.getAsDouble(), pages, measure, sentence);
        }
    }

    private void least(double least, List<Page> pages, Function<Page, Worst> measure, Sentence sentence) {
        List<Page> below = pages.stream()
                .filter(page -> measure.apply(page).value() < least - ROUNDING)
                .toList();
        if (!below.isEmpty()) {
            Worst worst = below.stream().map(measure).reduce(Worst.NONE, Worst::or);
            List<Page> first = below.stream()
                    .filter(page -> measure.apply(page).value() == worst.value())
                    .limit(1)
                    .toList();
            List<Page> ordered = new ArrayList<>(first);
            below.stream().filter(page -> !first.contains(page)).forEach(ordered::add);
            breaches.add(sentence.of(where(ordered), worst, least));
        }
    }

    /** Checks the bleed of what goes to the edge of the page; what does not keeps the margins. */
    private void edges(List<Page> pages) {
        boolean bleeding = pages.stream().anyMatch(page -> page.outer().value() < ROUNDING);
        ToDoubleFunction<Page> beyond = Page::beyond;
        house.value("bleed")
                .ifPresent(bleed -> least(
                        bleed,
                        pages.stream()
                                .filter(page -> page.outer().value() < ROUNDING)
                                .toList(),
                        page -> new Worst(beyond.applyAsDouble(page), 0, 0),
                        (where, found, least) -> PreflightMessages.bleed(
                                where, length(Math.max(0, found.value())), name, length(least))));
        List<Page> within =
                pages.stream().filter(page -> page.outer().value() >= ROUNDING).toList();
        least(
                bleeding ? "margin-with-bleed" : "margin",
                within,
                Page::outer,
                (where, found, least) ->
                        PreflightMessages.margin(where, length(found.value()), place(found), name, length(least)));
        least(
                house.gutter(pages.size()),
                pages.stream().filter(page -> page.inner().value() >= ROUNDING).toList(),
                Page::inner,
                (where, found, least) -> PreflightMessages.gutter(
                        where, length(found.value()), place(found), name, length(least), pages.size()));
    }

    /** Checks color on few pages, which is an oversight where most are black. */
    private void colors(List<Page> pages) {
        List<Page> colored =
                pages.stream().filter(page -> page.ink().isColored()).toList();
        if (!colored.isEmpty() && colored.size() * 2 < pages.size()) {
            breaches.add(PreflightMessages.color(where(colored)));
        }
    }

    private void typefaces(List<Page> pages) {
        Map<String, List<Page>> foreign = new LinkedHashMap<>();
        for (Page page : pages) {
            page.ink()
                    .foreignTypefaces()
                    .forEach(font -> foreign.computeIfAbsent(font, _ -> new ArrayList<>())
                            .add(page));
        }
        foreign.forEach((font, on) -> breaches.add(PreflightMessages.font(where(on), Message.verbatim(font))));
    }

    private static Message where(List<Page> pages) {
        List<Message> named = pages.stream()
                .limit(NAMED)
                .map(page -> Message.verbatim(Integer.toString(page.number())))
                .toList();
        return pages.size() <= NAMED
                ? PreflightMessages.pages(named.size(), named)
                : PreflightMessages.morePages(named, pages.size() - NAMED);
    }

    private static Message place(Worst found) {
        return PreflightMessages.place(length(found.x()), length(found.y()));
    }

    private static Message points(double points) {
        return Message.verbatim(String.format(Locale.ROOT, "%.2f pt", points));
    }

    private static Message length(double points) {
        return Message.verbatim(String.format(Locale.ROOT, "%.1f mm", points / Lengths.MM));
    }

    private static Message size(PDRectangle size) {
        return Message.verbatim(String.format(
                Locale.ROOT, "%.1f × %.1f mm", size.getWidth() / Lengths.MM, size.getHeight() / Lengths.MM));
    }
}
