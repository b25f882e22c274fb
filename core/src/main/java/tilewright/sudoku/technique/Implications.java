package tilewright.sudoku.technique;

/** The implications of one node of a {@link LinkGraph}, and by which links. Mutable; one thread. */
final class Implications {

    /*
     * Breadth first, as HoDoKu fills its tables: a node that is reached again by a shorter way (possible where links weigh more than 1) takes
     * over that way, but what followed from it already keeps its length.
     */
    private final LinkGraph graph;
    private final int[] reached;
    private final int[] before;
    private final int[] distance;
    private final int[] marks;
    private int mark;
    private int size;

    Implications(LinkGraph graph) {
        this.graph = graph;
        reached = new int[graph.size()];
        before = new int[graph.size()];
        distance = new int[graph.size()];
        marks = new int[graph.size()];
    }

    /** Finds the implications of a premise, in place of those of the last one. */
    void from(int premise) {
        mark++;
        size = 0;
        reached[size++] = premise;
        before[premise] = -1;
        distance[premise] = 0;
        marks[premise] = mark;
        for (int at = 0; at < size; at++) {
            int node = reached[at];
            int way = distance[node];
            int end = graph.start(node + 1);
            for (int link = graph.start(node); link < end; link++) {
                int next = graph.target(link);
                if (marks[next] != mark) {
                    marks[next] = mark;
                    before[next] = node;
                    distance[next] = way + graph.weight(link);
                    reached[size++] = next;
                } else if (distance[next] > way + graph.weight(link)) {
                    before[next] = node;
                    distance[next] = way + graph.weight(link);
                }
            }
        }
    }

    /** Number of nodes that are reached, the premise among them. */
    int size() {
        return size;
    }

    /** The nodes in the order in which they were reached, first the premise. */
    int reached(int index) {
        return reached[index];
    }

    /** The weights on the way to a node, together. */
    int distance(int node) {
        return distance[node];
    }

    /** The nodes on the way to a node, from the premise on. */
    int[] path(int node) {
        int length = 0;
        for (int at = node; at >= 0; at = before[at]) {
            length++;
        }
        int[] path = new int[length];
        for (int at = node; at >= 0; at = before[at]) {
            path[--length] = at;
        }
        return path;
    }
}
