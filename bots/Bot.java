// A starter bot for Lawan. It plays every game: change choose() into something better.
//
// Try it:   ./lawan check-bot 'java bots/Bot.java'
//           ./lawan match othello 'process(command="java bots/Bot.java")' greedy --games 10
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

public class Bot {
    // All that was announced: "game" ("othello" …), "side" ("X" or "O"), "size" ("8 8"), "position"
    // (the board in one line, as docs/bots.md explains) and so on.
    private final Map<String, String> game = new HashMap<>();
    private final List<String> played = new ArrayList<>(); // all moves so far, yours too
    private Random random = new Random();

    /** One of the moves, such as "d3". */
    private String choose(List<String> moves) {
        if ("othello".equals(game.get("game"))) {
            for (String corner : List.of("a1", "h1", "a8", "h8")) {
                if (moves.contains(corner)) return corner;
            }
        }
        return moves.get(random.nextInt(moves.size()));
    }

    private void run() throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = in.readLine()) != null; ) {
            String[] parts = line.trim().split(" ", 2);
            String rest = parts.length > 1 ? parts[1] : "";
            switch (parts[0]) {
                case "lawan" -> { game.clear(); played.clear(); } // a new game begins
                case "ready?" -> {
                    random = new Random(Long.parseLong(game.get("seed")));
                    System.out.println("ready");
                }
                case "played" -> played.add(rest);
                case "go" -> System.out.println(choose(Arrays.asList(rest.split(" "))));
                case "quit" -> { return; }
                default -> game.put(parts[0], rest);
            }
        }
    }

    public static void main(String[] arguments) throws IOException {
        new Bot().run();
    }
}
