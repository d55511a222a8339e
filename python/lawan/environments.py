"""Games as environments for learning, with the interfaces of PettingZoo and Gymnasium.

Nothing here needs those packages. Where they are installed, the environments use their spaces and inherit
from their classes, as their wrappers and learners ask.
"""

from __future__ import annotations

from typing import Any, Callable, Iterator, Optional, Union

import numpy as np

from ._lawan import Game, InputError, Position, batch, bot as make_bot

try:
    from pettingzoo import AECEnv as _GameOfAgents
except ImportError:
    _GameOfAgents = object
try:
    from gymnasium import Env as _GameOfOne
except ImportError:
    _GameOfOne = object

AGENTS = ("X", "O")


class _Discrete:
    """What is used of gymnasium.spaces.Discrete."""

    def __init__(self, n: int):
        self.n = n

    def sample(self, mask: Optional[np.ndarray] = None) -> int:
        return int(np.random.choice(np.flatnonzero(mask) if mask is not None else self.n))

    def contains(self, action: Any) -> bool:
        return 0 <= int(action) < self.n


class _Box:
    """What is used of gymnasium.spaces.Box."""

    def __init__(self, low: int, high: int, shape: tuple, dtype: Any):
        self.low, self.high, self.shape, self.dtype = low, high, shape, np.dtype(dtype)

    def contains(self, value: Any) -> bool:
        return np.shape(value) == self.shape and bool(np.all((self.low <= value) & (value <= self.high)))


def _spaces(position: Position) -> tuple[Any, Any]:
    """The spaces of observations and of actions: every cell, and one more for a pass."""
    columns, rows = position.size
    cells = columns * rows
    try:
        from gymnasium import spaces
    except ImportError:
        planes, mask = _Box(0, 1, (3, rows, columns), np.uint8), _Box(0, 1, (cells + 1,), np.int8)
        return {"observation": planes, "action_mask": mask}, _Discrete(cells + 1)
    planes = spaces.Box(0, 1, (3, rows, columns), np.uint8)
    mask = spaces.Box(0, 1, (cells + 1,), np.int8)
    return spaces.Dict({"observation": planes, "action_mask": mask}), spaces.Discrete(cells + 1)


def _mask(position: Position) -> np.ndarray:
    columns, rows = position.size
    mask = np.zeros(columns * rows + 1, dtype=np.int8)
    for column, row in position.move_cells.values():
        mask[row * columns + column] = 1
    mask[-1] = not position.is_over and not position.move_cells
    return mask


def observation(position: Position) -> dict:
    """What a learner sees: the planes for the side to move, and which actions are legal."""
    return {"observation": position.planes, "action_mask": _mask(position)}


def move_of(position: Position, action: int) -> str:
    """The move of an action: row * columns + column, or columns * rows for a pass."""
    columns, rows = position.size
    cells = columns * rows
    for move, (column, row) in position.move_cells.items():
        if row * columns + column == action:
            return move
    if action == cells and len(position.legal_moves) == 1 and not position.move_cells:
        return position.legal_moves[0]
    raise InputError(f"action {action} is not legal here", "python-illegal-action")


def _outcome(position: Position, side: str) -> float:
    return 0.0 if position.winner is None else 1.0 if position.winner == side else -1.0


