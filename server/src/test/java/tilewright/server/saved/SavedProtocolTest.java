package tilewright.server.saved;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.message.Message;
import tilewright.server.rooms.Key;

final class SavedProtocolTest {

    private static final String KEY = "AAAAAAAAAAAAAAAAAAAAA1";
    private static final String OTHER = "BBBBBBBBBBBBBBBBBBBBB2";

    private final MemorySavedStore store = new MemorySavedStore();
    private Instant now = Instant.ofEpochMilli(1_000_000);
    private long nanos;
    private final InstantSource clock = () -> now;
    private final List<SavedStore.Expired> expiring = new ArrayList<>();
    private final SavedProtocol protocol =
            new SavedProtocol(store, clock, () -> nanos, SavedBounds.USUAL, expiring::add);

    private SavedAnswer answer(String client, String line) {
        List<SavedAnswer> answers = new ArrayList<>();
        protocol.answer(client, line.replace('\'', '"').replace("KEY", KEY), answers::add);
        assertThat(answers).hasSize(1);
        return answers.getFirst();
    }

    /** Asks and returns the answer, or the reason why there is none, with single quotes. */
    private String ask(String line) {
        return switch (answer("192.0.2.1", line)) {
            case SavedAnswer.Line(var json) -> json.toString().replace('"', '\'');
            case SavedAnswer.File(var json) -> "file " + json.toString().replace('"', '\'');
            case SavedAnswer.Refused(var cause, Message reason) -> cause + ": " + reason.text();
        };
    }

    private String put(String id, String more) {
        return ask("{'do':'put','key':'KEY','begins':true,'items':[{'id':'" + id
                + "','kind':'game','title':'T','text':'x'," + more + "}]}");
    }

    @Test
    void the_forms_of_the_document() {
        assertThat(ask("{'do':'list','key':'KEY'}")).isEqualTo("{'items':[]}");
        assertThat(put("a1", "'changed':500,'base':0"))
                .isEqualTo("{'items':[{'id':'a1','kind':'game','title':'T','changed':500,'size':2,'written':true}]}");
        assertThat(put("a1", "'changed':400"))
                .isEqualTo("{'items':[{'id':'a1','kind':'game','title':'T','changed':500,'size':2,'written':true}]}");
        assertThat(
                        ask(
                                "{'do':'put','key':'KEY','items':[{'id':'a1','kind':'game','title':'T','text':'y','changed':400}]}"))
                .isEqualTo(
                        "{'items':[{'id':'a1','kind':'game','title':'T','changed':500,'size':2,'written':false,'text':'x'}]}");
        assertThat(ask("{'do':'list','key':'KEY'}"))
                .isEqualTo("{'items':[{'id':'a1','kind':'game','title':'T','changed':500,'size':2}]}");
        assertThat(ask("{'do':'get','key':'KEY','ids':['a1','b']}"))
                .isEqualTo("{'items':[{'id':'a1','kind':'game','title':'T','changed':500,'size':2,'text':'x'}]}");
        assertThat(ask("{'do':'export','key':'KEY'}"))
                .isEqualTo("file {'items':[{'id':'a1','kind':'game','title':'T','changed':500,'size':2,'text':'x'}],"
                        + "'saved':1,'at':1000000}");
        assertThat(ask("{'do':'delete','key':'KEY','items':[{'id':'a1','changed':600}]}"))
                .isEqualTo("{'items':[{'id':'a1','kind':'gone','title':'','changed':600,'size':0,'written':true}]}");
        assertThat(ask("{'do':'erase','key':'KEY'}")).isEqualTo("{'erased':true}");
        assertThat(ask("{'do':'list','key':'KEY'}")).isEqualTo("{'items':[]}");
        assertThat(store).hasToString("{} {}");
    }

    @Test
    void another_key_opens_nothing_of_it() {
        put("a1", "'changed':500");
        assertThat(ask("{'do':'get','key':'" + OTHER + "','ids':['a1']}")).isEqualTo("{'items':[]}");
        assertThat(ask("{'do':'erase','key':'" + OTHER + "'}")).isEqualTo("{'erased':true}");
        assertThat(ask("{'do':'get','key':'KEY','ids':['a1']}")).contains("'text':'x'");
    }

    @Test
    void of_a_key_its_hash_is_kept() {
        put("a1", "'changed':500");
        assertThat(store.toString()).contains(Key.hash(KEY)).doesNotContain(KEY);
    }

    @Test
    void a_time_to_come_counts_as_now() {
        assertThat(put("a1", "'changed':999999999999999")).contains("'changed':1000000,");
    }

