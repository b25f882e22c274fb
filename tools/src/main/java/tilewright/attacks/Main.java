package tilewright.attacks;

import java.io.IOException;
import java.util.List;

/** Attacks the built program of the folder it is started in; {@code --help} lists the attacks. */
final class Main {

    private static final String HELP = """
            Usage: ./build reliability [N [ROWS]]
                   ./build reliability GROUP [ARGUMENTS]

            Attacks what is built by load, kills, and full disks, and prints a row with a figure for each attack. Exit 1: an
            attack did harm. Without a group it attacks the command line, with N kills (10); from 100 on files are large, too.
            ROWS are the names of those rows that are wanted; all if there is none.

              server [SECONDS [HANG_UPS [ROWS]]]  a server under load, for 60 seconds and with 200 clients that hang up
              flood [SECONDS]                   a server that one address floods while three others work (20 seconds)
              rooms [ROUNDS [ROWS]]             kills, power cuts, and load of a server with rooms, with 20 rounds
              bulk [ROUNDS [LINES ['ROWS']]]    jobs on Spark: 3 rounds of 20,000 lines
            """;

    private Main() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        List<String> all = List.of(arguments);
        List<String> more = all.subList(Math.min(1, all.size()), all.size());
        System.exit(
                switch (all.isEmpty() ? "" : all.getFirst()) {
                    case "-h", "--help", "help" -> {
                        System.out.print(HELP);
                        yield 0;
                    }
                    case "server" -> ServerAttacks.run(more);
                    case "flood" -> ServerFlood.run(number(more, 0, 20));
                    case "rooms" -> RoomAttacks.run(more);
                    case "bulk" -> BulkAttacks.run(more);
                    default -> CommandLineAttacks.run(number(all, 0, 10), more);
                });
    }

    /** The number at an index of the arguments, if there are so many. */
    static int number(List<String> arguments, int index, int otherwise) {
        return arguments.size() > index ? Integer.parseInt(arguments.get(index)) : otherwise;
    }
}
