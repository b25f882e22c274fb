package tilewright.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import tilewright.server.saved.SavedChange;
import tilewright.server.saved.SavedItem;
import tilewright.server.saved.SavedStore.Entry;
import tilewright.server.saved.SavedStore.Expired;
import tilewright.server.saved.SavedStore.Request;
import tilewright.server.saved.SavedStore.Written;

/** The statements about saved items, each as part of a transaction; the same for both databases. */
final class SavedSql {

    private static final long DAY_MILLIS = 86_400_000;

    /** Selects the totals of an owner: items, deleted items, bytes. */
    private static final String TOTAL = """
            select coalesce(sum(case when kind = 'gone' then 0 else 1 end), 0),
                coalesce(sum(case when kind = 'gone' then 1 else 0 end), 0),
                coalesce(sum(size), 0)
            from saved where owner_hash = :owner""";

    private SavedSql() {}

    /** Databases sort texts each in its way. */
    static List<Entry> list(Handle transaction, String owner) {
        return transaction
                .select("select id, kind, title, changed, size from saved where owner_hash = ?", owner)
                .map((row, _) ->
                        new Entry(row.getString(1), kind(row), row.getString(3), row.getLong(4), row.getLong(5)))
                .stream()
                .sorted(Comparator.comparing(Entry::id))
                .toList();
    }

    static List<SavedItem> read(Handle transaction, String owner, List<String> ids) {
        Map<String, SavedItem> found = items(transaction, owner, ids);
        return ids.stream().filter(found::containsKey).map(found::get).toList();
    }

    private static Map<String, SavedItem> items(Handle transaction, String owner, List<String> ids) {
        Map<String, SavedItem> found = new HashMap<>();
        transaction
                .createQuery(
                        "select id, kind, title, changed, text from saved where owner_hash = :owner and id in (<ids>)")
                .bind("owner", owner)
                .bindList("ids", ids)
                .map((row, _) -> item(row))
                .forEach(item -> found.put(item.id(), item));
        return found;
    }

    static List<SavedItem> readAll(Handle transaction, String owner) {
        return transaction
                .select(
                        "select id, kind, title, changed, text from saved where owner_hash = ? and kind <> 'gone'",
                        owner)
                .map((row, _) -> item(row))
                .stream()
                .sorted(Comparator.comparing(SavedItem::id))
                .toList();
    }

    private static SavedItem item(ResultSet row) throws SQLException {
        return new SavedItem(row.getString(1), kind(row), row.getString(3), row.getString(5), row.getLong(4));
    }

    private static SavedItem.Kind kind(ResultSet row) throws SQLException {
        return SavedItem.Kind.of(row.getString(2)).orElseThrow();
    }

    static void used(Handle transaction, String owner) {
        long now = Retention.time(transaction);
        transaction.execute(
                "update saved_keys set used = ? where hash = ? and used <= ?", now, owner, now - DAY_MILLIS);
    }

    static Written write(Handle transaction, Request request) {
        String owner = request.owner();
        long now = Retention.time(transaction);
        // In PostgreSQL this keeps other servers from writing for the same owner meanwhile.
        boolean known = transaction.execute("update saved_keys set used = ? where hash = ?", now, owner) > 0;
        if (!known && !request.begins()) {
            return new Written.New();
        }
        Map<String, SavedItem> before = items(
                transaction,
                owner,
                request.changes().stream().map(change -> change.item().id()).toList());
        List<SavedChange.Result> results = new ArrayList<>();
        List<SavedItem> written = new ArrayList<>();
        Total total = total(transaction, owner);
        for (SavedChange change : request.changes()) {
            Optional<SavedItem> there =
                    Optional.ofNullable(before.get(change.item().id()));
            SavedChange.Result result = change.on(there);
            results.add(result);
            boolean deletesNothing = there.isEmpty() && isGone(result.there());
            if (result.written() && !deletesNothing && !there.equals(Optional.of(result.there()))) {
                written.add(result.there());
                total = total.without(there).with(result.there());
            }
        }
        if (total.items() > request.bounds().items()
                || total.bytes() > request.bounds().keyBytes()) {
            return new Written.TooMuch();
        }
        if (!known) {
            transaction.execute(
                    "insert into saved_keys (hash, used) values (?, ?) on conflict (hash) do update set used = excluded.used",
                    owner,
                    now);
        }
        put(transaction, owner, written);
        forget(transaction, owner, total.gone() - request.bounds().gone());
        return new Written.Saved(results);
    }

    /** The totals of an owner. */
    private record Total(long items, long gone, long bytes) {

        Total with(SavedItem item) {
            return isGone(item) ? new Total(items, gone + 1, bytes) : new Total(items + 1, gone, bytes + item.size());
        }

        Total without(Optional<SavedItem> item) {
            return item.map(there -> isGone(there)
                            ? new Total(items, gone - 1, bytes)
                            : new Total(items - 1, gone, bytes - there.size()))
                    .orElse(this);
        }
    }

    private static boolean isGone(SavedItem item) {
        return item.kind() == SavedItem.Kind.GONE;
    }

    private static Total total(Handle transaction, String owner) {
        return transaction
                .createQuery(TOTAL)
                .bind("owner", owner)
                .map((row, _) -> new Total(row.getLong(1), row.getLong(2), row.getLong(3)))
                .one();
    }

    private static void put(Handle transaction, String owner, List<SavedItem> items) {
        if (items.isEmpty()) {
            return;
        }
        PreparedBatch batch = transaction.prepareBatch("""
                insert into saved (owner_hash, id, kind, title, changed, size, text) values (?, ?, ?, ?, ?, ?, ?)
                on conflict (owner_hash, id) do update set kind = excluded.kind, title = excluded.title,
                    changed = excluded.changed, size = excluded.size, text = excluded.text""");
        for (SavedItem item : items) {
            batch.add(owner, item.id(), item.kind().word(), item.title(), item.changed(), item.size(), item.text());
        }
        batch.execute();
    }

    /** Forgets the oldest of what is left of deleted items. */
    private static void forget(Handle transaction, String owner, long many) {
        if (many > 0) {
            transaction.execute("""
                    delete from saved where owner_hash = ? and kind = 'gone' and id in
                        (select id from saved where owner_hash = ? and kind = 'gone' order by changed, id limit ?)""", owner, owner, many);
        }
    }

    static void erase(Handle transaction, String owner) {
        transaction.execute("delete from saved_keys where hash = ?", owner);
    }

    static Expired expired(Handle transaction, Duration unused, Duration remembered) {
        long now = Retention.time(transaction);
        return transaction
                .select("""
                        select (select count(*) from saved_keys where used < ?),
                            (select count(*) from saved where kind = 'gone' and changed < ?)""", now - unused.toMillis(), now - remembered.toMillis())
                .map((row, _) -> new Expired(row.getLong(1), row.getLong(2)))
                .one();
    }

    static Expired expire(Handle transaction, Duration unused, Duration remembered, int most) {
        long now = Retention.time(transaction);
        long used = now - unused.toMillis();
        long deleted = now - remembered.toMillis();
        int owners = transaction.execute("""
                delete from saved_keys where used < ? and hash in
                    (select hash from saved_keys where used < ? order by used, hash limit ?)""", used, used, most);
        int items = transaction.execute("""
                delete from saved where kind = 'gone' and changed < ? and (owner_hash, id) in
                    (select owner_hash, id from saved where kind = 'gone' and changed < ? limit ?)""", deleted, deleted, most);
        return new Expired(owners, items);
    }
}
