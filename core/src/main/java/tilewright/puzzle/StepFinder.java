package tilewright.puzzle;

import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.search.Stop;
import tilewright.text.Json;

/**
 * Finds all steps that a person could make in a position, or those of one technique.
 *
 * @param <S> the position
 */
public interface StepFinder<S> {

    /** Returns the names of the techniques that can be asked for, the easiest first. */
    default List<String> techniques() {
        return List.of();
    }

    /**
     * Returns why there is no technique of this name or code, in a sentence without a full stop; empty when there is one.
     */
    Optional<Message> refusal(String technique);

    /**
     * The steps, the easiest first.
     *
     * @param technique the one to look for, by name or code; empty for all
     * @param stop asked at least every 10 ms
     * @throws Study.Refused when the position is wrong, or there is no such technique
     * @throws tilewright.search.Stopped when it was stopped
     */
    List<Found> steps(S position, Optional<String> technique, Stop stop);

    /**
     * A step.
     *
     * @param line the technique and what it does, in short
     * @param candidates the digits or colors that it is about
     * @param text the step and its reason, for a person
     * @param result all that is known of it
     */
    record Found(Message line, List<Integer> candidates, Message text, Result result) {

        public Found {
            candidates = List.copyOf(candidates);
        }

        /** The fields for programs. */
        public Json.Obj fields() {
            return result.toJson();
        }
    }
}
