"""The engine's file: the network in whole numbers, with what made it and a checksum.

src/games/othello/engine/network_file.hpp describes it.
"""

import numpy
import torch

from .features import EMPTIES, STAGES, Features
from .model import (ACTIVE_SCALE, DISCS, SUM_SCALE, UNITS, WEIGHT_SCALE, Network, Shape)
from .patterns import BASES

FIRST_LINE = "lawan-othello-network 1"
WORD = (1 << 64) - 1
# What the engine takes for the errors of shallow searches until they are measured.
ERRORS = [1.4, 0, 0.4, 1.2, 0, 0, 0, 1]
ERROR_SCALE = 65536


def mixed(word: int) -> int:
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 & WORD
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB & WORD
    return word ^ (word >> 31)


def checksum(payload: bytes) -> int:
    """As core/checksum.hpp has it."""
    value = mixed(len(payload))
    for byte in payload:
        value = (value ^ byte) * 0x100000001B3 & WORD
    return mixed(value)


def whole(tensor, scale, kind):
    return (tensor.detach().double() * scale).round().cpu().numpy().astype(kind)


class Quantised:
    """A network in the numbers that the engine calculates with."""

    def __init__(self, network):
        self.shape = network.shape
        self.table = whole(network.table(), SUM_SCALE, "i1")
        self.bias = whole(network.bias, SUM_SCALE, "<i2")
        steps = DISCS * UNITS
        layers = []
        for layer in (network.first, network.second):
            weight, bias = layer.quantised()
            layers.append((whole(weight, WEIGHT_SCALE, "i1").reshape(STAGES, layer.outputs, -1),
                           whole(bias, WEIGHT_SCALE * ACTIVE_SCALE, "<i4").reshape(STAGES, -1)))
        self.layers = layers
        self.last = whole(network.last, steps, "<i2")
        self.straight = whole(network.straight, steps, "<i2")
        self.constant = whole(network.constant, steps, "<i4")

    def payload(self):
        errors = numpy.array(ERRORS) * ERROR_SCALE
        tempo = numpy.zeros(EMPTIES, dtype="<i2")  # measured with the errors
        parts = [errors.round().astype("<i4").tobytes(), tempo.tobytes(), self.table.tobytes(),
                 self.bias.tobytes()]
        for stage in range(STAGES):
            for weight, bias in self.layers:
                parts += [weight[stage].tobytes(), bias[stage].tobytes()]
            parts += [self.last[stage].tobytes(), self.straight[stage].tobytes(),
                      self.constant[stage:stage + 1].tobytes()]
        return b"".join(parts)

    def evaluate(self, rows, stage):
        """One position, in the engine's units: what the engine's tests compare with."""
        sums = self.bias.astype(numpy.int64) + self.table[rows].astype(numpy.int64).sum(axis=0)
        held = sums.clip(0, 255)
        half = self.shape.sums // 2
        active = held[:half] * held[half:] >> 9
        for weight, bias in self.layers:
            active = (weight[stage].astype(numpy.int64) @ active + bias[stage] >> 6).clip(0, 127)
        value = int(self.last[stage].astype(numpy.int64) @ active) >> 7
        value += int(self.straight[stage].astype(numpy.int64) @ sums) >> 8
        return value + int(self.constant[stage])


def text_of(network, command):
    quantised = Quantised(network)
    payload = quantised.payload()
    shape = quantised.shape
    heading = [FIRST_LINE, f"made-by: {command}", f"patterns: {' '.join(BASES)}",
               f"shape: {shape.sums} {shape.first} {shape.second} {int(shape.mobility)}",
               f"bytes: {len(payload)}", f"checksum: {checksum(payload):016x}"]
    return "".join(line + "\n" for line in heading).encode() + payload


def network_of(checkpoint, device="cpu"):
    kept = torch.load(checkpoint, map_location=device)
    network = Network(Shape(**kept["shape"]), Features(device)).to(device)
    network.load_state_dict(kept["network"])
    return network, kept["command"]


def write(checkpoint, out):
    network, command = network_of(checkpoint)
    text = text_of(network, command)
    with open(out, "wb") as file:
        file.write(text)
    print(f"{out}: {len(text)} bytes")
