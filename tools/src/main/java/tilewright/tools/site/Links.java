package tilewright.tools.site;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The addresses within the site, and a check that each leads somewhere. */
final class Links {

    private static final Pattern ADDRESS = Pattern.compile("\\s(?:href|src|action)=\"([^\"]*)\"");
    private static final Pattern ID = Pattern.compile("\\sid=\"([^\"]*)\"");

    private Links() {}

    /** Returns the address of a file, with an anchor or without, as seen from a page; both are given from the top of the site. */
    static String relative(String page, String target) {
        String[] from = page.split("/", -1);
        String[] to = target.split("/", -1);
        int common = 0;
        while (common < from.length - 1 && common < to.length - 1 && from[common].equals(to[common])) {
            common++;
        }
        StringBuilder address = new StringBuilder("../".repeat(from.length - 1 - common));
        return address.append(String.join("/", List.of(to).subList(common, to.length)))
                .toString();
    }

    /**
     * Returns the links that lead nowhere, or to another site without encryption, each behind its page.
     *
     * @param pages the HTML of each page, by its path
     * @param files paths of all other files
     */
    static List<String> broken(Map<String, String> pages, Set<String> files) {
        Map<String, Set<String>> ids = new HashMap<>();
        pages.forEach((path, html) -> {
            Set<String> found = new HashSet<>();
            Matcher id = ID.matcher(html);
            while (id.find()) {
                found.add(id.group(1));
            }
            ids.put(path, found);
        });
        List<String> broken = new ArrayList<>();
        pages.forEach((path, html) -> {
            Matcher address = ADDRESS.matcher(html);
            while (address.find()) {
                String target = address.group(1).replace("&amp;", "&");
                if (!target.startsWith("https://")
                        && !target.startsWith("http://localhost")
                        && !isThere(path, target, ids, files)) {
                    broken.add(path + ": " + target);
                }
            }
        });
        return broken;
    }

    private static boolean isThere(String page, String target, Map<String, Set<String>> ids, Set<String> files) {
        int hash = target.indexOf('#');
        String file = hash < 0 ? target : target.substring(0, hash);
        String path = file.isEmpty()
                ? page
                : URI.create("/" + page).resolve(file).getPath().substring(1);
        if (hash < 0) {
            return ids.containsKey(path) || files.contains(path);
        }
        return ids.containsKey(path) && ids.get(path).contains(target.substring(hash + 1));
    }
}
