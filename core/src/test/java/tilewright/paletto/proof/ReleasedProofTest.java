package tilewright.paletto.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.lang.ref.WeakReference;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.PalettoRules;
import tilewright.paletto.model.Text;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;

/** A proof is garbage once its workspace is closed, although all that asked for it lives on. */
final class ReleasedProofTest {

    private static final String BOARD = "DCAB/CDBC/ABAD/DACB";

    /** Enough to collect whatever can be; each gives the collector another chance. */
    private static final int COLLECTIONS = 50;

    private static boolean collected(WeakReference<?> reference) {
        for (int i = 0; i < COLLECTIONS && reference.get() != null; i++) {
            System.gc();
        }
        return reference.get() == null;
    }

    @Test
    void a_proof_is_kept_until_its_workspace_is_closed() {
        Workspace workspace = new Workspace();
        Proofs proofs = new Proofs(new PalettoRules(), workspace);
        Board board = Text.POSITIONS.parse(BOARD);
        WeakReference<Exact> proof =
                new WeakReference<>(proofs.solution(board, Limits.NONE).orElseThrow());
        System.gc();
        assertThat(proof.get()).isNotNull();
        assertThat(proofs.solution(board, Limits.NONE).orElseThrow()).isSameAs(proof.get());
        workspace.close();
        assertThat(collected(proof)).isTrue();
        assertThatIllegalStateException().isThrownBy(() -> proofs.solution(board, Limits.NONE));
    }

    @Test
    void no_table_is_larger_than_the_workspace_allows() {
        Board board = Text.POSITIONS.parse(BOARD);
        Proofs rich = new Proofs(new PalettoRules(), new Workspace(100_000));
        assertThat(rich.solution(board, Limits.NONE)).isPresent();
        Proofs poor = new Proofs(new PalettoRules(), new Workspace(1_000));
        assertThat(poor.solution(board, Limits.NONE)).isEmpty();
    }

    @Test
    void the_catalog_holds_no_proof() {
        Workspace workspace = new Workspace();
        analyze(Puzzles.CATALOG.find("paletto").orElseThrow(), workspace);
        Limits nothingNew = Limits.NONE.withStop(() -> true);
        WeakReference<Exact> proof = new WeakReference<>(new Proofs(new PalettoRules(), workspace)
                .solution(Text.POSITIONS.parse(BOARD), nothingNew)
                .orElseThrow());
        workspace.close();
        assertThat(collected(proof)).isTrue();
    }

    private static <P, S, M> void analyze(Puzzle<P, S, M> paletto, Workspace workspace) {
        Abilities<P, S, M> abilities = paletto.abilities(workspace);
        abilities.studies().getLast().study(paletto.texts().positions().parse(BOARD), 0, Limits.NONE);
    }
}
