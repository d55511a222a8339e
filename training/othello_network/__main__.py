import argparse
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))

from training.othello_network import weight_file  # noqa: E402
from training.othello_network.games import DamagedFile  # noqa: E402
from training.othello_network.train import train  # noqa: E402


SUMS = (32, 64, 96, 128)  # that the engine has kernels for


def above_zero(kind):
    """A number of this kind that argparse takes only where it is more than nothing."""
    def number(text):
        value = kind(text)
        if not value > 0:
            raise argparse.ArgumentTypeError(f"{text}: must be more than 0")
        return value
    return number


def check_writable(path):
    """Known now rather than after hours of training."""
    folder = os.path.dirname(os.path.abspath(path))
    if os.path.isdir(path):
        raise IsADirectoryError(f"{path}: is a folder")
    if os.path.exists(path) and not os.path.isfile(path):
        raise OSError(f"{path}: is no plain file, and would be replaced by one")
    if not os.path.isdir(folder):
        raise FileNotFoundError(f"{path}: there is no folder {folder}")
    if not os.access(folder, os.W_OK):
        raise PermissionError(f"{path}: the folder {folder} cannot be written to")


def parsed():
    import torch
    parser = argparse.ArgumentParser(
        prog="python3 training/othello_network",
        description="Trains the network of the Othello engine on games that "
                    "`lawan train othello-positions` wrote.")
    commands = parser.add_subparsers(dest="what", required=True)
    fit = commands.add_parser("train", help="fit a network, and keep it as a checkpoint")
    fit.add_argument("--games", nargs="+", required=True, help="files of games")
    fit.add_argument("--out", required=True, help="the checkpoint")
    fit.add_argument("--resume", action="store_true", help="go on with the checkpoint of --out")
    fit.add_argument("--start", help="a checkpoint, or a network of the engine, of the same shape to begin with")
    fit.add_argument("--seed", type=int, default=1)
    fit.add_argument("--sums", type=int, default=64, choices=SUMS, help="numbers that are summed [64]")
    fit.add_argument("--without-mobility", action="store_true")
    fit.add_argument("--epochs", type=above_zero(float), default=10)
    fit.add_argument("--steps", type=above_zero(int), help="instead of epochs")
    fit.add_argument("--time", type=float,
                     help="seconds to be done in, with fewer steps if need be")
    fit.add_argument("--batch", type=above_zero(int), default=32768)
    fit.add_argument("--rate", type=float, default=1.5e-3)
    fit.add_argument("--decay", type=float, default=0.5,
                     help="how strongly rows are held near what the parts of their patterns say")
    fit.add_argument("--steadiness", type=float, default=1e-3,
                     help="how little a row moves that is seldom seen")
    fit.add_argument("--delta", type=float, default=8.0, help="errors count as squares up to this")
    fit.add_argument("--later", type=float, default=0.8,
                     help="share of later turns' scores in what a position is worth")
    fit.add_argument("--report", type=int, default=500, help="steps between two lines")
    fit.add_argument("--save-every", type=float, default=60, help="seconds between checkpoints")
    fit.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    write = commands.add_parser("write", help="write the engine's file from a checkpoint")
    write.add_argument("--checkpoint", required=True)
    write.add_argument("--out", required=True)
    write.add_argument("--games", nargs="+", default=[],
                       help="round rows more coarsely that these games seldom select, for a small file")
    write.add_argument("--coarseness", type=above_zero(float), default=200.0,
                       help="a row is rounded in steps of the root of this divided by its selections")
    options = parser.parse_args()
    options.command = " ".join(os.path.basename(word) if "/" in word else word
                               for word in sys.argv[1:])
    return options


def main():
    options = parsed()
    try:
        check_writable(options.out)
        if options.what == "train":
            train(options)
        else:
            command = f"python3 training/othello_network {options.command}"
            weight_file.write(options.checkpoint, options.out, options.games, options.coarseness, command)
    except (OSError, DamagedFile) as error:
        print(f"othello_network: {error}", file=sys.stderr)
        sys.exit(2)


main()
