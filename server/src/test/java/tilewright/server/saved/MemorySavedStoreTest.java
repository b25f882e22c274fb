package tilewright.server.saved;

final class MemorySavedStoreTest extends SavedStoreContract {

    private final MemorySavedStore store = new MemorySavedStore();

    @Override
    protected SavedStore store() {
        return store;
    }
}
