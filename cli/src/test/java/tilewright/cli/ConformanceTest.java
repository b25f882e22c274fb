package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Sample;
import tilewright.text.Json;

/** The suite in {@code conformance}, which other programs are asked, too. */
final class ConformanceTest {

    private static final Path CASES = Path.of("../conformance/cases");

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

    private static String steps(Json.Obj question) {
        Json.Obj hint = fields(value(question, "puzzle"), "hint sudoku");
        String solution = value(question, "solution");
        String all = value(hint, "placements") + value(hint, "eliminations");
        boolean sound = all.chars().anyMatch(c -> c == 'r')
                && Pattern.compile("r(\\d)c(\\d)([=-])(\\d)")
                        .matcher(all)
                        .results()
                        .allMatch(step -> {
                            int cell = 9 * Integer.parseInt(step.group(1)) + Integer.parseInt(step.group(2)) - 10;
                            return solution.startsWith(step.group(4), cell)
                                    == step.group(3).equals("=");
                        });
        return sound ? "sound" : all;
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "canonical",
                "completions",
                "counts",
                "coverings",
                "equivalence",
                "minimal",
                "perft",
                "ratings",
                "rules",
                "solutions",
                "steps",
                "texts",
                "tilings",
                "totals",
                "turns",
                "values"
            })
    void cases_of_an_area_are_answered(String area) throws IOException {
        List<Json.Obj> cases = Files.readAllLines(CASES.resolve(area + ".jsonl")).stream()
                .map(line -> (Json.Obj) Json.parse(line))
                .toList();
        for (Json.Obj each : Sample.of(cases, 12)) {
            assertThat(answer(area, each)).as("%s", each).isEqualTo(value(each, "answer"));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "canonical",
                "completions",
                "counts",
                "coverings",
                "equivalence",
                "minimal",
                "perft",
                "ratings",
                "rules",
                "solutions",
                "steps",
                "texts",
                "tilings",
                "totals",
                "turns",
                "values"
            })
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
