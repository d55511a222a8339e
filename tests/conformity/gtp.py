"""GTP version 2 (Farnebäck, draft 2), as a controller expects it."""
import time

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


def refuses_extra_words_everywhere(lawan):
    gtp = Controller(lawan)
    fitting = {"play": "black d3", "genmove": "black", "reg_genmove": "black", "boardsize": "8", "komi": "0",
               "known_command": "name", "time_settings": "60 0 0", "time_left": "black 60 0"}
    for command in gtp.good("list_commands").split():
        assert gtp.good("known_command " + command) == "true"
        gtp.bad(f"{command} {fitting.get(command, '')} more", "syntax error")
    # The board is as it was: neither a move nor the end of the program came of it.
    assert gtp.good("reg_genmove black") in ("d3", "c4", "f5", "e6")
    gtp.bad("undo", "cannot undo")
    gtp.end()


def reads_lines_as_controllers_send_them(lawan):
    gtp = Controller(lawan)
    gtp.engine.say("", "   ", "# a comment", "\t")
    assert gtp.engine.silent(), "an answer to nothing"
    assert gtp.good("protocol_version # which one?") == "2"
    assert gtp.good("\t protocol_version\r") == "2"
    assert gtp.good("007 protocol_version") == "2"
    gtp.good("play B D3")
    gtp.good("play w c3")
    gtp.good("undo")
    gtp.good("play white C3")
    gtp.end()


def keeps_its_time(lawan):
    gtp = Controller(lawan, "--bot", "lawan(book=off)")
    for settings, most in (("2 0 0", 2.0), ("0 1 2", 0.5), ("0 3 10", 0.3)):
        gtp.good("clear_board")
        gtp.good("time_settings " + settings)
        begun = time.monotonic()
        gtp.good("genmove black")
        # The rest is for a machine with more to do.
        assert time.monotonic() - begun < most + 1, settings
    gtp.good("time_settings 600 0 0")
    gtp.good("time_left white 0.3 0")
    begun = time.monotonic()
    gtp.good("genmove white")
    assert time.monotonic() - begun < 1.3
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


run([knows_its_commands, numbers_its_answers, refuses_what_it_cannot_read, refuses_extra_words_everywhere,
     reads_lines_as_controllers_send_them, keeps_its_time, plays_a_game_by_the_clock])
