package tilewright.tools.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Makes the downloads in {@code target/dist} from the built modules. The same commit and the same JDK give the same
 * bytes, in any folder and at any time; docs/guide/install.md tells more.
 *
 * <p>Started at the root of the project. Exit 1: other bytes; 2: a wrong argument; 3: it cannot be made.
 */
final class Dist {

    private static final String HELP = """
            Usage: ./build dist                 writes the downloads to target/dist
                   ./build dist --draft         of what is built already, with any JDK, in half a minute
                   ./build dist --compare DIR   compares them with those in another folder, byte by byte
                   ./build dist --classes       writes tools/src/main/dist/classes.txt anew, after changes of the program
              --jmods DIR      also for other systems: for those in tools/src/main/dist/jmods.csv whose downloads are in DIR
              --sign KEYFILE   signs SHA256SUMS with that secret key of minisign, as TILEWRIGHT_MINISIGN_KEY=KEYFILE does

            TILEWRIGHT_LIBC: folder with the package of Debian in tools/src/main/dist/oci/libc.csv, unpacked; else that of
            the machine is taken for the images.
            TILEWRIGHT_GPG_KEY: name of a key; then it is signed with GnuPG.
            """;

    private static final Path SOURCES = Path.of("tools/src/main/dist");
    private static final Path TARGET = Path.of("target/dist");
    private static final Path BUILT = Path.of("cli/target");
    private static final Path PAGE = Path.of("browser/target/classes/public");
    private static final Path PAGE_BOM = Path.of("browser/target/page.cdx.json");
    private static final String JAR_BOM = "META-INF/sbom/tilewright.cdx.json";
    private static final Path CLASSES = SOURCES.resolve("classes.txt");

    private static final Pattern REVISION = Pattern.compile("<revision>([^<]+)</revision>");
    private static final Pattern DATE =
            Pattern.compile("<project.build.outputTimestamp>([^<]+)</project.build.outputTimestamp>");

    /** Before the options: looks whether the downloads can be made, and makes none. For the build. */
    private static final String READY = "--ready";

    /** The digits of the jar's date; see {@link #date}. */
    private static final int DATE_DIGITS = 6;

    private final Jdk jdk;
    private final String version;
    private final Instant date;
    private final Path stage;

    private Dist(Jdk jdk) throws IOException {
        String pom = Files.readString(Path.of("pom.xml"));
        this.jdk = jdk;
        this.version = first(REVISION, pom);
        this.date = Instant.parse(first(DATE, pom));
        this.stage = TARGET.resolve("stage/tilewright-" + version).toAbsolutePath();
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        List<String> all = List.of(arguments);
        try {
            Dist dist = new Dist(new Jdk(Path.of(System.getProperty("java.home"))));
            boolean ready = !all.isEmpty() && all.getFirst().equals(READY);
            Optional<Options> options = Options.of(ready ? all.subList(1, all.size()) : all);
            if (options.isPresent() && ready) {
                dist.check(options.get());
            } else if (options.isPresent()) {
                dist.make(options.get());
            } else if (all.equals(List.of("--classes"))) {
                dist.listClasses();
            } else if (all.size() == 2 && all.getFirst().equals("--compare")) {
                System.exit(Comparison.print(TARGET, Path.of(all.getLast())) ? 0 : 1);
            } else {
                boolean asked = all.equals(List.of("--help"));
                (asked ? System.out : System.err).print(HELP);
                System.exit(asked ? 0 : 2);
            }
        } catch (IllegalStateException error) {
            System.err.println("tilewright: dist: " + error.getMessage());
            System.exit(3);
        }
    }

    /** Looks for what must be there before the build: the JDK of the table, modules for other platforms, and the key. */
    private void check(Options options) throws IOException {
        if (!options.draft() && !jdk.hasPinnedCertificates(lines(SOURCES.resolve("jdks.csv")))) {
            System.err.println(
                    "tilewright: dist: the JDK has other certificates of authorities than in"
                            + " tools/src/main/dist/jdks.csv, as Debian's packages do; the downloads will differ from others in them");
        }
        if (options.jmods().isPresent()) {
            Jmods.in(options.jmods().get(), lines(SOURCES.resolve("jmods.csv")), options.draft());
        }
        Signature.of(options, System.getenv(), "Tilewright " + version);
    }

