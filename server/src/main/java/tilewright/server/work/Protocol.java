package tilewright.server.work;

import java.util.Optional;
import org.eclipse.jetty.http.HttpStatus;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.puzzle.Generator;
import tilewright.search.Limits;
import tilewright.search.Stopped;
import tilewright.server.http.Problem;
import tilewright.server.http.Response;
import tilewright.text.Json;

/** A protocol: requests of one kind, and the answers to them. Threads may share one. */
@FunctionalInterface
public interface Protocol {

    /**
     * Reads a request. Throws nothing for what it may hold: such a request is answered by an error.
     *
     * @param words the language of a file that the request asks for, if it names none
     */
    Question read(String request, Words words);

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
        Optional<Answer> answer(Limits limits, Generator.Log log);
    }

    /** The answer to a request, in no language yet. Immutable. */
    sealed interface Answer {

        /** Returns the answer to a request that was stopped before it had a result. */
        static Answer stopped() {
            return new Failure(new Stopped().message());
        }

        /** A line of JSON. */
        record Line(Json json) implements Answer {}

        /** A file, in whatever language. */
        record File(Response response) implements Answer {}

        /**
         * An error.
         *
         * @param sentence one sentence without a full stop
         * @param json its members
         */
        record Failure(Message sentence, Json.Obj json) implements Answer {

            /** Constructs an error without a place in a text. */
            public Failure(Message sentence) {
                this(sentence, sentence);
            }

            /** @param explained the sentence with the place in the text, on further lines */
            public Failure(Message sentence, Message explained) {
                this(sentence, Json.obj().with("error", sentence).with("explained", explained));
            }
        }

        /** Returns the response in a language; to an error, one with the status 400. */
        default Response in(Words words) {
            return switch (this) {
                case Line(Json json) -> Response.json(HttpStatus.OK_200, Json.text(json, words));
                case File(Response response) -> response;
                case Failure(Message _, Json.Obj json) ->
                    Response.json(HttpStatus.BAD_REQUEST_400, Json.text(json, words));
            };
        }

        /** Returns this response; one that reports an error becomes a response with problem details. */
        default Response asProblem(Words words) {
            return this instanceof Failure(Message sentence, Json.Obj json)
                    ? Problem.response(HttpStatus.BAD_REQUEST_400, sentence, json, words)
                    : in(words);
        }
    }
}
