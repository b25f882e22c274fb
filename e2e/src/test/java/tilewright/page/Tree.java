package tilewright.page;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** The page as a screen reader is given it: the accessibility tree of the browser itself, and nothing else. */
public final class Tree {

    private static final Set<String> SAID = Set.of("status", "alert");

    /** The page follows what happens in a later frame: so often is looked. */
    private static final int LOOKS = 200;

    /**
     * A node that is not ignored.
     *
     * @param element by which the browser knows its element
     * @param above the roles of the nodes that it lies in
     */
    record Node(String role, String name, long element, Map<String, String> states, List<String> above) {

        boolean is(String state) {
            return "true".equals(states.get(state));
        }
    }

    private final Visit visit;

    public Tree(Visit visit) {
        this.visit = visit;
    }

    /** The only enabled node of a role that is as wanted: it gets the focus, and Enter. */
    Tree press(String role, Predicate<Node> wanted) {
        return focus(role, wanted).key("Enter");
    }

    /** Gives the focus to the only node of a role that is as wanted, once it is enabled. */
    Tree focus(String role, Predicate<Node> wanted) {
        List<Node> found = List.of();
        for (int looks = 0; looks < LOOKS && !alone(found); looks++) {
            found = found(role, wanted);
        }
        if (!alone(found)) {
            throw new AssertionError("one enabled %s was wanted, and there are %s among %s"
                    .formatted(
                            role,
                            found,
                            found(role, node -> true).stream().map(Node::name).toList()));
        }
        CDPSession session = visit.page.context().newCDPSession(visit.page);
        JsonObject where = new JsonObject();
        where.addProperty("backendNodeId", found.getFirst().element());
        session.send("DOM.focus", where);
        session.detach();
        return this;
    }

    private static boolean alone(List<Node> found) {
        return found.size() == 1 && !found.getFirst().is("disabled");
    }

    private Tree key(String key) {
        visit.press(key);
        return this;
    }

    boolean has(String role, Predicate<Node> wanted) {
        return !found(role, wanted).isEmpty();
    }

    /** Whether there is one now, or soon. */
    boolean gets(String role, Predicate<Node> wanted) {
        for (int looks = 0; looks < LOOKS; looks++) {
            if (has(role, wanted)) {
                return true;
            }
        }
        return false;
    }

    private List<Node> found(String role, Predicate<Node> wanted) {
        return nodes().stream()
                .filter(node -> node.role().equals(role) && wanted.test(node))
                .toList();
    }

    /** Returns the text of regions that are read out when they change. */
    public String said() {
        List<String> texts = nodes().stream()
                .filter(node -> node.role().equals("StaticText")
                        && node.above().stream().anyMatch(SAID::contains))
                .map(Node::name)
                .toList();
        return String.join(" ", texts);
    }

    /** All nodes, in the order of reading. */
    List<Node> nodes() {
        CDPSession session = visit.page.context().newCDPSession(visit.page);
        JsonArray all = session.send("Accessibility.getFullAXTree").getAsJsonArray("nodes");
        session.detach();
        Map<String, JsonObject> byId = new HashMap<>();
        all.forEach(node -> byId.put(node.getAsJsonObject().get("nodeId").getAsString(), node.getAsJsonObject()));
        List<Node> nodes = new ArrayList<>();
        gather(all.get(0).getAsJsonObject(), byId, List.of(), nodes);
        return nodes;
    }

    private static void gather(JsonObject from, Map<String, JsonObject> byId, List<String> above, List<Node> nodes) {
        String role = value(from, "role");
        List<String> here = new ArrayList<>(above);
        if (!from.get("ignored").getAsBoolean()) {
            long element =
                    from.has("backendDOMNodeId") ? from.get("backendDOMNodeId").getAsLong() : 0;
            nodes.add(new Node(role, value(from, "name"), element, states(from), above));
            here.add(role);
        }
        for (JsonElement child : from.has("childIds") ? from.getAsJsonArray("childIds") : new JsonArray()) {
            if (byId.containsKey(child.getAsString())) {
                gather(byId.get(child.getAsString()), byId, here, nodes);
            }
        }
    }

    private static String value(JsonObject node, String field) {
        JsonObject holder = node.getAsJsonObject(field);
        return holder == null || !holder.has("value") ? "" : holder.get("value").getAsString();
    }

    private static Map<String, String> states(JsonObject node) {
        Map<String, String> states = new HashMap<>();
        for (JsonElement property : node.has("properties") ? node.getAsJsonArray("properties") : new JsonArray()) {
            JsonObject held = property.getAsJsonObject().getAsJsonObject("value");
            if (held.has("value") && held.get("value").isJsonPrimitive()) {
                states.put(
                        property.getAsJsonObject().get("name").getAsString(),
                        held.get("value").getAsString());
            }
        }
        return states;
    }
}
