package tilewright.page.look;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Sample;
import tilewright.page.AtThePage;
import tilewright.page.Audit;
import tilewright.page.FileHost;
import tilewright.page.Visit;
import tilewright.page.access.AccessPageTest;

/**
 * In a language that is written from right to left the page is mirrored, dialogs, panels, lessons, and the guide too. Boards, keypads
 * and whatever shows time are not. The screens are in {@link PseudoPageTest}.
 */
@Order(1)
final class RightToLeftPageTest extends AtThePage {

    static Stream<AccessPageTest.Round> rounds() {
        return Sample.of(AccessPageTest.rounds().toList(), 3).stream();
    }

    /** What is on the wrong side, if anything: the mark of the studio, cells, digits, and whatever is cut off. */
    private static final String WRONG = """
            () => {
              const wrong = [];
              const seen = (it) => it?.checkVisibility({ visibilityProperty: true }) && it.getBoundingClientRect().width > 0;
              const middle = (it) => it.getBoundingClientRect().left + it.getBoundingClientRect().width / 2;
              const find = (all) => [...document.querySelectorAll(all)].filter(seen);
              const [mark] = find("tw-top a, .room-top a");
              const last = find("tw-top .iconbutton").at(-1);
              if (mark && last && middle(mark) < middle(last)) wrong.push("the header is not mirrored");
              for (const board of find("svg.board")) {
                const first = board.querySelector('[data-spot="r1c1"]');
                const next = board.querySelector('[data-spot="r1c2"]');
                if (first && next && middle(first) > middle(next)) wrong.push("the board is mirrored");
                if (getComputedStyle(board).direction !== "ltr") wrong.push("a board reads from right to left");
              }
              const keys = find(".keys .key");
              if (keys.length > 1 && middle(keys[0]) > middle(keys[1])) wrong.push("the keypad is mirrored");
              return wrong;
            }
            """;

    @ParameterizedTest
    @MethodSource("rounds")
    void every_state_is_mirrored_and_breaks_no_rule(AccessPageTest.Round round) {
        List<String> faults = new ArrayList<>();
        try (FileHost host = new FileHost();
                Visit visit = BROWSERS.here()
                        .visit(host.address(), 390)
                        .celebrating()
                        .calm()
                        .rightToLeft()) {
            for (AccessPageTest.State state : round.states()) {
                state.reached().accept(visit);
                String name = round.name() + ", " + state.name();
                LookPageTest.settle(visit.page);
                List<String> found = new ArrayList<>(wrong(visit.page));
                found.addAll(Audit.brokenRulesInLight(visit.page));
                if (visit.page
                        .evaluate("() => document.documentElement.scrollWidth > innerWidth")
                        .equals(true)) {
                    found.add("wider than the window");
                }
                found.forEach(one -> faults.add(name + ": " + one));
            }
        }
        Assertions.assertThat(faults).isEmpty();
    }

    /** Returns what is on the wrong side. */
    static List<String> wrong(Page page) {
        return ((List<?>) page.evaluate(WRONG)).stream().map(String::valueOf).toList();
    }
}
