package tilewright.server.mcp;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tilewright.draw.Scene;
import tilewright.draw.TerminalDrawing;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.print.BoardStyle;
import tilewright.print.canvas.Face;
import tilewright.print.pictures.BoardPicture;
import tilewright.print.pictures.PictureFile;
import tilewright.print.pictures.PictureKind;
import tilewright.print.pictures.PictureStyle;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.KeyMode;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.studio.Studio;
import tilewright.text.Format;
import tilewright.text.Json;

/** A client of the {@link Studio} that shows positions as assistants read and see them. Threads may share one. */
record StudioClient(Catalog catalog, Studio studio, Workspace workspace) {

    /** Legal moves among the fields of an answer, and in its text. */
    private static final int MOST_MOVES = 300;

    private static final int MOVES_IN_TEXT = 60;

    /** Spots of the largest board that is drawn. */
    private static final int MOST_SPOTS = 2_000;

    /** 80 mm wide, at 150 dots to an inch. */
    private static final double WIDTH = 226;

    private static final int DPI = 150;
    private static final BoardStyle STYLE = new BoardStyle(BoardStyle.Coloring.COLOR, Face.FIGURES, 1);

    /** The fields of a view that are for programs without a board of their own. */
    private static final List<String> SHOWN =
            List.of("puzzle", "play", "id", "status", "commands", "history", "refused", "refusedSpans", "turn");

    /**
     * Returns the answer to a request of the protocol, written in a language and read again.
     *
     * @throws ToolError when the studio refuses it
     */
    Json.Obj asked(Json.Obj request, Limits limits, Words words) {
        return plain(answered(request, limits), words);
    }

    private Json.Obj answered(Json.Obj request, Limits limits) {
        return switch (studio.read(request.toString()).answer(limits, Generator.Log.NONE)) {
            case Studio.Result.Answered(Json.Obj answer) -> answer;
            case Studio.Result.Refused refused ->
                throw new ToolError(
                        refused.toJson().field("explained").orElse(Json.NULL) instanceof Json.Text(Message explained)
                                ? explained
                                : refused.sentence());
        };
    }

    private static Json.Obj plain(Json.Obj answer, Words words) {
        return (Json.Obj) Json.parse(Json.text(answer, words));
    }

    /** Returns the answer to a request that is answered by a view, without the scene, and with what is read and seen of it. */
    ToolAnswer viewed(Json.Obj request, boolean picture, Limits limits, Words words) {
        Json.Obj view = answered(request, limits);
        Json.Obj shown = Json.obj();
        for (String name : SHOWN) {
            Optional<Json> value = view.field(name);
            shown = value.isPresent() ? shown.with(name, value.get()) : shown;
        }
        Json.Obj fields = plain(shown, words);
        Play play = Play.load(catalog, text(fields, "play"), limits.stop());
        List<String> moves = moves(play.tree());
        fields = fields.with("legal", moves.size())
                .with("moves", Json.strings(moves.subList(0, Math.min(MOST_MOVES, moves.size()))));
        ToolAnswer answer = ToolAnswer.of(words(fields, play, moves, words), fields);
        answer = drawn(answer, play, picture, words);
        return fields.field("refused").isPresent() ? answer.refused() : answer;
    }

    private static String words(Json.Obj fields, Play play, List<String> moves, Words words) {
        List<String> lines = new ArrayList<>();
        if (fields.field("refused").isPresent()) {
            lines.add(text(fields, "refused"));
        }
        if (fields.field("turn").orElse(Json.NULL) instanceof Json.Obj turn) {
            lines.add(text(turn, "words"));
        }
        lines.add(words.text(play.status().words()));
        String saved = text(fields, "play");
        lines.add(words.text(McpMessages.answerPlay(saved)));
        if (!saved.equals(play.id())) {
            lines.add(words.text(McpMessages.answerId(play.id())));
        }
        if (!moves.isEmpty()) {
            int shown = Math.min(MOVES_IN_TEXT, moves.size());
            String list = String.join(" ", moves.subList(0, shown));
            lines.add(words.text(
                    shown == moves.size()
                            ? McpMessages.answerMoves(moves.size(), list)
                            : McpMessages.answerFirstMoves(shown, moves.size(), list)));
        }
        return String.join("\n", lines);
    }

    /** The answer with the board of a play, in characters and as a picture. */
    ToolAnswer drawn(ToolAnswer answer, Play play, boolean picture, Words words) {
        Scene scene = play.scene();
        if (scene.spots().size() > MOST_SPOTS) {
            return answer;
        }
        ToolAnswer board = answer.withText(TerminalDrawing.write(scene, TerminalDrawing.Style.ASCII, words));
        return picture ? board.withPng(png(play.id(), scene, words)) : board;
    }

    private static byte[] png(String id, Scene scene, Words words) {
        BoardPicture picture = new BoardPicture(scene, Optional.empty(), List.of());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            new PictureFile(new PictureStyle(STYLE, WIDTH, DPI, words))
                    .write(PictureKind.PNG, id, picture, Optional.empty(), out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }

    /** The texts of the moves that are offered, each once, without a player's own marks. */
    private <P, S, M> List<String> moves(GameTree<P, S, M> tree) {
        List<String> marking = tree.puzzle().abilities(workspace).modes().stream()
                .map(KeyMode::before)
                .filter(before -> !before.isEmpty())
                .toList();
        Format<M> format = tree.puzzle().texts().moves();
        Set<String> texts = new LinkedHashSet<>();
        for (Offer<M> offer : tree.offers()) {
            boolean marks = offer.gesture() instanceof Gesture.Type(String _, String key)
                    && marking.stream().anyMatch(key::startsWith);
            if (!marks) {
                texts.add(format.format(offer.move()));
            }
        }
        return List.copyOf(texts);
    }

    /** The text of a field; empty without it. */
    static String text(Json.Obj fields, String name) {
        return fields.field(name).orElse(Json.NULL) instanceof Json.Str(String text) ? text : "";
    }
}
