package tilewright.server;

import java.util.Optional;
import tilewright.puzzle.Generator;
import tilewright.search.Limits;

/** Requests of one kind, and the answers to them. Threads may share one. */
@FunctionalInterface
interface Protocol {

    /** Reads a request. Throws nothing for what it may hold: such a request is answered by an error. */
    Question read(String request);

    /** A request that was read. */
    @FunctionalInterface
    interface Question {

        /** Returns whether answering may take long, however short the request is. */
        default boolean heavy() {
            return true;
        }

        /**
         * Returns the answer; empty when stopped before there was a result.
         *
         * @param limits only their stop and their bytes hold
         * @param log takes the lines of a log, if the request asks for one
         */
        Optional<Response> answer(Limits limits, Generator.Log log);
    }
}
