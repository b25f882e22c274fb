package tilewright.cli.commands.serve;

import java.time.InstantSource;
import java.util.concurrent.Callable;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.OptionsBuilder;
import tilewright.puzzle.Workspace;
import tilewright.server.mcp.McpServer;
import tilewright.studio.Studio;

/** The command that assistants start, to play and to study puzzles by the Model Context Protocol. */
public final class McpCommand implements Callable<Integer> {

    private final Context context;
    private final InstantSource clock;

    /** @param clock tells which day it is */
    public McpCommand(Context context, OptionsBuilder builder, InstantSource clock) {
        this.context = context;
        this.clock = clock;
        builder.help(HelpMessages.mcp());
        builder.examples("tilewright mcp");
        builder.paragraph(HelpMessages.mcpLines());
    }

    @Override
    public Integer call() throws InterruptedException {
        if (context.environment().terminals().in()) {
            context.messages().say(ServeMessages.mcpWaits());
        }
        Workspace workspace = context.workspace();
        Studio studio = new Studio(context.catalog(), workspace, context.words().language());
        McpServer server = new McpServer(
                context.catalog(), studio, workspace, context.environment().entropy(), clock, true);
        try (McpLoop loop = new McpLoop(context, server)) {
            return loop.run() ? Exit.FINE : Exit.INTERRUPTED;
        }
    }
}
