package tilewright.print.puzzles;

import tilewright.message.Message;
import tilewright.print.book.Book;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.CanvasError;
import tilewright.print.canvas.Picture;
import tilewright.print.canvas.Rect;
import tilewright.text.FieldError;

/** A picture in a PNG or JPEG file. */
record PictureFile(Picture picture) implements Book.Image {

    /**
     * The picture of a file.
     *
     * @param name of the file, for the error
     * @throws FieldError when it is none
     */
    static PictureFile of(String name, byte[] bytes) {
        try {
            return new PictureFile(Picture.of(bytes));
        } catch (CanvasError error) {
            throw new FieldError(PuzzlesMessages.inFile(Message.verbatim(name), error.message()));
        }
    }

    @Override
    public double shape() {
        return (double) picture.width() / picture.height();
    }

    @Override
    public void draw(Canvas canvas, Rect place) {
        canvas.picture(picture, place);
    }
}
