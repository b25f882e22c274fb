package tilewright.server.api;

import java.util.List;
import tilewright.server.saved.SavedItem.Kind;
import tilewright.studio.Protocol;

/**
 * The fields of requests to the server itself and of its answers, described like those of {@link Protocol}. The description of the
 * server is made of it ({@link OpenApi}), and tests compare it with what is read and written. Nothing else needs it.
 */
final class ServerForms {

    private ServerForms() {}

    @Protocol.Optional("url")
    record About(
            boolean rooms,
            long now,
            String client,
            @Protocol.Words({"trusted", "other", "none"}) String proxy,
            String url) {}

    @Protocol.Optional({"explained", "without"})
    record Problem(
            String error, String explained, String without, String type, String title, int status, String detail) {}

    /**
     * A request for sheets; the fields of {@link tilewright.print.puzzles.SheetDescription} and
     * {@link tilewright.print.puzzles.ClassSheet} are added to it.
     */
    @Protocol.Optional({"positions", "perPage", "language", "notes", "preview", "pages"})
    record Print(
            String puzzle,
            @Protocol.Bounds(least = 1, most = 100) List<String> positions,
            @Protocol.Bounds(least = 1, most = 12) int perPage,
            @Protocol.Bounds(least = 2, most = 20) String language,
            boolean notes,
            boolean preview,
            @Protocol.Bounds(least = 1, most = 11) String pages) {}

    /** A request for a book; the field {@code book} is added to it. */
    @Protocol.Optional({"language", "preview", "pages"})
    record PrintBook(
            @Protocol.Bounds(least = 2, most = 20) String language,
            boolean preview,
            @Protocol.Bounds(least = 1, most = 11) String pages) {}

    record Preview(int pages, int from, List<String> svg) {}

    sealed interface SavedRequest {}

    record SavedList(
            @Protocol.Called("do") @Protocol.Words("list") String request,
            @Protocol.Bounds(least = 22, most = 22) String key)
            implements SavedRequest {}

    record SavedGet(
            @Protocol.Called("do") @Protocol.Words("get") String request,
            @Protocol.Bounds(least = 22, most = 22) String key,
            @Protocol.Bounds(least = 1, most = 100) List<String> ids)
            implements SavedRequest {}

    @Protocol.Optional("begins")
    record SavedPut(
            @Protocol.Called("do") @Protocol.Words("put") String request,
            @Protocol.Bounds(least = 22, most = 22) String key,
            boolean begins,
            @Protocol.Bounds(least = 1, most = 100) List<SavedItem> items)
            implements SavedRequest {}

    record SavedDelete(
            @Protocol.Called("do") @Protocol.Words("delete") String request,
            @Protocol.Bounds(least = 22, most = 22) String key,
            @Protocol.Bounds(least = 1, most = 100) List<SavedDeletion> items)
            implements SavedRequest {}

    record SavedExport(
            @Protocol.Called("do") @Protocol.Words("export") String request,
            @Protocol.Bounds(least = 22, most = 22) String key)
            implements SavedRequest {}

    record SavedErase(
            @Protocol.Called("do") @Protocol.Words("erase") String request,
            @Protocol.Bounds(least = 22, most = 22) String key)
            implements SavedRequest {}

    @Protocol.Optional("base")
    record SavedItem(
            @Protocol.Bounds(least = 1, most = 64) String id,
            @Protocol.Words({"game", "room", "collection"}) String kind,
            @Protocol.Bounds(least = 0, most = 200) String title,
            @Protocol.Bounds(least = 0, most = 64_000) String text,
            long changed,
            long base) {}

    @Protocol.Optional("base")
    record SavedDeletion(
            @Protocol.Bounds(least = 1, most = 64) String id, long changed, long base) {}

    sealed interface SavedAnswer {}

    record SavedEntries(List<SavedEntry> items) implements SavedAnswer {}

    record SavedTexts(List<SavedText> items) implements SavedAnswer {}

    record SavedResults(List<SavedResult> items) implements SavedAnswer {}

    record SavedFile(List<SavedText> items, int saved, long at) implements SavedAnswer {}

    record SavedErased(boolean erased) implements SavedAnswer {}

    record SavedEntry(String id, Kind kind, String title, long changed, long size) {}

    record SavedText(String id, Kind kind, String title, long changed, long size, String text) {}

    @Protocol.Optional("text")
    record SavedResult(String id, Kind kind, String title, long changed, long size, boolean written, String text) {}
}
