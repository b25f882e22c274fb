package tilewright.server.simulation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import tilewright.server.rooms.LogEntry;
import tilewright.server.rooms.RoomEvent;

/**
 * Logs of which something is wrong.
 *
 * @param what is wrong
 */
record LogDamage(String what, Map<String, List<LogEntry>> logs) {

    /** Returns logs that differ from these in one thing each. */
    static List<LogDamage> all(Map<String, List<LogEntry>> logs) {
        List<LogDamage> all = new ArrayList<>();
        logs.forEach((room, log) -> {
            all.add(changed(logs, room, "without its last entry", entries -> entries.subList(0, entries.size() - 1)));
            for (int i = 0; i < log.size(); i++) {
                int at = i;
                LogEntry entry = log.get(i);
                all.add(changed(logs, room, "without entry " + at, entries -> {
                    entries.remove(at);
                    return entries;
                }));
                all.add(changed(logs, room, "with entry %d twice".formatted(at), entries -> {
                    entries.add(at, entry);
                    return entries;
                }));
                all.add(replaced(logs, room, at, entry(entry, entry.at() + 1, entry.id(), entry.event())));
                all.add(replaced(logs, room, at, entry(entry, entry.at(), entry.id() + "x", entry.event())));
                RoomEvent other = new RoomEvent.Acted(entry.seat() + 1, entry.data());
                all.add(replaced(logs, room, at, entry(entry, entry.at(), entry.id(), other)));
            }
        });
        return all;
    }

    private static LogEntry entry(LogEntry old, long at, String id, RoomEvent event) {
        return new LogEntry(old.version(), at, id, event, old.hash());
    }

    private static LogDamage replaced(Map<String, List<LogEntry>> logs, String room, int at, LogEntry entry) {
        return changed(logs, room, "with another entry " + entry, entries -> {
            entries.set(at, entry);
            return entries;
        });
    }

    private static LogDamage changed(
            Map<String, List<LogEntry>> logs, String room, String what, UnaryOperator<List<LogEntry>> change) {
        Map<String, List<LogEntry>> copy = new LinkedHashMap<>(logs);
        copy.put(room, change.apply(new ArrayList<>(logs.get(room))));
        return new LogDamage(room + " " + what, copy);
    }
}
