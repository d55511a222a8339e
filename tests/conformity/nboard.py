"""The NBoard protocol (version 2), as the board NBoard expects it."""
import re
import time

from driver import Program, run

START = ("set game (;GM[Othello]PC[test]PB[b]PW[w]RE[?]TI[0]TY[8]"
         "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *];)")


def plays_and_gives_hints(lawan):
    engine = Program([lawan, "nboard"])
    engine.say("nboard 2")
    assert engine.line().startswith("set myname ")
    engine.say("set depth 3", START, "ping 1")
    engine.until("pong 1")
    engine.say("go")
    move = engine.until("=== ")[-1].split()[1].split("/")[0]
    engine.say("move " + move, "hint 2", "ping 2")
    lines = engine.until("pong 2")
    assert sum(line.startswith("search ") for line in lines) <= 2, lines
    engine.say("quit")
    engine.process.wait(timeout=20)


def complains_about_what_it_does_not_know(lawan):
    engine = Program([lawan, "nboard"])
    for wrong in ("nonsense", "NBOARD 2", "nboard", "nboard two", "set", "set nonsense 1", "set depth", "set depth deep",
                  "set depth 0", "set contempt much", "set game", "set game nonsense", "move a1", "move", "move zz/1/1",
                  "hint none", "hint 0", "ping", "ping x", "analyse"):
        engine.say(wrong)
        line = engine.until("status ")[-1]
        assert len(line) > len("status "), wrong
    # Nothing of it has changed anything: the four moves of the start are still there.
    engine.say("set depth 2", START, "hint 64")
    lines = engine.until("status")
    assert sum(line.startswith("search ") for line in lines) == 4, lines
    engine.say("quit")
    engine.process.wait(timeout=20)


def stops_at_a_ping(lawan):
    """A search ends with the next ping, and its answer comes before the pong."""
    for asked in ("go", "hint 4"):
        engine = Program([lawan, "nboard"])
        engine.say("set depth 60", START.replace("];)", "]B[d3];)"), asked)
        time.sleep(0.5)
        begun = time.monotonic()
        engine.say("ping 3")
        lines = engine.until("pong 3", 5)
        assert time.monotonic() - begun < 2, asked
        if asked == "go":
            assert any(line.startswith("=== ") for line in lines), lines
        engine.say("quit")
        engine.process.wait(timeout=20)


def goes_on_from_any_position(lawan):
    engine = Program([lawan, "nboard"])
    engine.say("nboard 2", "set depth 2", START.replace("];)", "]B[d3]W[c3/0.12/1.5];)"), "go")
    move = engine.until("=== ")[-1].split()[1].split("/")
    assert len(move) == 3 and re.fullmatch("[a-h][1-8]", move[0]), move
    engine.until("status")
    engine.say(f"move {move[0]}/{move[1]}/0.5", "learn")  # a move that was made already is refused
    engine.until("learned")
    engine.say("move " + move[0])
    assert "not a legal move" in engine.until("status")[-1]
    engine.say("quit")
    engine.process.wait(timeout=20)


run([plays_and_gives_hints, complains_about_what_it_does_not_know, stops_at_a_ping, goes_on_from_any_position])
