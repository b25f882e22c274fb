package tilewright.page;

import java.net.URI;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The base of tests of the page: somebody at the studio, in a browser that nobody else uses meanwhile. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class AtThePage {

    @RegisterExtension
    public static final Browsers BROWSERS = new Browsers();

    protected Visit visit() {
        return visit(address());
    }

    /** Somebody at another address. */
    protected Visit visit(URI address) {
        return BROWSERS.here().visit(address);
    }

    protected Visit visit(int width) {
        return BROWSERS.here().visit(address(), width);
    }

    protected Visit touching(int width) {
        return BROWSERS.here().touching(address(), width);
    }

    protected URI address() {
        return BROWSERS.address();
    }
}
