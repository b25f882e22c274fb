package tilewright.page;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;

/** A way to carry gestures out at the page. */
enum Way {
    MOUSE {
        @Override
        void carry(Visit visit, String gesture, List<String> names, boolean other) {
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
        @Override
        void carry(Visit visit, String gesture, List<String> names, boolean other) {
            String[] parts = gesture.split(":");
            switch (parts[0]) {
                case "tap" -> {
                    if (visit.beside(parts[1]).count() > 0) {
                        visit.beside(parts[1]).tap();
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
                    visit.button(parts[2]).tap();
                }
            }
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

    KEYBOARD {
        @Override
        void carry(Visit visit, String gesture, List<String> names, boolean other) {
            String[] parts = gesture.split(":");
            boolean beside = visit.beside(parts[1]).count() > 0;
            if (beside && parts[0].equals("tap")) {
                visit.press("Control+Enter");
                return;
            }
            if (!beside) {
                walk(visit, parts[1]);
            }
            switch (parts[0]) {
                case "tap" -> visit.press("Enter");
                case "drag" -> {
                    if (beside) {
                        visit.beside(parts[1]).press("Enter");
                    } else {
                        visit.press("Space");
                    }
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
    },

    /** Through the accessibility tree alone: roles, names and states. */
    TREE {
        @Override
        void carry(Visit visit, String gesture, List<String> names, boolean other) {
            String[] parts = gesture.split(":");
            switch (parts[0]) {
                case "tap" -> {
                    if (visit.beside(parts[1]).count() > 0) {
                        button(visit, names.getFirst()).press("Enter");
                    } else {
                        cell(visit, names.getFirst(), false).press("Enter");
                    }
                }
                case "drag" -> {
                    if (visit.beside(parts[1]).count() > 0) {
                        button(visit, names.getFirst()).press("Enter");
                        button(visit, names.getFirst() + ", held").waitFor();
                    } else {
                        cell(visit, names.getFirst(), false).press("Enter");
                        cell(visit, names.getFirst() + ", held", true);
                    }
                    cell(visit, names.get(1) + ", can go here", false).press("Enter");
                }
                default -> {
                    cell(visit, names.getFirst(), false).focus();
                    visit.page
                            .getByRole(
                                    AriaRole.GROUP,
                                    new Page.GetByRoleOptions().setName("Keys").setExact(true))
                            .getByRole(
                                    AriaRole.BUTTON,
                                    new Locator.GetByRoleOptions()
                                            .setName(parts[2])
                                            .setExact(true)
                                            .setDisabled(false))
                            .press("Enter");
                }
            }
        }

        private Locator button(Visit visit, String name) {
            return visit.page.getByRole(
                    AriaRole.BUTTON,
                    new Page.GetByRoleOptions().setName(name).setExact(false).setDisabled(false));
        }

        // The only cell of that name; it must be enabled, and selected or not.
        private Locator cell(Visit visit, String name, boolean selected) {
            Locator cell = visit.page
                    .getByRole(AriaRole.GRID)
                    .getByRole(
                            AriaRole.GRIDCELL,
                            new Locator.GetByRoleOptions()
                                    .setName(name)
                                    .setExact(true)
                                    .setDisabled(false)
                                    .setSelected(selected));
            cell.waitFor();
            return cell;
        }
    };

    /**
     * Carries a gesture out.
     *
     * @param names of the spots it names, as the accessibility tree has them
     * @param other the other way to do it, where there are two
     */
    abstract void carry(Visit visit, String gesture, List<String> names, boolean other);
}
