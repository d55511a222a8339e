"""Bots and what they think, also in threads."""

import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
import unittest

import lawan


class Thinking(unittest.TestCase):
    def test_a_thought_says_what_and_why(self):
        game = lawan.game("tictactoe")
        thought = lawan.bot("lawan", game).think(game.parse("XX1/OO1/3 X 3"), seconds=2)
        self.assertEqual((thought.move, thought.score, thought.unit, thought.proved), ("c1", 1, "outcome", True))
        self.assertEqual(thought.line, ["c1"])
        self.assertTrue(thought.reasons("en"))
        self.assertNotEqual(thought.reasons("en"), thought.reasons("id"))
        self.assertIn("c1", repr(thought))

    def test_a_bot_without_judgement_has_no_score(self):
        game = lawan.game("adjacency")
        thought = lawan.bot("random", game).think(game.start(), seed=5)
        self.assertEqual((thought.score, thought.unit, thought.proved), (None, None, False))

    def test_the_same_seed_gives_the_same_move(self):
        game = lawan.game("adjacency")
        bot = lawan.bot("random", game)
        self.assertEqual(len({bot.think(game.start(), seed=5).move for _ in range(5)}), 1)
        self.assertGreater(len({bot.think(game.start(), seed=seed).move for seed in range(9)}), 1)

    def test_limits_hold(self):
        game = lawan.game("othello")
        bot = lawan.bot("alphabeta(depth=9)", game)
        self.assertEqual(bot.think(game.start(), depth=2).depth, 2)
        self.assertLessEqual(bot.think(game.start(), nodes=500).nodes, 500)

    def test_one_thread_stops_the_bot_of_another(self):
        game = lawan.game("othello")
        bot = lawan.bot("minimax(depth=40)", game)
        answers = []
        thinker = threading.Thread(target=lambda: answers.append(bot.think(game.start())))
        thinker.start()
        deadline = time.monotonic() + 60
        while not answers and time.monotonic() < deadline:
            bot.stop()
            time.sleep(0.01)
        thinker.join(60)
        self.assertIn(answers[0].move, game.start().legal_moves)

    def test_two_bots_think_at_once_and_python_goes_on(self):
        game = lawan.game("othello")
        thoughts = {}

        def think(i):
            thoughts[i] = lawan.bot("minimax(depth=40)", game).think(game.start(), seconds=0.3)

        threads = [threading.Thread(target=think, args=(i,)) for i in range(2)]
        for thread in threads:
            thread.start()
        counted = 0
        while any(thread.is_alive() for thread in threads):
            counted += 1
            time.sleep(0.001)
        self.assertGreater(counted, 10)
        self.assertEqual(len(thoughts), 2)


class Interrupts(unittest.TestCase):
    """Ctrl-C, in a program of its own."""

    def interrupted(self, work):
        # Whoever runs the tests in the background has told them to ignore Ctrl-C.
        program = textwrap.dedent("""
            import signal
            signal.signal(signal.SIGINT, signal.default_int_handler)
            import lawan
            game = lawan.game("othello")
            print("begins", flush=True)
            try:
                {}
            except KeyboardInterrupt:
                print("interrupted")
        """).format(work)
        child = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True,
                                 env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})
        try:
            self.assertEqual(child.stdout.readline(), "begins\n")
            time.sleep(0.5)
            child.send_signal(signal.SIGINT)
            return child.communicate(timeout=60)[0]
        finally:
            child.kill()
            child.wait()

    def test_a_search(self):
        self.assertEqual(self.interrupted('lawan.bot("minimax(depth=40)", game).think(game.start())'), "interrupted\n")

    def test_a_count(self):
        self.assertEqual(self.interrupted("lawan.perft(game.start(), 40)"), "interrupted\n")

    def test_a_function_that_never_answers(self):
        loop = 'exec("def choose(p, c):\\n while True: pass"); lawan.match(game, choose, "random")'
        self.assertEqual(self.interrupted(loop), "interrupted\n")


if __name__ == "__main__":
    unittest.main()
