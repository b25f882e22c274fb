package tilewright.server.mcp;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.puzzles.PrintRequest;
import tilewright.search.Limits;
import tilewright.server.mcp.Parameter.Kind;
import tilewright.text.FieldError;
import tilewright.text.Json;

/**
 * The tool that prints: its file is in the answer, or on this machine.
 *
 * @param files whether files may be written on this machine
 */
record SheetTool(StudioClient client, boolean files) {

    private static final int MOST_PUZZLES = 100;

    /** Bytes of the largest file in an answer, which takes a third more as text. */
    private static final int MOST_BYTES = 1_000_000;

    Tool tool() {
        List<Parameter> parameters = new ArrayList<>(List.of(
                Tools.puzzle(client),
                Parameter.optional("positions", new Kind.Texts(MOST_PUZZLES), McpMessages.takePositions()),
                Parameter.optional("options", new Kind.Fields(), McpMessages.takeOptions())));
        if (files) {
            parameters.add(Parameter.optional("path", new Kind.Text(), McpMessages.takePath()));
        }
        return new Tool(
                "print",
                McpMessages.printTitle(),
                McpMessages.printAbout(),
                files,
                List.copyOf(parameters),
                this::print);
    }

    private ToolAnswer print(Arguments given, Limits limits, Words words) {
        Json.Obj request = given.object("options")
                .with("puzzle", new Json.Str(given.text("puzzle").orElse("")));
        Optional<Json> positions = given.fields().field("positions");
        Json.Obj whole = positions.isPresent() ? request.with("positions", positions.get()) : request;
        byte[] file;
        try {
            file = PrintRequest.read(client.catalog(), whole.toString()).pdf(client.workspace(), limits);
        } catch (FieldError wrong) {
            throw new ToolError(wrong.message());
        }
        Optional<String> path = given.text("path");
        if (path.isPresent()) {
            write(path.get(), file);
            Message done = McpMessages.printedTo(file.length, path.get());
            return ToolAnswer.of(words.text(done), bytes(file).with("path", path.get()));
        }
        if (file.length > MOST_BYTES) {
            throw new ToolError(
                    files
                            ? McpMessages.largeFilePath(file.length, MOST_BYTES)
                            : McpMessages.largeFile(file.length, MOST_BYTES));
        }
        return ToolAnswer.of(words.text(McpMessages.printed(file.length)), bytes(file))
                .withFile("tilewright:///sheets.pdf", "application/pdf", file);
    }

    private static Json.Obj bytes(byte[] file) {
        return Json.obj().with("bytes", file.length);
    }

    /** Writes a new file; one that is there stays. */
    private static void write(String path, byte[] file) {
        try {
            Files.write(Path.of(path), file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (FileAlreadyExistsException _) {
            throw new ToolError(McpMessages.fileExists(path));
        } catch (IOException | InvalidPathException error) {
            throw new ToolError(McpMessages.notWritten(path, Message.oneLine(String.valueOf(error.getMessage()))));
        }
    }
}
