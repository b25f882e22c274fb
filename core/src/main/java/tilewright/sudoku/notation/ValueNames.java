package tilewright.sudoku.notation;

import java.util.Set;

/**
 * The meanings of names of fields and variables for their values, as bits. Names are cut where a word begins:
 * {@code solvedGrid}.
 */
final class ValueNames {

    /** A puzzle. */
    static final int PUZZLE = 1;

    /** A solution or an answer. */
    static final int SOLUTION = 2;

    /** A value that may be a solution, or else may hold anything. */
    static final int RESULT = 4;

    /** Anything. */
    static final int ANY = 8;

    /** A further rule, if it is about several things. */
    static final int RULE = 16;

    private static final int LONGEST = 60;

    /** Maximum number of letters of the words below. */
    private static final int LONGEST_WORD = 20;

    private static final Set<String> PUZZLES = Set.of(
            "puzzle",
            "puzzles",
            "quiz",
            "quizzes",
            "sudoku",
            "sudokus",
            "grid",
            "grids",
            "question",
            "questions",
            "unsolved",
            "clues",
            "givens",
            "board",
            "boards",
            "problem",
            "problems",
            "mission",
            "rätsel",
            "raetsel",
            "grille",
            "tablero",
            "tabuleiro",
            "問題",
            "题目",
            "题",
            "задача");

    private static final Set<String> SOLUTIONS = Set.of(
            "solution",
            "solutions",
            "solved",
            "answer",
            "answers",
            "key",
            "completed",
            "lösung",
            "lösungen",
            "loesung",
            "loesungen",
            "soluzione",
            "soluzioni",
            "solución",
            "solucion",
            "soluciones",
            "solução",
            "solucao",
            "soluções",
            "réponse",
            "réponses",
            "reponse",
            "respuesta",
            "resposta",
            "risposta",
            "antwort",
            "oplossing",
            "oplossingen",
            "lösning",
            "løsning",
            "løsninger",
            "ratkaisu",
            "rozwiązanie",
            "rozwiazanie",
            "řešení",
            "reseni",
            "megoldás",
            "soluție",
            "çözüm",
            "cozum",
            "решение",
            "ответ",
            "解答",
            "答案",
            "解",
            "答え",
            "正解",
            "해답",
            "정답");

    private static final Set<String> RESULTS =
            Set.of("result", "results", "output", "finished", "complete", "ergebnis", "résultat");

    private static final String REGION = "region";
    private static final String REGIONS = "regions";

    private static final Set<String> RULES = Set.of(
            "area",
            "areas",
            "arrow",
            "arrows",
            "cage",
            "cages",
            "entropics",
            "inequalities",
            "jigsaw",
            "killer",
            "killercage",
            "killercages",
            "kropki",
            "palindromes",
            REGION,
            REGIONS,
            "renban",
            "sandwich",
            "thermo",
            "thermometer",
            "thermometers",
            "thermos",
            "whispers");

    private ValueNames() {}

    /**
     * Whether a word is a name of puzzles.
     *
     * @param word in lower case
     */
    static boolean isPuzzle(String word) {
        return PUZZLES.contains(word);
    }

    /** Whether a name is one of boxes of any shape: a further rule only where they are not the usual ones. */
    static boolean isRegions(String name) {
        return name.equalsIgnoreCase(REGION) || name.equalsIgnoreCase(REGIONS);
    }

    static int of(String name) {
        if (name.length() > LONGEST || name.length() == 1 && name.charAt(0) < 0x80) {
            return 0;
        }
        int found = 0;
        int from = 0;
        for (int i = 1; i <= name.length(); i++) {
            boolean ends = i == name.length()
                    || !BlankCells.isLetter(name.charAt(i))
                    || isCapital(name.charAt(i)) && !isCapital(name.charAt(i - 1));
            if (ends) {
                found |= word(name, from, i);
                from = i < name.length() && !BlankCells.isLetter(name.charAt(i)) ? i + 1 : i;
                i = Math.max(i, from);
            }
        }
        return found;
    }

    private static int word(String name, int from, int to) {
        if (to - from > LONGEST_WORD || to > from && name.charAt(from) <= '9') {
            return 0;
        }
        char[] letters = new char[to - from];
        for (int i = from; i < to; i++) {
            letters[i - from] = small(name.charAt(i));
        }
        String word = new String(letters);
        return PUZZLES.contains(word)
                ? PUZZLE
                : SOLUTIONS.contains(word)
                        ? SOLUTION
                        : RESULTS.contains(word) ? RESULT : RULES.contains(word) ? RULE : 0;
    }

    private static boolean isCapital(char c) {
        return small(c) != c;
    }

    /** The small letter of a capital, of the scripts that the names above are written in; anything else as it is. */
    private static char small(char c) {
        boolean latin = c >= 'A' && c <= 'Z' || c >= '\u00c0' && c <= '\u00de' && c != '\u00d7';
        return latin || c >= '\u0410' && c <= '\u042f' ? (char) (c + ('a' - 'A')) : c;
    }
}
