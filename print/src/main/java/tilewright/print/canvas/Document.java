package tilewright.print.canvas;

import java.io.IOException;
import java.io.OutputStream;
import java.util.function.Consumer;

/** A file of pages in the making. The same pages give the same bytes. One thread at a time. */
public interface Document extends AutoCloseable {

    /** Adds a page. */
    void page(Consumer<Canvas> drawing);

    /**
     * Adds an entry to the table of contents that readers show beside the pages, where the kind of file has one.
     *
     * @param page from 0; one that is there already
     */
    void bookmark(String title, int page);

    /** Writes the file; nothing can be added any more. */
    void write(OutputStream out) throws IOException;

    @Override
    void close();
}
