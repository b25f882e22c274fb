package tilewright.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints a script that completes commands in a shell. */
@Command(
        name = "completion",
        description = "Prints a script that completes commands in your shell.",
        footer = {
            "",
            "Examples:",
            "  source <(tilewright completion bash)     in ~/.bashrc",
            "  source <(tilewright completion zsh)      in ~/.zshrc",
            "  tilewright completion fish | source      in ~/.config/fish/config.fish"
        })
final class CompletionCommand implements Callable<Integer> {

    /** The shells that are known. */
    enum Shell {
        BASH,
        ZSH,
        FISH
    }

    private final Context context;

    @Parameters(paramLabel = "SHELL", description = "bash, zsh or fish.")
    private Shell shell = Shell.BASH;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    CompletionCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        CommandLine root = spec.root().commandLine();
        context.results()
                .print(
                        switch (shell) {
                            case BASH, ZSH -> AutoComplete.bash(root.getCommandName(), root); // it serves both
                            case FISH -> FishCompletion.script(root);
                        });
        return Exit.FINE;
    }
}
