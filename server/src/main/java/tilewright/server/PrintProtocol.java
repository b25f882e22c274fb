package tilewright.server;

import java.nio.charset.StandardCharsets;
import tilewright.print.puzzles.SheetRequest;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stopped;
import tilewright.text.Json;
import tilewright.text.TextError;

/**
 * What is answered at {@code /api/print}: a PDF file, its bytes as the characters of Latin-1, or the protocol's error. All of it
 * is heavy. Threads may share one.
 */
record PrintProtocol(Catalog catalog, Workspace workspace) implements Protocol {

    private static final String BEGINNING = "%PDF-";

    /** Whether an answer is a file. */
    static boolean isFile(String answer) {
        return answer.startsWith(BEGINNING);
    }

    @Override
    public Question read(String request) {
        return new Question() {
            @Override
            public boolean heavy() {
                return true;
            }

            @Override
            public String answer(Limits limits, Generator.Log heard) {
                try {
                    byte[] file = SheetRequest.read(catalog, request).pdf(workspace, limits);
                    return new String(file, StandardCharsets.ISO_8859_1);
                } catch (TextError error) {
                    return failed(error.sentence(), error.explained());
                } catch (SheetRequest.Wrong wrong) {
                    String reason = String.valueOf(wrong.getMessage());
                    return failed(reason, reason);
                } catch (Stopped _) {
                    return failed("stopped: undecided", "stopped: undecided");
                }
            }
        };
    }

    private static String failed(String reason, String explained) {
        return Json.obj().with("error", reason).with("explained", explained).toString();
    }
}
