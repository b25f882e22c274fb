package tilewright.bulk.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.bulk.input.Files.Found;
import tilewright.bulk.input.TextRange.Seen;
import tilewright.cli.batch.TableColumn;

/**
 * Cuts files into ranges that are looked through for cuts, and makes slices from one cut to the next, with the number
 * of lines before.
 *
 * @param columns of each file, that which holds the texts, one at most
 * @param size of a slice in bytes, about
 */
record SliceIndex(List<Found> files, List<List<TableColumn>> columns, long size) {

    /** A slice is no smaller than this, so that starting a task costs little beside it. */
    private static final long SMALLEST = 1 << 10;

    private static final long LARGEST = 1 << 22;
    /** Tasks for each core: so many that none waits long for the last. */
    private static final int TASKS_PER_CORE = 32;

    private static final int MOST_SLICES = 20_000;

    /** @param cores that work at the same time */
    static SliceIndex of(List<Found> files, List<List<TableColumn>> columns, int cores) {
        long total = files.stream().mapToLong(Found::length).sum();
        long size = Math.clamp(total / ((long) cores * TASKS_PER_CORE), SMALLEST, LARGEST);
        return new SliceIndex(files, columns, Math.max(size, total / MOST_SLICES));
    }

    List<TextRange> ranges() {
        List<TextRange> ranges = new ArrayList<>();
        for (int file = 0; file < files.size(); file++) {
            Found found = files.get(file);
            for (long from = 0; from < found.length(); from += size) {
                ranges.add(new TextRange(file, found.name(), from, Math.min(found.length(), from + size)));
            }
        }
        return ranges;
    }

    /**
     * The slices, in the order of the input; empty when there are too few places to cut, or none at all in a file.
     *
     * @param seen in each range, in order
     */
    Optional<List<Slice>> slices(List<Seen> seen) {
        if (seen.stream().anyMatch(Seen::whole)) {
            return Optional.empty();
        }
        List<Slice> slices = new ArrayList<>();
        long base = 0;
        long lines = 0;
        for (int i = 0; i < seen.size(); i++) {
            Seen one = seen.get(i);
            lines += one.before();
            if (one.cut() >= 0) {
                slices.add(slice(slices.size(), one, end(seen, i), lines, base));
            }
            lines += one.after();
            if (i + 1 == seen.size() || seen.get(i + 1).file() != one.file()) {
                base += lines + (one.open() ? 1 : 0);
                lines = 0;
            }
        }
        return 2 * slices.size() < seen.size() ? Optional.empty() : Optional.of(slices);
    }

    /** The end of the slice that begins in a range: the next cut of the same file, or its end. */
    private long end(List<Seen> seen, int range) {
        int file = seen.get(range).file();
        for (int i = range + 1; i < seen.size() && seen.get(i).file() == file; i++) {
            if (seen.get(i).cut() >= 0) {
                return seen.get(i).cut();
            }
        }
        return files.get(file).length();
    }

    private Slice slice(int number, Seen seen, long to, long lines, long base) {
        Found file = files.get(seen.file());
        return new Slice.Bytes(number, file.name(), seen.cut(), to, base + lines, columns.get(seen.file()));
    }
}
