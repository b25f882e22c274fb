package tilewright.studio;

import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.puzzle.Editor;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.text.FieldError;
import tilewright.text.Json;
import tilewright.text.TextError;

/** The answers about positions that are set up by hand. */
final class Drafts {

    private Drafts() {}

    /**
     * The draft of a text, or an empty one of a setup, after a gesture if there is one.
     *
     * @throws FieldError when nothing can be set up in this puzzle
     * @throws TextError when the text is no draft, or the setup none
     */
    static <P> Json.Obj answer(Puzzle<P, ?, ?> puzzle, Request request, Workspace workspace) {
        Editor<P> editor = puzzle.abilities(workspace)
                .editor()
                .orElseThrow(() -> new FieldError(StudioMessages.cannot(puzzle.id(), "edit")));
        Editor.Draft draft = request.has(Field.TEXT)
                ? editor.draft(request.text(Field.TEXT))
                : editor.empty(puzzle.setup(request.optional(Field.SETUP).orElse("")));
        if (!request.has(Field.GESTURE)) {
            return json(draft);
        }
        Gesture gesture = Gesture.parse(request.text(Field.GESTURE));
        Optional<String> after = Offer.move(gesture, draft.offers());
        if (after.isPresent()) {
            return json(editor.draft(after.get()));
        }
        Message refusal = editor.refusal(draft.text(), gesture);
        return json(draft).withSentence("refused", refusal);
    }

    private static Json.Obj json(Editor.Draft draft) {
        return Json.obj()
                .with("text", draft.text())
                .with("scene", SceneJson.scene(draft.scene()))
                .with("gestures", OfferedGestures.of(draft.offers(), List.of()).json())
                .with("words", draft.words())
                .with("ready", draft.ready());
    }
}
