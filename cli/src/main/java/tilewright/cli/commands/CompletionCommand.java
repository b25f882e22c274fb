package tilewright.cli.commands;

import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.AutoComplete;
import picocli.CommandLine;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.OptionsBuilder;

/** Prints a script that completes commands in a shell. */
public final class CompletionCommand implements Callable<Integer> {

    /** The shells that are known. */
    enum Shell {
        BASH,
        ZSH,
        FISH
    }

    private final Context context;
    private final OptionsBuilder builder;
    private final Supplier<Shell> shell;

    CompletionCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        this.builder = builder;
        builder.help(
                "Prints a completion script for the shell.",
                "",
                "Examples:",
                "  source <(tilewright completion bash)     in ~/.bashrc",
                "  source <(tilewright completion zsh)      in ~/.zshrc",
                "  tilewright completion fish | source      in ~/.config/fish/config.fish");
        this.shell = builder.only("SHELL", Shell.BASH, "bash, zsh or fish.");
    }

    @Override
    public Integer call() {
        CommandLine root = builder.spec().root().commandLine();
        context.results()
                .print(
                        switch (shell.get()) {
                            case BASH, ZSH -> AutoComplete.bash(root.getCommandName(), root); // it serves both
                            case FISH -> FishCompletion.script(root);
                        });
        return Exit.FINE;
    }
}
