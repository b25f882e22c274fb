package tilewright.server;

import java.util.Optional;
import org.eclipse.jetty.http.HttpStatus;
import tilewright.puzzle.Generator;
import tilewright.search.Limits;
import tilewright.studio.Studio;
import tilewright.studio.Studio.Result;
import tilewright.text.Reason;

/** Requests at {@code /api}: those of the page, which the studio answers by a line of JSON. Threads may share one. */
record StudioProtocol(Studio studio) implements Protocol {

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

    private static Optional<Response> response(Result result) {
        return switch (result) {
            case Result.Answered answered ->
                Optional.of(Response.json(HttpStatus.OK_200, answered.toJson().toString()));
            case Result.Refused refused ->
                refused.reason() == Reason.STOPPED
                        ? Optional.empty()
                        : Optional.of(Response.failure(refused.sentence().text(), refused.toJson()));
        };
    }
}
