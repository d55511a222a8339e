"""The engine's file: the network in whole numbers, with what made it and a checksum.

src/games/othello/engine/network_file.hpp describes it.
"""

import os
import pickle
import zlib

import numpy
import torch

from .features import EMPTIES, STAGES, Features
from .games import DamagedFile, read_positions
from .model import (ACTIVE_SCALE, DISCS, SUM_SCALE, UNITS, WEIGHT_SCALE, Network, Shape, rounded)
from .patterns import BASES

FILE_KIND = "lawan-othello-network"
FIRST_LINE = FILE_KIND + " 2"
WITHOUT_PARTS = FILE_KIND + " 1"  # files of before, which are read
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


class Rows:
    """The table as the file has it: what the parts say of each pattern's row, and the rest."""

    def __init__(self, network, steps=None):
        """`steps` says of each pattern's row how coarsely the rest is rounded."""
        table = whole(network.table(), SUM_SCALE, "<i4")
        self.part = whole(rounded(network.part, SUM_SCALE, 127), SUM_SCALE, "i1")
        said = parts_say(network.parts_of_rows, self.part)
        count = network.pattern_rows
        rest = table[:count] - said
        if steps is not None:
            rest = (rest / steps).round().astype("i4") * steps
        rest = rest.clip(-127, 127)
        table[:count] = (said + rest).clip(-127, 127)
        self.own = table.copy()
        self.own[:count] -= said
        if abs(self.own).max() > 127:
            raise DamagedFile("the parts of the network are too far from its rows")
        self.own = self.own.astype("i1")
        self.table = table.astype("i1")


def parts_say(parts_of_rows, part):
    """Half the sum of each row's parts, rounded down."""
    rows, parts = parts_of_rows.indices().cpu().numpy()
    times = (parts_of_rows.values().cpu().numpy() * 2).astype("i4")
    sums = numpy.zeros((parts_of_rows.shape[0], part.shape[1]), dtype="i4")
    # Rows stand in order, and each has some.
    starts = numpy.flatnonzero(numpy.diff(rows, prepend=-1))
    sums[rows[starts]] = numpy.add.reduceat(part[parts] * times[:, None], starts, axis=0)
    return sums >> 1


class Quantised:
    """A network in the numbers that the engine calculates with."""

    def __init__(self, network, steps=None):
        self.shape = network.shape
        self.rows = Rows(network, steps)
        self.table = self.rows.table
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
        parts = [measured.errors.tobytes(), measured.tempo.tobytes(), self.rows.part.tobytes(),
                 self.rows.own.tobytes(), self.bias.tobytes()]
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


def text_of(network, command, measured, steps=None):
    quantised = Quantised(network, steps)
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
    """See network_of(). Numbers that were rounded stay so. Where the file has no parts, what each row
    holds is split again into what they say and the rest."""
    with open(path, "rb") as file:
        lines = [file.readline().decode("utf-8", "replace").rstrip("\n") for _ in range(6)]
        payload = file.read()
    if lines[0] not in (FIRST_LINE, WITHOUT_PARTS):
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
    if lines[0] == FIRST_LINE:
        state["part"], state["own"] = taken_rows(numbers, network)
    else:
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


def taken_rows(numbers, network):
    """What the parts say and the rest. Half a step that the engine rounds down is in the rest."""
    part = numbers.whole(network.part.shape, "i1")
    own = numbers.whole(network.own.shape, "i1").astype("f4")
    part_of = torch.from_numpy(part.astype("f4")).to(network.part.device) / SUM_SCALE
    said = parts_say(network.parts_of_rows, part)
    own = torch.from_numpy(own).to(network.own.device) / SUM_SCALE
    exactly = torch.sparse.mm(network.parts_of_rows, part_of)
    own[:network.pattern_rows] += torch.from_numpy(said.astype("f4")).to(own.device) / SUM_SCALE - exactly
    return part_of, own


def selections_in(games, features, batch=1 << 16):
    """How often the positions of these games select each row."""
    counts = torch.zeros(features.rows, dtype=torch.int64)
    for path in games:
        positions = read_positions(path)
        for player, opponent in zip(positions.player.split(batch), positions.opponent.split(batch)):
            rows = features.of(player, opponent).flatten().to(torch.int64)
            counts += torch.bincount(rows, minlength=features.rows)
    return counts.numpy()


def steps_of(selections, coarseness):
    """How coarsely to round each row so that the errors of sums are least for the size of the file: as
    the root of how seldom it is selected, in whole numbers from 1 to 64."""
    steps = numpy.sqrt(coarseness / selections.clip(min=0.1))
    return steps.round().clip(1, 64).astype("i4")[:, None]


def write(checkpoint, out, games, coarseness, command):
    network, made_by, measured = network_of(checkpoint)
    steps = None
    if games:
        selections = selections_in(games, Features())[:network.pattern_rows]
        steps = steps_of(selections, coarseness)
        made_by += f" && {command}"
    text = text_of(network, made_by, measured, steps)
    with open(out + ".part", "wb") as file:
        file.write(text)
    os.replace(out + ".part", out)
    print(f"{out}: {len(text)} bytes, {len(zlib.compress(text, 9))} of them when compressed")