    private void make(Options options) throws IOException, InterruptedException {
        boolean draft = options.draft();
        for (Path needed : List.of(BUILT.resolve("tilewright.jar"), BUILT.resolve("bom.json"), PAGE, PAGE_BOM)) {
            if (!Files.exists(needed)) {
                throw new IllegalStateException("there is no " + needed + "; Maven makes it, unless it is offline");
            }
        }
        List<Jmods> others = options.jmods().isEmpty()
                ? List.of()
                : Jmods.in(options.jmods().get(), lines(SOURCES.resolve("jmods.csv")), draft);
        Signature signature = Signature.of(options, System.getenv(), "Tilewright " + version);
        delete(TARGET);
        Path name = Path.of("tilewright-" + version + "-" + jdk.platform() + ".tar.gz");
        stage();
        warnOfOldClasses();
        archiveClasses();
        dateAll();
        TarFile.write(stage, "tilewright-" + version, TARGET.resolve(name));
        if (jdk.platform().equals("linux-x64")) {
            new Deb(SOURCES.resolve("deb"), version, date, stage, TARGET.resolve("stage/deb")).write(man(), TARGET);
            Path parts = Files.createDirectories(TARGET.resolve("stage/oci"));
            new OciImages(SOURCES.resolve("oci"), version, date, stage, Path.of("bulk/target"), parts)
                    .write(libc(), TARGET)
                    .ifPresent(why -> System.err.println("tilewright: dist: " + why));
        }
        for (Jmods other : others) {
            Path folder = Files.createDirectories(TARGET.resolve("stage").resolve(other.platform()));
            new OtherPlatform(other, version, date, folder)
                    .write(jdk, lines(SOURCES.resolve("modules.txt")), stage, TARGET);
        }
        Files.copy(stage.resolve("lib/tilewright.jar"), TARGET.resolve("tilewright-" + version + ".jar"));
        zipPage(TARGET.resolve("tilewright-page-" + version + ".zip"));
        String provenance = Provenance.json(jdk, libc(), others, draft, version, date, downloads());
        Files.writeString(TARGET.resolve("provenance.json"), provenance);
        StringBuilder sums = new StringBuilder();
        for (Path file : downloads()) {
            sums.append(Sums.line(file, file.getFileName().toString()));
        }
        Files.writeString(TARGET.resolve("SHA256SUMS"), sums);
        System.out.print(sums);
        signature.write(TARGET.resolve("SHA256SUMS"));
        if (signature.commands().isEmpty()) {
            System.err.println("tilewright: dist: SHA256SUMS is not signed; --sign KEYFILE signs it");
        }
    }

