"""The network: rows of a table are summed, and three small layers judge the sum, by stage.

Everything is computed as the engine does it, in steps of the whole numbers that it calculates
with: weights are rounded on the way forward, and gradients pass as if they were not (Bengio,
Léonard, Courville: Estimating or propagating gradients through stochastic neurons, 2013).
"""

from dataclasses import asdict, dataclass

import torch
from torch import nn
from torch.nn import functional

from .features import STAGES, Features

SUM_SCALE = 256  # steps of the sum to one
ACTIVE_SCALE = 128  # of what the layers hand on
WEIGHT_SCALE = 64  # of the layers' weights
DISCS = 32  # the network's one is worth so many discs
UNITS = 128  # the engine's units in a disc


@dataclass
class Shape:
    sums: int = 64  # numbers in a row
    first: int = 16  # outputs of the first small layer
    second: int = 32
    mobility: bool = True  # moves of either side select rows too

    def as_dict(self):
        return asdict(self)


class Rounded(torch.autograd.Function):
    """In steps of 1 / scale, at most so many of them."""

    @staticmethod
    def forward(context, x, scale, most):
        steps = x * scale
        context.save_for_backward(steps.abs() <= most)
        return steps.round_().clamp_(-most, most).div_(scale)

    @staticmethod
    def backward(context, gradient):
        return gradient * context.saved_tensors[0], None, None


class Clipped(torch.autograd.Function):
    """What layers hand on: downwards in steps of 1 / ACTIVE_SCALE, from 0 to just below 1."""

    @staticmethod
    def forward(context, x):
        steps = (x * ACTIVE_SCALE).floor_()
        context.save_for_backward((steps >= 0) & (steps < ACTIVE_SCALE))
        return steps.clamp_(0, ACTIVE_SCALE - 1).div_(ACTIVE_SCALE)

    @staticmethod
    def backward(context, gradient):
        return gradient * context.saved_tensors[0]


rounded = Rounded.apply
clipped = Clipped.apply


class FixedProduct(torch.autograd.Function):
    """A sparse matrix that does not change times a dense one that does."""

    @staticmethod
    def forward(context, matrix, transposed, dense):
        context.transposed = transposed
        return torch.sparse.mm(matrix, dense)

    @staticmethod
    def backward(context, gradient):
        return None, None, torch.sparse.mm(context.transposed, gradient)


class StagedLinear(nn.Module):
    """A layer with weights of its own for each stage."""

    def __init__(self, inputs, outputs):
        super().__init__()
        self.outputs = outputs
        self.weight = nn.Parameter(torch.empty(STAGES * outputs, inputs))
        self.bias = nn.Parameter(torch.zeros(STAGES * outputs))
        one = torch.empty(outputs, inputs)
        nn.init.kaiming_uniform_(one, a=1)
        with torch.no_grad():
            self.weight.copy_(one.repeat(STAGES, 1))

    def quantised(self):
        return (rounded(self.weight, WEIGHT_SCALE, 127),
                rounded(self.bias, WEIGHT_SCALE * ACTIVE_SCALE, 1 << 24))

    def forward(self, x, stage):
        weight, bias = self.quantised()
        every = functional.linear(x, weight, bias).view(len(x), STAGES, self.outputs)
        return every[torch.arange(len(x), device=x.device), stage]


class Network(nn.Module):
    def __init__(self, shape: Shape, features: Features):
        super().__init__()
        self.shape = shape
        places, count = features.patterns.parts_of_rows()
        places = torch.from_numpy(places).to(features.device)
        half = torch.full((places.shape[1],), 0.5, device=features.device)
        size = (features.patterns.rows, count)
        self.parts_of_rows = torch.sparse_coo_tensor(places, half, size).coalesce()
        self.rows_of_parts = self.parts_of_rows.t().coalesce()
        sums = shape.sums
        # A row is its own numbers, held near zero, and those of the smaller patterns that it
        # consists of: rare contents are judged by the parts that are not rare.
        self.own = nn.Parameter(torch.zeros(features.rows, sums))
        self.part = nn.Parameter(torch.randn(count, sums) * 0.03)
        self.bias = nn.Parameter(torch.full((sums,), 0.25))
        self.pattern_rows = features.patterns.rows
        self.moves_at = features.own_moves_at
        self.first = StagedLinear(sums // 2, shape.first)
        self.second = StagedLinear(shape.first, shape.second)
        self.last = nn.Parameter(torch.randn(1, shape.second).repeat(STAGES, 1) * 0.05)
        self.straight = nn.Parameter(torch.zeros(STAGES, sums))
        self.constant = nn.Parameter(torch.zeros(STAGES))

    @torch.no_grad()
    def split(self, table, rounds=40, damping=1e-3):
        """Rows as parts and their own numbers, so that the parts explain as much as they can: damped
        least squares by conjugate gradients (Hestenes and Stiefel, 1952)."""
        def normal(x):
            return torch.sparse.mm(self.rows_of_parts, torch.sparse.mm(self.parts_of_rows, x)) + damping * x

        patterns = table[:self.pattern_rows]
        part = torch.zeros_like(self.part)
        rest = torch.sparse.mm(self.rows_of_parts, patterns)
        direction = rest.clone()
        length = (rest * rest).sum(0)
        for _ in range(rounds):
            ahead = normal(direction)
            part += direction * (step := length / (direction * ahead).sum(0).clamp(min=1e-30))
            rest -= ahead * step
            before, length = length, (rest * rest).sum(0)
            direction = rest + direction * (length / before.clamp(min=1e-30))
        own = table.clone()
        own[:self.pattern_rows] -= torch.sparse.mm(self.parts_of_rows, part)
        return part, own

    def table(self):
        parts = FixedProduct.apply(self.parts_of_rows, self.rows_of_parts, self.part)
        table = torch.cat([self.own[:self.pattern_rows] + parts, self.own[self.pattern_rows:]])
        if not self.shape.mobility:
            table = torch.cat([table[:self.moves_at], torch.zeros_like(table[self.moves_at:])])
        return rounded(table, SUM_SCALE, 127)

    def forward(self, rows, stage):
        """What the side to move wins by, in discs."""
        sums = functional.embedding_bag(rows, self.table(), mode="sum")
        sums = sums + rounded(self.bias, SUM_SCALE, 8192)
        held = sums.clamp(0, (SUM_SCALE - 1) / SUM_SCALE)
        half = self.shape.sums // 2
        active = clipped(held[:, :half] * held[:, half:])
        active = clipped(self.first(active, stage))
        active = clipped(self.second(active, stage))
        steps = DISCS * UNITS
        last = rounded(self.last, steps, 32767)[stage]
        straight = rounded(self.straight, steps, 32767)[stage]
        value = (active * last).sum(1) + (sums * straight).sum(1)
        return DISCS * (value + rounded(self.constant, steps, 1 << 24)[stage])
