"""Matches and tournaments, with functions of Python among the players."""

import io
import json
import os
import sys
import tempfile
import unittest

import lawan


def first_move(position, clock):
    return position.legal_moves[0]


def careless(position, clock):
    raise KeyError("oops")


class Matches(unittest.TestCase):
    def test_a_function_plays(self):
        result = lawan.match(lawan.game("othello", size=6), first_move, "random", games=4, seed=3)
        self.assertEqual(result["wins"] + result["draws"] + result["losses"], 4)
        self.assertEqual({game["reason"] for game in result["games"]}, {"finished"})
        self.assertEqual(result["games"][0]["first"], "first_move")
        self.assertEqual(result["games"][1]["first"], "random")

    def test_the_record_can_be_played_again(self):
        game = lawan.game("othello", size=6)
        for played in lawan.match(game, "greedy", "random", games=2)["games"]:
            position = game.parse(played["start"])
            for move in played["moves"]:
                position = position.play(move)
            self.assertTrue(position.is_over)
            self.assertEqual(position.score, played["score"])

    def test_the_clock_is_told(self):
        clocks = []

        def choose(position, clock):
            clocks.append((clock.seconds, clock.depth, clock.nodes))
            return position.legal_moves[0]

        lawan.match(lawan.game("tictactoe"), choose, "random", games=1, seconds=5, depth=3, nodes=100)
        self.assertEqual(set(clocks), {(5.0, 3, 100)})

    def test_what_a_function_raises_is_a_forfeit_with_its_traceback(self):
        result = lawan.match(lawan.game("tictactoe"), careless, "random", games=2)
        self.assertEqual(result["losses"], 2)
        self.assertEqual(result["games"][0]["reason"], "crashed")
        self.assertIn('raise KeyError("oops")', result["games"][0]["detail"])

    def test_an_illegal_move_is_a_forfeit(self):
        result = lawan.match(lawan.game("tictactoe"), lambda position, clock: "z9", "random", games=1)
        self.assertEqual(result["games"][0]["reason"], "illegal-move")

    def test_progress_is_told_and_what_it_raises_ends_the_match(self):
        numbers = []
        game = lawan.game("tictactoe")
        lawan.match(game, "random", "greedy", games=3, progress=lambda number, played: numbers.append(number))
        self.assertEqual(numbers, [1, 2, 3])
        with self.assertRaises(KeyError):
            lawan.match(game, "random", "greedy", games=3, progress=careless)


class Tournaments(unittest.TestCase):
    def test_a_table_with_functions_in_it(self):
        told = []
        plan = {"game": "tictactoe", "bots": ["random", ("careful", first_move), first_move, careless], "games": 4}
        table = lawan.tournament(plan, concurrency=2, progress=told.append)
        rows = {row["bot"]: row for row in table["standings"]}
        self.assertEqual(set(rows), {"random", "careful", "first_move", "careless"})
        self.assertEqual(table["game_count"], 24)
        self.assertEqual((rows["careless"]["losses"], rows["careless"]["forfeits"]), (12, 12))
        self.assertEqual((told[-1]["game_count"], told[-1]["expected_games"]), (24, 24))
        self.assertIn("careful", str(table))
        self.assertIn("<td>careful</td>", table._repr_html_())

    def test_a_store_is_gone_on_with(self):
        with tempfile.TemporaryDirectory() as folder:
            store = os.path.join(folder, "cup.db")
            plan = {"game": lawan.game("tictactoe", size=4), "bots": ["random", "greedy"], "games": 2}
            first = lawan.tournament(plan, store=store)
            self.assertEqual(lawan.tournament(plan, store=store)["standings"], first["standings"])
            with self.assertRaisesRegex(lawan.InputError, "another"):
                lawan.tournament({**plan, "games": 4}, store=store)

    def test_a_plan_from_a_file_starts_no_program_unasked(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "plan.json")
            with open(path, "w") as file:
                json.dump({"game": "tictactoe", "bots": ["random", 'process(command="false")']}, file)
            with self.assertRaisesRegex(lawan.InputError, "allow_commands"):
                lawan.tournament(path)
            with open(path, "w") as file:
                file.write("{")
            with self.assertRaisesRegex(lawan.InputError, "JSON"):
                lawan.tournament(path)


class Programs(unittest.TestCase):
    def test_six_lines_are_a_bot_for_the_arena(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "bot.py")
            with open(path, "w") as file:
                file.write("import lawan\n\ndef choose(position, clock):\n"
                           "    return position.legal_moves[0]\n\nlawan.serve(choose)\n")
            program = f'process(command="{sys.executable} {path}")'
            result = lawan.match(lawan.game("tictactoe"), program, first_move, games=2)
            self.assertEqual({game["reason"] for game in result["games"]}, {"finished"})

    def test_serve_speaks_the_protocol(self):
        told = io.StringIO("lawan 1\ngame tictactoe\nsize 3 3\nside X\nclock move 1\nseed 4\n"
                           "position 3/3/3 X 3\nready?\nposition 3/3/3 X 3\ngo a1 b1\nquit\n")
        said = io.StringIO()
        clocks = []

        def choose(position, clock):
            clocks.append(clock.seconds)
            return position.legal_moves[-1]

        lawan.serve(choose, stdin=told, stdout=said)
        self.assertEqual(said.getvalue(), "ready\nc3\n")
        self.assertEqual(clocks, [1.0])


if __name__ == "__main__":
    unittest.main()
