package tilewright.print.canvas;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The faces of the program, and files as people have them. */
public final class TestFaces {

    private TestFaces() {}

    /** All faces of the program. */
    public static List<Face> all() {
        List<Face> faces = new ArrayList<>(Face.digits().values());
        faces.addAll(List.of(Face.WORDS, Face.BOLD, Face.ITALIC));
        return faces;
    }

    /** The file of a typeface of the program. */
    public static byte[] file(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(Face.class.getResourceAsStream(name), name)) {
            return in.readAllBytes();
        }
    }
}
