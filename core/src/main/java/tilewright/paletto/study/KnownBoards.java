package tilewright.paletto.study;

import java.util.ArrayList;
import java.util.List;
import tilewright.rng.SeededRandom;

/** Start boards of size 6 with exactly one winning first turn, to begin a search with. */
final class KnownBoards {

    /*
     * The first three are those of the census (docs/results/paletto-census.md), the others were found by PalettoLostBoard. About one
     * board in a thousand is like this: a search from any board takes more than a hundred proofs, from these some ten.
     */
    static final List<String> ROWS = List.of(
            "DFDBFB/EDCABF/CAECDB/ABDACF/EAEBDC/AECFEF",
            "FEABCE/ECDEBF/ADFBFC/EFADAD/CDFABC/DCBEAB",
            "BFDADC/FBFEBD/ACEACF/EBDFEA/CEBACE/DCADBF",
            "FBDFCE/BCABFB/DAFDAE/ACDCED/EFCFAE/BEBACD",
            "FEBFEB/EBDADE/ADCDAB/CAFCFC/FDCBAE/EADCBF",
            "AEDAEA/EAFBDE/BDBDEC/DCFBCF/ABDCFA/EFCFCB");

    private static final int SIZE = 6;

    private KnownBoards() {}

    /** The colors of one of them, cell by cell, turned or mirrored, with other names for its colors. */
    static int[] any(boolean corners, SeededRandom random) {
        List<int[]> known = new ArrayList<>();
        for (String rows : ROWS) {
            int[] colors = colors(rows);
            if (!corners || StartBoardChanges.cornersDiffer(colors, SIZE)) {
                known.add(colors);
            }
        }
        int[] colors = known.get(random.below(known.size()));
        int[] names = random.permutation(SIZE);
        boolean mirrored = random.below(2) == 0;
        int quarters = random.below(4);
        int[] turned = new int[colors.length];
        for (int cell = 0; cell < turned.length; cell++) {
            int row = cell / SIZE;
            int column = mirrored ? SIZE - 1 - cell % SIZE : cell % SIZE;
            for (int i = 0; i < quarters; i++) {
                int before = row;
                row = column;
                column = SIZE - 1 - before;
            }
            turned[row * SIZE + column] = names[colors[cell]];
        }
        return turned;
    }

    private static int[] colors(String rows) {
        String letters = rows.replace("/", "");
        int[] colors = new int[letters.length()];
        for (int cell = 0; cell < colors.length; cell++) {
            colors[cell] = letters.charAt(cell) - 'A';
        }
        return colors;
    }
}
