package tilewright.server;

import java.util.Optional;
import org.eclipse.jetty.http.HttpStatus;
import tilewright.print.puzzles.SheetRequest;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stopped;
import tilewright.text.TextError;

/** Requests at {@code /api/print}: each is heavy and answered by a PDF file. Threads may share one. */
record PrintProtocol(Catalog catalog, Workspace workspace) implements Protocol {

    @Override
    public Question read(String request) {
        return (limits, _) -> print(request, limits);
    }

    private Optional<Response> print(String request, Limits limits) {
        try {
            byte[] file = SheetRequest.read(catalog, request).pdf(workspace, limits);
            return Optional.of(new Response(HttpStatus.OK_200, Response.PDF, file));
        } catch (TextError error) {
            return Optional.of(
                    Response.error(error.sentence(), error.explained().text()));
        } catch (SheetRequest.Wrong wrong) {
            return Optional.of(Response.error(wrong.message()));
        } catch (Stopped _) {
            return Optional.empty();
        }
    }
}
