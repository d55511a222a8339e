package javafx.scene.control;

/** All that a bot of the course asks of a button: its text, "X", "O" or "". */
public class Button {
    private String text = "";

    public Button() {}

    public Button(String text) {
        this.text = text;
    }

    public String getText() {
        return text;
    }

    public void setText(String text) {
        this.text = text;
    }
}
