package tilewright.server.api;

import java.util.Optional;
import org.eclipse.jetty.http.HttpStatus;
import tilewright.message.Words;
import tilewright.print.puzzles.PrintRequest;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stopped;
import tilewright.server.http.Response;
import tilewright.server.work.Protocol;
import tilewright.text.FieldError;
import tilewright.text.Json;
import tilewright.text.TextError;

/** Requests at {@code /api/print}: each is heavy and answered by a PDF file, or by pages to look at. Threads may share one. */
public record PrintProtocol(Catalog catalog, Workspace workspace) implements Protocol {

    private static final String LANGUAGE = "language";

    @Override
    public Question read(String request, Words words) {
        return (limits, _) -> print(request, words, limits);
    }

    private Optional<Answer> print(String request, Words words, Limits limits) {
        try {
            PrintRequest asked = PrintRequest.read(catalog, inLanguage(request, words));
            return Optional.of(
                    asked.pages().isPresent()
                            ? new Answer.Line(asked.preview(workspace, limits))
                            : new Answer.File(
                                    new Response(HttpStatus.OK_200, Response.PDF, asked.pdf(workspace, limits))));
        } catch (TextError error) {
            return Optional.of(new Answer.Failure(error.message(), error.explained()));
        } catch (FieldError wrong) {
            return Optional.of(new Answer.Failure(wrong.message()));
        } catch (Stopped _) {
            return Optional.empty();
        }
    }

    /** The request with a language, if it has none and it is not that of the program. */
    private static String inLanguage(String request, Words words) {
        return words != Words.ENGLISH
                        && Json.parse(request) instanceof Json.Obj fields
                        && fields.field(LANGUAGE).isEmpty()
                ? fields.with(LANGUAGE, words.language()).toString()
                : request;
    }
}
