package tilewright.cli.commands.serve;

import java.io.IOException;
import java.net.URI;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import tilewright.cli.commands.input.Addresses;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.message.Message;
import tilewright.server.operate.CertificateFile;
import tilewright.server.operate.ServerCheck;

/** A check from outside whether a server works for rooms; prints a line for each thing. */
final class ServerChecker {

    private static final Duration QUICK = Duration.ofSeconds(1);

    private final Context context;

    ServerChecker(Context context) {
        this.context = context;
    }

    /** Checks the server at an address; returns the exit code. */
    int run(String typed, boolean quick, Optional<String> certificates) throws InterruptedException {
        URI address = Addresses.web(typed)
                .orElseThrow(() -> Addresses.wrong(Message.verbatim("--check"), Message.oneLine(typed)));
        Duration quiet = quick ? QUICK : ServerCheck.QUIET;
        ServerCheck check = new ServerCheck(address, quiet, tls(certificates), InstantSource.system(), line -> {
            Message word = line.ok() ? ServeMessages.checkOk() : ServeMessages.checkFailed();
            context.results().line(ServeMessages.checkLine(word, line.sentence()));
            context.results().flush();
        });
        return check.run() ? Exit.FINE : Exit.LINES;
    }

    private static SSLContext tls(Optional<String> certificates) {
        String file = certificates.orElse("");
        try {
            return file.isEmpty() ? SSLContext.getDefault() : CertificateFile.believed(Path.of(file));
        } catch (IOException error) {
            throw Failure.reading(file, Failure.reason(error));
        } catch (GeneralSecurityException | InvalidPathException error) {
            throw Failure.reading(file, ServeMessages.noCertificate());
        }
    }
}
