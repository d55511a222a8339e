"""The package itself: stubs, documentation, notebooks, installing."""

import ast
import copy
import doctest
import inspect
import os
import random
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import lawan
from lawan import _lawan, environments

ROOT = Path(__file__).resolve().parents[2]


def program(*arguments, **environment):
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, timeout=600,
                          env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment})


class Wheel(unittest.TestCase):
    """A wheel runs on every machine of its kind."""

    def test_refuses_a_build_for_one_kind_of_processor(self):
        for line, setting in (("LAWAN_PROCESSOR:STRING=AVX2", "LAWAN_PROCESSOR=AVX2"),
                              ("LAWAN_NATIVE:BOOL=ON", "LAWAN_NATIVE=ON")):
            with tempfile.TemporaryDirectory() as folder:
                build = Path(folder) / "release"
                build.mkdir()
                (build / "CMakeCache.txt").write_text(f"CMAKE_BUILD_TYPE:STRING=Release\n{line}\n")
                ran = subprocess.run([sys.executable, "setup.py", "-q", "build_ext", "-t", folder, "-b", folder],
                                     cwd=ROOT, capture_output=True, text=True, timeout=600,
                                     env={**os.environ, "LAWAN_BUILD_DIR": folder})
                self.assertEqual(ran.returncode, 1, ran.stderr)
                self.assertIn(f"{build} is configured with {setting}, which not all machines can run", ran.stderr)


class Stubs(unittest.TestCase):
    """The stubs name what is there, and nothing else."""

    @classmethod
    def setUpClass(cls):
        cls.tree = ast.parse((ROOT / "python/lawan/_lawan.pyi").read_text())

    def names(self, body):
        return {node.name for node in body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}

    def test_functions_and_classes(self):
        only_types = {"Arrays"}
        there = {name for name, value in vars(_lawan).items()
                 if (callable(value) and not name.startswith("__"))}
        self.assertEqual(self.names(self.tree.body) - only_types, there)

    def test_members(self):
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef) and node.name not in ("Arrays", "InputError"):
                there = {name for name in vars(getattr(_lawan, node.name)) if not name.startswith("_")}
                self.assertEqual({name for name in self.names(node.body) if not name.startswith("_")}, there, node.name)

    def test_everything_is_documented(self):
        for name in lawan.__all__:
            value = getattr(lawan, name)
            if inspect.isclass(value) or callable(value):
                self.assertTrue(inspect.getdoc(value), name)
        for name, member in vars(lawan.Position).items():
            if not name.startswith("_"):
                self.assertTrue(member.__doc__, name)


class Documents(unittest.TestCase):
    def test_the_examples_of_the_guide_run(self):
        guide = doctest.testfile(str(ROOT / "docs/python.md"), module_relative=False,
                                 optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
        self.assertGreater(guide.attempted, 20)
        self.assertEqual(guide.failed, 0)
        self.assertEqual(doctest.testmod(lawan).failed, 0)

    def test_notebooks_run_from_top_to_bottom(self):
        try:
            import nbclient
            import nbformat
        except ImportError:
            self.skipTest("nbclient is not installed")
        paths = sorted((ROOT / "notebooks").glob("*.ipynb"))
        self.assertEqual(len(paths), 5)
        os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)
        for path in paths:
            with self.subTest(path.name):
                notebook = nbformat.read(path, as_version=4)
                nbclient.NotebookClient(notebook, timeout=300, kernel_name="python3").execute()

    def test_learning_beats_greedy(self):
        done = program(str(ROOT / "python/examples/learn_adjacency.py"), "20000")
        self.assertEqual(done.returncode, 0, done.stderr)
        won, lost = (int(done.stdout.split(word)[0].split()[-1]) for word in (" won", " lost"))
        self.assertGreater(won, lost, done.stdout)


class Package(unittest.TestCase):
    def test_numpy_is_loaded_only_when_asked_for(self):
        done = program("-c", "import sys, lawan; sys.exit('numpy' in sys.modules)")
        self.assertEqual(done.returncode, 0, done.stderr)

    @unittest.skipUnless("LAWAN_BUILD_DIR" in os.environ, "pip would build everything anew")
    def test_pip_installs_it_offline(self):
        with tempfile.TemporaryDirectory() as folder:
            done = program("-m", "pip", "install", "--no-build-isolation", "--no-deps", "--no-index", "--quiet",
                           "--target", folder, str(ROOT))
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            done = program("-c", "import lawan; print(lawan.__file__); g = lawan.game('othello');"
                           "print(lawan.bot('lawan', g).think(g.start(), depth=4).move)", PYTHONPATH=folder)
            self.assertIn(folder, done.stdout)
            self.assertIn(done.stdout.split()[-1], lawan.game("othello").start().legal_moves)


class Empty(unittest.TestCase):
    """Objects with nothing in them cannot be made."""

    def test_only_the_functions_make_objects(self):
        for made in (lawan.Position, lawan.Game, lawan.Batch, lawan.Position.__base__):
            for make in (made, lambda: made.__new__(made), type("Sub", (made,), {})):
                self.assertRaises(TypeError, make)
        self.assertRaises(TypeError, copy.copy, lawan.bot("random", lawan.game("othello")))
        self.assertRaises(TypeError, lawan.bot("random", lawan.game("othello")).__reduce__)


class Fuzz(unittest.TestCase):
    """Nothing that is typed crashes the interpreter: LAWAN_FUZZ_CALLS random calls, with a seed."""

    VALUES = [None, True, -1, 0, 1, 3, 2**31, 2**63, 2**70, -0.5, 1e-3, float("nan"), float("inf"), "", "a1", "d3",
              "pass", "\0", "é" * 50, "3/3/3 X 3", "random", "greedy", "minimax(depth=2)", [], [0], (3, 3), {}, b"x",
              object(), print, lambda position, clock: position.legal_moves[0]]

    def test_random_calls(self):
        chance = random.Random(20)
        games = [lawan.game("tictactoe"), lawan.game("othello", size=4), lawan.game("adjacency", size=4, rounds=2)]
        things = [*games, *(game.start() for game in games), lawan.bot("greedy", games[0]),
                  lawan.batch(games[0], 3), environments.Environment(games[1])]
        functions = [lawan.game, lawan.bot, lawan.planes, lawan.position, lawan.verify, lawan.read_games, lawan.batch]
        raised = 0
        for _ in range(int(os.environ.get("LAWAN_FUZZ_CALLS", "20000"))):
            thing = chance.choice(things + functions)
            values = [chance.choice(self.VALUES + things) for _ in range(chance.randrange(4))]
            try:
                if thing in functions:
                    result = thing(*values)
                else:
                    name = chance.choice([name for name in dir(thing) if name not in ("__class__", "__init__")])
                    result = getattr(thing, name)
                    result = result(*values) if callable(result) else result
                if isinstance(result, (lawan.Game, lawan.Position, lawan.Bot, lawan.Thought)) and len(things) < 200:
                    things.append(result)
            except Exception:
                raised += 1
        self.assertGreater(raised, 0)


if __name__ == "__main__":
    unittest.main()
