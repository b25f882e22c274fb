package tilewright.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The findings of PIT: the number of changes of each package that a test noticed, and where the others were made. */
final class MutationScores {

    /** A package's changes. Mutable. */
    private static final class Score {
        private int killed;
        private int all;

        void add(boolean noticed) {
            all++;
            killed += noticed ? 1 : 0;
        }

        String line(String name) {
            return "%-28s %4d / %4d  %5.1f %%".formatted(name, killed, all, 100.0 * killed / all);
        }
    }

    private MutationScores() {}

    /** Prints what stands in folders of reports; those that do not exist are left out. */
    static void print(List<Path> folders) throws IOException {
        List<Element> mutations = new ArrayList<>();
        for (Path report : reports(folders)) {
            NodeList found = read(report).getElementsByTagName("mutation");
            for (int i = 0; i < found.getLength(); i++) {
                mutations.add((Element) found.item(i));
            }
        }
        Map<String, Score> scores = new TreeMap<>();
        Score total = new Score();
        List<String> survivors = new ArrayList<>();
        for (Element mutation : mutations) {
            boolean noticed = mutation.getAttribute("detected").equals("true");
            String name = text(mutation, "mutatedClass");
            scores.computeIfAbsent(name.substring(0, name.lastIndexOf('.')), _ -> new Score())
                    .add(noticed);
            total.add(noticed);
            if (!noticed) {
                survivors.add("%s:%s %s: %s (%s)"
                        .formatted(
                                name,
                                text(mutation, "lineNumber"),
                                text(mutation, "mutatedMethod"),
                                text(mutation, "description"),
                                mutation.getAttribute("status")));
            }
        }
        survivors.stream().sorted().forEach(System.out::println);
        scores.forEach((name, score) -> System.out.println(score.line(name)));
        System.out.println(total.line("all"));
    }

    private static List<Path> reports(List<Path> folders) throws IOException {
        List<Path> reports = new ArrayList<>();
        for (Path folder : folders) {
            if (Files.isDirectory(folder)) {
                try (Stream<Path> files = Files.walk(folder)) {
                    files.filter(file -> file.endsWith("mutations.xml"))
                            .sorted()
                            .forEach(reports::add);
                }
            }
        }
        return reports;
    }

    private static Document read(Path report) throws IOException {
        try {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(report.toFile());
        } catch (ParserConfigurationException | SAXException failure) {
            throw new IOException(report + " cannot be read", failure);
        }
    }

    private static String text(Element mutation, String name) {
        return mutation.getElementsByTagName(name).item(0).getTextContent();
    }
}
