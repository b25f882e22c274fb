package tilewright.attacks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Attacks that the build has tests or measurements for, and what it is made of. */
final class BuildAttacks {

    private final Rows rows;
    private final Shell shell;
    private final int rounds;

    BuildAttacks(Rows rows, Shell shell, int rounds) {
        this.rows = rows;
        this.shell = shell;
        this.rounds = rounds;
    }

    void all() throws IOException, InterruptedException {
        rows.attack(this::fuzz, "fuzz");
        rows.attack(this::roundTrips, "round-trips");
        rows.attack(this::wire, "malformed-requests");
        rows.attack(this::supplies, "supply-chain");
    }

    /** The long mode of the fuzz tests, for a minute, or ten. */
    private void fuzz() throws IOException, InterruptedException {
        int minutes = rounds < 100 ? 1 : 10;
        Shell.Ended ended = shell.run("./build fuzz " + minutes);
        rows.row(
                "fuzz",
                ended.exit() == 0,
                "fuzz tests for %d minutes: exit %d; %s"
                        .formatted(minutes, ended.exit(), ended.out().strip().replace("\n", "; ")));
    }

    private void roundTrips() throws IOException, InterruptedException {
        int count = rounds < 100 ? 2_000 : 100_000;
        Shell.Ended ended = shell.run("./build bench roundtrips " + count);
        long lines = ended.out().lines().count();
        rows.row(
                "round-trips",
                ended.exit() == 0 && lines > 4 && !ended.out().contains("differs"),
                "%d positions of each puzzle and what belongs to them, %d kinds of texts read as they were written: exit %d"
                        .formatted(count, lines, ended.exit()));
    }

    /** Malformed requests, which a test has. */
    private void wire() throws IOException, InterruptedException {
        Shell.Ended ended = shell.run(
                "./build -B -pl server -am test -Dtest=HttpTortureTest -Dsurefire.failIfNoSpecifiedTests=false");
        Matcher sent = Pattern.compile("(?m)^\\d+ requests that are wrong$").matcher(ended.out());
        boolean told = sent.find();
        rows.row(
                "malformed-requests",
                ended.exit() == 0 && told,
                told
                        ? sent.group() + ": each gets a 4xx or is closed, and nothing of the inside is told"
                        : "exit %d".formatted(ended.exit()));
    }

    /** Looks at the parts of the program, and builds it once more in another folder. */
    private void supplies() throws IOException, InterruptedException {
        Path other = shell.file("other");
        SupplyChain.copy(other);
        boolean refused = SupplyChain.refusesChanged(other);
        String failure = SupplyChain.build(other);
        List<String> differing = failure.isEmpty() ? SupplyChain.differences(other) : List.of(failure);
        List<String> missing = SupplyChain.missing();
        List<String> loose = SupplyChain.loose();
        long unlicensed = SupplyChain.unlicensed();
        rows.row(
                "supply-chain",
                refused && differing.isEmpty() && missing.isEmpty() && loose.isEmpty() && unlicensed == 0,
                "bill of %d materials, lacking %s, %d without a license; %d license texts in the jar; versions that are not fixed: %s; %,d checksums, a changed one is %s; of %,d entries of the jar, built in another folder, these differ: %s"
                        .formatted(
                                SupplyChain.libraries(),
                                missing,
                                unlicensed,
                                SupplyChain.licenseTexts(),
                                loose,
                                SupplyChain.checksums(),
                                refused ? "refused" : "NOT refused",
                                SupplyChain.entries(),
                                differing));
    }
}
