package tilewright.cli.commands;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IVersionProvider;

/** The version, as the jar's manifest has it. */
public final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        @Nullable String version = Version.class.getPackage().getImplementationVersion();
        return new String[] {"tilewright " + (version == null ? CommandsMessages.notPackaged() : version)};
    }
}
