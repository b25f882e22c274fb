package tilewright.tools.dist;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The package for Debian: the folder of the archive as {@code /usr/lib/tilewright}, with the files that Debian's policy
 * asks for. Its bytes depend on those of the files and the version alone.
 *
 * @param sources the folder with control, copyright, and so on
 * @param date of the files that are made here
 * @param program the folder of the archive
 * @param folder an empty one for what else there is
 */
record Deb(Path sources, String version, Instant date, Path program, Path folder) {

    private static final DateTimeFormatter RFC_5322 =
            DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss Z", Locale.ROOT);
    private static final int KIB = 1024;

    /** The files that lie elsewhere in the package, or that the package makes needless. */
    private static final List<String> LEFT = List.of("completions", "service", "LICENSE", "README.txt");

    /**
     * Writes the package.
     *
     * @param man the page of the manual
     * @param target the folder for it
     */
    void write(String man, Path target) throws IOException {
        Path usr = folder.resolve("data/usr");
        Path bin = Files.createDirectories(usr.resolve("bin"));
        Files.createSymbolicLink(bin.resolve("tilewright"), Path.of("../lib/tilewright/bin/tilewright"));
        compressed(man, usr.resolve("share/man/man1/tilewright.1.gz"));
        Path doc = Files.createDirectories(usr.resolve("share/doc/tilewright"));
        Files.copy(sources.resolve("copyright"), doc.resolve("copyright"));
        String day = RFC_5322.format(date.atOffset(ZoneOffset.UTC));
        compressed(source("changelog").replace("@date@", day), doc.resolve("changelog.gz"));
        Path overrides = Files.createDirectories(usr.resolve("share/lintian/overrides"));
        Files.copy(sources.resolve("overrides"), overrides.resolve("tilewright"));
        completion("bash", usr.resolve("share/bash-completion/completions/tilewright"));
        completion("zsh", usr.resolve("share/zsh/vendor-completions/_tilewright"));
        completion("fish", usr.resolve("share/fish/vendor_completions.d/tilewright.fish"));
        Path service = sources.resolveSibling("service");
        Path units = Files.createDirectories(usr.resolve("lib/systemd/system"));
        Files.writeString(units.resolve(Service.UNIT), Service.unit(service, "/usr/bin/tilewright"));
        Path etc = Files.createDirectories(folder.resolve("data/etc"));
        Files.copy(service.resolve(Service.SETTINGS), etc.resolve(Service.SETTINGS));
        date(folder.resolve("data"));

        Map<String, Path> data = new TreeMap<>(TarFile.entries(folder.resolve("data"), "."));
        TarFile.entries(program, "./usr/lib/tilewright").forEach((name, path) -> {
            Path inside = program.relativize(path);
            if (!LEFT.contains(inside.getName(0).toString())) {
                data.put(name, path);
            }
        });
        Path control = Files.createDirectories(folder.resolve("control"));
        Files.writeString(control.resolve("control"), source("control").replace("@size@", String.valueOf(size(data))));
        Files.writeString(control.resolve("conffiles"), "/etc/" + Service.SETTINGS + "\n");
        Files.writeString(control.resolve("md5sums"), sums(data));
        date(control);

        Path parts = Files.createDirectories(folder.resolve("parts"));
        Files.writeString(parts.resolve("debian-binary"), "2.0\n");
        TarFile.write(control, ".", parts.resolve("control.tar.gz"));
        TarFile.write(data, parts.resolve("data.tar.gz"));
        archive(
                Stream.of("debian-binary", "control.tar.gz", "data.tar.gz")
                        .map(parts::resolve)
                        .toList(),
                date,
                target.resolve("tilewright_%s_amd64.deb".formatted(debianVersion())));
    }

    /** Debian sorts what follows a tilde before the release. */
    private String debianVersion() {
        return version.replace('-', '~');
    }

    private String source(String name) throws IOException {
        return Files.readString(sources.resolve(name)).replace("@version@", debianVersion());
    }

    /** The scripts for zsh are those for bash; as a file of functions, one must name the command, begin at once, and do without aliases. */
    private void completion(String shell, Path file) throws IOException {
        String script = Files.readString(program.resolve("completions/tilewright." + shell));
        script = script.replaceFirst("^#!.*\n", "");
        if (shell.equals("zsh")) {
            script = "#compdef tilewright\ncompopt() { :; }\n" + script
                    + "\n_bash_complete -o default -F _complete_tilewright\n";
        }
        Files.createDirectories(file.getParent());
        Files.writeString(file, script);
    }

    private static void compressed(String text, Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, TarFile.compressed(text));
    }

    private void date(Path of) throws IOException {
        for (Path path : TarFile.paths(of)) {
            if (!Files.isSymbolicLink(path)) {
                Files.setLastModifiedTime(path, FileTime.from(date));
            }
        }
    }

    /**
     * The installed size in KiB, as dpkg-gencontrol counts it: whole ones for each file, and one for each folder or
     * link.
     */
    private static long size(Map<String, Path> data) throws IOException {
        long size = 0;
        for (Path path : data.values()) {
            boolean file = Files.isRegularFile(path) && !Files.isSymbolicLink(path);
            size += file ? (Files.size(path) + KIB - 1) / KIB : 1;
        }
        return size;
    }

    private static String sums(Map<String, Path> data) throws IOException {
        StringBuilder sums = new StringBuilder();
        for (Map.Entry<String, Path> entry : data.entrySet()) {
            Path path = entry.getValue();
            if (Files.isRegularFile(path) && !Files.isSymbolicLink(path)) {
                String name = entry.getKey().substring("./".length());
                sums.append(Sums.md5(path)).append("  ").append(name).append('\n');
            }
        }
        return sums.toString();
    }

    /** Writes files as an archive of {@code ar}. */
    static void archive(List<Path> files, Instant date, Path archive) throws IOException {
        try (OutputStream out = Files.newOutputStream(archive)) {
            out.write("!<arch>\n".getBytes(StandardCharsets.US_ASCII));
            for (Path file : files) {
                long size = Files.size(file);
                String header = "%-16s%-12d%-6d%-6d%-8s%-10d`\n"
                        .formatted(file.getFileName(), date.getEpochSecond(), 0, 0, "100644", size);
                out.write(header.getBytes(StandardCharsets.US_ASCII));
                Files.copy(file, out);
                if (size % 2 > 0) {
                    out.write('\n');
                }
            }
        }
    }
}
