package tilewright.sudoku.generate;

import java.util.ArrayList;
import java.util.List;
import tilewright.sudoku.step.StepKind;

/**
 * Minimal puzzles that need a technique which random puzzles need seldom, and some isomorphs of each, too. They were found by
 * {@code RareSearch} among the tests, whose results {@code docs/results/sudoku.md} describes.
 */
final class RareStock {

    /* A line for each kind: its name in setups, and puzzles as ShortText writes them. */
    private static final String LINES = """
            naked-quad e4a2e8h3e7a9a4c2b8c7e6e1b1e3i1e6a5b2b1a9d8a6c2b5 a9a8j3h2c4a5a8c4e6f1b3b4b5b5a7c2a6f3j2b5b9f1a2b8 a2b4a1m3h5a6b9e4c3a1b3a9b7e4l5a1a2d6b3b9b1d8a2d4 b6f8e4b9g7a8a5b2b9e6b3c2e4b9c7a3f8b5c4l3f2b4a1
            hidden-quad e7a8b6a3o9a7b8a3a7b1e4a5c4f9f3e5d2d4f5d2a5c6 j4c5a7a9g2a3b7b6a8a6d1c4b7c8c6a3b2g9e2a3a6i1b7d4 b8f2c9c4d6b7a1e9e2a7a3a8b9f5a6f6g2b3d8e1a9b3e8f7 a3d9c6c1a7f5g3d5c7d9b4b8b6b3c8d4c7d4c9k6f5a1a4a2
            swordfish b2b9c5c5f7c3c7f9b2e4a3f8c2d6b9e3d6a2a8d1a5a3d6f7 a3a1c5a9e4a5a2d8a1d6g2b1d6a8e9b4a1a2g3j3c8b4a2d9a7e5 e4f9b7a8c6a3e6a3b5b8c4e9a7e1e6a5h8e4b6b4e2a3d3a8 a4d6b8a1c1d8f6b9a2d6a9c1c4m1f3a8b5i4b2a3b6i9a4
            jellyfish a3d8a4b5c5b6a7f2e3a6f6h3e4a7a1h8a6c2d1c3a5f2g4 b8c1c3c1h6a5a2e4f6a9b1d9a5b3a4k2a3b1a4c6f9c2d7d1 a8b9d7a5c1h7e8c2b7b2d3e4b5c6c6a8c9b5b4b6f9e2a4c2a6c1 b9b7c2b4c2e8a9b3j7c2d3g1b4f5b7a2b6a9b7b4f5e7b9a2b8c3
            wxyz-wing d1a3c5a9g4a1a6b5c4a9a3c3b5a2a7f7a4d1a2l4c9e2a9c8a7f6a4b3 a7a6a4a8e2g6b4b3c1c9b9a1b2d6d8b9h5c8c4b6c2a9h5a7f3d4 f9b5a1f5a7h8c4b2a6b5e3b4h8a1a9b4c6b1b8f9g4b2a5a3e6a8 a6g4a7b7e9e8c2b6d5a6f4e1b3b3b6a4a5a9g8c5a9d1c6i5a3b4
            unique-rectangle-type-5 c6e5d5a8a6b9b1d2d7b2e7a4c8h9b9a1c5c7f2d9c7f1a7f2 c9g2b1a8f5e1b7b4g5a9c2f3d2a9a3f4e1d3a1b2a6c6d3d4 c7b8e3g6g7b4a1a5g3a4e2a1e6e9a2b6e2b9c8d5a4f7a6b3 b9a5e8e8e5b3g4b6c3c2b1c4h9b7b1h7b5b9c2a8f2a4a5a9
            avoidable-rectangle-type-1 c1c4b6d3b7b1f9b6a5i6f7c8b9c2b8a5a3a1g2b8b2b7c1e6c3 f9b3a5a4e1c9b2a9a5f2h3d8b6a4d4a6g7c3d6c1b2h4d7b1 b4a6e5b7b2a5l1d9b6c7a3e3a9b2a1d7b5g9a4c3a7b4a2g8a5d8b6 c3g8a7b1g5b2a6a3e6d2b4a5e7c9a6a7b1g4c6c2d3h6b7a4a5d1
            avoidable-rectangle-type-2 a8e4e2c1b7d7b9c8a1e2a8a3b9b7g5f9e6d4e5c3c1c2b8b7d6 a9b7a5c1h6c5a8c7g3c8d9b8l1c7a2f5b2b4a5b9g9b8d1
            finned-jellyfish a9d2d8a5a4d3a6f8e4a2b5c6e9c5a7b6e4d2c2g7b5b1a4b9e3a9b8 d6i8b2c3a4a1e6d6b3b1b8a7h1b7d2e2e5a8h4b3a1b7a3c8 a5a7m2c8c4b7a5b9c6f8d5c3c6a4c9e7a6a5b1b7f8a5d1g8a3a7 a6a2b7b4c8a4b8a9k2j3a1c1e5b4a9c4e2a7b1j8c7h6b4a9
            sashimi-jellyfish c1a2c8g3c2b9e6e2a7a1a6c8g2b3c1a3a8c6d7a4c1a9f3a4e8 a6d3j6a2c5c9a2e7b5d1d1a6i2b8a1b7c9b6b7f1c2a6i3a9 e5a8d3b2d6c4f7a5c9c8a7d7e6a9b4h6b2d3g6c9d8c5a7c3
            simple-colors-trap b4a8c7d7b9a5c8c2a1d9a4a6b9d3b6a7p8c4a1b7j8a6c1f7b2a3 b6b2b5b1a9f6a4b7b3k5a4d6a2d9b7d9a8g5a8d4f1e4c7b3c5 e3j6a2c5c9a2g5d1d1a6i2b8a1b7c9b6b7f1c2a6b7a2f3a9 c3a2a7a4b1c1e2c7b4e3c7a9b5b3a2b6c3g5c1m9b9b8c6c2d6a7
            simple-colors-wrap c5c8h9b7b2d5b2c3a3g8a6a8e1f1b6c7e9a7c6d8d9b1b6e5 a9l7b8b4i7a3a4a5d1e7b4d3d1c5a7e9a5d2b5c9a3d1a3d6 a9e6d2h9a7b1d2f4b8a7a9f6d4c4b7a5c8c6a9c8c5e7a6b1c2e5
            multi-colors-1 e3a4a7a6b4g1a2a2f9f6g8a5e4g5a2b9c6c1f9c6c3a7a1b9a4 a4c5c2h6b4a3f7d9d5a2a1a6d1a9h3b1g7a8e5a6d4b3b2f3a4 c4c8b5d8a3c2b1d5a1f5a6b9b4c8n1a3e7c2a8f9b5c4a1a4b6e2 d3d8b1b4h5c7e9b7a8b4b1d3c7b4a9d6f4f5a2a7c6b2h4c1
            multi-colors-2 d1b3b9f5a7a6a4b1j1a9g3a6d8b1d8b3d7i9b8e3a6c4a3c2b7 h4a7d6d5c6a7a2f3a9d6f5a4a8d3b7b3a5c8c2h4b6a8j4b9 d2b4b9b7g2b9d1a6h6c8g2b3c1a3a8c6d7a4c1a9b3d3a4e8 a7a4b3d2a8b6l7d9a2b1a5b3b7c7a8d6f8d5g8a7c1g4d4
            3d-medusa a2e3e4g6c9f8b2c7c8b1d3a8b7a9a9c6b1c5e6b8a5a7b7b1d9e3 e4b7a3b6b8h7b3c1f4e3f9c5c4c8b6b2c5e7b8a5a7a1c9g2 b2b5c4b1a1b7j8c9j8a5b3a5i1c4g9a8c6b9d2a6c3c3e1 a3a8g4c9a4c6e7b1a3a9c9d2a7c5b5c4i6a1a8j4b8b2a1m5a7
            x-chain a8d1c4d2a9g7h3d7b4a1c2g6a1e8c3c1b6c8d5a8b4a2a3g2c5 d9d8c6c1c7f7a5c2b5f1a4b3g5a7a4a6c1e7a5b4a3h9e4c8c3b1 a4e9a2b7e8a3d1g3a4b7b1f5a6a1e4b8f5c7a1b9d5d9b4j8b7 b9c3b7c2f8e6c4i6b5d1f9b3c5c1a6b4d5e1b2a4a9d7c6d3
            grouped-continuous-nice-loop i3d6b2b5c5b4f2d7d4e3b6d1a7b8c2b6c5b7c8a8e1b4d3b2 a8c1c2e4c9a5e9a3b5d7a1d6f5c3a7a1o7a4a6b8d2g9b5c4 e7a6b1b6c9a1h5f3a6c5a9d9a1b7a3b5e7d2c8b3b2d6a1f9b2b2b1d4 a1b9b4b5e5b2b4d8b1e2c2c9a6c5d6b1a3a4l1h3c1b2a7a6d6c9
            als-chain c2b8d3a1c6c7c7b4c5a8e5b9c6b2j4b8d1b8b1d2d7a3b2a8g9 d1b6a3b9f7c5e8d7b2b9b8a7c8a9d1d1b4g9i3b8e5c7a6b9a3b8 b4b2a1b3n9a4b8b5c6c5a7p9b2a6a3a4a2a7f9e8d7c9e2b8 c5c1a3c8d3b9d3d4c8c6c7a4c5d8a9b7f6f2c1c3b3b4d8a6h1
            death-blossom b2c6a8c5d2f5c1b9e4a3b9h6b4b2a1a2f9d9h7b6b3d2c2d8 d3d1b6d7a1e2a9c6a3d1c2e8d1b5a3b5b2b3c4d5d4a8c6c4c9a7 b5a4d3c3g7c1b2d8a9a4j2a5a7c4d7b3a4d8f9c2h5d9a5a2c1 c6a3b7g4d9a6f2a7a5c1b2e7g1d4a9d8c1a2c4e8c6a2b4c4g8
            finned-franken-swordfish a4a2l1c5a6e9a2b4d7c6a8c1a3c8e9a6e7h5a6a9b8e4g9a3d4 f1b5d1a2d4c5b3b6a1c3g2c8a6a4i5a6b7c6b2b3d8a5c8h8b7d4 a5g7c2f3a8a9c1b4e6b4a1c5f3c1a7a3f9e2a9b3h4b5e4c6b9a3 a9b8f5b4b5a3b2e2e3a1a7e4b9h4a1f7b8c4a9b1e2c6l8
            finned-franken-jellyfish b9f8a4e1a4b5a6l2a1e5a7e2a4b9b6b4d1b6b9b7h9c8b1a3d2 f6b3g7c1a6c9a4b7c5a8a2a6e4b6c8d5a4e2f6c8a2c8a7c1c4d1f7 b5a4d3c3g7c1b2d8a9a4j2a5a7c4d7b3a4d8f9c2h5d9a5a2c1 a3a8d4a2c9a7e1b8c6e7c2h6b8c2d4d7c6d3b5d4d9a4a6j8
            finned-mutant-swordfish b2d6b3j1d9a4b7c5a8b6e4b6c8c2b4b7d1d5a6c8a2c8c2a1c4d1 f6b3j1a6c9a4e5a8b6d7a4b6c8d5a4e2f6c8a2d7c1c4c4a1f7
            kraken-fish-type-1 b9f8a4e1a4b5a6l2a1e5a7e2a4b9b6b4d1b6b9b7h9c8b1a3d2 a7j5b9a1c7a4c3c5a8c8b6c7b9h1a6d9b4l4d4b6a3a9b7f2c3 e7e5b6b3b8c7e9b3a1b4d1e2d7b6d8a9e2b5g3e4e6b1f7 d7c2b3a1b3e6a7a6f4c2a1d8f4g3d1c7c3b4a5c2e9e1b9d2b8a6
            kraken-fish-type-2 b9f8a4e1a4b5a6l2a1e5a7e2a4b9b6b4d1b6b9b7h9c8b1a3d2 c7a4e1e9f4a1c6a8a9c1b3b2h5d4h8a6a7i5b2d6a7f6b5b8 a7j5b9a1c7a4c3c5a8c8b6c7b9h1a6d9b4l4d4b6a3a9b7f2c3 e7e5b6b3b8c7e9b3a1b4d1e2d7b6d8a9e2b5g3e4e6b1f7
            forcing-net c6f8a9a2c8f7b1a3b5i1e8b1d9d3a4c6a7b8e9c7k3c5b4a2 c5c2c1a6a3c8d5g8a4g8b5a7c9e6c7b3c1e7c3b9c6c5b4f1b6c2 f7a1c4a7b8a5b9c5c1f8b2b3g3a2b4b9f9g5d7b2g6d6d5b4a1 b2b7e6c6a3b1b2h9d9a4a5f7a3h8e4g1b3h7b4b3c9a2c6b5
            """;

    private RareStock() {}

    /** The puzzles that need a kind of step, each 81 digits, 0 for an empty cell; none for a kind that is not rare. */
    static List<int[]> of(StepKind kind) {
        String start = kind.word() + " ";
        List<int[]> puzzles = new ArrayList<>();
        for (int line = 0; line < LINES.length(); line = LINES.indexOf('\n', line) + 1) {
            if (LINES.startsWith(start, line)) {
                int end = LINES.indexOf('\n', line);
                for (int at = line + start.length(); at < end; ) {
                    int space = LINES.indexOf(' ', at);
                    int next = space < 0 || space > end ? end : space;
                    puzzles.add(ShortText.puzzle(LINES.substring(at, next)));
                    at = next + 1;
                }
            }
        }
        return puzzles;
    }
}
