package tilewright.server;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Jobs that wait. The addresses they come from take turns, so that one with many does not delay another with few.
 *
 * <p>Mutable. One thread at a time.
 */
final class Turns {

    private final Map<String, ArrayDeque<Job>> waiting = new LinkedHashMap<>();
    private int size;

    void add(Job job) {
        waiting.computeIfAbsent(job.address().name(), _ -> new ArrayDeque<>()).add(job);
        size++;
    }

    /** Takes out the first job of the address whose turn it is. */
    Optional<Job> next() {
        Iterator<Map.Entry<String, ArrayDeque<Job>>> turns = waiting.entrySet().iterator();
        if (!turns.hasNext()) {
            return Optional.empty();
        }
        Map.Entry<String, ArrayDeque<Job>> turn = turns.next();
        String address = turn.getKey();
        ArrayDeque<Job> jobs = turn.getValue();
        turns.remove();
        Job job = jobs.remove();
        if (!jobs.isEmpty()) {
            waiting.put(address, jobs); // behind all others
        }
        size--;
        return Optional.of(job);
    }

    /** Takes a job out; false when it was not there. */
    boolean remove(Job job) {
        ArrayDeque<Job> jobs = waiting.get(job.address().name());
        if (jobs == null || !jobs.remove(job)) {
            return false;
        }
        if (jobs.isEmpty()) {
            waiting.remove(job.address().name());
        }
        size--;
        return true;
    }

    /**
     * Takes out the last job of the address that has most.
     *
     * @param share an address with so many or fewer keeps them
     */
    Optional<Job> pushOut(int share) {
        Optional<Job> last = waiting.values().stream()
                .max(Comparator.comparingInt(ArrayDeque::size))
                .filter(jobs -> jobs.size() > share)
                .map(ArrayDeque::getLast);
        last.ifPresent(this::remove);
        return last;
    }

    int size() {
        return size;
    }
}
