import javafx.scene.control.Button;

/** The move that flips most, with the course's signature. */
public class Greedy {
    public int[] move(Button[][] board, int roundsLeft, String symbol) {
        int[][] sides = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
        int[] best = null;
        int most = -1;
        for (int row = 0; row < 8; ++row) {
            for (int column = 0; column < 8; ++column) {
                if (!board[row][column].getText().isEmpty()) continue;
                int flips = 0;
                for (int[] side : sides) {
                    int r = row + side[0];
                    int c = column + side[1];
                    if (r < 0 || r > 7 || c < 0 || c > 7) continue;
                    String text = board[r][c].getText();
                    if (!text.isEmpty() && !text.equals(symbol)) ++flips;
                }
                if (flips > most) {
                    most = flips;
                    best = new int[] {row, column};
                }
            }
        }
        return best;
    }
}
