package tilewright.server.store;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import tilewright.message.Message;
import tilewright.server.saved.SavedItem;
import tilewright.server.saved.SavedStore;

/** The items that people keep, in the database of the rooms; its threads do the work. */
record StoredItems(StoredRooms rooms, Engine engine) implements SavedStore {

    /** A statement that has no result. */
    private interface Statement {
        void in(Handle transaction);
    }

    @Override
    public void list(String owner, Consumer<List<Entry>> done, Runnable failed) {
        rooms.inReader(transaction -> SavedSql.list(transaction, owner), done, failed);
    }

    @Override
    public void read(String owner, List<String> ids, Consumer<List<SavedItem>> done, Runnable failed) {
        rooms.inReader(transaction -> SavedSql.read(transaction, owner, ids), done, failed);
    }

    @Override
    public void readAll(String owner, Consumer<List<SavedItem>> done, Runnable failed) {
        rooms.inReader(transaction -> SavedSql.readAll(transaction, owner), done, failed);
    }

    @Override
    public void used(String owner) {
        Consumer<Message> nobodyWaits = _ -> {};
        add(owner, transaction -> SavedSql.used(transaction, owner), () -> {}, nobodyWaits, () -> {});
    }

    @Override
    public void write(Request request, Consumer<Written> done) {
        rooms.writer()
                .add(new GroupWriter.Job(
                        request.owner(),
                        (transaction, _) -> {
                            if (!request.deletes() && !rooms.mayBegin(transaction)) {
                                return () -> done.accept(new Written.Refused(StoreMessages.noSpace()));
                            }
                            Written written = SavedSql.write(transaction, request);
                            return () -> done.accept(written);
                        },
                        reason -> done.accept(new Written.Refused(reason)),
                        () -> done.accept(new Written.Unknown())));
    }

    @Override
    public void erase(String owner, Consumer<Written> done) {
        Runnable committed = () -> {
            engine.emptyLog();
            done.accept(new Written.Saved(List.of()));
        };
        add(
                owner,
                transaction -> SavedSql.erase(transaction, owner),
                committed,
                reason -> done.accept(new Written.Refused(reason)),
                () -> done.accept(new Written.Unknown()));
    }

    private void add(
            String owner, Statement statement, Runnable committed, Consumer<Message> refused, Runnable unknown) {
        rooms.writer()
                .add(new GroupWriter.Job(
                        owner,
                        (transaction, _) -> {
                            statement.in(transaction);
                            return committed;
                        },
                        refused,
                        unknown));
    }

    @Override
    public void expired(Duration unused, Duration remembered, Consumer<Expired> done, Runnable failed) {
        rooms.inReader(transaction -> SavedSql.expired(transaction, unused, remembered), done, failed);
    }

    @Override
    public void expire(Duration unused, Duration remembered, int most, Consumer<Expired> done, Runnable failed) {
        rooms.writer()
                .add(new GroupWriter.Job(
                        "",
                        (transaction, _) -> {
                            Expired expired = SavedSql.expire(transaction, unused, remembered, most);
                            return () -> {
                                engine.emptyLog();
                                done.accept(expired);
                            };
                        },
                        _ -> failed.run(),
                        failed));
    }
}
