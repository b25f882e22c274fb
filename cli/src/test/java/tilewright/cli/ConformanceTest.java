package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Sample;
import tilewright.text.Json;

/** The suite in {@code conformance}, which other programs are asked, too. */
final class ConformanceTest {

    private static final Path CASES = Path.of("../conformance/cases");
    private static final Pattern MOVE = Pattern.compile("r(\\d)c(\\d)([=-])(\\d)");

    private static String ran(String input, String words) {
        return Program.REAL.reading(input + "\n").run(words.split(" ")).out().strip();
    }

    private static Json.Obj fields(String input, String words) {
        return (Json.Obj) Json.parse(ran(input, words + " --json"));
    }

    private static String value(Json.Obj from, String field) {
        return switch (from.field(field).orElseThrow()) {
            case Json.Str(String value) -> value;
            case Json other -> other.toString();
        };
    }

    private static String board(Json.Obj question) {
        String row = ".".repeat(Integer.parseInt(value(question, "columns")));
        StringBuilder rows = new StringBuilder();
        IntStream.range(0, Integer.parseInt(value(question, "rows")))
                .forEach(_ -> rows.append(rows.isEmpty() ? "" : "/").append(row));
        question.field("hole").ifPresent(hole -> {
            List<Integer> place = ((Json.Arr) hole)
                    .items().stream()
                            .map(each -> Integer.parseInt(each.toString()) - 1)
                            .toList();
            rows.setCharAt(place.getFirst() * (row.length() + 1) + place.getLast(), 'g');
        });
        return rows.toString();
    }

    /** Whether moves such as {@code r1c1=5} and {@code r2c2-3}, of which there are some, keep to the solution. */
    private static boolean isSound(String moves, String solution) {
        return moves.indexOf('r') >= 0
                && MOVE.matcher(moves)
                        .results()
                        .allMatch(move -> solution.startsWith(move.group(4), cell(move))
                                == move.group(3).equals("="));
    }

    private static int cell(MatchResult move) {
        return 9 * Integer.parseInt(move.group(1)) + Integer.parseInt(move.group(2)) - 10;
    }

    private static String moves(Json.Obj step) {
        return value(step, "placements") + value(step, "eliminations");
    }

    private static String steps(Json.Obj question) {
        String moves = moves(fields(value(question, "puzzle"), "hint sudoku"));
        return isSound(moves, value(question, "solution")) ? "sound" : moves;
    }

    /** ER/EP/ED of all steps, or what is wrong with them. */
    private static String path(Json.Obj question) {
        String solution = value(question, "solution");
        Json.Obj answer = fields(value(question, "puzzle"), "solve sudoku --path --order explainer");
        StringBuilder grid = new StringBuilder(value(question, "puzzle"));
        BigDecimal hardest = BigDecimal.ZERO;
        String first = "";
        String placed = "";
        for (Json each : ((Json.Arr) answer.field("path").orElseThrow()).items()) {
            Json.Obj step = (Json.Obj) each;
            String moves = moves(step);
            if (!isSound(moves, solution)) {
                return moves;
            }
            hardest = hardest.max(new BigDecimal(value(step, "se")));
            first = first.isEmpty() ? hardest.toString() : first;
            placed = placed.isEmpty() && moves.contains("=") ? hardest.toString() : placed;
            MOVE.matcher(value(step, "placements"))
                    .results()
                    .forEach(move -> grid.setCharAt(cell(move), move.group(4).charAt(0)));
        }
        return grid.compareTo(new StringBuilder(solution)) == 0
                ? hardest + "/" + placed + "/" + first
                : grid.toString();
    }

    private static String turns(Json.Obj question) {
        Json.Arr moves = (Json.Arr) fields(value(question, "board"), "verdicts paletto --nodes 1")
                .field("moves")
                .orElseThrow();
        return moves.items().stream()
                .map(move -> value((Json.Obj) move, "cells"))
                .toList()
                .toString()
                .replace(" ", "");
    }

    private static String answer(String area, Json.Obj question) {
        return switch (area) {
            case "texts" -> {
                String id = ran(value(question, "text"), "convert sudoku --to id");
                yield id.isEmpty() ? "null" : id;
            }
            case "counts" -> value(fields(value(question, "puzzle"), "count sudoku --limit 2"), "count");
            case "solutions" -> ran(value(question, "puzzle"), "solve sudoku");
            case "minimal" ->
                String.valueOf(fields(value(question, "puzzle"), "prove sudoku --what minimal")
                        .field("certificate")
                        .isPresent());
            case "equivalence" ->
                String.valueOf(((Json.Arr) question.field("puzzles").orElseThrow())
                                .items().stream()
                                        .map(each -> ran(((Json.Str) each).value(), "convert sudoku --to canonical"))
                                        .distinct()
                                        .count()
                        == 1);
            case "canonical" -> ran(value(question, "puzzle"), "convert sudoku --to canonical");
            case "ratings" -> {
                Json.Obj rating = fields(value(question, "puzzle"), "rate sudoku");
                yield value(rating, "er") + "/" + value(rating, "ep") + "/" + value(rating, "ed");
            }
            case "rules" -> value(fields(value(question, "text"), "count sudoku --limit 2"), "count");
            case "steps" -> steps(question);
            case "paths" -> path(question);
            case "tilings" -> value(fields(board(question), "count trominoes"), "count");
            case "coverings" -> value(fields(value(question, "board"), "count trominoes"), "count");
            case "totals" -> value(fields(value(question, "puzzle"), "count sudoku --limit 100000"), "count");
            case "turns" -> turns(question);
            case "completions" -> value(fields(value(question, "board"), "count hues"), "count");
            case "perft" -> {
                String players = value(question, "players");
                String position = value(question, "board") + (players.equals("2") ? "" : " " + players + " 0");
                yield value(fields(position, "perft paletto --depth " + value(question, "turns")), "sequences");
            }
            default -> value(fields(value(question, "board"), "rate paletto"), "value");
        };
    }

    static List<String> areas() {
        return List.of(
                "canonical",
                "completions",
                "counts",
                "coverings",
                "equivalence",
                "minimal",
                "paths",
                "perft",
                "ratings",
                "rules",
                "solutions",
                "steps",
                "texts",
                "tilings",
                "totals",
                "turns",
                "values");
    }

    @ParameterizedTest
    @MethodSource("areas")
    void cases_of_an_area_are_answered(String area) throws IOException {
        List<Json.Obj> cases = Files.readAllLines(CASES.resolve(area + ".jsonl")).stream()
                .map(line -> (Json.Obj) Json.parse(line))
                .toList();
        for (Json.Obj each : Sample.of(cases, 12)) {
            assertThat(answer(area, each)).as("%s", each).isEqualTo(value(each, "answer"));
        }
    }

    @ParameterizedTest
    @MethodSource("areas")
    void each_case_has_a_name_an_answer_and_a_source(String area) throws IOException {
        List<String> lines = Files.readAllLines(CASES.resolve(area + ".jsonl"));
        for (int i = 0; i < lines.size(); i++) {
            Json.Obj each = (Json.Obj) Json.parse(lines.get(i));
            List<String> names = each.fields().keySet().stream().toList();
            assertThat(value(each, "id")).isEqualTo(area + "/" + (i + 1));
            assertThat(names).startsWith("id").endsWith("answer", "source");
        }
    }
}
