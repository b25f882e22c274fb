package tilewright.sudoku.technique;

import java.util.Optional;

/** Coloring, chains, almost locked sets, Sue de Coq and templates, by the codes of HoDoKu's library of cases. */
final class ChainTechniques {

    private ChainTechniques() {}

    /**
     * The technique of a code with its variant: {@code 0902-2}. It finds steps of other codes as well.
     *
     * @return empty if it is none of these
     */
    static Optional<Technique> named(String name) {
        boolean second = name.endsWith("-2");
        boolean sets = name.endsWith("-3") || name.endsWith("-4");
        return Optional.ofNullable(
                switch (name.substring(0, 4)) {
                    case "0500", "0501" -> new SimpleColors();
                    case "0502", "0503" -> new MultiColors();
                    case "0504" -> new Medusa();
                    case "0701" -> new XChain();
                    case "0702" -> new XyChain();
                    case "0706", "0707", "0708" -> new NiceLoops(NiceLoops.Nodes.CANDIDATES);
                    case "0709" -> grouped(second);
                    case "0710", "0711" -> grouped(sets);
                    case "0901" -> new AlsXz(false);
                    case "0902" -> new AlsXyWing(second);
                    case "0903" -> new AlsChain(false, true, 6);
                    case "0904" -> new DeathBlossom(second);
                    case "1101" -> new SueDeCoq();
                    case "1201" -> new TemplateSet();
                    case "1202" -> new TemplateDelete();
                    default -> null;
                });
    }

    private static Technique grouped(boolean sets) {
        return new NiceLoops(sets ? NiceLoops.Nodes.GROUPS_AND_SETS : NiceLoops.Nodes.GROUPS);
    }
}