    @Test
    void a_key_begins_only_when_that_is_said() {
        assertThat(ask("{'do':'delete','key':'KEY','items':[{'id':'a1','changed':600}]}"))
                .startsWith("GONE: ");
        assertThat(
                        ask(
                                "{'do':'put','key':'KEY','items':[{'id':'a1','kind':'game','title':'T','text':'x','changed':5}]}"))
                .startsWith("GONE: ");
        assertThat(store).hasToString("{} {}");
    }

    @Test
    void what_is_malformed_is_refused_without_a_word_of_it() {
        String item = "{'id':'a','kind':'game','title':'T','text':'x','changed':5}";
        List<String> bad = List.of(
                "",
                "x",
                "[]",
                "{}",
                "{'do':'list'}",
                "{'do':'list','key':'secret'}",
                "{'do':'list','key':'KEYsecret'}",
                "{'do':'secret','key':'KEY'}",
                "{'do':'get','key':'KEY'}",
                "{'do':'get','key':'KEY','ids':[]}",
                "{'do':'get','key':'KEY','ids':['a','a']}",
                "{'do':'get','key':'KEY','ids':['secret key']}",
                "{'do':'get','key':'KEY','ids':[7]}",
                "{'do':'put','key':'KEY','items':[" + item + "," + item + "]}",
                "{'do':'put','key':'KEY','items':[7]}",
                "{'do':'put','key':'KEY','items':[" + item.replace("game", "gone") + "]}",
                "{'do':'put','key':'KEY','items':[" + item.replace("5", "0") + "]}",
                "{'do':'put','key':'KEY','items':[" + item.replace("5", "5e9") + "]}",
                "{'do':'put','key':'KEY','items':[" + item.replace("'x'", "'secret\\u0000'") + "]}",
                "{'do':'put','key':'KEY','items':[" + item.replace("'T'", "'\\ud800'") + "]}",
                "{'do':'put','key':'KEY','items':[" + item.replace("'T'", "'\\udc00\\ud800'") + "]}",
                "{'do':'put','key':'KEY','items':[" + item.replace("'T'", "'" + "t".repeat(201) + "'") + "]}",
                "{'do':'put','key':'KEY','items':[" + item.replace("'x'", "'" + "x".repeat(64_000) + "'") + "]}",
                "{'do':'put','key':'KEY','items':[" + item.replace("'x'", "'" + "é".repeat(32_000) + "'") + "]}",
                "{'do':'get','key':'KEY','ids':['" + String.join("','", Collections.nCopies(101, "a")) + "']}");
        for (String line : bad) {
            assertThat(ask(line)).as(line).startsWith("MALFORMED: ").doesNotContain("secret", KEY);
        }
        assertThat(store).hasToString("{} {}");
    }

    @Test
    void letters_of_two_units_are_kept() {
        String item = "{'id':'a','kind':'game','title':'T','text':'\\ud83d\\ude00','changed':5}";
        assertThat(ask("{'do':'put','key':'KEY','begins':true,'items':[" + item + "]}"))
                .contains("'size':5");
    }

    @Test
    void what_the_store_cannot_do_may_be_done_later() {
        store.trouble = Optional.of(new SavedStore.Written.Unknown());
        assertThat(put("a", "'changed':5")).startsWith("NOT_NOW: it is unknown");
        store.trouble = Optional.of(new SavedStore.Written.Refused(Message.verbatim("the disk is full")));
        assertThat(put("a", "'changed':5")).isEqualTo("NOT_NOW: the disk is full");
        store.trouble = Optional.of(new SavedStore.Written.TooMuch());
        assertThat(put("a", "'changed':5")).startsWith("TOO_MUCH: ").contains("8000000 bytes");
    }

    @Test
    void an_address_begins_keys_and_asks_at_a_rate() {
        int begun = 0;
        for (int i = 10; i < 50; i++) {
            String put = "{'do':'put','key':'AAAAAAAAAAAAAAAAAAAA" + i
                    + "','begins':true,'items':[{'id':'a','kind':'game','title':'','text':'','changed':5}]}";
            begun += answer("192.0.2.7", put) instanceof SavedAnswer.Line ? 1 : 0;
        }
        assertThat(begun).isEqualTo(30);
        assertThat(answer("192.0.2.8", "{'do':'list','key':'KEY'}")).isInstanceOf(SavedAnswer.Line.class);
        int answered = 0;
        for (int i = 0; i < 200; i++) {
            answered += answer("192.0.2.9", "{'do':'list','key':'KEY'}") instanceof SavedAnswer.Line ? 1 : 0;
        }
        assertThat(answered).isEqualTo(120);
        nanos += 1_000_000_000;
        assertThat(answer("192.0.2.9", "{'do':'list','key':'KEY'}")).isInstanceOf(SavedAnswer.Line.class);
    }