    private static List<Path> downloads() throws IOException {
        try (Stream<Path> files = Files.list(TARGET)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    /** Fills the folder that becomes the archive. */
    private void stage() throws IOException, InterruptedException {
        Path lib = Files.createDirectories(stage.resolve("lib"));
        jdk.link(lines(SOURCES.resolve("modules.txt")), lib.resolve("runtime"));
        String bom = Files.readString(BUILT.resolve("bom.json"));
        ZipArchive.withText(BUILT.resolve("tilewright.jar"), JAR_BOM, bom, lib.resolve("tilewright.jar"));
        Files.copy(Path.of("cli/src/main/launcher/tilewright.options"), lib.resolve("tilewright.options"));
        Path launcher = Files.createDirectories(stage.resolve("bin")).resolve("tilewright");
        Files.writeString(launcher, Launcher.text(Path.of(""), version));
        launcher.toFile().setExecutable(true);
        String readme = Files.readString(SOURCES.resolve("README.txt"));
        Files.writeString(stage.resolve("README.txt"), readme.replace("@version@", version));
        Service.write(SOURCES.resolve("service"), "/opt/tilewright/bin/tilewright", stage.resolve("service"));
        Files.writeString(stage.resolve("bom.json"), Provenance.withRuntime(jdk, bom));
        licenses(stage);
        Path completions = Files.createDirectories(stage.resolve("completions"));
        for (String shell : List.of("bash", "zsh", "fish")) {
            Files.writeString(
                    completions.resolve("tilewright." + shell),
                    java(List.of("-Xshare:off"), List.of("completion", shell)));
        }
        dateAll();
    }

    /** The C library of images: that of the machine, or of the package that is unpacked elsewhere. */
    private static Libc libc() {
        return new Libc(SOURCES.resolve("oci/libc.csv"), Path.of(System.getenv().getOrDefault("TILEWRIGHT_LIBC", "/")));
    }

    /** The page of the manual. */
    private String man() throws IOException, InterruptedException {
        String help = java(List.of(), List.of("--help"));
        Map<String, String> commands = new LinkedHashMap<>();
        for (String command : ManPage.commands(help)) {
            commands.put(command, java(List.of(), List.of(command, "--help")));
        }
        return ManPage.text(version, date, help, commands);
    }

    /** Gives all files their dates. */
    private void dateAll() throws IOException {
        for (Path path : TarFile.paths(stage)) {
            if (!Files.isSymbolicLink(path)) {
                date(path);
            }
        }
    }

    /** LICENSE, NOTICE, and the licenses of all that the jar is made of. */
    private static void licenses(Path folder) throws IOException {
        try (ZipFile jar = new ZipFile(BUILT.resolve("tilewright.jar").toFile())) {
            for (ZipEntry entry : jar.stream().toList()) {
                Matcher name = Pattern.compile("META-INF/(LICENSE|NOTICE.*|licenses/.*)")
                        .matcher(entry.getName());
                if (name.matches() && !entry.isDirectory()) {
                    Path file = folder.resolve(name.group(1));
                    Files.createDirectories(file.getParent());
                    Files.copy(jar.getInputStream(entry), file);
                }
            }
        }
    }

    /** Makes the archive of classes that the JVM maps into its memory. It names the date of the jar, which must not change any more. */
    private void archiveClasses() throws IOException, InterruptedException {
        Path archive = stage.resolve("lib/tilewright.jsa");
        java(
                List.of(
                        "-Xshare:dump",
                        "-XX:SharedClassListFile=" + CLASSES.toAbsolutePath(),
                        "-XX:SharedArchiveFile=" + archive),
                List.of());
        if (!Files.exists(archive)) {
            throw new IllegalStateException("the JVM has made no archive of classes");
        }
    }

    /**
     * Writes the list of the classes that the training loads, and of what the JVM makes for lambdas. Left out is what depends on the
     * order in which threads ran: numbers, and entries of constant pools.
     */
    private void listClasses() throws IOException, InterruptedException {
        delete(TARGET);
        stage();
        Path list = TARGET.resolve("classes").toAbsolutePath();
        java(List.of("-XX:DumpLoadedClassList=" + list, "-Dtilewright.training=true"), List.of());
        List<String> classes = Files.readAllLines(list).stream()
                .filter(line -> !line.startsWith("#") && !line.startsWith("@cp ") && !line.contains(" source: "))
                .map(line -> line.replaceFirst(" id: .*", ""))
                .sorted()
                .distinct()
                .toList();
        Files.writeString(CLASSES, String.join("\n", classes) + "\n");
    }

    /** A list with classes that are gone does no harm, but there are new ones, which then start more slowly. */
    private void warnOfOldClasses() throws IOException {
        try (ZipFile jar = new ZipFile(BUILT.resolve("tilewright.jar").toFile())) {
            List<String> own = lines(CLASSES).stream()
                    .filter(name -> name.startsWith("tilewright/"))
                    .toList();
            long gone = own.stream()
                    .filter(name -> jar.getEntry(name + ".class") == null)
                    .count();
            if (gone > 0) {
                System.err.printf(
                        "tilewright: %d of %d classes in %s are gone; ./build dist --classes lists them anew%n",
                        gone, own.size(), CLASSES);
            }
        }
    }

    /**
     * Runs the staged program with further options of the JVM, and returns what it writes. The archive of classes has the path of the
     * jar in it: one that is the same wherever it is made, and absolute, else the JVM would not take the archive from elsewhere.
     */
    private String java(List<String> options, List<String> arguments) throws IOException, InterruptedException {
        Path lib = stage.resolve("lib");
        List<String> command = new ArrayList<>();
        command.add(lib.resolve("runtime/bin/java").toString());
        command.add("@tilewright.options");
        command.addAll(options);
        command.addAll(List.of("-cp", "/proc/self/cwd/tilewright.jar", "tilewright.cli.Main"));
        command.addAll(arguments);
        return Programs.run(lib, command);
    }

    /**
     * Gives a file its date in the archive: that of the project. The jar's is earlier by as many seconds as its checksum says, for the
     * JVM knows a jar that it has classes of by its length and date alone.
     */
    private void date(Path path) throws IOException {
        boolean jar = path.endsWith("lib/tilewright.jar");
        long earlier = jar ? Long.parseLong(Sums.of(path).substring(0, DATE_DIGITS), 16) : 0;
        Files.setLastModifiedTime(path, FileTime.from(date.minusSeconds(earlier)));
    }

    /** The page without its compressed copies, which only our server knows. */
    private void zipPage(Path file) throws IOException {
        Map<String, Path> files = new TreeMap<>();
        for (Path path : TarFile.paths(PAGE)) {
            if (Files.isRegularFile(path) && !path.toString().endsWith(".br")) {
                files.put(PAGE.relativize(path).toString(), path);
            }
        }
        files.put("sbom.cdx.json", PAGE_BOM);
        Path licenses = TARGET.resolve("stage/page");
        licenses(licenses);
        for (Path path : TarFile.paths(licenses)) {
            if (Files.isRegularFile(path)) {
                files.put(licenses.relativize(path).toString(), path);
            }
        }
        ZipArchive.write(files, date, file);
    }

    /** The lines of a file that are neither empty nor comments. */
    static List<String> lines(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    }

    private static String first(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        if (!found.find()) {
            throw new IllegalStateException("pom.xml has no " + pattern);
        }
        return found.group(1);
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            for (Path path : TarFile.paths(folder).reversed()) {
                Files.delete(path);
            }
        }
        Files.createDirectories(folder);
    }
}
