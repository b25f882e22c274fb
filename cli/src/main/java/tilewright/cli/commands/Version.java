package tilewright.cli.commands;

import picocli.CommandLine.IVersionProvider;
import tilewright.cli.context.BuildId;

/** The version and the commit, as the jar's manifest has them. */
public final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        String build = BuildId.running()
                .map(BuildId::toString)
                .orElseGet(() -> CommandsMessages.notPackaged().text());
        return new String[] {"tilewright " + build};
    }
}
