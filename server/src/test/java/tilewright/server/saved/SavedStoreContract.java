package tilewright.server.saved;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;
import tilewright.server.rooms.Key;
import tilewright.server.saved.SavedStore.Entry;
import tilewright.server.saved.SavedStore.Expired;
import tilewright.server.saved.SavedStore.Written;

/** The contract of every store of saved items. */
public abstract class SavedStoreContract {

    protected static final String ANNA = Key.hash("anna");
    protected static final String BERT = Key.hash("bert");

    private static final SavedBounds BOUNDS = new SavedBounds(
            5,
            3,
            64_000,
            1_000_000,
            200,
            100,
            SavedBounds.USUAL.keys(),
            SavedBounds.USUAL.requests(),
            SavedBounds.USUAL.kilobytes(),
            Duration.ofDays(731),
            Duration.ofDays(366));
    private static final Duration DAY = Duration.ofDays(1);
    private static final Duration MINUTE = Duration.ofMinutes(1);
    private static final Duration LONG = Duration.ofDays(9_999);

    /** Returns the store of a test, which is empty at first. */
    protected abstract SavedStore store();

    private static <T> T answer(Consumer<Consumer<T>> ask) {
        CompletableFuture<T> future = new CompletableFuture<>();
        ask.accept(future::complete);
        return future.orTimeout(60, TimeUnit.SECONDS).join();
    }

    private static void failed() {
        throw new AssertionError("the store cannot be read");
    }

    protected final Written write(String owner, boolean begins, SavedChange... changes) {
        return answer(
                done -> store().write(new SavedStore.Request(owner, Arrays.asList(changes), begins, BOUNDS), done));
    }

    protected final Written put(String owner, SavedItem item) {
        return write(owner, true, new SavedChange(item, OptionalLong.empty()));
    }

    protected final Written erase(String owner) {
        return answer(done -> store().erase(owner, done));
    }

    protected final List<Entry> list(String owner) {
        return SavedStoreContract.<List<Entry>>answer(done -> store().list(owner, done, SavedStoreContract::failed));
    }

    protected final List<SavedItem> all(String owner) {
        return SavedStoreContract.<List<SavedItem>>answer(
                done -> store().readAll(owner, done, SavedStoreContract::failed));
    }

    private List<SavedItem> read(String owner, String... ids) {
        return SavedStoreContract.<List<SavedItem>>answer(
                done -> store().read(owner, List.of(ids), done, SavedStoreContract::failed));
    }

    /** Lets the clock go on by which things expire. */
    protected abstract void pass(Duration time);

    private Expired expire(Duration unused, Duration remembered) {
        Expired expired = SavedStoreContract.answer(
                done -> store().expired(unused, remembered, done, SavedStoreContract::failed));
        assertThat(SavedStoreContract.<Expired>answer(
                        done -> store().expire(unused, remembered, 9, done, SavedStoreContract::failed)))
                .isEqualTo(expired);
        return expired;
    }

    protected static SavedItem game(String id, String text, long changed) {
        return new SavedItem(id, SavedItem.Kind.GAME, "Title of " + id, text, changed);
    }

    private static SavedChange based(SavedItem item, long base) {
        return new SavedChange(item, OptionalLong.of(base));
    }

    private static SavedChange deletion(String id, long changed) {
        return new SavedChange(SavedItem.gone(id, changed), OptionalLong.empty());
    }

    private static Written saved(SavedItem there, boolean written) {
        return new Written.Saved(List.of(new SavedChange.Result(there, written)));
    }

    @Test
    void what_is_put_is_listed_and_read() {
        SavedItem one = game("one", "text", 10);
        SavedItem room = new SavedItem("a-room", SavedItem.Kind.ROOM, "", "key", 20);
        assertThat(list(ANNA)).isEmpty();
        assertThat(put(ANNA, one)).isEqualTo(saved(one, true));
        assertThat(put(ANNA, room)).isEqualTo(saved(room, true));
        assertThat(list(ANNA))
                .containsExactly(
                        new Entry("a-room", SavedItem.Kind.ROOM, "", 20, 3),
                        new Entry("one", SavedItem.Kind.GAME, "Title of one", 10, 16));
        assertThat(read(ANNA, "one", "none", "a-room")).containsExactly(one, room);
        assertThat(all(ANNA)).containsExactly(room, one);
    }

