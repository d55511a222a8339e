"""The Gomocup protocol, as a manager expects it.

Written from "Gomoku AI protocol" by M. Petříček and P. Laštovička (plastovicka.github.io/protocl2en.htm)
and, for SWAP2BOARD, from the news of the tournament (gomocup.org/news/experimental-tournament-update-2020).
"""
import random
import re
import time

from driver import Program, run

CELL = re.compile(r"^(\d+),(\d+)$")


class Manager:
    def __init__(self, lawan, *more):
        self.brain = Program([lawan, "gomocup", *more])

    def ask(self, *lines, seconds=20):
        """The answer; what is said for people is passed over."""
        self.brain.say(*lines)
        while True:
            line = self.brain.line(seconds)
            assert line is not None, f"the output ended after {lines}"
            if not line.startswith(("MESSAGE", "DEBUG")):
                return line

    def cell(self, *lines):
        answer = self.ask(*lines)
        found = CELL.match(answer)
        assert found, (lines, answer)
        return int(found.group(1)), int(found.group(2))

    def ok(self, *lines):
        answer = self.ask(*lines)
        assert answer == "OK", (lines, answer)

    def error(self, *lines):
        answer = self.ask(*lines)
        assert re.match(r"^ERROR \S", answer), (lines, answer)

    def start(self, size=15, turn=150, *info):
        self.ok(f"START {size}")
        self.brain.say(f"INFO timeout_turn {turn}", *("INFO " + each for each in info))

    def end(self):
        self.brain.say("END")
        assert self.brain.process.wait(timeout=20) == 0


def board(stones, own=1, command="BOARD"):
    """The lines of a board; the stones belong to who moves first and to the other in turn."""
    return [command, *(f"{x},{y},{own if i % 2 == 0 else 3 - own}" for i, (x, y) in enumerate(stones)), "DONE"]


def says_what_it_is(lawan):
    manager = Manager(lawan)
    fields = dict(re.findall(r'(\w+)="([^"]*)"', manager.ask("ABOUT")))
    assert fields["name"] and fields["version"], fields
    manager.end()


def starts_boards_or_refuses_them(lawan):
    manager = Manager(lawan)
    for size in (5, 15, 19, 20):
        manager.ok(f"START {size}")
    manager.ok("RECTSTART 20,7")
    manager.ok("RESTART")
    for wrong in ("START 4", "START 21", "START", "START x", "START -15", "START 15 15", "START 99999999999999999999",
                  "RECTSTART 15", "RECTSTART 15,", "RECTSTART 15,15,15", "RECTSTART 3,20"):
        manager.error(wrong)
    # What was started before is still there.
    manager.brain.say("INFO timeout_turn 100")
    x, y = manager.cell("BEGIN")
    assert x < 20 and y < 7, (x, y)
    manager.end()


def needs_a_board_first(lawan):
    for early in ("BEGIN", "TURN 1,1", "BOARD", "TAKEBACK 1,1", "RESTART", "PLAY 1,1", "SWAP2BOARD"):
        manager = Manager(lawan)
        manager.error(early)
        manager.start()
        manager.cell("BEGIN")
        manager.end()


def plays_a_game(lawan):
    manager = Manager(lawan)
    for info in ([], ["rule 1"], ["timeout_match 20000", "max_memory 83886080", "game_type 1"]):
        manager.start(10, 50, *info)
        taken = {manager.cell("BEGIN")}
        for x, y in ((0, 0), (9, 0), (0, 9), (9, 9), (5, 0), (0, 5)):
            if (x, y) in taken:
                continue
            taken.add((x, y))
            manager.brain.say("INFO time_left 9000")
            answer = manager.ask(f"TURN {x},{y}")
            if answer.startswith("ERROR"):
                break  # it has won before
            cell = tuple(map(int, answer.split(",")))
            assert cell not in taken and max(cell) < 10, (cell, taken)
            taken.add(cell)
    manager.end()


