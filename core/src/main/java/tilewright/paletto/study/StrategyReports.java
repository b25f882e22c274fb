package tilewright.paletto.study;

import tilewright.paletto.certificate.Strategy;
import tilewright.paletto.certificate.StrategyChecker;
import tilewright.puzzle.ProofChecker;
import tilewright.puzzle.Study.Report;
import tilewright.text.Json;

/** Checks strategies, and says what they prove. Threads may share one. */
public final class StrategyReports implements ProofChecker {

    @Override
    public Report check(String certificate) {
        Strategy strategy = StrategyChecker.check(certificate);
        return new Report(
                strategy.wins()
                        ? StudyMessages.provedWin(strategy.positions())
                        : StudyMessages.provedLoss(strategy.positions()),
                about(strategy),
                true);
    }

    static Json.Obj about(Strategy strategy) {
        return Json.obj()
                .with("puzzle", strategy.board().toString())
                .with("claim", Strategy.word(strategy.wins()))
                .with("steps", strategy.positions());
    }
}
