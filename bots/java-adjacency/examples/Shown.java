import javafx.scene.control.Button;

/** The course's int[] move(), which is shown the board before. */
public class Shown {
    private Button[][] board;

    public void setBoardState(Button[][] buttons) {
        board = buttons;
    }

    public int[] move() {
        System.out.println("what a bot prints does no harm");
        for (int row = 0; row < 8; ++row) {
            for (int column = 0; column < 8; ++column) {
                if (board[row][column].getText().isEmpty()) return new int[] {row, column};
            }
        }
        return new int[] {0, 0};
    }
}
