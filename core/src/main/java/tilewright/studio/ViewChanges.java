package tilewright.studio;

import java.util.Optional;
import java.util.function.Function;
import tilewright.play.Play;
import tilewright.text.Json;

/**
 * What changes from one view to the next. It remembers what was shown last, only to be quicker: mostly the next move is made there.
 * Threads may share one.
 */
final class ViewChanges {

    private final PlaceTexts places = new PlaceTexts();
    private volatile Optional<Kept> kept = Optional.empty();

    private record Kept(String saved, Shown shown) {}

    /**
     * The changes that a request wants to see in place of a whole view; empty when it wants the view.
     *
     * @param play what is to be shown
     * @param saved its saved form
     * @param read reads the play that was shown before
     */
    Optional<Json> of(Play play, String saved, Request request, Function<String, Play> read) {
        if (!request.kind().fields().contains(Field.CHANGES) || !request.truth(Field.CHANGES)) {
            return Optional.empty();
        }
        Shown before = before(request, read);
        Shown shown = Shown.of(play.tree());
        kept = Optional.of(new Kept(saved, shown));
        return Optional.of(shown.changes(before, places));
    }

    /** What the asker has seen already: the play before, which for most requests is the one that they are about. */
    private Shown before(Request request, Function<String, Play> read) {
        boolean named = request.kind() == RequestKind.VIEW;
        if (named && !request.has(Field.BEFORE)) {
            return Shown.NOTHING;
        }
        String saved = request.text(named ? Field.BEFORE : Field.PLAY);
        return kept.filter(one -> one.saved().equals(saved))
                .map(Kept::shown)
                .orElseGet(() -> Shown.of(read.apply(saved).tree()));
    }
}