def refuses_moves_after_the_end(lawan):
    row = [(0, 0), (9, 9), (1, 0), (9, 8), (2, 0), (9, 6), (3, 0), (6, 9)]
    manager = Manager(lawan)
    over = "ERROR the game is over: START, RESTART or BOARD begins another"
    manager.start(10, 100)
    assert manager.cell(*board(row)) == (4, 0)
    for move in ("TURN 5,5", "TURN 5,5", "BEGIN", "PLAY 6,6"):
        assert manager.ask(move) == over, move
    manager.ok("TAKEBACK 4,0")
    manager.ok("TAKEBACK 3,0")
    manager.cell("TURN 3,0")  # taken back, it goes on; nothing of what was refused is on the board
    # The opponent wins: it has two cells to do so, and one of them stays open.
    manager.start(10, 100)
    lines = [f"{x},2,2" for x in range(2, 6)] + ["9,9,1", "9,0,1", "0,9,1", "0,6,1"]
    closed = manager.cell("BOARD", *lines, "DONE")
    assert closed in ((1, 2), (6, 2)), closed
    other = 7 - closed[0]
    assert manager.ask(f"TURN {other},2") == over
    assert manager.ask("TURN 5,5") == over
    # A win that was told to be made.
    manager.start(10, 100)
    for x in range(4):
        manager.ok("TAKEBACK {},{}".format(*manager.cell(f"TURN {x},9")))
        assert manager.ask(f"PLAY {x},0") == f"{x},0"
    assert manager.ask("PLAY 4,0") == "4,0"
    assert manager.ask("TURN 5,5") == over
    manager.ok("RESTART")
    manager.cell("TURN 5,5")
    manager.end()


def takes_the_win_and_prevents_one(lawan):
    manager = Manager(lawan)
    manager.start(15, 300)
    four = [(3, 3), (2, 3), (4, 3), (9, 9), (5, 3), (9, 11), (6, 3), (11, 9)]
    assert manager.cell(*board(four)) == (7, 3)
    assert manager.cell(*board(four[:7], own=2)) == (7, 3), "a row must be closed"
    # The stones in another order, and the commands in small letters.
    lines = board(four)
    assert manager.cell("board", *reversed(lines[1:-1]), "done") == (7, 3)
    manager.end()


def knows_the_rule(lawan):
    # One cell makes six of its own, the other one five: only the second wins where overlines do not.
    six = [(2, 5), (0, 0), (3, 5), (0, 2), (4, 5), (0, 4), (6, 5), (0, 6), (7, 5), (0, 8), (10, 1), (2, 0), (10, 2), (2, 2),
           (10, 3), (2, 14), (10, 4), (14, 14)]
    manager = Manager(lawan)
    for rule in (1, 5):
        manager.start(15, 500, f"rule {rule}")
        assert manager.cell(*board(six)) in ((10, 5), (10, 0)), rule
    manager.start(15, 300, "rule 0")
    assert manager.cell(*board(six)) in ((5, 5), (10, 5), (10, 0))
    manager.end()


def takes_back(lawan):
    manager = Manager(lawan)
    manager.start()
    x, y = manager.cell("TURN 7,7")
    manager.error("TURN 7,7")
    manager.ok(f"TAKEBACK {x},{y}")
    manager.ok("TAKEBACK 7,7")
    for wrong in ("TAKEBACK 7,7", "TAKEBACK 15,0", "TAKEBACK", "TAKEBACK 7", "TAKEBACK 7,7,1"):
        manager.error(wrong)
    manager.cell("TURN 7,7")
    manager.end()


def plays_what_it_is_told(lawan):
    manager = Manager(lawan)
    manager.start()
    assert manager.ask("PLAY 3,4") == "3,4"
    manager.error("PLAY 3,4")
    manager.error("TURN 3,4")
    manager.end()


def says_nothing_to_info(lawan):
    manager = Manager(lawan)
    manager.ok("START 15")
    manager.brain.say("INFO timeout_turn 100", "INFO timeout_match 0", "INFO time_left 2147483647", "INFO max_memory 0",
                      "INFO game_type 2", "INFO rule 0", "INFO evaluate 3,4", "INFO folder /nowhere/at all",
                      "INFO something new", "INFO", "INFO time_left -5", "")
    assert manager.brain.silent()
    # A limit that cannot be read is told; the one before it holds.
    for key in ("timeout_turn", "timeout_match", "time_left", "max_memory", "rule"):
        for value in ("", " soon", " 5x", " -", " 99999999999999999999"):
            manager.error(f"INFO {key}{value}")
    for key in ("timeout_turn", "timeout_match", "max_memory", "rule"):
        manager.error(f"INFO {key} -5")
    manager.cell("BEGIN")
    manager.end()


def keeps_its_time(lawan):
    manager = Manager(lawan)
    for info in (["INFO timeout_turn 400"], ["INFO timeout_turn 0"],
                 ["INFO timeout_turn 20000", "INFO timeout_match 60000", "INFO time_left 300"],
                 ["INFO timeout_turn 20000", "INFO time_left -1"]):
        manager.ok("START 20")
        manager.brain.say(*info)
        begun = time.monotonic()
        manager.cell("TURN 10,10")
        # The rest is for a machine with more to do.
        assert time.monotonic() - begun < 3, info
    manager.end()