    @Test
    void owners_see_nothing_of_each_other() {
        put(ANNA, game("one", "of Anna", 10));
        put(BERT, game("one", "of Bert", 5));
        assertThat(all(ANNA)).extracting(SavedItem::text).containsExactly("of Anna");
        assertThat(all(BERT)).extracting(SavedItem::text).containsExactly("of Bert");
        erase(ANNA);
        assertThat(all(BERT)).hasSize(1);
    }

    @Test
    void an_owner_begins_only_where_that_is_allowed() {
        SavedChange change = based(game("one", "text", 10), 0);
        assertThat(write(ANNA, false, change)).isEqualTo(new Written.New());
        assertThat(list(ANNA)).isEmpty();
        assertThat(write(ANNA, true, change)).isInstanceOf(Written.Saved.class);
        assertThat(write(ANNA, false, change)).isInstanceOf(Written.Saved.class);
    }

    @Test
    void the_last_change_wins() {
        SavedItem later = game("one", "later", 20);
        put(ANNA, game("one", "first", 10));
        assertThat(put(ANNA, later)).isEqualTo(saved(later, true));
        assertThat(put(ANNA, game("one", "earlier", 15))).isEqualTo(saved(later, false));
        assertThat(put(ANNA, game("one", "as late", 20))).isEqualTo(saved(later, false));
        assertThat(put(ANNA, later.changedAt(15))).isEqualTo(saved(later, true)); // it is there already
        assertThat(all(ANNA)).containsExactly(later);
    }

    @Test
    void who_names_a_base_writes_nothing_over_what_he_does_not_know() {
        SavedItem first = game("one", "first", 10);
        assertThat(write(ANNA, true, based(first, 0))).isEqualTo(saved(first, true));
        assertThat(write(ANNA, true, based(game("one", "other", 99), 0))).isEqualTo(saved(first, false));
        assertThat(write(ANNA, true, based(game("one", "next", 20), 10)))
                .isEqualTo(saved(game("one", "next", 20), true));
        // A clock that is slow: the time goes on all the same.
        assertThat(write(ANNA, true, based(game("one", "slow", 5), 20)))
                .isEqualTo(saved(game("one", "slow", 21), true));
        assertThat(write(ANNA, true, based(game("two", "lost", 5), 20)))
                .isEqualTo(saved(SavedItem.gone("two", 0), false));
        assertThat(all(ANNA)).containsExactly(game("one", "slow", 21));
    }

    @Test
    void a_deleted_item_stays_away() {
        put(ANNA, game("one", "text", 10));
        assertThat(write(ANNA, false, deletion("one", 9))).isEqualTo(saved(game("one", "text", 10), false));
        assertThat(write(ANNA, false, deletion("one", 20))).isEqualTo(saved(SavedItem.gone("one", 20), true));
        assertThat(list(ANNA)).containsExactly(new Entry("one", SavedItem.Kind.GONE, "", 20, 0));
        assertThat(all(ANNA)).isEmpty();
        assertThat(put(ANNA, game("one", "text", 15))).isEqualTo(saved(SavedItem.gone("one", 20), false));
        assertThat(put(ANNA, game("one", "anew", 30))).isEqualTo(saved(game("one", "anew", 30), true));
        assertThat(write(ANNA, false, deletion("none", 30))).isEqualTo(saved(SavedItem.gone("none", 0), true));
        assertThat(list(ANNA)).hasSize(1);
    }

    @Test
    void texts_come_back_as_they_were() {
        SavedItem item = new SavedItem(
                "one",
                SavedItem.Kind.COLLECTION,
                "Ünï 数独 '\"\\",
                "\u202e 🙂 \n\t; drop table saved" + "x".repeat(60_000),
                10);
        put(ANNA, item);
        assertThat(all(ANNA)).containsExactly(item);
        assertThat(list(ANNA)).containsExactly(Entry.of(item));
    }

