package tilewright.server.api;

import java.util.Optional;
import org.eclipse.jetty.http.HttpStatus;
import tilewright.message.Words;
import tilewright.puzzle.Generator;
import tilewright.search.Limits;
import tilewright.server.http.Response;
import tilewright.server.mcp.Incoming;
import tilewright.server.mcp.McpServer;
import tilewright.server.work.Protocol;
import tilewright.text.Json;

/**
 * Requests at {@code /mcp}, Streamable HTTP of the Model Context Protocol, without sessions: a message in a body, and the response in
 * the answer. Threads may share one.
 */
public record McpProtocol(McpServer server) implements Protocol {

    @Override
    public Question read(String request, Words words) {
        Incoming incoming = server.read(request, words);
        return new Question() {
            @Override
            public boolean heavy() {
                return incoming.mayTakeLong();
            }

            @Override
            public Optional<Answer> answer(Limits limits, Generator.Log log) {
                return Optional.of(new Answer.File(response(incoming, limits, words)));
            }
        };
    }

    private static Response response(Incoming incoming, Limits limits, Words words) {
        int status = incoming.readable() ? HttpStatus.OK_200 : HttpStatus.BAD_REQUEST_400;
        return incoming.answer(limits)
                .map(answer -> Response.json(status, Json.text(answer, words)))
                .orElseGet(() -> new Response(HttpStatus.ACCEPTED_202, Response.JSON, new byte[0]));
    }
}
