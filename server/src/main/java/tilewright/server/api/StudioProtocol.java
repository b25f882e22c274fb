package tilewright.server.api;

import java.util.Optional;
import tilewright.message.Words;
import tilewright.puzzle.Generator;
import tilewright.search.Limits;
import tilewright.server.work.Protocol;
import tilewright.studio.Studio;
import tilewright.studio.Studio.Result;
import tilewright.text.Reason;

/** Requests at {@code /api}: those of the page, which the studio answers by a line of JSON. Threads may share one. */
public record StudioProtocol(Studio studio) implements Protocol {

    @Override
    public Question read(String request, Words words) {
        Studio.Question question = studio.read(request);
        return new Question() {
            @Override
            public boolean heavy() {
                return question.heavy();
            }

            @Override
            public Optional<Answer> answer(Limits limits, Generator.Log log) {
                return StudioProtocol.answer(question.answer(limits, log));
            }
        };
    }

    private static Optional<Answer> answer(Result result) {
        return switch (result) {
            case Result.Answered answered -> Optional.of(new Answer.Line(answered.toJson()));
            case Result.Refused refused ->
                refused.reason() == Reason.STOPPED
                        ? Optional.empty()
                        : Optional.of(new Answer.Failure(refused.sentence(), refused.toJson()));
        };
    }
}
