package tilewright.page;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Style sheets whose order decides how an element looks. The build joins them in the order in which modules import them, and a browser
 * has them as they arrive, so that nothing may depend on it.
 */
public final class StyleOrder {

    private static final Path STYLES = Path.of("../browser/page/src");
    private static final List<List<String>> SHEETS = sheets();

    /**
     * For each element and each property, the rules of the highest layer and specificity that may apply: those of several sheets must
     * agree. What depends on a window or on a pointer may apply, and does not hide what is below it.
     */
    private static final String DISPUTES = """
            (sheets) => {
              const LAYERS = ["tokens", "base", "layout", "parts", "print", ""];
              const rules = [];
              const parts = (list) => {
                const found = [""];
                let depth = 0;
                for (const sign of list) {
                  depth += "([".includes(sign) ? 1 : ")]".includes(sign) ? -1 : 0;
                  if (sign === "," && depth === 0) found.push("");
                  else found[found.length - 1] += sign;
                }
                return found.map((part) => part.trim());
              };
              const specificity = (selector) => {
                let sum = [0, 0, 0];
                const add = (other) => (sum = sum.map((count, i) => count + other[i]));
                const most = (list) => parts(list).map(specificity).sort((a, b) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2])[0];
                let rest = selector;
                const take = (pattern, use) => {
                  const match = pattern.exec(rest);
                  if (match) {
                    rest = rest.slice(match[0].length);
                    use(match);
                  }
                  return match;
                };
                const inner = () => {
                  let depth = 1;
                  let end = 0;
                  for (; depth > 0; end++) depth += rest[end] === "(" ? 1 : rest[end] === ")" ? -1 : 0;
                  const text = rest.slice(0, end - 1);
                  rest = rest.slice(end);
                  return text;
                };
                while (rest !== "") {
                  take(/^:where[(]/, inner) ||
                    take(/^:(?:is|not|has)[(]/, () => add(most(inner()))) ||
                    take(/^:nth-[a-z-]+[(]/, () => (inner(), add([0, 1, 0]))) ||
                    take(/^::[a-z-]+(?:[(][^)]*[)])?/, () => add([0, 0, 1])) ||
                    take(/^:[a-z-]+[(]/, () => (inner(), add([0, 1, 0]))) ||
                    take(/^#[\\w-]+/, () => add([1, 0, 0])) ||
                    take(/^(?:[.][\\w-]+|\\[[^\\]]*\\]|:[a-z-]+)/, () => add([0, 1, 0])) ||
                    take(/^[a-zA-Z][\\w-]*/, () => add([0, 0, 1])) ||
                    take(/^[^]/, () => {});
                }
                return sum;
              };
              const MOVING = /:(?:hover|active|focus-visible|focus-within|focus|target|popover-open|modal)\\b/g;
              const add = (file, layer, selectors, style, conditional) => {
                for (const selector of parts(selectors)) {
                  const pseudo = /::[a-z-]+(?:[(][^)]*[)])?$/.exec(selector)?.[0] ?? "";
                  const element = selector.slice(0, selector.length - pseudo.length) || "*";
                  const still = element.replace(MOVING, ":where(*)");
                  const [a, b, c] = specificity(selector);
                  const rank = LAYERS.indexOf(layer) * 1e9 + a * 1e6 + b * 1e3 + c;
                  rules.push({ file, selector, still, pseudo, rank, style, sure: !conditional && still === element });
                }
              };
              const walk = (list, file, layer, parent, conditional) => {
                for (const rule of list) {
                  if (rule instanceof CSSLayerBlockRule) walk(rule.cssRules, file, rule.name, parent, conditional);
                  else if (rule instanceof CSSStyleRule) {
                    const own = parts(rule.selectorText).map((one) => {
                      if (parent === undefined) return one;
                      const within = one.includes("&") ? one : `& ${one}`;
                      return within.replaceAll("&", `:is(${parent})`);
                    }).join(", ");
                    add(file, layer, own, rule.style, conditional);
                    walk(rule.cssRules, file, layer, own, conditional);
                  } else if (rule.style && parent !== undefined) add(file, layer, parent, rule.style, conditional);
                  else if (rule.cssRules && !(rule instanceof CSSKeyframesRule)) walk(rule.cssRules, file, layer, parent, true);
                }
              };
              for (const [file, text] of sheets) {
                const sheet = new CSSStyleSheet();
                sheet.replaceSync(text);
                walk(sheet.cssRules, file, "", undefined, false);
              }
              const looks = new Map();
              for (const rule of rules)
                for (const element of document.querySelectorAll(rule.still))
                  for (const property of rule.style) {
                    const value = rule.style.getPropertyValue(property) || rule.style.cssText;
                    const key = `${rule.pseudo} ${property}`;
                    if (!looks.has(element)) looks.set(element, new Map());
                    const all = looks.get(element);
                    if (!all.has(key)) all.set(key, []);
                    all.get(key).push({ rule, value });
                  }
              const found = new Set();
              for (const all of looks.values())
                for (const [key, stated] of all) {
                  const least = Math.max(...stated.filter(({ rule }) => rule.sure).map(({ rule }) => rule.rank), -1);
                  for (const one of stated)
                    for (const other of stated)
                      if (one.rule.rank >= least && one.rule.rank === other.rule.rank && one.rule.file < other.rule.file && one.value !== other.value)
                        found.add(`${key.trim()}: ${one.rule.file} “${one.rule.selector}” and ${other.rule.file} “${other.rule.selector}” state it otherwise with the same right`);
                }
              return [...found];
            }
            """;

    private StyleOrder() {}

    /** Returns the properties of elements of the page as it is now that two sheets state otherwise with the same right. */
    public static List<String> disputes(Page page) {
        return ((List<?>) page.evaluate(DISPUTES, SHEETS))
                .stream().map(String::valueOf).toList();
    }

    /** The names and texts of the sheets of the page; those of the element are apart from it. */
    private static List<List<String>> sheets() {
        try (Stream<Path> files = Files.walk(STYLES)) {
            return files.filter(file -> file.toString().endsWith(".css"))
                    .filter(file -> !file.startsWith(STYLES.resolve("element")))
                    .sorted()
                    .map(file -> List.of(STYLES.relativize(file).toString(), read(file)))
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
