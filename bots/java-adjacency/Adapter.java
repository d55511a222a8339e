// Lets a bot of the Adjacency course take part unchanged: java -cp build Adapter NameOfItsClass
//
// The class has a method move() that answers int[] {row, column}, counted from 0 at the top left. What
// it takes is found by type: Button[][] or String[][] is the board, int the rounds left, String the
// symbol it plays. Where move() takes no board, a method that takes nothing but a board is called before
// it (setBoardState in some programs). What the bot prints goes to stderr.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import javafx.scene.control.Button;

public class Adapter {
    private static final int SIZE = 8;

    private final Class<?> type;
    private final PrintStream out;
    private final Map<String, String> game = new HashMap<>();
    private Object bot;

    private Adapter(Class<?> type, PrintStream out) {
        this.type = type;
        this.out = out;
    }

    public static void main(String[] arguments) throws Exception {
        if (arguments.length != 1) {
            System.err.println("usage: java -cp CLASSES Adapter NameOfTheBotsClass");
            System.exit(2);
        }
        PrintStream out = System.out;
        System.setOut(System.err);
        Class<?> type;
        try {
            type = Class.forName(arguments[0]);
        } catch (ClassNotFoundException error) {
            System.err.println("there is no class " + arguments[0] + " in the class path");
            System.exit(2);
            return;
        }
        new Adapter(type, out).run();
        System.exit(0); // threads of the bot would keep the program alive
    }

    private void run() throws IOException, ReflectiveOperationException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = in.readLine()) != null; ) {
            String[] parts = line.trim().split(" ", 2);
            switch (parts[0]) {
                case "lawan" -> { game.clear(); bot = null; }
                case "ready?" -> { bot = made(); say("ready"); }
                case "go" -> say(move());
                case "quit" -> { return; }
                default -> game.put(parts[0], parts.length > 1 ? parts[1] : "");
            }
        }
    }

    private void say(String answer) {
        out.println(answer);
        out.flush();
    }

    /** A new bot for a game, by its shortest constructor that can be called. */
    private Object made() throws ReflectiveOperationException {
        Constructor<?> shortest = null;
        for (Constructor<?> each : type.getDeclaredConstructors()) {
            if (!known(each.getParameterTypes())) continue;
            if (shortest == null || each.getParameterCount() < shortest.getParameterCount()) shortest = each;
        }
        if (shortest == null) fail("no constructor takes nothing but a board, the rounds and a symbol");
        Constructor<?> chosen = shortest;
        chosen.setAccessible(true);
        return outcome(() -> chosen.newInstance(arguments(chosen.getParameterTypes())));
    }

    private String move() throws ReflectiveOperationException {
        Method move = named("move");
        boolean seesTheBoard = false;
        for (Class<?> each : move.getParameterTypes()) seesTheBoard |= each.isArray();
        if (!seesTheBoard) showTheBoard();
        move.setAccessible(true);
        Object answer = outcome(() -> move.invoke(bot, arguments(move.getParameterTypes())));
        if (!(answer instanceof int[] cell) || cell.length != 2) {
            fail("move() must answer int[] {row, column}");
            return "";
        }
        if (cell[0] < 0 || cell[0] >= SIZE || cell[1] < 0 || cell[1] >= SIZE) {
            fail("move() answered row " + cell[0] + ", column " + cell[1] + ", which is not on the board");
        }
        return "" + (char) ('a' + cell[1]) + (cell[0] + 1);
    }

    private Method named(String name) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            for (Method method : each.getDeclaredMethods()) {
                if (method.getName().equals(name) && known(method.getParameterTypes())) return method;
            }
        }
        fail("no method " + name + "() takes nothing but a board, the rounds and a symbol");
        return null;
    }

    private void showTheBoard() throws ReflectiveOperationException {
        for (Method method : type.getMethods()) {
            Class<?>[] takes = method.getParameterTypes();
            if (takes.length == 1 && takes[0].isArray() && known(takes)) {
                outcome(() -> method.invoke(bot, arguments(takes)));
            }
        }
    }

    private interface Call { Object done() throws ReflectiveOperationException; }

    /** An error of the bot ends the program, as it would end the course's. */
    private static Object outcome(Call call) throws ReflectiveOperationException {
        try {
            return call.done();
        } catch (InvocationTargetException error) {
            error.getCause().printStackTrace();
            System.exit(1);
            return null;
        }
    }

    private static boolean known(Class<?>[] types) {
        for (Class<?> each : types) {
            if (each != Button[][].class && each != String[][].class && each != int.class && each != Integer.class
                    && each != String.class) {
                return false;
            }
        }
        return true;
    }

    private Object[] arguments(Class<?>[] types) {
        Object[] values = new Object[types.length];
        for (int i = 0; i < types.length; ++i) {
            if (types[i] == Button[][].class) values[i] = buttons();
            else if (types[i] == String[][].class) values[i] = board();
            else if (types[i] == String.class) values[i] = game.get("side");
            else values[i] = roundsLeft();
        }
        return values;
    }

    /** "6OO/6OO/8/8/8/8/XX6/XX6 X 8 8": the rows, the side to move, moves left of X and of O. */
    private String[][] board() {
        String[][] board = new String[SIZE][SIZE];
        String[] rows = game.get("position").split(" ")[0].split("/");
        for (int row = 0; row < SIZE; ++row) {
            int column = 0;
            for (char c : rows[row].toCharArray()) {
                if (c == 'X' || c == 'O') board[row][column++] = String.valueOf(c);
                else for (int empty = c - '0'; empty > 0; --empty) board[row][column++] = "";
            }
        }
        return board;
    }

    private Button[][] buttons() {
        String[][] board = board();
        Button[][] buttons = new Button[SIZE][SIZE];
        for (int row = 0; row < SIZE; ++row) {
            for (int column = 0; column < SIZE; ++column) buttons[row][column] = new Button(board[row][column]);
        }
        return buttons;
    }

    /** As the course's window counts them: a round that has begun is still left. */
    private int roundsLeft() {
        String[] words = game.get("position").split(" ");
        return Math.max(Integer.parseInt(words[2]), Integer.parseInt(words[3]));
    }

    private static void fail(String why) {
        System.err.println(why);
        System.exit(1);
    }
}
