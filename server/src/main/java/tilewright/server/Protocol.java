package tilewright.server;

import tilewright.puzzle.Generator;
import tilewright.search.Limits;
import tilewright.studio.Studio;

/** What the server asks of the studio. */
@FunctionalInterface
interface Protocol {

    /** Reads a request: never an exception for what it may hold. */
    Question read(String request);

    /** A request that was read. */
    interface Question {

        /** Whether answering may take long, however short the request is. */
        boolean heavy();

        /**
         * The answer, a line of JSON.
         *
         * @param limits their stop and bytes hold
         * @param heard told the lines of a log, if one is asked for
         */
        String answer(Limits limits, Generator.Log heard);
    }

    static Protocol of(Studio studio) {
        return request -> {
            Studio.Question question = studio.read(request);
            return new Question() {
                @Override
                public boolean heavy() {
                    return question.heavy();
                }

                @Override
                public String answer(Limits limits, Generator.Log heard) {
                    return question.answer(limits, heard);
                }
            };
        };
    }
}
