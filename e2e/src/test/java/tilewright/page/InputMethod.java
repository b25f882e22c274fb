package tilewright.page;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Locale;
import org.assertj.core.api.Assertions;

/** A way to carry gestures out at the page. */
public enum InputMethod {
    MOUSE {
        @Override
        public void carry(Visit visit, String gesture, List<String> names, boolean other) {
            String[] parts = gesture.split(":");
            switch (parts[0]) {
                case "tap" -> {
                    if (visit.beside(parts[1]).count() > 0) {
                        visit.beside(parts[1]).click();
                    } else {
                        visit.click(parts[1]);
                    }
                }
                case "drag" -> {
                    if (other) {
                        visit.click(parts[1]);
                        visit.click(parts[2]);
                    } else {
                        visit.drag(parts[1], parts[2]);
                    }
                }
                default -> {
                    visit.click(parts[1]);
                    visit.button(parts[2]).click();
                }
            }
        }
    },

    TOUCH {
        private static final Page.WaitForFunctionOptions A_MOMENT =
                new Page.WaitForFunctionOptions().setTimeout(10_000);

        @Override
        public void carry(Visit visit, String gesture, List<String> names, boolean other) {
            String[] parts = gesture.split(":");
            switch (parts[0]) {
                case "tap" -> {
                    if (visit.beside(parts[1]).count() > 0) {
                        tap(visit, visit.beside(parts[1]));
                    } else {
                        tap(visit, parts[1]);
                    }
                }
                case "drag" -> {
                    if (other) {
                        tap(visit, parts[1]);
                        tap(visit, parts[2]);
                    } else {
                        swipe(visit, parts[1], parts[2]);
                    }
                }
                default -> {
                    tap(visit, parts[1]);
                    tap(visit, visit.button(parts[2]));
                }
            }
        }

        @Override
        public void lookBack(Visit visit) {
            tap(visit, visit.lookBack());
        }

        // A browser that has little processor time now and then tells a tap without a click; who taps does so again.
        private void tap(Visit visit, Locator button) {
            visit.page.evaluate("""
                    () => {
                      window.clicked = false;
                      addEventListener("click", () => (window.clicked = true), { capture: true, once: true });
                    }
                    """);
            for (int taps = 0; taps < 5; taps++) {
                button.tap();
                try {
                    visit.page.waitForFunction("() => window.clicked", null, A_MOMENT);
                    return;
                } catch (TimeoutError noClick) {
                    // The next tap may give one.
                }
            }
            throw new AssertionError("five taps gave no click");
        }

        private void tap(Visit visit, String spot) {
            BoundingBox box = visit.box(spot);
            visit.page.touchscreen().tap(box.x + box.width / 2, box.y + box.height / 2);
        }

        private void swipe(Visit visit, String from, String to) {
            BoundingBox start = visit.box(from);
            BoundingBox end = visit.box(to);
            CDPSession session = visit.page.context().newCDPSession(visit.page);
            double x = start.x + start.width / 2;
            double y = start.y + start.height / 2;
            double toX = end.x + end.width / 2;
            double toY = end.y + end.height / 2;
            touch(session, "touchStart", x, y);
            touch(session, "touchMove", (x + toX) / 2, (y + toY) / 2);
            // A piece that a finger carries is drawn above it, and falls where it is drawn.
            Locator carried = visit.page.locator(".lifted > *").first();
            if (carried.count() > 0) {
                BoundingBox piece = carried.boundingBox();
                toY += (y + toY) / 2 - piece.y - piece.height / 2;
            }
            touch(session, "touchMove", toX, toY);
            session.send("Input.dispatchTouchEvent", event("touchEnd"));
            session.detach();
        }

        private void touch(CDPSession session, String type, double x, double y) {
            JsonObject point = new JsonObject();
            point.addProperty("x", x);
            point.addProperty("y", y);
            JsonObject event = event(type);
            event.getAsJsonArray("touchPoints").add(point);
            session.send("Input.dispatchTouchEvent", event);
        }

        private JsonObject event(String type) {
            JsonObject event = new JsonObject();
            event.addProperty("type", type);
            event.add("touchPoints", new JsonArray());
            return event;
        }
    },

