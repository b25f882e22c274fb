package tilewright.print.preflight;

import java.awt.geom.AffineTransform;
import java.awt.geom.GeneralPath;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Set;
import org.apache.pdfbox.contentstream.PDFGraphicsStreamEngine;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.color.PDColor;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;

/**
 * Measures of a page of a PDF file: the thinnest line, the smallest letters, the coarsest picture, and the distance of the ink from
 * each edge. One thread.
 */
final class PageInk extends PDFGraphicsStreamEngine {

    private static final double INCH = 72;

    /** Shares of red, green, and blue that differ by less are gray. */
    private static final float GRAY = 0.01f;

    private final PDRectangle trim;
    private final GeneralPath path = new GeneralPath();
    private Worst line = Worst.NONE;
    private Worst letters = Worst.NONE;
    private Worst picture = Worst.NONE;
    private Worst left = Worst.NONE;
    private Worst right = Worst.NONE;
    private Worst top = Worst.NONE;
    private Worst bottom = Worst.NONE;
    private boolean colored;
    private final Set<String> foreign = new LinkedHashSet<>();

    private PageInk(PDPage page) {
        super(page);
        trim = page.getTrimBox();
    }

    /** @throws IOException when the page is damaged */
    static PageInk of(PDPage page) throws IOException {
        PageInk ink = new PageInk(page);
        ink.processPage(page);
        return ink;
    }

    /** The width of the thinnest line, in points. */
    Worst line() {
        return line;
    }

    /** The size of the smallest letters, in points. */
    Worst letters() {
        return letters;
    }

    /** The dots to an inch of the coarsest picture. */
    Worst picture() {
        return picture;
    }

    /** The least distance of anything to the left edge; less than 0 beyond it. */
    Worst left() {
        return left;
    }

    Worst right() {
        return right;
    }

    Worst top() {
        return top;
    }

    Worst bottom() {
        return bottom;
    }

    /** Whether anything has a color besides black, white, and gray. */
    boolean isColored() {
        return colored;
    }

    /** The names of typefaces that are not embedded. */
    Set<String> foreignTypefaces() {
        return foreign;
    }

    private Worst at(double value, double x, double y) {
        return new Worst(value, x - trim.getLowerLeftX(), trim.getUpperRightY() - y);
    }

    private void cover(Rectangle2D place) {
        double middle = place.getCenterX();
        double center = place.getCenterY();
        left = left.or(at(place.getMinX() - trim.getLowerLeftX(), place.getMinX(), center));
        right = right.or(at(trim.getUpperRightX() - place.getMaxX(), place.getMaxX(), center));
        top = top.or(at(trim.getUpperRightY() - place.getMaxY(), middle, place.getMaxY()));
        bottom = bottom.or(at(place.getMinY() - trim.getLowerLeftY(), middle, place.getMinY()));
    }

    private void paint(PDColor color) throws IOException {
        if (color.getColorSpace() != null && !color.isPattern()) {
            float[] ink = color.getComponents();
            boolean gray = switch (color.getColorSpace().getName()) {
                case "DeviceGray", "CalGray" -> true;
                case "DeviceCMYK" -> ink[0] == ink[1] && ink[1] == ink[2] && ink[0] == 0;
                default -> {
                    float[] light = color.getColorSpace().toRGB(ink);
                    yield Math.abs(light[0] - light[1]) < GRAY && Math.abs(light[1] - light[2]) < GRAY;
                }
            };
            colored |= !gray;
        }
    }

    @Override
    public void appendRectangle(Point2D a, Point2D b, Point2D c, Point2D d) {
        path.moveTo(a.getX(), a.getY());
        path.lineTo(b.getX(), b.getY());
        path.lineTo(c.getX(), c.getY());
        path.lineTo(d.getX(), d.getY());
        path.closePath();
    }

    @Override
    public void moveTo(float x, float y) {
        path.moveTo(x, y);
    }

    @Override
    public void lineTo(float x, float y) {
        path.lineTo(x, y);
    }

