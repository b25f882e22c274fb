package tilewright.sudoku.exchange;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilewright.text.Json;

/**
 * The rules of an object of f-puzzles, checked on a full grid and read from the object itself: it knows nothing of the reader and the solver.
 *
 * @param digits row by row
 */
record FPuzzlesCheck(Json.Obj object, int side, List<Integer> digits) {

    /** Returns the rules that the grid breaks, by their fields. */
    Set<String> broken() {
        Set<String> broken = new TreeSet<>();
        houses(broken);
        object.fields().forEach((name, value) -> {
            if (value.equals(Json.TRUE) ? !holds(name) : !items(value).stream().allMatch(item -> holds(name, item))) {
                broken.add(name);
            }
        });
        return broken;
    }

    private void houses(Set<String> broken) {
        Map<String, Set<Integer>> houses = new HashMap<>();
        List<Json> cells = items(object.field("grid").orElseThrow()).stream()
                .flatMap(row -> items(row).stream())
                .toList();
        int height = height();
        for (int cell = 0; cell < side * side; cell++) {
            int row = cell / side;
            int column = cell % side;
            Json.Obj here = cells.get(cell) instanceof Json.Obj given ? given : (Json.Obj) Json.parse("{}");
            String box = here.field("region")
                    .map(Json::toString)
                    .orElse("" + (row / height * height + column / (side / height)));
            for (String house : List.of("row " + row, "column " + column, "box " + box)) {
                houses.computeIfAbsent(house, _ -> new TreeSet<>()).add(digits.get(cell));
            }
            if (text(here, "given").equals("true") && !text(here, "value").equals("" + digits.get(cell))) {
                broken.add("given");
            }
        }
        houses.forEach((name, found) -> {
            if (found.size() != side && !name.equals("box null")) {
                broken.add(name);
            }
        });
    }

    /** The height of the usual boxes, which are not higher than wide. */
    private int height() {
        int height = (int) Math.sqrt(side);
        while (side % height != 0) {
            height--;
        }
        return height;
    }

    private boolean holds(String name) {
        return switch (name) {
            case "diagonal+" -> differ(diagonal(side * (side - 1), 1 - side));
            case "diagonal-" -> differ(diagonal(0, side + 1));
            case "antiknight" -> apart((down, across) -> down * across == 2, (one, other) -> one.equals(other));
            case "antiking" -> apart((down, across) -> Math.max(down, across) == 1, (one, other) -> one.equals(other));
            case "nonconsecutive" -> undotted((one, other) -> Math.abs(one - other) == 1);
            case "disjointgroups" -> {
                List<Integer> groups = new ArrayList<>();
                int height = height();
                int width = side / height;
                for (int cell = 0; cell < digits.size(); cell++) {
                    int place = cell / side % height * width + cell % side % width;
                    groups.add(place * side + digits.get(cell));
                }
                yield differ(groups);
            }
            default -> true;
        };
    }

    private boolean holds(String name, Json item) {
        List<Integer> cells = cells(item, "cells");
        List<List<Integer>> lines = items(field(item, "lines")).stream()
                .map(line -> items(line).stream().map(this::digit).toList())
                .toList();
        String value = text(item, "value");
        return switch (name) {
            case "killercage" -> differ(cells) && (value.isEmpty() || sum(cells) == Integer.parseInt(value));
            case "extraregion" -> differ(cells);
            case "thermometer" -> lines.stream().allMatch(line -> steps(line, (one, other) -> one < other));
            case "palindrome" -> lines.stream().allMatch(line -> line.equals(line.reversed()));
            case "renban" ->
                lines.stream().allMatch(line -> differ(line) && sorted(line).equals(run(line)));
            case "entropicline" ->
                lines.stream()
                        .allMatch(line -> IntStream.range(2, line.size())
                                .allMatch(i -> line.subList(i - 2, i + 1).stream()
                                                .map(digit -> (digit - 1) / 3)
                                                .distinct()
                                                .count()
                                        == 3));
            case "whispers" ->
                lines.stream().allMatch(line -> steps(line, (one, other) -> Math.abs(one - other) >= number(value, 5)));
            case "arrow" -> lines.stream().allMatch(line -> line.getFirst() == sum(line.subList(1, line.size())));
            case "difference" -> steps(cells, (one, other) -> Math.abs(one - other) == number(value, 1));
            case "ratio" ->
                steps(cells, (one, other) -> one == number(value, 2) * other || other == number(value, 2) * one);
            case "xv" -> sum(cells) == (value.equalsIgnoreCase("x") ? 10 : 5);
            case "negative" ->
                text(item).equals("xv")
                        ? unmarked(Set.of("xv"), (one, other) -> one + other == 5 || one + other == 10)
                        : undotted((one, other) -> one == 2 * other || other == 2 * one);
            case "sandwichsum" -> sum(between(beside(item))) == Integer.parseInt(value);
            case "littlekillersum" -> sum(beside(item)) == Integer.parseInt(value);
            default -> true;
        };
    }

