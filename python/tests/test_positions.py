"""Games and positions: values that never change, and clear errors."""

import pickle
import random
import unittest

import lawan


class Positions(unittest.TestCase):
    def test_play_returns_a_new_position(self):
        start = lawan.game("adjacency", rounds=8).start()
        after = start.play("d4")
        self.assertIn("d4", start.legal_moves)
        self.assertNotIn("d4", after.legal_moves)
        self.assertEqual((start.to_move, after.to_move), ("X", "O"))
        self.assertNotEqual(start, after)

    def test_every_game_can_be_played_out(self):
        chance = random.Random(7)
        for name in lawan.games():
            position = lawan.game(name).start()
            plies = 0
            while not position.is_over:
                position = position.play(chance.choice(position.legal_moves))
                plies += 1
            self.assertLessEqual(plies, position.game.longest_game, name)
            self.assertEqual(position.legal_moves, [])
            self.assertEqual(position.winner is None, position.score == 0, name)

    def test_texts_round_trip(self):
        chance = random.Random(3)
        for name in lawan.games():
            game = lawan.game(name)
            position = game.start()
            for _ in range(6):
                position = position.play(chance.choice(position.legal_moves))
                self.assertEqual(game.parse(position.text), position)
                self.assertEqual(hash(game.parse(position.text)), hash(position))
                self.assertEqual(pickle.loads(pickle.dumps(position)), position)
            self.assertEqual(pickle.loads(pickle.dumps(game)).start(), game.start())

    def test_print_shows_the_board(self):
        position = lawan.game("tictactoe").start().play("b2")
        self.assertEqual(len(str(position).splitlines()), 4)
        self.assertEqual(str(position).count("X"), 1)
        self.assertIn(position.text, repr(position))
        self.assertEqual(position.rows, ["---", "-X-", "---"])

    def test_symmetries_are_positions_of_equal_value(self):
        position = lawan.game("tictactoe").start().play("a1")
        images = position.symmetries
        self.assertEqual(images[0], position)
        self.assertEqual(len(images), 8)
        self.assertEqual({image.text for image in images},
                         {position.game.start().play(corner).text for corner in ("a1", "c1", "a3", "c3")})
        self.assertEqual(len(lawan.game("connect4").start().symmetries), 2)

    def test_perft(self):
        start = lawan.game("othello").start()
        self.assertEqual([lawan.perft(start, depth) for depth in range(1, 10)],
                         [4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288])

    def test_a_notebook_gets_a_picture(self):
        position = lawan.game("othello").start()
        self.assertEqual(position._repr_svg_().count("<circle"), 4)
        shown = lawan.show_game(position, ["d3", "c3"])._repr_html_()
        self.assertEqual(shown.count("<svg"), 3)
        self.assertIn("polyline", lawan.evaluation_graph([0, 2, None, -4]))


class WrongInput(unittest.TestCase):
    def test_sentences_and_codes(self):
        othello = lawan.game("othello")
        cases = [
            lambda: lawan.game("chess"),
            lambda: lawan.game("adjacency", rounds=99),
            lambda: lawan.game("adjacency", colour="red"),
            lambda: lawan.game("adjacency", rounds=[1]),
            lambda: lawan.game("tictactoe", size=10**9),
            lambda: othello.parse("nonsense"),
            lambda: othello.start().play("a1"),
            lambda: othello.start().play(""),
            lambda: lawan.bot("nobody", othello),
            lambda: lawan.bot("minimax(depth=0)", othello),
            lambda: lawan.bot("minimax(", othello),
            lambda: lawan.bot("process(command=ls)", othello),
            lambda: lawan.perft(othello.start(), -1),
            lambda: lawan.batch(othello, 0),
            lambda: lawan.verify("/no/such/file"),
            lambda: lawan.read_games("/no/such/file"),
            lambda: lawan.experiment("nothing"),
            lambda: lawan.analyse(othello.start(), seconds=-1),
            lambda: lawan.analyse(othello.start(), bot="random", depth=1),
            lambda: lawan.solve(othello.start(), threads=-1),
            lambda: lawan.match(othello, 5, "random"),
            lambda: lawan.tournament({"game": "othello", "bots": ["random"]}),
        ]
        for number, case in enumerate(cases):
            with self.subTest(number), self.assertRaises(lawan.InputError) as caught:
                case()
            self.assertIsInstance(caught.exception, ValueError)
            self.assertGreater(len(str(caught.exception)), 8)
            self.assertNotEqual(caught.exception.indonesian, str(caught.exception))
            self.assertRegex(caught.exception.code, "^[a-z-]+$")

    def test_the_sentence_is_that_of_the_command_line(self):
        with self.assertRaises(lawan.InputError) as caught:
            lawan.game("othelo")
        self.assertEqual(str(caught.exception), "unknown game 'othelo': did you mean 'othello'?")
        self.assertEqual(caught.exception.code, "unknown-name-meant")

    def test_a_position_of_another_game(self):
        bot = lawan.bot("greedy", lawan.game("othello"))
        with self.assertRaisesRegex(lawan.InputError, "of tictactoe, not of othello"):
            bot.think(lawan.game("tictactoe").start())
        with self.assertRaises(lawan.InputError):
            lawan.match(lawan.game("tictactoe"), bot, "random")

    def test_a_bot_takes_positions_of_other_sizes(self):
        bot = lawan.bot("minimax(depth=2)", lawan.game("tictactoe"))
        wide = lawan.game("tictactoe", size=19, in_a_row=5).start()
        self.assertIn(bot.think(wide).move, wide.legal_moves)

    def test_a_finished_game(self):
        position = lawan.game("tictactoe").parse("XXX/OO1/3 O 3")
        self.assertTrue(position.is_over)
        for ask in (lawan.bot("greedy", position.game).think, lawan.analyse, lambda p: p.play("a3")):
            with self.assertRaisesRegex(lawan.InputError, "over"):
                ask(position)
        self.assertEqual(lawan.solve(position)["value"], -1)


if __name__ == "__main__":
    unittest.main()
