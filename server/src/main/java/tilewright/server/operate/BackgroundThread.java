package tilewright.server.operate;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;

/**
 * Gives single threads a low priority, so that they give way to others when all cores are busy. Only Linux has it, by
 * {@code setpriority}; elsewhere nothing happens.
 */
@SuppressWarnings("restricted") // a function of the C library that touches no memory
public final class BackgroundThread {

    /** Difference in niceness with which a thread gets a tenth of the time of another. */
    private static final int NICER = 10;

    private static final int PRIO_PROCESS = 0;
    private static final int CALLING_THREAD = 0;

    /** Empty where a single thread has no priority. */
    private static final Optional<MethodHandle> SET_PRIORITY = setPriority();

    /** Niceness of threads that give way. New threads inherit niceness, so it is computed once. */
    private static final int NICENESS = NICER + niceness();

    private BackgroundThread() {}

    private static Optional<MethodHandle> setPriority() {
        return function("setpriority", ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT);
    }

    /** Returns the niceness of the calling thread. */
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

    /** Returns a function of the C library that returns an integer. */
    private static Optional<MethodHandle> function(String name, MemoryLayout... parameters) {
        if (!System.getProperty("os.name").equals("Linux")) {
            return Optional.empty();
        }
        Linker linker = Linker.nativeLinker();
        FunctionDescriptor type = FunctionDescriptor.of(ValueLayout.JAVA_INT, parameters);
        return linker.defaultLookup().find(name).map(address -> linker.downcallHandle(address, type));
    }

    /** Makes the calling thread give way from now on. */
    public static void giveWay() {
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
