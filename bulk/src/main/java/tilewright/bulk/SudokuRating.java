package tilewright.bulk;

import org.apache.spark.sql.Dataset;
import org.jspecify.annotations.Nullable;

/**
 * The rating of a Sudoku as a bean for Spark: null stands for what is not known, and where there is an {@code error},
 * all but {@code input} is null. Mutable, because Spark asks for it.
 */
public final class SudokuRating {

    private @Nullable String input;
    private @Nullable Double er;
    private @Nullable Double ep;
    private @Nullable Double ed;
    private @Nullable String level;
    private @Nullable Long score;
    private @Nullable String hardest;
    private @Nullable String error;

    /** The ratings of Sudokus. */
    public static Dataset<SudokuRating> of(Dataset<String> sudokus) {
        return Bulk.answers(sudokus, SudokuRating.class, "rate", "sudoku");
    }

    /** The text that was rated. */
    public @Nullable String getInput() {
        return input;
    }

    public void setInput(@Nullable String value) {
        input = value;
    }

    /** Rating of the hardest step, as Sudoku Explainer gives it. */
    public @Nullable Double getEr() {
        return er;
    }

    public void setEr(@Nullable Double value) {
        er = value;
    }

    /** The rating up to the first placement. */
    public @Nullable Double getEp() {
        return ep;
    }

    public void setEp(@Nullable Double value) {
        ep = value;
    }

    /** The rating of the first step. */
    public @Nullable Double getEd() {
        return ed;
    }

    public void setEd(@Nullable Double value) {
        ed = value;
    }

    /** The level that HoDoKu names. */
    public @Nullable String getLevel() {
        return level;
    }

    public void setLevel(@Nullable String value) {
        level = value;
    }

    /** The score that HoDoKu adds up. */
    public @Nullable Long getScore() {
        return score;
    }

    public void setScore(@Nullable Long value) {
        score = value;
    }

    /** The hardest technique. */
    public @Nullable String getHardest() {
        return hardest;
    }

    public void setHardest(@Nullable String value) {
        hardest = value;
    }

    /** The reason why there is no rating. */
    public @Nullable String getError() {
        return error;
    }

    public void setError(@Nullable String value) {
        error = value;
    }
}
