package tilewright.print.preflight;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import tilewright.print.canvas.Lengths;
import tilewright.text.TableRow;

/**
 * The rules of a printing house for the inside of a book, as its public pages say them. Lengths are points.
 *
 * @param id a word, such as {@code kdp}
 * @param name such as "Amazon KDP"
 * @param rules the values of the rules that it has, by their names
 * @param gutters the least distance of anything from the spine, by the most pages that it is for
 */
public record PrintingHouse(String id, String name, Map<String, String> rules, NavigableMap<Integer, Double> gutters) {

    private static final String GUTTER = "gutter";

    /** All known printing houses, in the order of the file. */
    public static List<PrintingHouse> all() {
        Map<String, Map<String, String>> rules = new LinkedHashMap<>();
        Map<String, NavigableMap<Integer, Double>> gutters = new LinkedHashMap<>();
        for (String line : lines()) {
            List<String> row = TableRow.values(line, ',', 5).orElseThrow();
            String id = row.get(0);
            NavigableMap<Integer, Double> gutter = gutters.computeIfAbsent(id, _ -> new TreeMap<>());
            if (row.get(1).equals(GUTTER)) {
                gutter.put(
                        Integer.valueOf(row.get(2)), Lengths.points(row.get(3)).orElseThrow());
            } else {
                rules.computeIfAbsent(id, _ -> new LinkedHashMap<>()).put(row.get(1), row.get(3));
            }
        }
        List<PrintingHouse> houses = new ArrayList<>();
        gutters.forEach((id, gutter) -> {
            Map<String, String> others = rules.getOrDefault(id, Map.of());
            houses.add(new PrintingHouse(id, others.getOrDefault("name", id), Map.copyOf(others), gutter));
        });
        return houses;
    }

    private static List<String> lines() {
        try (InputStream in = PrintingHouse.class.getResourceAsStream("printing-houses.csv")) {
            if (in == null) {
                throw new IllegalStateException("printing-houses.csv is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** The house with this ID. */
    public static Optional<PrintingHouse> find(String id) {
        return all().stream().filter(house -> house.id().equals(id)).findFirst();
    }

    /** The value of a rule: points of a length, else the number itself; empty where the house has no such rule. */
    OptionalDouble value(String rule) {
        String value = rules.getOrDefault(rule, "");
        if (value.matches("\\d+")) {
            return OptionalDouble.of(Double.parseDouble(value));
        }
        return Lengths.points(value);
    }

    /** Whether the printing house only takes books with an even number of pages. */
    public boolean wantsEvenPages() {
        return value("pages-of").orElse(1) == 2;
    }

    boolean takesNoBookmarks() {
        return rules.getOrDefault("bookmarks", "").equals("none");
    }

    /** The least distance of anything from the spine of a book; 0 where the house has no rule. */
    double gutter(int pages) {
        Map.Entry<Integer, Double> rule = gutters.ceilingEntry(pages);
        if (rule == null && !gutters.isEmpty()) {
            rule = gutters.lastEntry();
        }
        return rule == null ? 0 : rule.getValue();
    }
}
