package tilewright.browser;

import java.util.HashMap;
import java.util.Map;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.StringConstantInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * A plugin of the compiler that leads the core's calls of {@link String#formatted} to {@link PlainFormatter}.
 *
 * <p>The core formats the sentences of its errors, with {@code %s} and {@code %d} alone. The JDK's formatter can do far more, and
 * with its numbers and languages would be a quarter of the engine.
 */
public final class PlainFormatPlugin implements TeaVMPlugin, ClassHolderTransformer {

    private static final MethodReference PLAIN =
            new MethodReference(PlainFormatter.class, "of", String.class, Object[].class, String.class);

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().startsWith("tilewright.")) {
            for (MethodHolder method : type.getMethods()) {
                Program program = method.getProgram();
                if (program != null) {
                    program.getBasicBlocks().forEach(block -> replace(type.getName(), block));
                }
            }
        }
    }

    private static void replace(String type, BasicBlock block) {
        Map<Variable, String> texts = new HashMap<>();
        for (Instruction instruction : block) {
            if (instruction instanceof StringConstantInstruction constant) {
                texts.put(constant.getReceiver(), constant.getConstant());
            }
            if (instruction instanceof InvokeInstruction call
                    && call.getMethod().getClassName().equals("java.lang.String")
                    && call.getMethod().getName().equals("formatted")) {
                check(type, texts.getOrDefault(call.getInstance(), ""));
                call.setArguments(call.getInstance(), call.getArguments().get(0));
                call.setInstance(null);
                call.setType(InvocationType.SPECIAL);
                call.setMethod(PLAIN);
            }
        }
    }

    /** Refuses at compile time what would fail in the browser. */
    private static void check(String type, String text) {
        if (text.replace("%s", "").replace("%d", "").contains("%")) {
            throw new IllegalStateException(type + ": the engine can format only %s and %d, not (" + text + ")");
        }
    }
}
