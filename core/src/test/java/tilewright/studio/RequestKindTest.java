package tilewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class RequestKindTest {

    @Test
    void a_kind_is_found_by_its_word() {
        for (RequestKind kind : RequestKind.values()) {
            assertThat(RequestKind.of(kind.word())).contains(kind);
        }
        assertThat(RequestKind.of("NEW")).isEmpty();
    }

    @Test
    void the_catalog_has_what_is_not_as_for_most() {
        assertThat(RequestKind.ACT.toJson()).hasToString("{\"do\":\"act\"}");
        assertThat(RequestKind.EXPLAIN.toJson()).hasToString("{\"do\":\"explain\",\"heavy\":true}");
        assertThat(RequestKind.NEW.toJson()).hasToString("{\"do\":\"new\",\"heavy\":true,\"full\":\"sometimes\"}");
        assertThat(RequestKind.HINT.toJson()).hasToString("{\"do\":\"hint\",\"heavy\":true,\"full\":\"always\"}");
    }
}
