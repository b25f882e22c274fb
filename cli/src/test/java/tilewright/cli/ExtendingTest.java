package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The classes of the guide to extending compile in the packages in which they stand. */
final class ExtendingTest {

    private static final Pattern EXAMPLE = Pattern.compile("(?ms)^ *```java\n(.*?)^ *```$");
    private static final Pattern CLASS = Pattern.compile("final class (\\w+)");

    @Test
    void its_examples_compile(@TempDir Path folder) throws IOException {
        String guide = Files.readString(Path.of("../docs/guide/extending.md"));
        List<String> arguments = new ArrayList<>(List.of(
                "-d",
                folder.resolve("classes").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "-Xlint:all,-processing",
                "-Werror",
                "-proc:none"));
        for (MatchResult example : EXAMPLE.matcher(guide).results().toList()) {
            String source = example.group(1).stripIndent();
            MatchResult name = CLASS.matcher(source).results().findFirst().orElseThrow();
            Path file = folder.resolve(name.group(1) + ".java");
            Files.writeString(file, source);
            arguments.add(file.toString());
        }
        assertThat(arguments).filteredOn(argument -> argument.endsWith(".java")).hasSize(2);
        StringWriter problems = new StringWriter();
        PrintWriter log = new PrintWriter(problems);
        int result = ToolProvider.findFirst("javac").orElseThrow().run(log, log, arguments.toArray(String[]::new));
        assertThat(result).as(problems.toString()).isZero();
    }
}