    /** Keys alone: nothing is given the focus but by them. */
    KEYBOARD {
        @Override
        public void carry(Visit visit, String gesture, List<String> names, boolean other) {
            String[] parts = gesture.split(":");
            if (parts[0].equals("tap") && visit.beside(parts[1]).count() > 0) {
                visit.press("Control+Enter");
                return;
            }
            if (visit.beside(parts[1]).count() > 0) {
                tab(visit, "document.activeElement.dataset.spot === '" + parts[1] + "'");
            } else {
                walk(visit, parts[1]);
            }
            switch (parts[0]) {
                case "tap" -> visit.press("Enter");
                case "drag" -> {
                    visit.press("Space");
                    walk(visit, parts[2]);
                    visit.press("Enter");
                }
                default -> visit.press(parts[2]);
            }
        }

        // Arrow for arrow: first to the row, then along it.
        private void walk(Visit visit, String spot) {
            for (int steps = 0; steps < 60; steps++) {
                String arrow = (String) visit.page.evaluate("""
                        id => {
                          const here = document.activeElement;
                          if (!here?.dataset.spot) return 'no spot has the focus';
                          if (here.dataset.spot === id) return '';
                          const box = (spot) => spot.querySelector('rect').getBoundingClientRect();
                          const [a, b] = [box(here), box(document.querySelector(`[data-spot="${id}"]`))];
                          if (b.top >= a.bottom - 1) return 'ArrowDown';
                          if (b.bottom <= a.top + 1) return 'ArrowUp';
                          return b.left > a.left ? 'ArrowRight' : 'ArrowLeft';
                        }
                        """, spot);
                if (arrow.isEmpty()) {
                    return;
                }
                visit.press(arrow);
            }
            throw new AssertionError("the arrows do not lead to " + spot);
        }

        private void tab(Visit visit, String there) {
            for (int steps = 0; steps < 60; steps++) {
                if (visit.page.evaluate("() => " + there).equals(true)) {
                    return;
                }
                visit.press("Tab");
            }
            throw new AssertionError("Tab does not lead to where " + there);
        }

        @Override
        public void lookBack(Visit visit) {
            tab(visit, "document.activeElement.matches('.finish-ways button:last-child')");
            visit.press("Enter");
        }
    },

    /** Through the accessibility tree alone: what a screen reader finds there by role and name, and what it is told. */
    TREE {
        @Override
        public void carry(Visit visit, String gesture, List<String> names, boolean other) {
            String[] parts = gesture.split(":");
            Tree tree = new Tree(visit);
            String name = names.getFirst();
            boolean onBoard = tree.has("gridcell", node -> node.name().equals(name));
            String before = tree.said();
            if (parts[0].equals("type")) {
                tree.focus("gridcell", node -> node.name().equals(name));
                tree.press("button", node -> node.name().equals(parts[2]));
            } else if (onBoard) {
                tree.press("gridcell", node -> node.name().equals(name));
            } else {
                tree.press(
                        "button", node -> node.name().toLowerCase(Locale.ROOT).contains(name));
            }
            if (parts[0].equals("drag")) {
                Assertions.assertThat(tree.gets(
                                onBoard ? "gridcell" : "button",
                                node -> node.name().equals(name + ", held")))
                        .as("%s is held", name)
                        .isTrue();
                tree.press("gridcell", node -> node.name().equals(names.get(1) + ", can go here"));
            }
            for (int waits = 0; tree.said().equals(before); waits++) {
                Assertions.assertThat(waits).as("said of %s", gesture).isLessThan(200);
                visit.elapseNext();
            }
        }

        @Override
        public void lookBack(Visit visit) {
            Tree tree = new Tree(visit);
            List<Tree.Node> buttons = tree.nodes().stream()
                    .filter(node -> node.role().equals("button") && node.above().contains("dialog"))
                    .toList();
            tree.press("button", buttons.getLast()::equals);
        }
    };

    /**
     * Carries a gesture out.
     *
     * @param names of the spots it names, as the accessibility tree has them
     * @param other the other way to do it, where there are two
     */
    public abstract void carry(Visit visit, String gesture, List<String> names, boolean other);

    /** Goes from the moment after a game back to its board. */
    public void lookBack(Visit visit) {
        visit.lookBack().click();
    }
}
