package tilewright.print.puzzles;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Iterator;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import tilewright.message.Message;
import tilewright.print.book.Book;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Rect;
import tilewright.print.fields.FieldError;

/**
 * A picture in a PNG or JPEG file.
 *
 * @param bytes of the file
 * @param shape its width, as a factor of its height
 */
record PictureFile(byte[] bytes, double shape) implements Book.Image {

    /**
     * The picture of a file.
     *
     * @throws FieldError when it is none
     */
    static PictureFile of(String name, byte[] bytes) {
        FieldError other = new FieldError(PuzzlesMessages.noPicture(Message.verbatim(name)));
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(bytes))) {
            Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
            if (!readers.hasNext()) {
                throw other;
            }
            ImageReader reader = readers.next();
            try {
                reader.setInput(in);
                String format = reader.getFormatName();
                if (!format.equalsIgnoreCase("png") && !format.equalsIgnoreCase("jpeg")) {
                    throw other;
                }
                return new PictureFile(bytes, (double) reader.getWidth(0) / reader.getHeight(0));
            } finally {
                reader.dispose();
            }
        } catch (IOException broken) {
            throw other;
        }
    }

    @Override
    public void draw(Canvas canvas, Rect place) {}
}
