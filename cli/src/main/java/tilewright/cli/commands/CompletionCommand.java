package tilewright.cli.commands;

import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.AutoComplete;
import picocli.CommandLine;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.OptionsBuilder;
import tilewright.message.Words;

/** The command that prints a script for completing commands in a shell. */
public final class CompletionCommand implements Callable<Integer> {

    /** The shells that are known. */
    enum Shell {
        BASH,
        ZSH,
        FISH
    }

    private final Context context;
    private final OptionsBuilder builder;
    private final Supplier<CommandLine> english;
    private final Supplier<Shell> shell;

    /** @param english all commands with their help in English */
    CompletionCommand(Context context, OptionsBuilder builder, Supplier<CommandLine> english) {
        this.context = context;
        this.builder = builder;
        this.english = english;
        builder.help(HelpMessages.completion());
        builder.examples(
                "source <(tilewright completion bash)     in ~/.bashrc",
                "source <(tilewright completion zsh)      in ~/.zshrc",
                "tilewright completion fish | source      in ~/.config/fish/config.fish");
        this.shell = builder.only("SHELL", Shell.BASH, HelpMessages.completionShell());
    }

    @Override
    public Integer call() {
        CommandLine root =
                context.words().equals(Words.ENGLISH) ? builder.spec().root().commandLine() : english.get();
        context.results()
                .print(
                        switch (shell.get()) {
                            case BASH, ZSH -> AutoComplete.bash(root.getCommandName(), root); // it serves both
                            case FISH -> FishCompletion.script(root);
                        });
        return Exit.FINE;
    }
}
