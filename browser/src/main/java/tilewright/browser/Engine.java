package tilewright.browser;

import org.teavm.jso.JSExport;
import tilewright.Puzzles;
import tilewright.studio.Studio;

/** What the page's worker calls: the studio. */
public final class Engine {

    private static final Studio STUDIO = new Studio(Puzzles.CATALOG);

    private Engine() {}

    /**
     * Answers a request of the protocol.
     *
     * @param request one line of JSON
     * @return one line of JSON
     */
    @JSExport
    public static String answer(String request) {
        return STUDIO.answer(request);
    }
}
