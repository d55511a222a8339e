"""GTP version 2 (Farnebäck, draft 2), as a controller expects it."""
from driver import Program, run


class Controller:
    def __init__(self, lawan, *more):
        self.engine = Program([lawan, "gtp", *more])

    def ask(self, line):
        """The answer: '=' or '?', and the text of it without its identity."""
        self.engine.say(line)
        lines = []
        while (said := self.engine.line()) != "":
            lines.append(said)
        words = line.split()
        number = words[0] if words[0].isdigit() else ""
        assert lines[0].startswith(("=" + number, "?" + number)), lines
        text = "\n".join([lines[0][1 + len(number):].lstrip()] + lines[1:])
        return lines[0][0], text

    def good(self, line):
        status, text = self.ask(line)
        assert status == "=", (line, text)
        return text

    def bad(self, line, why):
        status, text = self.ask(line)
        assert (status, text) == ("?", why), (line, status, text)

    def end(self):
        self.good("quit")
        self.engine.process.wait(timeout=20)


# What every engine must know.
REQUIRED = ["protocol_version", "name", "version", "known_command", "list_commands", "quit", "boardsize",
            "clear_board", "komi", "play", "genmove"]


def knows_its_commands(lawan):
    gtp = Controller(lawan)
    listed = gtp.good("list_commands").split()
    for command in REQUIRED + ["undo", "time_settings", "time_left"]:
        assert command in listed, command
        assert gtp.good("known_command " + command) == "true"
    assert gtp.good("known_command nonsense") == "false"
    assert gtp.good("protocol_version") == "2"
    gtp.bad("nonsense", "unknown command")
    gtp.end()


def numbers_its_answers(lawan):
    gtp = Controller(lawan)
    assert gtp.good("17 protocol_version") == "2"
    gtp.bad("18 nonsense", "unknown command")
    gtp.end()


def refuses_what_it_cannot_read(lawan):
    gtp = Controller(lawan)
    for line in ("name please", "play black d3 again", "genmove black now", "boardsize 8 8", "undo 2",
                 "known_command", "time_settings 300", "time_settings 300 10 x", "time_settings -1 0 0",
                 "komi", "komi much", "list_commands all", "clear_board now"):
        gtp.bad(line, "syntax error")
    gtp.bad("play green d3", "invalid color")
    gtp.bad("play black a1", "illegal move")
    gtp.bad("boardsize 7", "unacceptable size")
    gtp.bad("undo", "cannot undo")
    gtp.end()


def plays_a_game_by_the_clock(lawan):
    gtp = Controller(lawan, "--bot", "alphabeta(depth=2)")
    gtp.good("boardsize 6")
    gtp.good("clear_board")
    gtp.good("time_settings 60 0 0")
    colours = ["black", "white"]
    passes = 0
    for ply in range(80):
        colour = colours[ply % 2]
        gtp.good(f"time_left {colour} 30 0")
        passes = passes + 1 if gtp.good("genmove " + colour).lower() == "pass" else 0
        if passes == 2:
            break
    assert passes == 2, "the game did not end"
    assert gtp.good("final_score")[0] in "BW0"
    gtp.end()


run([knows_its_commands, numbers_its_answers, refuses_what_it_cannot_read, plays_a_game_by_the_clock])