    private boolean undotted(BiPredicate<Integer, Integer> wrong) {
        return unmarked(Set.of("difference", "ratio"), wrong);
    }

    /** Whether no two neighbors without a mark of some fields are wrong. */
    private boolean unmarked(Set<String> fields, BiPredicate<Integer, Integer> wrong) {
        Set<Set<String>> marked = new HashSet<>();
        fields.forEach(field -> items(field(object, field))
                .forEach(item -> marked.add(Set.copyOf(items(field(item, "cells")).stream()
                        .map(FPuzzlesCheck::text)
                        .toList()))));
        for (int cell = 0; cell < digits.size(); cell++) {
            for (int other : new int[] {cell + 1, cell + side}) {
                boolean neighbors = other < digits.size() && (other > cell + 1 || other % side > 0);
                if (neighbors
                        && !marked.contains(Set.of(name(cell), name(other)))
                        && wrong.test(digits.get(cell), digits.get(other))) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean apart(BiPredicate<Integer, Integer> places, BiPredicate<Integer, Integer> wrong) {
        for (int cell = 0; cell < digits.size(); cell++) {
            for (int other = 0; other < cell; other++) {
                int down = cell / side - other / side;
                int across = Math.abs(cell % side - other % side);
                if (places.test(down, across) && wrong.test(digits.get(cell), digits.get(other))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The digits of a line of cells that begins beside the grid, in its direction. */
    private List<Integer> beside(Json item) {
        String[] place = text(item, "cell").substring(1).split("C", -1);
        int row = Integer.parseInt(place[0]);
        int column = Integer.parseInt(place[1]);
        String way = text(item, "direction");
        boolean beside = column == 0 || column > side;
        int down = way.isEmpty() ? (beside ? 0 : row == 0 ? 1 : -1) : way.startsWith("D") ? 1 : -1;
        int right = way.isEmpty() ? (!beside ? 0 : column == 0 ? 1 : -1) : way.endsWith("R") ? 1 : -1;
        List<Integer> line = new ArrayList<>();
        for (row += down, column += right;
                row > 0 && row <= side && column > 0 && column <= side;
                row += down, column += right) {
            line.add(digits.get((row - 1) * side + column - 1));
        }
        return line;
    }

    private List<Integer> between(List<Integer> line) {
        int one = line.indexOf(1);
        int highest = line.indexOf(side);
        return line.subList(Math.min(one, highest) + 1, Math.max(one, highest));
    }

    private List<Integer> diagonal(int from, int step) {
        return Stream.iterate(from, cell -> cell + step)
                .limit(side)
                .map(digits::get)
                .toList();
    }

    private static boolean steps(List<Integer> line, BiPredicate<Integer, Integer> right) {
        for (int i = 1; i < line.size(); i++) {
            if (!right.test(line.get(i - 1), line.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean differ(List<Integer> some) {
        return Set.copyOf(some).size() == some.size();
    }

    private static List<Integer> sorted(List<Integer> some) {
        return some.stream().sorted().toList();
    }

    private static List<Integer> run(List<Integer> some) {
        int least = sorted(some).getFirst();
        return Stream.iterate(least, digit -> digit + 1).limit(some.size()).toList();
    }

    private static int sum(List<Integer> some) {
        return some.stream().mapToInt(Integer::intValue).sum();
    }

    private static int number(String value, int usual) {
        return value.isEmpty() ? usual : Integer.parseInt(value);
    }

    private String name(int cell) {
        return "R" + (cell / side + 1) + "C" + (cell % side + 1);
    }

    private int digit(Json cell) {
        String[] place = text(cell).substring(1).split("C", -1);
        return digits.get((Integer.parseInt(place[0]) - 1) * side + Integer.parseInt(place[1]) - 1);
    }

    private List<Integer> cells(Json item, String field) {
        return items(field(item, field)).stream().map(this::digit).toList();
    }

    private static Json field(Json item, String name) {
        return item instanceof Json.Obj fields ? fields.field(name).orElse(Json.NULL) : Json.NULL;
    }

    private static List<Json> items(Json list) {
        return list instanceof Json.Arr(List<Json> items) ? items : List.of();
    }

    private static String text(Json item, String name) {
        return text(field(item, name));
    }

    private static String text(Json value) {
        return value instanceof Json.Str(String text) ? text : value.equals(Json.NULL) ? "" : value.toString();
    }
}
