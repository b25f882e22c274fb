package tilewright.page;

import java.net.URI;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The base of tests of the page: somebody at the studio, in a browser that nobody else uses meanwhile. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class AtThePage {

    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    Visit visit() {
        return visit(address());
    }

    /** Somebody at another address. */
    Visit visit(URI address) {
        return BROWSERS.here().visit(address);
    }

    Visit visit(int width) {
        return BROWSERS.here().visit(address(), width);
    }

    Visit touching(int width) {
        return BROWSERS.here().touching(address(), width);
    }

    URI address() {
        return BROWSERS.address();
    }
}
