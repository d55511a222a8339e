"""The engine's file: the network in whole numbers, with what made it and a checksum.

src/games/othello/engine/network_file.hpp describes it.
"""

import pickle

import numpy
import torch

from .features import EMPTIES, STAGES, Features
from .games import DamagedFile
from .model import (ACTIVE_SCALE, DISCS, SUM_SCALE, UNITS, WEIGHT_SCALE, Network, Shape)
from .patterns import BASES

FILE_KIND = "lawan-othello-network"
FIRST_LINE = FILE_KIND + " 1"
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


class Measured:
    """What the engine has measured of a network: `lawan train othello` writes it into the file."""

    def __init__(self, errors, tempo):
        self.errors = errors
        self.tempo = tempo

    @staticmethod
    def nothing():
        errors = numpy.array(ERRORS) * ERROR_SCALE
        return Measured(errors.round().astype("<i4"), numpy.zeros(EMPTIES, dtype="<i2"))


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

    def payload(self, measured):
        parts = [measured.errors.tobytes(), measured.tempo.tobytes(), self.table.tobytes(),
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


def text_of(network, command, measured):
    quantised = Quantised(network)
    payload = quantised.payload(measured)
    shape = quantised.shape
    heading = [FIRST_LINE, f"made-by: {command}", f"patterns: {' '.join(BASES)}",
               f"shape: {shape.sums} {shape.first} {shape.second} {int(shape.mobility)}",
               f"bytes: {len(payload)}", f"checksum: {checksum(payload):016x}"]
    return "".join(line + "\n" for line in heading).encode() + payload


UNREADABLE = (pickle.UnpicklingError, RuntimeError, EOFError, LookupError, TypeError, ValueError,
              AttributeError, ImportError, OverflowError)


def network_of(path, device="cpu"):
    """The network of a checkpoint or of an engine's file, the commands that made it, and what was
    measured of it."""
    with open(path, "rb") as file:
        if file.read(len(FILE_KIND)) == FILE_KIND.encode():
            return read(path, device)
    try:
        kept = torch.load(path, map_location=device)
        network = Network(Shape(**kept["shape"]), Features(device)).to(device)
        network.load_state_dict(kept["network"])
        return network, kept["command"], Measured.nothing()
    except UNREADABLE as error:
        raise DamagedFile(f"{path}: is no checkpoint and no network") from error


def resume(path, network, optimizer, device):
    """Sets both as a checkpoint has them. Returns the steps that were done."""
    try:
        kept = torch.load(path, map_location=device)
        shape, step = Shape(**kept["shape"]), int(kept["step"])
    except UNREADABLE as error:
        raise DamagedFile(f"{path}: is no checkpoint to go on with") from error
    if shape != network.shape:
        raise DamagedFile(f"{path}: has another shape: {shape}")
    try:
        network.load_state_dict(kept["network"])
        optimizer.load_state_dict(kept["optimizer"])
    except UNREADABLE as error:
        raise DamagedFile(f"{path}: is no checkpoint to go on with") from error
    return step


class Numbers:
    """Takes one array after the other off the bytes of a file."""

    def __init__(self, payload):
        self.payload = payload
        self.at = 0

    def whole(self, shape, kind):
        dtype = numpy.dtype(kind)
        count = int(numpy.prod(shape))
        numbers = numpy.frombuffer(self.payload, dtype, count, self.at).reshape(shape)
        self.at += count * dtype.itemsize
        return numbers

    def take(self, shape, kind):
        return torch.from_numpy(self.whole(shape, kind).astype("f4"))


def read(path, device="cpu"):
    """See network_of(). Numbers that were rounded stay so; what each row holds is split again into
    what its parts say and the rest."""
    with open(path, "rb") as file:
        lines = [file.readline().decode("utf-8", "replace").rstrip("\n") for _ in range(6)]
        payload = file.read()
    if lines[0] != FIRST_LINE:
        raise DamagedFile(f"{path}: is no network of this version")
    heading = dict(line.partition(": ")[::2] for line in lines[1:])
    if heading.get("patterns") != " ".join(BASES):
        raise DamagedFile(f"{path}: is for other patterns")
    if heading.get("bytes") != str(len(payload)) or heading.get("checksum") != f"{checksum(payload):016x}":
        raise DamagedFile(f"{path}: is damaged")
    sums, first, second, mobility = (int(word) for word in heading["shape"].split())
    network = Network(Shape(sums, first, second, bool(mobility)), Features(device)).to(device)
    numbers = Numbers(payload)
    measured = Measured(numbers.whole(len(ERRORS), "<i4"), numbers.whole(EMPTIES, "<i2"))
    state = network.state_dict()
    table = numbers.take((network.own.shape[0], sums), "i1").to(device) / SUM_SCALE
    state["part"], state["own"] = network.split(table)
    state["bias"] = numbers.take(sums, "<i2") / SUM_SCALE
    steps = DISCS * UNITS
    for stage in range(STAGES):
        for name, inputs, outputs in (("first", sums // 2, first), ("second", first, second)):
            rows = slice(stage * outputs, (stage + 1) * outputs)
            state[f"{name}.weight"][rows] = numbers.take((outputs, inputs), "i1") / WEIGHT_SCALE
            state[f"{name}.bias"][rows] = numbers.take(outputs, "<i4") / (WEIGHT_SCALE * ACTIVE_SCALE)
        state["last"][stage] = numbers.take(second, "<i2") / steps
        state["straight"][stage] = numbers.take(sums, "<i2") / steps
        state["constant"][stage] = numbers.take((), "<i4") / steps
    network.load_state_dict(state)
    return network, heading["made-by"], measured


def write(checkpoint, out):
    text = text_of(*network_of(checkpoint))
    with open(out, "wb") as file:
        file.write(text)
    print(f"{out}: {len(text)} bytes")
