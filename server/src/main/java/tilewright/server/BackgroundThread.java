package tilewright.server;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;

/**
 * Lets a thread give way to others when all cores are busy. Only Linux can do this for a single thread, by {@code
 * setpriority}; elsewhere nothing happens.
 */
@SuppressWarnings("restricted") // a function of the C library that touches no memory
final class BackgroundThread {

    /** A thread that is nicer by so much gets a tenth of the time of another. */
    private static final int NICER = 10;

    private static final int PRIO_PROCESS = 0;
    private static final int CALLING_THREAD = 0;

    /** Empty where a single thread has no priority. */
    private static final Optional<MethodHandle> SET_PRIORITY = setPriority();

    /** Of threads that give way; new threads begin with the niceness of those that start them, so it is not added up. */
    private static final int NICENESS = NICER + niceness();

    private BackgroundThread() {}

    private static Optional<MethodHandle> setPriority() {
        return function("setpriority", ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT);
    }

    /** That of the calling thread. */
    private static int niceness() {
        return function("getpriority", ValueLayout.JAVA_INT, ValueLayout.JAVA_INT)
                .map(BackgroundThread::niceness)
                .orElse(0);
    }

    private static int niceness(MethodHandle getPriority) {
        try {
            return (int) getPriority.invokeExact(PRIO_PROCESS, CALLING_THREAD);
        } catch (Throwable fault) {
            throw new IllegalStateException("getpriority cannot be called", fault);
        }
    }

    /** A function of the C library that gives an integer. */
    private static Optional<MethodHandle> function(String name, MemoryLayout... parameters) {
        if (!System.getProperty("os.name").equals("Linux")) {
            return Optional.empty();
        }
        Linker linker = Linker.nativeLinker();
        FunctionDescriptor type = FunctionDescriptor.of(ValueLayout.JAVA_INT, parameters);
        return linker.defaultLookup().find(name).map(address -> linker.downcallHandle(address, type));
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