    @Test
    void too_much_changes_nothing() {
        SavedChange[] five = IntStream.range(0, 5)
                .mapToObj(i -> based(game("item-" + i, "text", 10), 0))
                .toArray(SavedChange[]::new);
        assertThat(write(ANNA, true, five)).isInstanceOf(Written.Saved.class);
        assertThat(write(ANNA, true, based(game("item-0", "changed", 20), 10), based(game("item-5", "text", 20), 0)))
                .isEqualTo(new Written.TooMuch());
        assertThat(all(ANNA)).hasSize(5).extracting(SavedItem::text).containsOnly("text");
        assertThat(write(ANNA, true, deletion("item-4", 30), based(game("item-5", "text", 20), 0)))
                .isInstanceOf(Written.Saved.class);
        assertThat(put(ANNA, game("item-0", "x".repeat(1_000_000), 40))).isEqualTo(new Written.TooMuch());
        assertThat(put(ANNA, game("item-0", "x".repeat(900_000), 40))).isInstanceOf(Written.Saved.class);
        assertThat(put(ANNA, game("item-1", "x".repeat(100_000), 40))).isEqualTo(new Written.TooMuch());
    }

    @Test
    void only_the_last_deletions_are_remembered() {
        for (int i = 0; i < 5; i++) {
            put(ANNA, game("item-" + i, "text", 10));
            write(ANNA, false, deletion("item-" + i, 20 + i));
        }
        assertThat(list(ANNA)).extracting(Entry::id).containsExactly("item-2", "item-3", "item-4");
    }

    @Test
    void nothing_is_left_of_who_erases() {
        put(ANNA, game("one", "text", 10));
        assertThat(erase(ANNA)).isEqualTo(new Written.Saved(List.of()));
        assertThat(list(ANNA)).isEmpty();
        assertThat(write(ANNA, false, based(game("one", "text", 10), 10))).isEqualTo(new Written.New());
        assertThat(erase(ANNA)).isEqualTo(new Written.Saved(List.of()));
    }

    @Test
    void who_does_not_come_back_expires() {
        put(ANNA, game("one", "text", 10));
        put(BERT, game("one", "text", 10));
        pass(DAY.dividedBy(2));
        store().used(ANNA); // not noted, for it is the same day
        assertThat(expire(LONG, LONG)).isEqualTo(new Expired(0, 0)); // comes behind it
        pass(DAY.dividedBy(2).plus(MINUTE));
        store().used(BERT);
        assertThat(expire(DAY.plusHours(1), LONG)).isEqualTo(new Expired(0, 0));
        assertThat(expire(DAY, LONG)).isEqualTo(new Expired(1, 0));
        assertThat(list(ANNA)).isEmpty();
        assertThat(all(BERT)).hasSize(1);
        long now = System.currentTimeMillis();
        write(BERT, false, deletion("one", now));
        pass(DAY);
        assertThat(expire(LONG, DAY.multipliedBy(3))).isEqualTo(new Expired(0, 0));
        assertThat(list(BERT)).hasSize(1);
        assertThat(expire(LONG, DAY)).isEqualTo(new Expired(0, 1));
        assertThat(list(BERT)).isEmpty();
    }

    /** Two devices that change, delete, and read at random, each naming what it knows, against a plain map. */
    @Test
    void no_change_is_lost_among_devices_that_name_a_base() {
        Seeds.each(30, random -> {
            erase(ANNA);
            Map<String, SavedItem> model = new TreeMap<>();
            List<Map<String, Long>> known = List.of(new HashMap<>(), new HashMap<>());
            for (int step = 1; step <= 40; step++) {
                step(random, step, model, known.get(random.below(2)));
            }
            assertThat(all(ANNA)).isEqualTo(List.copyOf(model.values()));
        });
    }

    private void step(SeededRandom random, int step, Map<String, SavedItem> model, Map<String, Long> known) {
        String id = "item-" + random.below(3);
        SavedItem item = game(id, "step " + step, 1 + random.below(100));
        long base = known.getOrDefault(id, 0L);
        Written end = write(ANNA, true, based(item, base));
        SavedChange.Result result = ((Written.Saved) end).results().getFirst();
        long before = model.containsKey(id) ? model.get(id).changed() : 0;
        assertThat(result.written()).isEqualTo(base == before);
        if (result.written()) {
            assertThat(result.there().text()).isEqualTo(item.text());
            assertThat(result.there().changed()).isGreaterThan(before);
            model.put(id, result.there());
        } else {
            assertThat(result.there()).isEqualTo(model.get(id));
        }
        known.put(id, result.there().changed());
    }
}
