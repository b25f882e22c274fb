package tilewright.print.canvas;

/** The faces of a file: of its words, and of its titles and figures. Bold and italic words have the program's own. */
public record Faces(Face words, Face titles) {

    public static final Faces USUAL = new Faces(Face.WORDS, Face.FIGURES);

    /**
     * The faces of a TrueType file, and the usual ones for the letters that it lacks.
     *
     * @throws CanvasError when it is no such file, lacks a digit, or may not be embedded
     */
    public static Faces ofFile(byte[] file) {
        Typeface typeface = Typeface.of(file);
        return new Faces(Face.WORDS.behind(typeface, file), Face.FIGURES.behind(typeface, file));
    }
}
