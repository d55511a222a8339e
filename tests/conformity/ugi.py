"""UGI, as a graphical board that knows UCI expects it."""
import re
import time

from driver import Program, run


def start(lawan, game="othello", *more):
    engine = Program([lawan, "ugi", game, *more])
    engine.say("ugi")
    return engine, engine.until("ugiok")


def quit_(engine):
    engine.say("quit")
    engine.process.wait(timeout=20)


def introduces_itself_with_options(lawan):
    engine, lines = start(lawan)
    assert lines[0].startswith("id name "), lines
    options = {line.split()[2]: line for line in lines if line.startswith("option name ")}
    for name in ("threads", "memory", "level", "confidence"):
        assert name in options, (name, options)
        assert " type " in options[name]
    assert " type spin " in options["threads"] and " min " in options["threads"]
    quit_(engine)


def options_take_effect_or_are_refused(lawan):
    engine, _ = start(lawan, "othello", "--bot", "alphabeta(depth=2)")
    engine.say("position startpos", "go", )
    assert " depth 2 " in engine.until("bestmove")[-2]
    engine.say("setoption name Depth value 4", "go")
    assert " depth 4 " in engine.until("bestmove")[-2]
    for wrong in ("setoption name depth value many", "setoption name nonsense value 1", "setoption x"):
        engine.say(wrong)
        assert engine.line().startswith("info string error: "), wrong
    engine.say("go")
    assert " depth 4 " in engine.until("bestmove")[-2], "a refused value changed something"
    quit_(engine)


def describes_every_option_as_uci_does(lawan):
    form = re.compile(r"option name \S+ type (spin( default -?\d+)?( min -?\d+)?( max -?\d+)?|check default (true|false)"
                      r"|combo( default \S+)?( var \S+)+|string default .+)")
    for game in ("othello", "adjacency", "connect4", "tictactoe"):
        engine, lines = start(lawan, game)
        options = [line for line in lines if line.startswith("option ")]
        assert options and all(form.fullmatch(line) for line in options), options
        # What it offers it takes.
        for line in options:
            words = line.split()
            if "default" in words:
                engine.say(f"setoption name {words[2]} value {words[words.index('default') + 1]}")
        engine.say("isready")
        assert engine.until("readyok") == ["readyok"], game
        quit_(engine)


def refuses_values_out_of_range(lawan):
    engine, _ = start(lawan)
    for wrong in ("threads value -1", "threads value 1000000", "memory value 0", "memory value 999999999999",
                  "level value 11", "level value 0", "confidence value 120", "threads", "level value"):
        engine.say("setoption name " + wrong)
        assert engine.line().startswith("info string error: "), wrong
    engine.say("setoption name level value 1", "setoption name threads value 1", "setoption name memory value 16",
               "position startpos", "go depth 2")
    engine.until("bestmove")
    quit_(engine)


def a_level_takes_effect(lawan):
    engine, _ = start(lawan, "othello", "--bot", "lawan(book=off)")
    engine.say("position startpos moves d3 c3", "setoption name level value 1", "go movetime 500")
    weak = [line for line in engine.until("bestmove") if line.startswith("info depth ")]
    engine.say("setoption name level value <empty>", "go movetime 500")
    strong = [line for line in engine.until("bestmove") if line.startswith("info depth ")]
    deepest = [max(int(line.split()[2]) for line in lines) for lines in (weak, strong)]
    assert deepest[0] < deepest[1], deepest
    quit_(engine)


def tells_of_each_depth(lawan):
    engine, _ = start(lawan)
    engine.say("position startpos moves d3 c3", "go depth 6")
    lines = engine.until("bestmove")
    depths = [int(line.split()[2]) for line in lines if line.startswith("info depth ")]
    assert depths == sorted(depths) and len(depths) >= 6 and depths[-1] == 6, lines
    infos = [line.split() for line in lines if line.startswith("info depth ")]
    for figure in ("nodes", "time"):  # of the whole search, not of a depth
        figures = [int(info[info.index(figure) + 1]) for info in infos]
        assert figures == sorted(figures), (figure, lines)
    move = lines[-1].split()[1]
    engine.say(f"position startpos moves d3 c3 {move}", "query gameover")
    assert engine.line() == "response false", "the move is not legal"
    quit_(engine)


