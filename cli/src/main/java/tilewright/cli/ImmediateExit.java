package tilewright.cli;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;

/**
 * The C function {@code _exit}, which ends the process at once. {@link System#exit} and {@link Runtime#halt} wait until
 * the JVM's compilations and collections are done, and 300 ms for a thread that waits for input.
 *
 * <p>Finding the function takes some milliseconds, so it is done beforehand. Threads may share one.
 */
final class ImmediateExit {

    private volatile Optional<MethodHandle> function = Optional.empty();

    /** Finds the function, in a thread of its own. */
    void prepare() {
        Thread.ofPlatform().daemon().name("exit").start(this::find);
    }

    @SuppressWarnings("restricted") // the one native function that is called
    private void find() {
        Linker linker = Linker.nativeLinker();
        function = linker.defaultLookup()
                .find("_exit")
                .map(address -> linker.downcallHandle(address, FunctionDescriptor.ofVoid(ValueLayout.JAVA_INT)));
    }

    /** Ends the process; returns if the function is not found yet, or nowhere. */
    void end(int status) {
        if (function.isPresent()) {
            try {
                function.get().invokeExact(status);
            } catch (Throwable failure) {
                throw new IllegalStateException(failure);
            }
        }
    }
}
