package tilewright.server;

import java.util.Optional;
import org.eclipse.jetty.http.HttpStatus;
import tilewright.puzzle.Generator;
import tilewright.search.Limits;
import tilewright.studio.Studio;

/** Requests at {@code /api}: those of the page, which the studio answers by a line of JSON. Threads may share one. */
record StudioProtocol(Studio studio) implements Protocol {

    /** Beginning of an answer that is an error, see {@code docs/reference/protocol.md}. */
    private static final String ERROR = "{\"error\":";

    private static final String STOPPED = ERROR + "\"stopped";

    @Override
    public Question read(String request) {
        Studio.Question question = studio.read(request);
        return new Question() {
            @Override
            public boolean heavy() {
                return question.heavy();
            }

            @Override
            public Optional<Response> answer(Limits limits, Generator.Log log) {
                return response(question.answer(limits, log));
            }
        };
    }

    /** Returns an answer with its status. This is the one place that looks into the text of an answer. */
    private static Optional<Response> response(String answer) {
        int status = answer.startsWith(ERROR) ? HttpStatus.BAD_REQUEST_400 : HttpStatus.OK_200;
        return answer.startsWith(STOPPED) ? Optional.empty() : Optional.of(Response.json(status, answer));
    }
}
