package tilewright.sudoku.certificate;

import java.util.ArrayList;
import java.util.List;
import tilewright.proof.LratChecker;
import tilewright.text.Cursor;
import tilewright.text.TextError;

/** Reads certificates and checks them. It trusts nothing but {@link Encoding} and {@link LratChecker}. */
public final class CertificateChecker {

    private static final int CELLS = 81;

    private final Cursor text;

    private CertificateChecker(Cursor text) {
        this.text = text;
    }

    /**
     * Checks a certificate.
     *
     * @param text as {@link Certificate#text} gives it; blank lines behind it are passed over
     * @return the certificate, whose claim is proved
     * @throws TextError with the place of the first line that is wrong
     */
    public static Certificate check(String text) {
        return new CertificateChecker(new Cursor(text)).checked();
    }

    /** Reads a claim to the end of its line. */
    public static Claim claim(Cursor text) {
        List<Claim> words = List.of(new Claim.Unique(), new Claim.None(), new Claim.Several(), new Claim.Minimal());
        return words.stream()
                .filter(claim -> text.skip(claim.word()))
                .findFirst()
                .orElseGet(() -> forced(text));
    }

    private static Claim forced(Cursor text) {
        text.skip("forced ");
        if (!text.skip('r')) {
            throw text.error(CertificateMessages.expectedClaim());
        }
        int row = text.number(CertificateMessages.row(), 1, 9);
        text.expect('c');
        int column = text.number(CertificateMessages.column(), 1, 9);
        boolean placed = !text.skip('-');
        if (placed) {
            text.expect('=');
        }
        return new Claim.Forced(9 * row + column - 10, text.number(CertificateMessages.digit(), 1, 9), placed);
    }

    private Certificate checked() {
        expect(Certificate.FIRST);
        Claim claim = claim(text);
        endLine();
        expect(Certificate.PUZZLE);
        int[] clues = cells('.');
        List<int[]> grids = new ArrayList<>();
        switch (claim) {
            case Claim.None _, Claim.Forced _ -> {}
            case Claim.Unique _ -> grids.add(solution(clues));
            case Claim.Several _ -> addTwo(grids, clues);
            case Claim.Minimal _ -> addWitnesses(grids, clues);
        }
        String proof = claim instanceof Claim.Several ? "" : text.rest().stripTrailing() + "\n";
        Certificate certificate = new Certificate(clues, claim, grids, proof);
        if (!(claim instanceof Claim.Several)) {
            LratChecker.check(certificate.formula(), text);
        }
        while (text.skip('\n')) {}
        text.expectEnd();
        return certificate;
    }

    private void addTwo(List<int[]> grids, int[] clues) {
        grids.add(solution(clues));
        int from = text.offset();
        grids.add(solution(clues));
        if (Certificate.digits(grids.getFirst()).equals(Certificate.digits(grids.getLast()))) {
            throw text.error(from, CertificateMessages.sameGrid());
        }
    }

    private void addWitnesses(List<int[]> grids, int[] clues) {
        grids.add(solution(clues));
        for (int cell = 0; cell < CELLS; cell++) {
            if (clues[cell] != 0) {
                int[] fewer = clues.clone();
                fewer[cell] = 0;
                int from = text.offset();
                int[] witness = solution(fewer);
                if (witness[cell] == clues[cell]) {
                    throw text.error(from, CertificateMessages.sameDigit(cell / 9 + 1, cell % 9 + 1));
                }
                grids.add(witness);
            }
        }
    }

    /** Reads a line with a solution. */
    private int[] solution(int[] clues) {
        int from = text.offset();
        expect(Certificate.GRID);
        int[] grid = cells('1');
        if (!Encoding.solves(clues, grid)) {
            throw text.error(from, CertificateMessages.noSolution());
        }
        return grid;
    }

    /** Reads 81 cells and the end of their line. */
    private int[] cells(char empty) {
        int[] cells = new int[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            char c = text.next(CertificateMessages.digit());
            if (c != empty && (c < '1' || c > '9')) {
                throw text.error(text.offset() - 1, CertificateMessages.wrongDigit());
            }
            cells[cell] = c == '.' ? 0 : c - '0';
        }
        endLine();
        return cells;
    }

    private void endLine() {
        if (!text.skip('\n')) {
            throw text.error(CertificateMessages.endOfLine());
        }
    }

    private void expect(String words) {
        if (!text.skip(words)) {
            throw text.error(CertificateMessages.expectedLine(words.strip()));
        }
    }
}
