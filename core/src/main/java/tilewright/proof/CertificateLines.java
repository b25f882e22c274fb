package tilewright.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.text.LineGrouping;

/** The lines of a certificate: from its first comment up to a blank line or the next certificate. */
public record CertificateLines() implements LineGrouping {

    /** The beginnings of first lines: comments in LRAT, and in a pseudo-Boolean proof. */
    private static final List<String> FIRST = List.of("c tilewright ", "* tilewright ");

    private static final int MOST_CHARACTERS = 1 << 24;

    @Override
    public Group first(LinesAhead ahead) {
        return LINES.first(ahead);
    }

    @Override
    public Optional<Container> container(LinesAhead ahead) {
        return begins(ahead.line(0)) ? Optional.of(new Lines()) : Optional.empty();
    }

    @Override
    public boolean comments(String line) {
        return false;
    }

    @Override
    public boolean cutBefore(String before, String line) {
        return begins(line);
    }

    private static boolean begins(String line) {
        return FIRST.stream().anyMatch(line::startsWith);
    }

    /** Returns the id of the puzzle that a certificate is about; empty when its first line names none. */
    public static Optional<String> puzzle(String certificate) {
        return FIRST.stream().filter(certificate::startsWith).findFirst().map(first -> {
            int end = first.length();
            while (end < certificate.length() && certificate.charAt(end) >= 'a' && certificate.charAt(end) <= 'z') {
                end++;
            }
            return certificate.substring(first.length(), end);
        });
    }

    /** The lines of one certificate. */
    private static final class Lines implements Container {

        private final StringBuilder text = new StringBuilder();
        private boolean tooLong;
        private boolean ended;

        @Override
        public boolean endsBefore(String line) {
            return line.isBlank() || begins(line);
        }

        @Override
        public boolean read(String line) {
            readPart(line);
            text.append('\n');
            return true;
        }

        @Override
        public void readPart(String part) {
            tooLong |= text.length() + part.length() > MOST_CHARACTERS;
            text.append(tooLong ? "" : part);
        }

        @Override
        public void end() {
            ended = true;
        }

        @Override
        public List<Part> parts() {
            List<Part> parts = new ArrayList<>();
            if (ended) {
                parts.add(new Part(
                        0,
                        text.toString(),
                        tooLong ? Optional.of(ProofMessages.tooLong(MOST_CHARACTERS)) : Optional.empty()));
                ended = false;
            }
            return parts;
        }
    }
}
