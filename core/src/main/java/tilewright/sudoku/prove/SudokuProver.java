package tilewright.sudoku.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.proof.CertificateLines;
import tilewright.prove.Refuter;
import tilewright.puzzle.Prover;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Study.Refused;
import tilewright.puzzle.Study.Report;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.sudoku.certificate.Certificate;
import tilewright.sudoku.certificate.CertificateChecker;
import tilewright.sudoku.certificate.Claim;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.solve.SudokuSolver;
import tilewright.text.Cursor;
import tilewright.text.Json;
import tilewright.text.LineGrouping;
import tilewright.text.TextError;

/** Proves claims about the clues and digits of a Sudoku. Threads may share one. */
public final class SudokuProver implements Prover<Board> {

    private final SudokuSolver solver = new SudokuSolver();

    @Override
    public Optional<Message> refusal(String claim) {
        try {
            claim(claim);
            return Optional.empty();
        } catch (TextError error) {
            return Optional.of(error.message());
        }
    }

    private static Claim claim(String text) {
        Cursor cursor = new Cursor(text);
        Claim claim = CertificateChecker.claim(cursor);
        cursor.expectEnd();
        return claim;
    }

    @Override
    public Report prove(Board position, String claim, Limits limits) {
        return proved(position, claim(claim), limits)
                .map(SudokuProver::certificate)
                .orElseGet(() -> new Report(ProveMessages.notProved(), Json.obj(), false));
    }

    private static Report certificate(Certificate certificate) {
        String text = certificate.text();
        return new Report(
                Message.verbatim(text),
                about(certificate).with("steps", steps(certificate)).with("certificate", text),
                true);
    }

    @Override
    public Report formula(Board position, String claim, Limits limits) {
        return claimed(position, claim(claim), limits)
                .map(certificate -> new Report(
                        Message.verbatim(certificate.dimacs()),
                        about(certificate).with("formula", certificate.dimacs()),
                        true))
                .orElseGet(() -> new Report(ProveMessages.notProved(), Json.obj(), false));
    }

    @Override
    public Report check(String certificate) {
        Certificate checked = CertificateChecker.check(certificate);
        int steps = steps(checked);
        return new Report(
                switch (checked.claim()) {
                    case Claim.Unique _ -> ProveMessages.unique(steps);
                    case Claim.None _ -> ProveMessages.none(steps);
                    case Claim.Several _ -> ProveMessages.several();
                    case Claim.Minimal _ -> ProveMessages.minimal(steps);
                    case Claim.Forced(int cell, int digit, boolean placed) -> {
                        Value.Cell place = Houses.GRID.place(cell);
                        yield placed
                                ? ProveMessages.placed(place, new Value.Digit(digit), steps)
                                : ProveMessages.removed(place, new Value.Digit(digit), steps);
                    }
                },
                about(checked).with("steps", steps),
                true);
    }

    @Override
    public LineGrouping certificates() {
        return new CertificateLines();
    }

    private static Json.Obj about(Certificate certificate) {
        return Json.obj()
                .with("puzzle", certificate.puzzle())
                .with("claim", certificate.claim().word());
    }

    /** The number of clauses that the proof adds. */
    private static int steps(Certificate certificate) {
        return (int) certificate.proof().chars().filter(c -> c == '\n').count();
    }

    /**
     * Proves a claim; empty when the limits come first.
     *
     * @throws Refused when the claim is false, or the puzzle gives candidates
     */
    Optional<Certificate> proved(Board position, Claim claim, Limits limits) {
        return claimed(position, claim, limits)
                .flatMap(claimed -> claim instanceof Claim.Several ? Optional.of(claimed) : refuted(claimed, limits));
    }

    private static Optional<Certificate> refuted(Certificate claimed, Limits limits) {
        return new Refuter(claimed.formula())
                .proof(limits)
                .map(proof -> new Certificate(claimed.clues(), claimed.claim(), claimed.grids(), proof));
    }