def goes_on_after_what_it_cannot_read(lawan):
    manager = Manager(lawan)
    manager.start()
    first = manager.cell("TURN 7,7")
    for wrong in ("NONSENSE", "FLY 3,3", "TURNIP"):
        answer = manager.ask(wrong)
        assert re.match(r"^UNKNOWN \S", answer), (wrong, answer)
    for wrong in ("TURN", "TURN 7", "TURN 7,", "TURN ,7", "TURN 7,7", "TURN 7,15", "TURN -1,7", "TURN a,b", "TURN 1,2,3",
                  "TURN 1.5,2", f"TURN {first[0]},{first[1]}"):
        manager.error(wrong)
    wrong_boards = (["3,3,1", "3,3,2"], ["3,3"], ["3,3,"], ["3,3,4"], ["3,3,0"], ["15,3,1"], ["-1,3,1"], ["x"],
                    [f"{x},3,1" for x in range(5)], [f"{x},3,2" for x in range(5)])
    for lines in wrong_boards:
        manager.error("BOARD", *lines, "DONE")
        assert manager.brain.silent(0.05), lines
    # The game from before is still there: its cells are taken, and the others are not.
    manager.error("TURN 7,7")
    manager.cell("TURN 3,3")
    manager.end()


def lays_marks_and_takes_sides(lawan):
    manager = Manager(lawan)
    manager.start(15, 600, "rule 1")
    cells = [tuple(map(int, part.split(","))) for part in manager.ask("SWAP2BOARD", "DONE").split()]
    assert len(set(cells)) == 3 and all(0 <= x < 15 and 0 <= y < 15 for x, y in cells), cells
    # Three stones of the first player's that have the second one far away: that side is the better one.
    fine = [(7, 7), (0, 0), (8, 8), (14, 0), (7, 9)]
    assert manager.ask("SWAP2BOARD", *(f"{x},{y}" for x, y in fine), "DONE") == "SWAP"
    # Two stones in different corners do nothing for the first player, whose turn is not now.
    poor = [(0, 0), (7, 7), (14, 14)]
    assert CELL.match(manager.ask("SWAP2BOARD", *(f"{x},{y}" for x, y in poor), "DONE"))
    for wrong in (["7,7"], ["7,7", "7,7", "8,8"], ["7,7", "8,8"], ["7,7", "8,8", "15,3"], ["7,7,1", "8,8,2", "9,9,1"]):
        manager.error("SWAP2BOARD", *wrong, "DONE")
        assert manager.brain.silent(0.05), wrong
    # The game that came of it.
    manager.cell(*board(poor, own=2))
    manager.end()


def lays_two_more_where_neither_side_is_better(lawan):
    # How even three stones are is for the brain to judge, by its network and in its time: of many openings
    # drawn at random some are even, whatever it has learned.
    drawn = random.Random(1)
    manager = Manager(lawan)
    manager.start(15, 100, "rule 1")
    for _ in range(200):
        stones = [divmod(cell, 15) for cell in drawn.sample(range(225), 3)]
        answer = manager.ask("SWAP2BOARD", *(f"{x},{y}" for x, y in stones), "DONE")
        more = [tuple(map(int, part.split(","))) for part in answer.split() if CELL.match(part)]
        if len(more) == 2:
            break
        assert answer == "SWAP" or len(more) == 1, (stones, answer)
    assert len(more) == 2, "no opening was even"
    five = stones + more
    assert len(set(five)) == 5 and all(0 <= x < 15 and 0 <= y < 15 for x, y in more), five
    # The other player then takes a side: with five stones there is nothing more to lay.
    answer = manager.ask("SWAP2BOARD", *(f"{x},{y}" for x, y in five), "DONE")
    assert answer == "SWAP" or CELL.match(answer), answer
    manager.end()


def ends_when_told(lawan):
    manager = Manager(lawan)
    manager.start(20, 60000)
    manager.brain.say("TURN 10,10")
    time.sleep(1)
    begun = time.monotonic()
    manager.end()
    assert time.monotonic() - begun < 5
    Manager(lawan).brain.close()


def reads_lines_as_managers_send_them(lawan):
    manager = Manager(lawan)
    manager.ok("START 15\r")
    manager.brain.say("INFO timeout_turn 100\r", "\r", "")
    manager.cell("  begin \r")
    manager.cell("turn 0 , 0\r")
    manager.end()


run([says_what_it_is, starts_boards_or_refuses_them, needs_a_board_first, plays_a_game, refuses_moves_after_the_end,
     takes_the_win_and_prevents_one,
     knows_the_rule, takes_back, plays_what_it_is_told, says_nothing_to_info, keeps_its_time,
     goes_on_after_what_it_cannot_read, lays_marks_and_takes_sides,
     lays_two_more_where_neither_side_is_better, ends_when_told, reads_lines_as_managers_send_them])
