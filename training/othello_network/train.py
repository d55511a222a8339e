"""The fit: seeded, resumable, with the held-out error of each stage."""

import math
import os
import time

import torch
from torch.nn import functional

from . import board, games, weight_file
from .features import STAGES, Features, stage_of
from .model import Network, Shape


class Data:
    """Positions as rows, stages and values, in the memory of the device."""

    def __init__(self, positions, features, chunk=1 << 18):
        rows, stages = [], []
        for at in range(0, len(positions.value), chunk):
            player = positions.player[at:at + chunk]
            opponent = positions.opponent[at:at + chunk]
            rows.append(features.of(player, opponent))
            stages.append(stage_of(board.count(~(player | opponent))).to(torch.uint8))
        self.rows = torch.cat(rows)
        self.stages = torch.cat(stages)
        self.values = positions.value.to(torch.float32)

    def __len__(self):
        return len(self.values)

    def batch(self, index):
        return self.rows[index], self.stages[index].long(), self.values[index]


def read_data(paths, features, device, later=games.LATER):
    parts = [games.read_positions(path, device=device, later=later) for path in paths]
    positions = games.Positions.together(parts)
    learned = ~positions.held_out

    def chosen(mask):
        return games.Positions(*(each[mask] for each in vars(positions).values()))

    return Data(chosen(learned), features), Data(chosen(~learned), features)


def loss_of(said, value, delta):
    return functional.huber_loss(said, value, delta=delta)


@torch.no_grad()
def held_out_errors(network, data, delta, batch=1 << 16):
    """Root mean squares in discs by stage, of all, and the loss."""
    squares = torch.zeros(STAGES, dtype=torch.float64)
    counts = torch.zeros(STAGES, dtype=torch.float64)
    loss = 0.0
    for at in range(0, len(data), batch):
        rows, stages, values = data.batch(slice(at, at + batch))
        said = network(rows, stages)
        loss += loss_of(said, values, delta).item() * len(values)
        stages = stages.cpu()
        squares.index_add_(0, stages, (said - values).double().cpu() ** 2)
        counts.index_add_(0, stages, torch.ones(len(values), dtype=torch.float64))
    by_stage = (squares / counts.clamp(min=1)).sqrt()
    return by_stage, (squares.sum() / counts.sum()).sqrt().item(), loss / max(1, len(data))


def rate_at(progress, peak):
    """Up within a fiftieth of the run, then down along a cosine."""
    if progress < 0.02:
        return peak * progress / 0.02
    return peak * 0.5 * (1 + math.cos(math.pi * (progress - 0.02) / 0.98))


def optimizer_of(network, options):
    """Adam divides by how large gradients mostly are, so that what is seldom seen moves as far at
    each sight as what is always seen at all of them. A larger divisor holds rare rows back."""
    rows = [network.own, network.part]
    others = [each for each in network.parameters() if all(each is not row for row in rows)]
    steady = options.steadiness * 32768 / options.batch
    return torch.optim.AdamW(
        [{"params": [network.own], "weight_decay": options.decay, "eps": steady},
         {"params": [network.part], "weight_decay": options.decay / 10, "eps": steady},
         {"params": others, "weight_decay": 0.0}], lr=options.rate)


def train(options):
    device = torch.device(options.device)
    torch.manual_seed(options.seed)
    features = Features(device)
    begun = time.time()
    learned, held_out = read_data(options.games, features, device, options.later)
    print(f"{len(learned)} positions, {len(held_out)} held out, read in "
          f"{time.time() - begun:.1f} s", flush=True)
    shape = Shape(options.sums, mobility=not options.without_mobility)
    network = Network(shape, features).to(device)
    optimizer = optimizer_of(network, options)
    step = 0
    steps = options.steps or max(1, round(options.epochs * len(learned) / options.batch))
    command = f"python3 training/othello_network {options.command}"
    if options.start:
        before, made_by, _ = weight_file.network_of(options.start, device)
        if before.shape != shape:
            raise games.DamagedFile(f"{options.start}: has another shape: {before.shape}")
        network.load_state_dict(before.state_dict())
        _, every, unseen = held_out_errors(network, held_out, options.delta)
        print(f"to begin with: held out {unseen:.4f} ({every:.3f} discs)", flush=True)
        command = f"{made_by} && {command}"
    if options.resume and os.path.exists(options.out):
        step = weight_file.resume(options.out, network, optimizer, device)

    def save():
        torch.save({"network": network.state_dict(), "optimizer": optimizer.state_dict(),
                    "step": step, "shape": shape.as_dict(), "command": command},
                   options.out + ".part")
        os.replace(options.out + ".part", options.out)

    begun = saved = time.time()

    def progress():
        spent = (time.time() - begun) / options.time if options.time else 0
        return max(step / steps, spent)

    epoch_length = max(1, len(learned) // options.batch)
    order = None
    running = torch.zeros((), device=device)
    while step < steps and progress() < 1:
        if order is None or step % epoch_length == 0:
            generator = torch.Generator().manual_seed(options.seed * 1000 + step // epoch_length)
            seed = int(torch.randint(1 << 62, (1,), generator=generator))
            order = torch.randperm(len(learned), device=device,
                                   generator=torch.Generator(device).manual_seed(seed))
        at = step % epoch_length * options.batch
        rows, stages, values = learned.batch(order[at:at + options.batch])
        for group in optimizer.param_groups:
            group["lr"] = rate_at(progress(), options.rate)
        optimizer.zero_grad(set_to_none=True)
        loss = loss_of(network(rows, stages), values, options.delta)
        loss.backward()
        optimizer.step()
        running += loss.detach()
        step += 1
        if step % options.report == 0:
            _, every, unseen = held_out_errors(network, held_out, options.delta)
            print(f"step {step} of {steps}: loss {running.item() / options.report:.4f}, held out "
                  f"{unseen:.4f} ({every:.3f} discs), {time.time() - begun:.0f} s", flush=True)
            running.zero_()
        if time.time() - saved > options.save_every:
            save()
            saved = time.time()
    save()
    by_stage, every, unseen = held_out_errors(network, held_out, options.delta)
    print("held-out error in discs by stage: " + " ".join(f"{each:.2f}" for each in by_stage))
    print(f"{step} steps, all stages {every:.3f}, loss {unseen:.4f}", flush=True)
