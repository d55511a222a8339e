"""Many positions at once: the same games and the same planes as one by one."""

import random
import unittest

import numpy

import lawan
from lawan import environments


class Batches(unittest.TestCase):
    def test_planes_show_the_side_to_move_first(self):
        position = lawan.game("othello").start().play("d3")
        planes = position.planes
        self.assertEqual((planes.shape, planes.dtype), ((3, 8, 8), numpy.uint8))
        own = [[int(cell == position.to_move) for cell in row] for row in position.rows]
        self.assertEqual(planes[0].tolist(), own)
        self.assertEqual(planes.sum(axis=(1, 2)).tolist(), [1, 4, len(position.legal_moves)])

    def test_many_planes(self):
        positions = [lawan.game("tictactoe").start()] * 1000
        self.assertEqual(int(lawan.planes(positions)[:, 2].sum()), 9000)
        self.assertEqual(lawan.planes([]).shape[0], 0)
        with self.assertRaises(lawan.InputError):
            lawan.planes([positions[0], lawan.game("othello").start()])
        with self.assertRaises((RuntimeError, TypeError)):
            lawan.planes([1])

    def test_games_side_by_side_are_games(self):
        chance = random.Random(1)
        for name in lawan.games():
            game = lawan.game(name)
            batch = lawan.batch(game, 20, seed=2)
            singles = [game.start() for _ in range(20)]
            while not batch.over.all():
                cells = numpy.full(20, -1)
                for i, position in enumerate(singles):
                    if not position.is_over:
                        move = chance.choice(position.legal_moves)
                        if move in position.move_cells:
                            column, row = position.move_cells[move]
                            cells[i] = row * position.size[0] + column
                        singles[i] = position.play(move)
                batch.step(cells)
                self.assertEqual([batch[i] for i in range(20)], singles)
            self.assertEqual(batch.scores.tolist(), [position.score for position in singles])
            self.assertEqual(batch.keys.tolist(), [position.key for position in singles])
            winners = {"X": 1, "O": -1, None: 0}
            self.assertEqual(batch.outcomes.tolist(), [winners[position.winner] for position in singles])
            self.assertEqual(batch.planes.tolist(), lawan.planes(singles).tolist())
            batch.reset_over()
            self.assertFalse(batch.over.any())

    def test_the_same_seed_gives_the_same_games(self):
        keys = []
        for _ in range(2):
            batch = lawan.batch(lawan.game("othello"), 50, seed=9)
            while batch.step_randomly():
                pass
            keys.append(batch.keys.tolist())
        self.assertEqual(keys[0], keys[1])
        self.assertGreater(len(set(keys[0])), 40)

    def test_an_illegal_step_changes_nothing(self):
        batch = lawan.batch(lawan.game("tictactoe"), 2)
        batch.step([0, 1])
        for cells in ([2, 1], [2], [[2, 3]], [2, 10**12]):
            with self.assertRaises(lawan.InputError):
                batch.step(cells)
        self.assertEqual(batch[0], lawan.game("tictactoe").start().play("a1"))
        with self.assertRaises(IndexError):
            batch[2]


class Environments(unittest.TestCase):
    def test_two_agents_play_a_game(self):
        chance = numpy.random.default_rng(1)
        for name in lawan.games():
            environment = environments.Environment(lawan.game(name))
            total = {"X": 0.0, "O": 0.0}
            for agent in environment.agent_iter():
                seen, reward, terminated, truncated, info = environment.last()
                total[agent] += reward
                legal = numpy.flatnonzero(seen["action_mask"])
                environment.step(None if terminated else int(chance.choice(legal)))
            self.assertEqual(environment.agents, [])
            self.assertTrue(environment.position.is_over)
            self.assertEqual(total["X"], -total["O"])
            self.assertEqual(total["X"], {"X": 1, "O": -1, None: 0}[environment.position.winner], name)

    def test_an_illegal_action(self):
        environment = environments.Environment(lawan.game("tictactoe"))
        for action in (9, -1, 100, "x"):
            with self.assertRaises(lawan.InputError):
                environment.step(action)

    def test_one_agent_plays_an_opponent(self):
        solo = environments.Solo(lawan.game("tictactoe"), "random")
        sides = set()
        for episode in range(4):
            seen, info = solo.reset(seed=episode)
            sides.add(solo.side)
            over = False
            while not over:
                seen, reward, over, truncated, info = solo.step(int(numpy.flatnonzero(seen["action_mask"])[0]))
            self.assertIn(reward, (-1.0, 0.0, 1.0))
        self.assertEqual(sides, {"X", "O"})

    def test_an_agent_leaves_with_its_reward(self):
        environment = environments.Environment(lawan.game("tictactoe"))
        for action in (0, 3, 1, 4, 2):
            environment.step(action)
        self.assertEqual(environment.rewards, {"X": 1.0, "O": -1.0})
        first = environment.agent_selection
        environment.step(None)
        self.assertNotIn(first, environment.rewards)
        self.assertEqual(list(environment.rewards.values()), [0.0])
        self.assertEqual(environment.last()[1], 1.0 if environment.agent_selection == "X" else -1.0)

    def test_an_illegal_action_loses_the_game_of_one_agent(self):
        solo = environments.Solo(lawan.game("tictactoe"), side="X")
        solo.step(4)
        self.assertEqual(solo.step(4)[1:], (-1.0, True, False, {"illegal": True}))
        for action in (None, "x", 2.5j):
            with self.assertRaises(lawan.InputError):
                solo.step(action)
        strict = environments.Solo(lawan.game("tictactoe"), side="X", illegal="raise")
        for action in (9, -1, 100):
            with self.assertRaises(lawan.InputError):
                strict.step(action)
        with self.assertRaises(lawan.InputError):
            environments.Solo(lawan.game("tictactoe"), illegal="ignore")

    def test_the_same_seed_plays_the_same_episodes(self):
        def episodes(solo):
            seen, _ = solo.reset(seed=7)
            played = []
            for _ in range(3):
                over = False
                while not over:
                    seen, _, over, _, _ = solo.step(int(numpy.flatnonzero(seen["action_mask"])[-1]))
                    played.append(solo.position.text)
                seen, _ = solo.reset()
            return played

        solo = environments.Solo(lawan.game("tictactoe"), "random")
        self.assertEqual(episodes(solo), episodes(solo))

    def test_pettingzoo_accepts_the_games(self):
        try:
            from pettingzoo.test import api_test
        except ImportError:
            self.skipTest("PettingZoo is not installed")
        for name in lawan.games():
            api_test(environments.Environment(lawan.game(name)), num_cycles=200)

    def test_gymnasium_accepts_a_game(self):
        try:
            from gymnasium.utils.env_checker import check_env
        except ImportError:
            self.skipTest("Gymnasium is not installed")
        check_env(environments.Solo(lawan.game("tictactoe")), skip_render_check=True)

    def test_a_thousand_games_at_once(self):
        games = environments.ManyGames(lawan.game("othello", size=4), 1000)
        planes, masks = games.reset()
        chance = numpy.random.default_rng(1)
        ended = 0
        for _ in range(30):
            actions = (masks * chance.random(masks.shape)).argmax(axis=1)
            planes, masks, rewards, over = games.step(actions)
            self.assertTrue((rewards[~over] == 0).all())
            ended += over.sum()
        self.assertGreater(ended, 1000)


if __name__ == "__main__":
    unittest.main()
