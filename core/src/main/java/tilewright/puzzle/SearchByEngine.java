package tilewright.puzzle;

import tilewright.search.Search;

/**
 * A search of a puzzle that one of the general engines carries out; the puzzle says only what its board looks like.
 *
 * @param <S> the position
 */
public interface SearchByEngine<S> extends PuzzleSearch<S> {

    /** The engine, always the same. */
    Search engine();

    @Override
    default int run(int haltAt, long nodes) {
        return engine().run(haltAt, nodes);
    }

    @Override
    default long nodes() {
        return engine().nodes();
    }

    @Override
    default int depth() {
        return engine().depth();
    }

    @Override
    default int width(int level) {
        return engine().width(level);
    }

    @Override
    default int explored(int level) {
        return engine().explored(level);
    }
}