class Environment(_GameOfAgents):
    """A game for two learners, with PettingZoo's AEC interface. The agents are 'X' and 'O'."""

    metadata = {"name": "lawan", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: Game, render_mode: Optional[str] = None):
        self.game = game
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        self._observations, self._actions = _spaces(game.start())
        self.reset()

    def observation_space(self, agent: str) -> Any:
        return self._observations

    def action_space(self, agent: str) -> Any:
        return self._actions

    def reset(self, seed: Optional[int] = None, options: Optional[dict] = None) -> None:
        self.position = self.game.start()
        self.agents = list(AGENTS)
        self.agent_selection = self.position.to_move
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict] = {agent: {} for agent in AGENTS}

    def observe(self, agent: str) -> dict:
        """For the agent that does not move nothing is legal."""
        seen = observation(self.position)
        if agent != self.position.to_move:
            seen["observation"] = seen["observation"][[1, 0, 2]]
            seen["observation"][2] = 0
            seen["action_mask"][:] = 0
        return seen

    def last(self, observe: bool = True) -> tuple:
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Optional[int]) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise InputError("the game is over: the action is None", "python-game-over")
            self._retire(agent)
            return
        self.position = self.position.play(move_of(self.position, _whole(action)))
        self._cumulative_rewards[agent] = 0.0
        if self.position.is_over:
            self.rewards = {each: _outcome(self.position, each) for each in AGENTS}
            self.terminations = dict.fromkeys(AGENTS, True)
        self.agent_selection = self.position.to_move
        for each in AGENTS:
            self._cumulative_rewards[each] += self.rewards[each]

    def _retire(self, agent: str) -> None:
        """An agent whose game is over has taken its reward: it is asked no more."""
        self.agents.remove(agent)
        for told in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del told[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.agent_selection = self.agents[0] if self.agents else agent

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def render(self) -> str:
        return str(self.position)

    def close(self) -> None:
        pass


def _whole(action: Any) -> int:
    try:
        return int(action)
    except (TypeError, ValueError):
        raise InputError(f"an action is a number, not {action!r}", "python-illegal-action") from None


class Solo(_GameOfOne):
    """A game for one learner against an opponent, with Gymnasium's Env interface.

    The opponent is a spec, or a function choose(position, clock). The learner plays X and O in turn (X first after
    an even seed), unless `side` says which. An action that is not legal loses the game; with illegal="raise" it is an error.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: Game,
        opponent: Union[str, Callable] = "random",
        side: Optional[str] = None,
        illegal: str = "lose",
        render_mode: Optional[str] = None,
    ):
        if illegal not in ("lose", "raise"):
            raise InputError(f"illegal is 'lose' or 'raise', not {illegal!r}", "python-illegal-choice")
        self.game = game
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space, self.action_space = _spaces(game.start())
        self._side = side
        self._episodes = 0
        self._seed = 1
        self._choose = opponent if callable(opponent) else self._answers(make_bot(opponent, game))
        self.reset()

    def _answers(self, bot: Any) -> Callable:
        def choose(position: Position, clock: None) -> str:
            self._seed += 1
            return bot.think(position, seed=self._seed).move

        return choose

    def reset(self, *, seed: Optional[int] = None, options: Optional[dict] = None) -> tuple[dict, dict]:
        if _GameOfOne is not object:
            super().reset(seed=seed)
        if seed is not None:  # the same episodes again
            self._seed, self._episodes = seed, seed % 2
        self.side = self._side or AGENTS[self._episodes % 2]
        self._episodes += 1
        self.position = self.game.start()
        self._let_opponent_move()
        return observation(self.position), {}

    def step(self, action: int) -> tuple[dict, float, bool, bool, dict]:
        action = _whole(action)
        try:
            move = move_of(self.position, action)
        except InputError:
            if self.illegal == "raise" or self.position.is_over:
                raise
            return observation(self.position), -1.0, True, False, {"illegal": True}
        self.position = self.position.play(move)
        self._let_opponent_move()
        over = self.position.is_over
        reward = _outcome(self.position, self.side) if over else 0.0
        return observation(self.position), reward, over, False, {}

    def _let_opponent_move(self) -> None:
        while not self.position.is_over and self.position.to_move != self.side:
            self.position = self.position.play(self._choose(self.position, None))

    def render(self) -> str:
        return str(self.position)

    def close(self) -> None:
        pass


class ManyGames:
    """Many games at once: each step moves in all of them, and games that end begin anew."""

    def __init__(self, game: Game, count: int = 1000, seed: int = 1):
        self.batch = batch(game, count, seed)
        self.observation_space, self.action_space = _spaces(game.start())

    def __len__(self) -> int:
        return len(self.batch)

    def observe(self) -> tuple[np.ndarray, np.ndarray]:
        """The planes, and a mask of the legal actions with a row for each game."""
        planes = self.batch.planes
        legal = planes[:, 2].reshape(len(self), -1).astype(np.int8)
        return planes, np.concatenate([legal, self.batch.must_pass[:, None].astype(np.int8)], axis=1)

    def reset(self) -> tuple[np.ndarray, np.ndarray]:
        self.batch.reset()
        return self.observe()

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """Planes and masks of the next positions, the rewards of those who moved, and which games ended."""
        cells = np.array(actions, dtype=np.int64)
        cells[cells == self.action_space.n - 1] = -1
        movers = np.where(self.batch.x_moves, 1, -1)
        self.batch.step(cells)
        over = self.batch.over
        rewards = (self.batch.outcomes * movers).astype(np.float32)
        self.batch.reset_over()
        planes, masks = self.observe()
        return planes, masks, rewards, over
