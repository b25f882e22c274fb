package tilewright.page.access;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.page.AtThePage;
import tilewright.page.FileHost;
import tilewright.page.InputMethod;
import tilewright.page.Plan;
import tilewright.page.Visit;

/** The page speaks the language that the address, the setting, or the browser asks for, and goes on in another one where it is. */
final class LanguagePageTest extends AtThePage {

    private static final String ENGLISH = "en";

    private static final String EMPTY = "trominoes:g.../..../..../....";

    /** By their tags the paths of the files that not all languages have. */
    private static final Map<String, Set<String>> FILES = files();

    private static Map<String, Set<String>> files() {
        Map<String, Set<String>> files = new LinkedHashMap<>();
        Matcher lists =
                Pattern.compile("assets/files-([A-Za-z-]+)-[0-9a-f]{8}\\.json").matcher(read("sw.js"));
        while (lists.find()) {
            files.put(
                    lists.group(1),
                    Pattern.compile("assets/[^\"]+")
                            .matcher(read(lists.group()))
                            .results()
                            .map(MatchResult::group)
                            .collect(Collectors.toCollection(TreeSet::new)));
        }
        return files;
    }

    private static String read(String path) {
        try (InputStream file =
                Objects.requireNonNull(LanguagePageTest.class.getResourceAsStream("/public/" + path), path)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Set<String> filesOf(String language) {
        return FILES.getOrDefault(language, Set.of());
    }

    /** The tags of all languages. */
    static List<String> languages() {
        return List.copyOf(FILES.keySet());
    }

    /** A language other than English, to try what is the same in all. */
    private static String another() {
        return languages().stream()
                .filter(tag -> !tag.equals(ENGLISH))
                .findFirst()
                .orElseThrow();
    }

    /** The languages of browsers, and what the page speaks there. */
    static Stream<Arguments> browsers() {
        return Stream.of(
                        Arguments.of("en-GB", "en"),
                        Arguments.of("nl", "en"),
                        Arguments.of("de-AT", "de"),
                        Arguments.of("es-MX", "es"),
                        Arguments.of("fr-CA", "fr"),
                        Arguments.of("ja-JP", "ja"),
                        Arguments.of("pt-PT", "pt-BR"),
                        Arguments.of("zh-CN", "zh-Hans"),
                        Arguments.of("zh-TW", "en"))
                .filter(browser -> FILES.containsKey((String) browser.get()[1]));
    }

    @ParameterizedTest
    @MethodSource("browsers")
    void a_browser_gets_its_language_and_nothing_of_others(String browser, String language) {
        try (Visit visit = BROWSERS.here().speaking(address(), browser)) {
            List<Request> requests = new ArrayList<>();
            visit.page.context().onRequest(requests::add);
            visit.play(EMPTY);
            assertThat(visit.page.locator("html")).hasAttribute("lang", language);
            List<String> asked = requests.stream()
                    .map(request -> request.url().substring(address().toString().length()))
                    .filter(path -> path.startsWith("assets/"))
                    .toList();
            Assertions.assertThat(asked)
                    .containsAnyElementsOf(filesOf(language))
                    .filteredOn(path -> FILES.values().stream().anyMatch(paths -> paths.contains(path)))
                    .allMatch(filesOf(language)::contains);
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void an_address_chooses_a_language_which_is_remembered(String language) {
        try (Visit visit = visit().open("?lang=" + language)) {
            assertThat(visit.page.getByRole(AriaRole.ARTICLE)).hasCount(EveryWayPageTest.STARTS.size());
            Locator root = visit.page.locator("html");
            assertThat(root).hasAttribute("lang", language);
            assertThat(root).hasAttribute("dir", language.startsWith("ar") ? "rtl" : "ltr");
            Assertions.assertThat(visit.address()).doesNotContain("lang");
            visit.open("");
            assertThat(root).hasAttribute("lang", language);
            visit.open("?lang=xx&data=" + EMPTY.substring(EMPTY.indexOf(':') + 1));
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            assertThat(root).hasAttribute("lang", language);
        }
    }

    static Stream<String> starts() {
        return EveryWayPageTest.STARTS.values().stream();
    }

    @ParameterizedTest
    @MethodSource("starts")
    void in_the_middle_of_a_game_nothing_is_lost(String start) {
        String language = another();
        try (Visit visit = visit().play(start)) {
            Plan plan = Plan.from(start);
            List<String> gestures = plan.gestures();
            for (int i = 0; i < 2; i++) {
                List<String> names = plan.names().get(i);
                String gesture = gestures.get(i);
                visit.moves(() -> InputMethod.MOUSE.carry(visit, gesture, names, true));
            }
            visit.moves(() -> visit.button("Undo").click());
            visit.button("Hint").click();
            Locator hint = visit.page.locator(".hint-card");
            hint.waitFor();
            String english = visit.page.locator(".hint-text").innerText();
            String played = visit.played();
            Map<?, ?> kept = visit.kept();
            speak(visit, language);
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            hint.waitFor();
            // The engine speaks it, too.
            assertThat(visit.page.locator(".hint-text")).not().hasText(english);
            assertThat(visit.page.locator(".hint-text")).not().isEmpty();
            Assertions.assertThat(visit.played()).isEqualTo(played);
            Assertions.assertThat(visit.kept()).isEqualTo(kept);
            hint.getByRole(AriaRole.BUTTON).last().click();
            speak(visit, ENGLISH);
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            Assertions.assertThat(visit.played()).isEqualTo(played);
            Assertions.assertThat(visit.kept()).isEqualTo(kept);
            visit.moves(() -> visit.button("Redo").click());
        }
    }

    @Test
    void keys_and_the_time_go_on() {
        String start = EveryWayPageTest.STARTS.getOrDefault("sudoku", "");
        try (Visit visit = visit().play(start)) {
            visit.page.waitForTimeout(2_100);
            visit.button("Notes").click();
            visit.spot("r9c7").focus();
            String pressed =
                    "() => [...document.querySelectorAll('[aria-pressed]')].map((one) => one.ariaPressed).join()";
            Object before = visit.page.evaluate(pressed);
            // What is taken up may come late.
            visit.page.context().route(Pattern.compile("/carried[^/]*$"), route -> {
                visit.page.waitForTimeout(1_000);
                route.resume();
            });
            speak(visit, another());
            assertThat(visit.page.locator("[data-spot]:focus")).hasAttribute("data-spot", "r9c7");
            visit.page.waitForFunction("(before) => (" + pressed + ")() === before", before);
            assertThat(visit.page.getByRole(AriaRole.TIMER)).hasText(Pattern.compile("0:0[2-9]"));
        }
    }

    @Test
    void the_setting_goes_back_to_the_language_of_the_browser() {
        try (Visit visit = BROWSERS.here().speaking(address(), "en-GB").open("")) {
            Page other = visit.page.context().newPage();
            other.navigate(visit.address());
            other.evaluate("() => (window.untouched = true)");
            speak(visit, another());
            speak(visit, "");
            assertThat(visit.page.locator("html")).hasAttribute("lang", ENGLISH);
            Assertions.assertThat(visit.page.evaluate("() => localStorage['tilewright.language'] ?? null"))
                    .isNull();
            Assertions.assertThat(other.evaluate("() => window.untouched")).isEqualTo(true);
        }
    }

    @Test
    void where_nothing_is_remembered_the_address_has_the_language() {
        String language = another();
        try (Visit visit = visit()) {
            visit.page.addInitScript("""
                    for (const name of ["localStorage", "sessionStorage"])
                      Object.defineProperty(window, name, { get() { throw new DOMException("forbidden", "SecurityError"); } });
                    """);
            visit.play(EMPTY);
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            String played = visit.played();
            speak(visit, language);
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            Assertions.assertThat(visit.played()).isEqualTo(played);
            Assertions.assertThat(visit.address()).contains("?lang=" + language + "#/");
            visit.page.locator("a[href='./#/']").first().click();
            assertThat(visit.page.getByRole(AriaRole.ARTICLE)).hasCount(EveryWayPageTest.STARTS.size());
            assertThat(visit.page.locator("html")).hasAttribute("lang", language);
        }
    }

    @Test
    void languages_that_were_used_are_kept_for_when_there_is_no_network() {
        String language = another();
        try (FileHost host = new FileHost("/some/folder/");
                Visit visit = BROWSERS.here().keeping(host.address()).expecting("ERR_|Failed to fetch")) {
            visit.play(EMPTY);
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            String played = visit.played();
            visit.offlineReady();
            kept(visit, ENGLISH);
            Assertions.assertThat(urls(visit)).noneMatch(url -> url.contains("/files-" + language + "-"));
            speak(visit, language);
            kept(visit, language);
            host.stop();
            visit.page.context().setOffline(true);
            visit.page.reload();
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            assertThat(visit.page.locator("html")).hasAttribute("lang", language);
            speak(visit, ENGLISH);
            Assertions.assertThat(visit.played()).isEqualTo(played);
            for (String other : languages()) {
                if (other.equals(language) || other.equals(ENGLISH)) {
                    continue;
                }
                choose(visit, other);
                assertThat(visit.page.locator(".language [role='status']")).containsText("there is no network");
                assertThat(visit.page.locator("html")).hasAttribute("lang", ENGLISH);
                // An address that asks for it starts what is kept.
                visit.open("?lang=" + other);
                assertThat(visit.page.getByRole(AriaRole.ARTICLE)).hasCount(EveryWayPageTest.STARTS.size());
                break;
            }
        }
    }

    /** Waits until all files of a language are kept. */
    private static void kept(Visit visit, String language) {
        visit.page.waitForFunction("""
                async (files) => {
                  for (;;) {
                    const kept = new Set();
                    for (const name of await caches.keys())
                      for (const { url } of await (await caches.open(name)).keys()) kept.add(url.slice(url.indexOf("assets")));
                    if (files.every((file) => kept.has(file))) return true;
                    await new Promise((resolve) => setTimeout(resolve, 100));
                  }
                }
                """, List.copyOf(filesOf(language)));
    }

    private static List<String> urls(Visit visit) {
        return ((List<?>) visit.page.evaluate("""
                async () => {
                  const urls = [];
                  for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
                  return urls;
                }
                """))
                .stream().map(String.class::cast).toList();
    }

    /** Chooses a language in the settings, empty for that of the browser, and waits until the page speaks it. */
    private static void speak(Visit visit, String language) {
        visit.page.evaluate("() => (window.old = true)");
        choose(visit, language);
        visit.page.waitForFunction("() => window.old === undefined && document.querySelector('tw-app > *')");
        if (!language.isEmpty()) {
            assertThat(visit.page.locator("html")).hasAttribute("lang", language);
        }
    }

    private static void choose(Visit visit, String language) {
        visit.page
                .locator("tw-header button:last-of-type, .top button:last-of-type")
                .last()
                .click();
        Locator row = visit.page.locator(".language");
        row.locator("select").selectOption(language);
        row.locator("button").click();
    }
}
