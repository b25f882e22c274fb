package tilewright.server.saved;

import java.time.Duration;

final class MemorySavedStoreTest extends SavedStoreContract {

    private final MemorySavedStore store = new MemorySavedStore();

    MemorySavedStoreTest() {
        store.now = System.currentTimeMillis();
    }

    @Override
    protected SavedStore store() {
        return store;
    }

    @Override
    protected void pass(Duration time) {
        store.now += time.toMillis();
    }
}
