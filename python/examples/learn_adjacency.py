"""Learns Adjacency on a board of 4x4 by self-play, in a minute on one core with numpy alone, and then plays
greedy.

    ./lawan python python/examples/learn_adjacency.py [GAMES]

The learner is a small network from the planes of a position to a value for each cell: the expected result of
the game, for the side that moves there. It plays thousands of games against itself, mostly the best move and
now and then another, and moves its values towards the results (Monte Carlo control: Sutton, Barto:
Reinforcement Learning, 2nd edition, section 5.4).
"""

import sys

import numpy as np

import lawan
from lawan.environments import ManyGames, move_of

AT_ONCE = 512
HIDDEN = 96


class Network:
    """One hidden layer, trained by gradient descent with Adam (Kingma, Ba, 2015)."""

    def __init__(self, inputs, outputs, chance):
        self.weights = [
            chance.normal(0, inputs**-0.5, (inputs, HIDDEN)),
            np.zeros(HIDDEN),
            chance.normal(0, HIDDEN**-0.5, (HIDDEN, outputs)),
            np.zeros(outputs),
        ]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def values(self, planes):
        inputs = planes.reshape(len(planes), -1).astype(np.float64)
        hidden = np.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        return inputs, hidden, np.tanh(hidden @ self.weights[2] + self.weights[3])

    def learn(self, planes, actions, results, rate):
        inputs, hidden, values = self.values(planes)
        rows = np.arange(len(actions))
        slope = np.zeros_like(values)
        chosen = values[rows, actions]
        slope[rows, actions] = (chosen - results) * (1 - chosen**2) / len(actions)
        back = slope @ self.weights[2].T * (hidden > 0)
        self._descend([inputs.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)], rate)

    def _descend(self, gradients, rate):
        self.steps += 1
        for weight, gradient, mean, square in zip(self.weights, gradients, self.means, self.squares):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            weight -= rate * mean / (1 - 0.9**self.steps) / size


def best(values, masks):
    return np.where(masks[:, : values.shape[1]], values, -np.inf).argmax(axis=1)


def play_and_learn(network, games, chance, exploring, rate):
    """One game in each of many, then one step towards its result for every move."""
    planes, masks = games.reset()
    seen, over = [], np.zeros(len(games), dtype=bool)
    results = np.zeros(len(games))
    while not over.all():
        x_moves = games.batch.x_moves
        actions = best(network.values(planes)[2], masks)
        random = (masks * chance.random(masks.shape)).argmax(axis=1)
        actions = np.where(chance.random(len(games)) < exploring, random, actions)
        seen.append((planes, actions, np.where(x_moves, 1, -1), ~over))
        planes, masks, rewards, ended = games.step(actions)
        results = np.where(ended & ~over, rewards * seen[-1][2], results)
        over |= ended
    for planes, actions, movers, counts in seen:
        network.learn(planes[counts], actions[counts], (results * movers)[counts], rate)


def main(count=200_000):
    game = lawan.game("adjacency", size=4, full=True)
    chance = np.random.default_rng(1)
    games = ManyGames(game, AT_ONCE)
    network = Network(3 * 16, 16, chance)
    rounds = -(-count // AT_ONCE)
    for done in range(rounds):
        share = done / rounds
        play_and_learn(network, games, chance, exploring=0.3 - 0.25 * share, rate=0.003 * (1 - 0.9 * share))
    print(f"{rounds * AT_ONCE} games of self-play")

    def learned(position, clock):
        values = network.values(position.planes[None])[2][0]
        legal = position.planes[2].reshape(-1)
        return move_of(position, int(np.where(legal, values, -np.inf).argmax()))

    result = lawan.match(game, learned, "greedy", games=200, random_plies=2, seed=7)
    print(f"against greedy: {result['wins']} won, {result['draws']} drawn, {result['losses']} lost")
    return result


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