    /** A certificate that still lacks its proof; empty when the limits come first. */
    private Optional<Certificate> claimed(Board position, Claim claim, Limits limits) {
        if (position.givesCandidates()) {
            throw new Refused(ProveMessages.candidates());
        }
        Board puzzle = position.fixed();
        Optional<List<int[]>> grids = switch (claim) {
            case Claim.Unique _ -> unique(puzzle, limits);
            case Claim.None _ -> none(puzzle, limits);
            case Claim.Several _ -> several(puzzle, limits);
            case Claim.Minimal _ -> minimal(puzzle, limits);
            case Claim.Forced(int cell, int digit, boolean placed) -> forced(puzzle, cell, digit, placed, limits);
        };
        return grids.map(found -> new Certificate(puzzle.digits(), claim, found, ""));
    }

    private Optional<List<int[]>> unique(Board puzzle, Limits limits) {
        return upToTwo(puzzle, limits).map(found -> {
            if (found.size() != 1) {
                throw new Refused(ProveMessages.notUnique(found.size()));
            }
            return found;
        });
    }

    private Optional<List<int[]>> none(Board puzzle, Limits limits) {
        return upToTwo(puzzle, limits.withSolutions(1)).map(found -> {
            if (!found.isEmpty()) {
                throw new Refused(ProveMessages.solvable());
            }
            return found;
        });
    }

    private Optional<List<int[]>> several(Board puzzle, Limits limits) {
        return upToTwo(puzzle, limits).map(found -> {
            if (found.size() < 2) {
                throw new Refused(ProveMessages.notSeveral(found.size()));
            }
            return found;
        });
    }

    private Optional<List<int[]>> minimal(Board puzzle, Limits limits) {
        Optional<List<int[]>> solution = unique(puzzle, limits);
        List<int[]> grids = new ArrayList<>();
        solution.ifPresent(grids::addAll);
        for (int cell = 0; cell < Houses.CELLS && !grids.isEmpty(); cell++) {
            int clue = puzzle.clue(cell);
            if (clue != 0) {
                int place = cell;
                Optional<List<int[]>> found = upToTwo(with(puzzle, cell, 0), limits);
                if (found.isEmpty()) {
                    return Optional.empty();
                }
                grids.add(found.get().stream()
                        .filter(grid -> grid[place] != clue)
                        .findFirst()
                        .orElseThrow(() -> new Refused(ProveMessages.notMinimal(Houses.GRID.place(place)))));
            }
        }
        return solution.map(_ -> grids);
    }

    /** Looks for a solution that shows that the claim is false. */
    private Optional<List<int[]>> forced(Board puzzle, int cell, int digit, boolean placed, Limits limits) {
        for (int other = 1; other <= 9; other++) {
            boolean possible = puzzle.clue(cell) == 0 || puzzle.clue(cell) == other;
            if (possible && placed == (other != digit)) {
                Optional<List<int[]>> found = upToTwo(with(puzzle, cell, other), limits.withSolutions(1));
                if (found.isEmpty()) {
                    return found;
                }
                if (!found.get().isEmpty()) {
                    throw new Refused(ProveMessages.notForced(new Value.Digit(other), Houses.GRID.place(cell)));
                }
            }
        }
        return Optional.of(List.of());
    }

    private static Board with(Board puzzle, int cell, int digit) {
        int[] digits = puzzle.digits();
        digits[cell] = digit;
        return Board.of(digits);
    }

    /** The first two solutions, or one where the limits say so; empty when the limits come first. */
    private Optional<List<int[]>> upToTwo(Board puzzle, Limits limits) {
        Limits two = limits.withSolutions(Math.min(2, limits.solutions()));
        Solver.Solutions<Board> solutions = solver.solve(puzzle, two);
        return solutions.outcome() instanceof Outcome.Limited limited && limited.reason() != Outcome.Reason.SOLUTIONS
                ? Optional.empty()
                : Optional.of(solutions.found().stream().map(Board::digits).toList());
    }
}
