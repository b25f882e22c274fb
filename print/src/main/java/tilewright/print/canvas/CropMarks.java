package tilewright.print.canvas;

/** Marks around a page that tell where it is cut: two lines at each corner, outside of the bleed. Lengths are points. */
final class CropMarks {

    /** White between the bleed and the marks. */
    private static final double AWAY = 1 * Lengths.MM;

    private static final double LENGTH = 5 * Lengths.MM;
    private static final double WIDTH = 0.25;

    private CropMarks() {}

    /** The room that they need beyond the bleed. */
    static double room() {
        return AWAY + LENGTH + AWAY;
    }

    static void draw(Canvas canvas, Paper paper, double bleed) {
        Outline marks = new Outline();
        double near = bleed + AWAY;
        double far = near + LENGTH;
        for (double x : new double[] {0, paper.width()}) {
            marks.move(x, -far).line(x, -near);
            marks.move(x, paper.height() + near).line(x, paper.height() + far);
        }
        for (double y : new double[] {0, paper.height()}) {
            marks.move(-far, y).line(-near, y);
            marks.move(paper.width() + near, y).line(paper.width() + far, y);
        }
        canvas.part(Canvas.Role.ORNAMENT, "", () -> canvas.stroke(marks, 0, WIDTH));
    }
}