def tells_of_each_depth_under_a_clock_too(lawan):
    for game, moves in (("othello", "d3 c3"), ("adjacency", "d4 e5"), ("connect4", "d1"), ("tictactoe", "b2")):
        more = {"tictactoe": ("--size", "10", "--in-a-row", "5"), "othello": ("--bot", "lawan(book=off)")}.get(game, ())
        engine, _ = start(lawan, game, *more)
        for go in ("go movetime 500", "go p1time 20000 p2time 20000"):
            engine.say(f"position startpos moves {moves}", go)
            lines = engine.until("bestmove")
            depths = [int(line.split()[2]) for line in lines if line.startswith("info depth ")]
            assert len(depths) >= 3 and depths[-1] == max(depths), (game, go, lines)
        quit_(engine)


def searches_until_it_is_stopped(lawan):
    engine, _ = start(lawan)
    engine.say("stop", "isready")  # with nothing to stop
    assert engine.until("readyok") == ["readyok"]
    engine.say("position startpos moves d3", "go infinite")
    lines = engine.until("info depth 6")
    depths = [int(line.split()[2]) for line in lines if line.startswith("info depth ")]
    assert depths == sorted(depths) and len(set(depths)) >= 6, lines
    assert all(" pv " in line and " score " in line for line in lines if line.startswith("info depth ")), lines
    engine.say("isready")
    engine.until("readyok", 2)
    asked = time.monotonic()
    engine.say("stop")
    engine.until("bestmove", 5)
    took = time.monotonic() - asked
    assert took < 1, took
    quit_(engine)


def answers_nothing_for_an_illegal_position(lawan):
    engine, _ = start(lawan)
    engine.say("position startpos moves d3", "position startpos moves a1")
    assert engine.line().startswith("info string error: ")
    engine.say("go depth 2")
    assert engine.line().startswith("info string error: ")
    assert engine.silent()
    for question in ("go depth 2", "go infinite", "query gameover", "query p1turn", "query result"):
        engine.say("position fen nonsense", question)
        assert engine.line().startswith("info string error: ")
        assert engine.line().startswith("info string error: "), question
    assert engine.silent()
    engine.say("position startpos", "go depth 2")
    engine.until("bestmove")
    quit_(engine)


def a_proved_win_does_not_look_even(lawan):
    for game, moves in (("tictactoe", "a1 b1 a2 b2"), ("connect4", "d1 c1 d2 c2 d3 c3")):
        engine, _ = start(lawan, game)
        engine.say(f"position startpos moves {moves}", "go movetime 500")
        told = engine.until("bestmove")[-2].split()
        assert int(told[told.index("cp") + 1]) > 10_000, (game, told)
        quit_(engine)


def complains_about_what_it_does_not_know(lawan):
    engine, _ = start(lawan)
    for wrong in ("nonsense", "UGI", "position", "position nowhere", "query", "query weather", "go depth", "go depth x",
                  "go movetime soon", "go nodes 0"):
        engine.say(wrong)
        assert engine.line().startswith("info string error: "), wrong
        engine.say("position startpos")
    # What UCI has and UGI has not is named, and the move comes all the same.
    engine.say("go mate depth 2")
    assert engine.line() == "info string go ignores 'mate'"
    engine.until("bestmove")
    quit_(engine)


def ends_with_its_input(lawan):
    for asked in ("go infinite", "go movetime 60000", "go p1time 600000 p2time 600000"):
        engine, _ = start(lawan)
        engine.say("position startpos moves d3 c3", asked)
        time.sleep(0.2)
        took = engine.close()
        # 0.1 s of it is the program's own; the rest is for a machine with more to do.
        assert took < 2, (asked, took)
        engine.until("bestmove")


def searches_for_nobody_who_left(lawan):
    for limit in ("depth 60", "nodes 900000000000"):
        engine, _ = start(lawan)
        engine.say("position startpos moves d3 c3", f"go {limit}")
        engine.until("info")  # it thinks
        time.sleep(0.5)
        took = engine.close()
        assert took < 2, (limit, took)
    # Through one pipe with the end of the input, a depth is searched to its end.
    engine, _ = start(lawan)
    engine.say("position startpos moves d3 c3", "go depth 17")  # longer than the program waits for at the end
    engine.close()
    lines = engine.until("bestmove")
    assert any("depth 17 " in line for line in lines), lines


run([introduces_itself_with_options, options_take_effect_or_are_refused, describes_every_option_as_uci_does,
     refuses_values_out_of_range, a_level_takes_effect, tells_of_each_depth,
     tells_of_each_depth_under_a_clock_too,
     searches_until_it_is_stopped, answers_nothing_for_an_illegal_position,
     a_proved_win_does_not_look_even,
     complains_about_what_it_does_not_know, ends_with_its_input, searches_for_nobody_who_left])
