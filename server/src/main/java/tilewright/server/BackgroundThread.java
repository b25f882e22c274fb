package tilewright.server;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;

/**
 * Lets a thread give way to others when all cores are busy. Only Linux can do this for a single thread, by {@code
 * setpriority}; elsewhere nothing happens.
 */
@SuppressWarnings("restricted") // a function of the C library that touches no memory
final class BackgroundThread {

    /** A thread of this niceness gets a tenth of the time of one without. */
    private static final int NICENESS = 10;

    private static final int PRIO_PROCESS = 0;
    private static final int CALLING_THREAD = 0;

    /** Empty where a single thread has no priority. */
    private static final Optional<MethodHandle> SET_PRIORITY = setPriority();

    private BackgroundThread() {}

    private static Optional<MethodHandle> setPriority() {
        if (!System.getProperty("os.name").equals("Linux")) {
            return Optional.empty();
        }
        Linker linker = Linker.nativeLinker();
        FunctionDescriptor type = FunctionDescriptor.of(
                ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT);
        return linker.defaultLookup().find("setpriority").map(address -> linker.downcallHandle(address, type));
    }

    /** Lets the calling thread give way from now on. */
    static void giveWay() {
        SET_PRIORITY.ifPresent(BackgroundThread::call);
    }

    private static void call(MethodHandle setPriority) {
        try {
            int _ = (int) setPriority.invokeExact(PRIO_PROCESS, CALLING_THREAD, NICENESS);
        } catch (Throwable fault) {
            throw new IllegalStateException("setpriority cannot be called", fault);
        }
    }
}