    @Test
    void keys_begun_at_once_are_no_more_than_those_begun_in_turn() {
        List<SavedAnswer> answers = new ArrayList<>();
        store.fallSilent();
        for (int i = 10; i < 99; i++) {
            String put = "{\"do\":\"put\",\"key\":\"AAAAAAAAAAAAAAAAAAAA" + i
                    + "\",\"begins\":true,\"items\":[{\"id\":\"a\",\"kind\":\"game\",\"title\":\"\",\"text\":\"\",\"changed\":5}]}";
            protocol.answer("192.0.2.7", put, answers::add);
        }
        assertThat(answers).isEmpty();
        store.speak();
        assertThat(answers).hasSize(89);
        assertThat(answers.stream().filter(SavedAnswer.Line.class::isInstance)).hasSize(30);
    }

    @Test
    void requests_of_many_threads_are_no_more_than_those_of_one() throws InterruptedException {
        AtomicInteger answered = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            threads.add(Thread.ofVirtual().start(() -> {
                if (answer("192.0.2.9", "{'do':'list','key':'KEY'}") instanceof SavedAnswer.Line) {
                    answered.incrementAndGet();
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(answered).hasValue(120);
    }

    @Test
    void a_clock_that_is_set_gives_nobody_more_and_locks_nobody_out() {
        String list = "{'do':'list','key':'KEY'}";
        for (int hours : new int[] {0, -1, 1}) {
            now = Instant.ofEpochMilli(1_000_000).plus(Duration.ofHours(hours));
            for (int i = 0; i < 40; i++) {
                assertThat(answer("192.0.2.9", list)).isInstanceOf(SavedAnswer.Line.class);
            }
        }
        assertThat(answer("192.0.2.9", list)).isInstanceOf(SavedAnswer.Refused.class);
    }

    @Test
    void after_two_years_without_a_visit_all_is_gone() {
        put("a1", "'changed':500");
        pass(Duration.ofDays(730));
        assertThat(ask("{'do':'list','key':'KEY'}")).contains("a1");
        pass(Duration.ofDays(730));
        assertThat(ask("{'do':'list','key':'KEY'}")).contains("a1");
        assertThat(expiring).isEmpty();
        pass(Duration.ofDays(732));
        assertThat(store).hasToString("{} {}");
        assertThat(expiring).containsExactly(new SavedStore.Expired(1, 0));
    }

    private void pass(Duration time) {
        store.now += time.toMillis();
        nanos += Duration.ofMinutes(10).toNanos();
        protocol.sweep();
    }

    @Test
    void the_machines_clock_deletes_nothing() {
        put("a1", "'changed':500");
        for (int years : new int[] {3, -50, 1_000}) {
            now = now.plus(Duration.ofDays(365L * years));
            pass(Duration.ofMinutes(10));
        }
        assertThat(ask("{'do':'list','key':'KEY'}")).contains("a1");
        assertThat(expiring).isEmpty();
    }

    @Test
    void no_text_makes_it_fail() {
        String pieces = "{}[]:,'\"\\0123456789abcKEYdolistputgetitemsids ";
        Seeds.each(300, random -> {
            StringBuilder text = new StringBuilder("{'do':'put','key':'KEY','items':[");
            for (int i = random.below(60); i > 0; i--) {
                text.append(pieces.charAt(random.below(pieces.length())));
            }
            nanos += 1_000_000_000;
            assertThat(ask(text.toString())).startsWith("MALFORMED: ");
        });
        assertThat(ask("[".repeat(200_000))).startsWith("MALFORMED: ");
        assertThat(ask("{'do':'put','key':'KEY','items':[" + "1,".repeat(100_000)))
                .startsWith("MALFORMED: ");
    }

    @Test
    void an_address_saves_so_much_a_day_and_may_always_delete() {
        int kept = 0;
        while (putLong(kept).contains("written")) {
            kept++;
            nanos += Duration.ofMillis(500).toNanos();
        }
        assertThat(kept).isBetween(1_600, 1_800); // 100 MB, and what comes meanwhile
        assertThat(putLong(0)).isEqualTo("TOO_OFTEN: too much was saved from this address; go on tomorrow");
        assertThat(ask("{'do':'delete','key':'KEY','items':[{'id':'item-1','changed':900000}]}"))
                .contains("gone");
        nanos += Duration.ofDays(1).toNanos();
        assertThat(putLong(kept)).contains("written");
    }

    private String putLong(int changed) {
        return ask("{'do':'put','key':'KEY','begins':true,'items':[{'id':'item-" + changed % 100
                + "','kind':'game','title':'T','text':'" + "x".repeat(60_000) + "','changed':" + (changed + 1) + "}]}");
    }
}
