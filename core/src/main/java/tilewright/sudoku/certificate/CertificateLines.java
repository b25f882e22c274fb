package tilewright.sudoku.certificate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.text.LineGrouping;

/** The lines of a certificate: from its first comment up to a blank line or the next certificate. */
public record CertificateLines() implements LineGrouping {

    private static final int MOST_CHARACTERS = 1 << 24;

    @Override
    public Group first(LinesAhead ahead) {
        return LINES.first(ahead);
    }

    @Override
    public Optional<Container> container(LinesAhead ahead) {
        return ahead.line(0).startsWith(Certificate.FIRST) ? Optional.of(new Lines()) : Optional.empty();
    }

    @Override
    public boolean comments(String line) {
        return false;
    }

    @Override
    public boolean cutBefore(String before, String line) {
        return line.startsWith(Certificate.FIRST);
    }

    /** The lines of one certificate. */
    private static final class Lines implements Container {

        private final StringBuilder text = new StringBuilder();
        private boolean tooLong;
        private boolean ended;

        @Override
        public boolean endsBefore(String line) {
            return line.isBlank() || line.startsWith(Certificate.FIRST);
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
                        tooLong ? Optional.of(CertificateMessages.tooLong(MOST_CHARACTERS)) : Optional.empty()));
                ended = false;
            }
            return parts;
        }
    }
}
