package tilewright.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tilewright.text.Json;

/** The bills of materials that the build writes, each against what it is of. */
final class BomTest {

    private static final Path BOM = Path.of("../cli/target/bom.json");
    private static final Path PAGE = Path.of("../browser/target/page.cdx.json");
    private static final Path PACKAGES = Path.of("../browser/target/packages");

    private static final Pattern MAVEN = Pattern.compile("pkg:maven/([^/]+)/([^@]+)@([^?]+)\\?type=jar");
    private static final String OURS = "io.github.tilewright";

    /** Whose classes come with the engines, not in the jar. */
    private static final String ENGINES = "org.teavm";

    private static final List<String> ENGINE =
            List.of("pkg:maven/io.github.tilewright/tilewright-core", "pkg:maven/org.teavm/teavm-classlib");
    private static final List<String> LIT =
            List.of("pkg:npm/%40lit/reactive-element", "pkg:npm/lit", "pkg:npm/lit-element", "pkg:npm/lit-html");

    @BeforeAll
    static void it_is_there() {
        assertThat(BOM)
                .as("Maven writes it only where it may use the network, not with -o")
                .exists();
    }

    @Test
    void each_class_of_the_jar_is_of_a_component_and_each_component_has_classes_there() throws IOException {
        Set<String> classes = classes(Path.of("../cli/target/tilewright.jar"));
        Set<String> left = new HashSet<>(classes);
        left.removeIf(name -> name.startsWith("tilewright/"));
        for (String address : addresses(BOM)) {
            Matcher maven = MAVEN.matcher(address);
            if (maven.matches()
                    && !maven.group(1).equals(OURS)
                    && !maven.group(1).equals(ENGINES)) {
                Set<String> component = classes(jar(maven));
                assertThat(classes).as(address).containsAll(component);
                assertThat(left.removeAll(component)).as(address).isTrue();
            }
        }
        assertThat(left).as("classes of no component").isEmpty();
    }

    @Test
    void the_jar_has_all_that_the_page_has() throws IOException {
        Set<String> page = addresses(PAGE);
        assertThat(withoutVersions(page))
                .isEqualTo(sorted(ENGINE, LIT, List.of("pkg:npm/%40fontsource/besley", "pkg:npm/qr")));
        assertThat(addresses(BOM)).containsAll(page);
        assertThat(addresses(BOM).stream().filter(address -> address.startsWith("pkg:npm/")))
                .allMatch(page::contains);
    }

    @Test
    void the_packages_for_npm_have_what_their_programs_are_made_of() throws IOException {
        assertThat(withoutVersions(addresses(PACKAGES.resolve("board/sbom.cdx.json"))))
                .isEqualTo(sorted(ENGINE, LIT));
        assertThat(withoutVersions(addresses(PACKAGES.resolve("engine/sbom.cdx.json"))))
                .isEqualTo(sorted(ENGINE));
        for (String name : List.of("board", "engine")) {
            assertThat(PACKAGES.resolve(name).resolve("package.json"))
                    .content()
                    .containsPattern("\"files\": \\[[^\\]]*\"sbom.cdx.json\"");
        }
    }

    @Test
    void each_component_has_its_name_version_address_and_licenses() throws IOException {
        for (Path bom :
                List.of(BOM, PAGE, PACKAGES.resolve("board/sbom.cdx.json"), PACKAGES.resolve("engine/sbom.cdx.json"))) {
            Json.Obj bill = (Json.Obj) Json.parse(Files.readString(bom));
            assertThat(text(bill, "bomFormat")).isEqualTo("CycloneDX");
            assertThat(text(bill, "specVersion")).isEqualTo("1.6");
            Set<String> references = new HashSet<>();
            for (Json.Obj component : components(bill)) {
                assertThat(references.add(text(component, "bom-ref")))
                        .as(component.toString())
                        .isTrue();
                assertThat(text(component, "purl"))
                        .endsWith(text(component, "version")
                                + (text(component, "purl").startsWith("pkg:maven/") ? "?type=jar" : ""));
                assertThat(text(component, "name")).isNotEmpty();
                assertThat(component.field("licenses")).as(component.toString()).isPresent();
            }
        }
    }

    @Test
    void each_group_of_maven_in_it_has_a_license() throws IOException {
        List<String> groups = Pattern.compile("\"pkg:maven/([^/]+)/")
                .matcher(Files.readString(BOM))
                .results()
                .map(found -> found.group(1))
                .filter(group -> !group.equals(OURS))
                .distinct()
                .toList();
        String licenses = Files.readString(Path.of("../cli/src/main/resources/META-INF/licenses/README.txt"));
        assertThat(groups).hasSizeGreaterThan(4);
        assertThat(licenses.split("\\s+")).containsAll(groups);
    }

    /** Returns where Maven has a component. */
    private static Path jar(Matcher maven) {
        String told = System.getProperty("localRepository");
        Path downloads = told == null ? Path.of(System.getProperty("user.home"), ".m2", "repository") : Path.of(told);
        return downloads
                .resolve(maven.group(1).replace('.', '/'))
                .resolve(maven.group(2))
                .resolve(maven.group(3))
                .resolve(maven.group(2) + "-" + maven.group(3) + ".jar");
    }

    private static Set<String> classes(Path jar) throws IOException {
        Set<String> classes = new HashSet<>();
        try (ZipFile file = new ZipFile(jar.toFile())) {
            file.stream()
                    .map(entry -> entry.getName())
                    .filter(name -> name.endsWith(".class") && !name.endsWith("module-info.class"))
                    .forEach(classes::add);
        }
        return classes;
    }

    private static Set<String> addresses(Path bom) throws IOException {
        Set<String> addresses = new TreeSet<>();
        for (Json.Obj component : components((Json.Obj) Json.parse(Files.readString(bom)))) {
            addresses.add(text(component, "purl"));
        }
        return addresses;
    }

    private static List<Json.Obj> components(Json.Obj bill) {
        Json.Arr components = (Json.Arr) bill.field("components").orElseThrow();
        return components.items().stream()
                .map(component -> (Json.Obj) component)
                .toList();
    }

    private static String text(Json.Obj object, String field) {
        return ((Json.Str) object.field(field).orElseThrow()).value();
    }

    private static Set<String> withoutVersions(Set<String> addresses) {
        Set<String> names = new TreeSet<>();
        for (String address : addresses) {
            names.add(address.substring(0, address.lastIndexOf('@')));
        }
        return names;
    }

    @SafeVarargs
    private static Set<String> sorted(List<String>... lists) {
        Set<String> all = new TreeSet<>();
        for (List<String> list : lists) {
            all.addAll(list);
        }
        return all;
    }
}
