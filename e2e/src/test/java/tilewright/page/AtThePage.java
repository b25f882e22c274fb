package tilewright.page;

import java.net.URI;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import tilewright.server.StudioServer;

/** What tests of the page share: the studio's server and a browser, started once for each class. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class AtThePage {

    private final Chromium chromium = new Chromium();
    private final StudioServer server;

    AtThePage() {
        try {
            server = StudioServer.start(0);
        } catch (StudioServer.CannotListen failure) {
            throw new AssertionError("no free port", failure);
        }
    }

    @BeforeAll
    void the_site_is_there() {
        if (AtThePage.class.getResource("/public/index.html") == null) {
            throw new AssertionError("the site is not on the class path: build the module browser first");
        }
    }

    @AfterAll
    void stop() {
        chromium.close();
        server.close();
    }

    Visit visit() {
        return chromium.visit(address());
    }

    Visit visit(int width) {
        return chromium.visit(address(), width);
    }

    Visit touching(int width) {
        return chromium.touching(address(), width);
    }

    URI address() {
        return server.address();
    }
}
