package tilewright.sudoku;

import java.util.List;
import tilewright.puzzle.KeyMode;
import tilewright.sudoku.model.Tint;

/** The meanings of keys with others held down. */
final class SudokuKeys {

    /** All meanings, the plain ones first. */
    static final List<KeyMode> MODES = List.of(
            new KeyMode(
                    "", SudokuMessages.keyDigit(), SudokuMessages.keyDigitAbout(), SudokuMessages.keyDigitWritten()),
            new KeyMode(
                    "Shift+",
                    SudokuMessages.keyCorner(),
                    SudokuMessages.keyCornerAbout(),
                    SudokuMessages.keyCornerWritten()),
            new KeyMode(
                    "Ctrl+",
                    SudokuMessages.keyCenter(),
                    SudokuMessages.keyCenterAbout(),
                    SudokuMessages.keyCenterWritten()),
            new KeyMode(
                    "Ctrl+Shift+",
                    SudokuMessages.keyColor(),
                    SudokuMessages.keyColorAbout(),
                    SudokuMessages.keyColorWritten(),
                    Tint.pens()));

    private SudokuKeys() {}
}
