package tilewright.puzzle;

/** A puzzle of which there are variants. */
public interface WithVariants {

    Variants variants();
}
