package tilewright.tools;

import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_int;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.FieldRefEntry;
import java.lang.classfile.constantpool.InvokeDynamicEntry;
import java.lang.classfile.constantpool.LoadableConstantEntry;
import java.lang.classfile.constantpool.MemberRefEntry;
import java.lang.classfile.constantpool.MethodHandleEntry;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Replaces the parts of a class that the JVM would generate at each start by plain methods: its switches over types,
 * and {@code equals} and {@code hashCode} of a record. The JVM's ahead-of-time cache has lambdas, and none of these.
 * They answer the same, hash codes included.
 */
final class PlainCalls {

    private static final int FLAGS = ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC;
    private static final ClassDesc OBJECTS = ClassDesc.of("java.util.Objects");

    private final ClassModel model;
    /** Names of the methods, by the calls. */
    private final Map<InvokeDynamicEntry, String> names = new LinkedHashMap<>();

    private PlainCalls(ClassModel model) {
        this.model = model;
    }

    /** Returns a class with plain methods; the same bytes when it needs none. */
    static byte[] made(ClassFile format, byte[] bytes) {
        ClassModel model = format.parse(bytes);
        PlainCalls calls = new PlainCalls(model);
        byte[] made = format.transformClass(
                model,
                ClassTransform.transformingMethodBodies((code, element) -> {
                            if (element instanceof InvokeDynamicInstruction call
                                    && body(call.invokedynamic()).isPresent()) {
                                calls.call(code, call.invokedynamic());
                            } else {
                                code.with(element);
                            }
                        })
                        .andThen(ClassTransform.endHandler(calls::addTo)));
        return calls.names.isEmpty() ? bytes : made;
    }

    private void call(CodeBuilder code, InvokeDynamicEntry call) {
        String name = names.computeIfAbsent(call, _ -> call.name().stringValue() + "$plain" + names.size());
        boolean inInterface = model.flags().has(AccessFlag.INTERFACE);
        code.invokestatic(model.thisClass().asSymbol(), name, call.typeSymbol(), inInterface);
    }

    private void addTo(ClassBuilder type) {
        names.forEach((call, name) ->
                type.withMethodBody(name, call.typeSymbol(), FLAGS, body(call).orElseThrow()));
    }

    /** The body of the method; empty for a call that is left as it is. */
    private static Optional<Consumer<CodeBuilder>> body(InvokeDynamicEntry call) {
        MemberRefEntry factory = call.bootstrap().bootstrapMethod().reference();
        List<LoadableConstantEntry> constants = call.bootstrap().arguments();
        String name = factory.owner().asInternalName() + "." + call.name().stringValue();
        return switch (name) {
            case "java/lang/runtime/SwitchBootstraps.typeSwitch" ->
                constants.stream().allMatch(ClassEntry.class::isInstance)
                        ? Optional.of(code -> choose(code, constants))
                        : Optional.empty();
            case "java/lang/runtime/ObjectMethods.equals" -> Optional.of(code -> equal(code, call, fields(constants)));
            case "java/lang/runtime/ObjectMethods.hashCode" -> Optional.of(code -> hash(code, fields(constants)));
            default -> Optional.empty();
        };
    }

    /** The number of the first type, from that of the second argument on, which the first one has; -1 for null. */
    private static void choose(CodeBuilder code, List<LoadableConstantEntry> types) {
        code.aload(0).ifThen(Opcode.IFNULL, none -> none.iconst_m1().ireturn());
        for (int i = 0; i < types.size(); i++) {
            Label next = code.newLabel();
            code.iload(1).loadConstant(i).if_icmpgt(next);
            code.aload(0).instanceOf((ClassEntry) types.get(i)).ifeq(next);
            code.loadConstant(i).ireturn();
            code.labelBinding(next);
        }
        code.loadConstant(types.size()).ireturn();
    }

    /** The fields of a record, in order. */
    private static List<FieldRefEntry> fields(List<LoadableConstantEntry> constants) {
        List<FieldRefEntry> fields = new ArrayList<>();
        for (LoadableConstantEntry constant : constants) {
            if (constant instanceof MethodHandleEntry getter && getter.reference() instanceof FieldRefEntry field) {
                fields.add(field);
            }
        }
        return fields;
    }

    private static void equal(CodeBuilder code, InvokeDynamicEntry call, List<FieldRefEntry> fields) {
        ClassDesc type = call.typeSymbol().parameterType(0);
        int other = code.allocateLocal(TypeKind.REFERENCE);
        code.aload(0).aload(1).ifThen(Opcode.IF_ACMPEQ, same -> same.iconst_1().ireturn());
        code.aload(1).instanceOf(type).ifThen(Opcode.IFEQ, no -> no.iconst_0().ireturn());
        code.aload(1).checkcast(type).astore(other);
        Label different = code.newLabel();
        for (FieldRefEntry field : fields) {
            code.aload(0).getfield(field).aload(other).getfield(field);
            ClassDesc kind = field.typeSymbol();
            switch (TypeKind.from(kind)) {
                case BOOLEAN, BYTE, CHAR, SHORT, INT -> code.if_icmpne(different);
                case LONG -> code.lcmp().ifne(different);
                case FLOAT, DOUBLE ->
                    code.invokestatic(box(kind), "compare", MethodTypeDesc.of(CD_int, kind, kind))
                            .ifne(different);
                default ->
                    code.invokestatic(OBJECTS, "equals", MethodTypeDesc.of(CD_boolean, CD_Object, CD_Object))
                            .ifeq(different);
            }
        }
        code.iconst_1().ireturn();
        if (!fields.isEmpty()) {
            code.labelBinding(different).iconst_0().ireturn();
        }
    }

    private static void hash(CodeBuilder code, List<FieldRefEntry> fields) {
        code.iconst_0();
        for (FieldRefEntry field : fields) {
            ClassDesc kind = field.typeSymbol();
            code.loadConstant(31).imul().aload(0).getfield(field);
            if (kind.isPrimitive()) {
                code.invokestatic(box(kind), "hashCode", MethodTypeDesc.of(CD_int, kind));
            } else {
                code.invokestatic(OBJECTS, "hashCode", MethodTypeDesc.of(CD_int, CD_Object));
            }
            code.iadd();
        }
        code.ireturn();
    }

    private static ClassDesc box(ClassDesc primitive) {
        String name = switch (TypeKind.from(primitive)) {
            case INT -> "Integer";
            case CHAR -> "Character";
            default -> {
                String plain = primitive.displayName();
                yield Character.toUpperCase(plain.charAt(0)) + plain.substring(1);
            }
        };
        return ClassDesc.of("java.lang." + name);
    }
}
