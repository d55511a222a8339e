"""The NBoard protocol (version 2), as the board NBoard expects it."""
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
    for wrong in ("nonsense", "set depth deep", "set game nonsense", "move a1", "move", "hint none"):
        engine.say(wrong)
        line = engine.until("status ")[-1]
        assert len(line) > len("status "), wrong
    engine.say("ping 7")
    engine.until("pong 7")
    engine.say("quit")
    engine.process.wait(timeout=20)


run([plays_and_gives_hints, complains_about_what_it_does_not_know])