    @Override
    public void curveTo(float x1, float y1, float x2, float y2, float x3, float y3) {
        path.curveTo(x1, y1, x2, y2, x3, y3);
    }

    @Override
    public Point2D getCurrentPoint() {
        Point2D point = path.getCurrentPoint();
        return point == null ? new Point2D.Float() : point;
    }

    @Override
    public void closePath() {
        if (path.getCurrentPoint() != null) {
            path.closePath();
        }
    }

    @Override
    public void endPath() {
        path.reset();
    }

    @Override
    public void clip(int windingRule) {}

    @Override
    public void strokePath() throws IOException {
        paint(getGraphicsState().getStrokingColor());
        stroked();
        path.reset();
    }

    private void stroked() {
        if (path.getCurrentPoint() == null) {
            return;
        }
        Matrix now = getGraphicsState().getCurrentTransformationMatrix();
        double width = getGraphicsState().getLineWidth()
                * Math.sqrt(Math.abs(
                        (double) now.getScaleX() * now.getScaleY() - (double) now.getShearX() * now.getShearY()));
        Rectangle2D place = path.getBounds2D();
        line = line.or(at(width, place.getCenterX(), place.getCenterY()));
        cover(new Rectangle2D.Double(
                place.getX() - width / 2,
                place.getY() - width / 2,
                place.getWidth() + width,
                place.getHeight() + width));
    }

    @Override
    public void fillPath(int windingRule) throws IOException {
        paint(getGraphicsState().getNonStrokingColor());
        filled();
        path.reset();
    }

    private void filled() {
        if (path.getCurrentPoint() != null && !isWhite(getGraphicsState().getNonStrokingColor())) {
            cover(path.getBounds2D());
        }
    }

    private static boolean isWhite(PDColor color) {
        if (color.getColorSpace() == null || color.isPattern()) {
            return false;
        }
        boolean shares = color.getColorSpace().getName().equals("DeviceCMYK");
        for (float share : color.getComponents()) {
            if (share != (shares ? 0 : 1)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void fillAndStrokePath(int windingRule) throws IOException {
        paint(getGraphicsState().getNonStrokingColor());
        paint(getGraphicsState().getStrokingColor());
        stroked();
        path.reset();
    }

    @Override
    public void shadingFill(COSName name) {
        colored = true;
    }

    @Override
    public void drawImage(PDImage image) throws IOException {
        Matrix now = getGraphicsState().getCurrentTransformationMatrix();
        Path2D corners = new Path2D.Double(new Rectangle2D.Double(0, 0, 1, 1), now.createAffineTransform());
        Rectangle2D place = corners.getBounds2D();
        double across = Math.hypot(now.getScaleX(), now.getShearY());
        double down = Math.hypot(now.getShearX(), now.getScaleY());
        double dots = Math.min(image.getWidth() / across, image.getHeight() / down) * INCH;
        picture = picture.or(at(dots, place.getCenterX(), place.getCenterY()));
        cover(place);
        if (image.isStencil()) {
            paint(getGraphicsState().getNonStrokingColor());
        } else {
            colored |= image.getColorSpace().getNumberOfComponents() > 1;
        }
    }

    @Override
    protected void showGlyph(Matrix matrix, PDFont font, int code, Vector advance) throws IOException {
        if (!font.isEmbedded()) {
            foreign.add(font.getName());
        }
        String text = font.toUnicode(code);
        if (text != null && text.isBlank()) {
            return;
        }
        paint(getGraphicsState().getNonStrokingColor());
        AffineTransform place = matrix.createAffineTransform();
        double size = Math.sqrt(Math.abs(place.getDeterminant()));
        Rectangle2D box = new Path2D.Double(new Rectangle2D.Double(0, -DEPTH, advance.getX(), DEPTH + HEIGHT), place)
                .getBounds2D();
        letters = letters.or(at(size, box.getCenterX(), box.getCenterY()));
        cover(box);
    }

    /** The parts of letters below and above their line, in their size. */
    private static final double DEPTH = 0.2;

    private static final double HEIGHT = 0.7;
}
