package tilewright.browser;

import org.teavm.jso.JSExport;

/** What the page's worker calls. For now it repeats what it is told. */
public final class Engine {

    private Engine() {}

    /**
     * Answers a request.
     *
     * @param request one line
     * @return one line
     */
    @JSExport
    public static String answer(String request) {
        return request;
    }
}
