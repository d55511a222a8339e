"""Analyses, exact values, proofs, experiments and files of games."""

import os
import struct
import tempfile
import unittest
from pathlib import Path

import lawan

DATA = Path(__file__).resolve().parents[2] / "data"


class Values(unittest.TestCase):
    def test_analysis(self):
        found = lawan.analyse(lawan.game("tictactoe").parse("XX1/OO1/3 X 3"), seconds=1)
        self.assertEqual((found["best"], found["score"], found["proved"]), ("c1", 1, True))
        self.assertEqual(len(found["moves"]), 5)
        self.assertTrue(found["moves"][0]["reasons"])

    def test_solving(self):
        answer = lawan.solve(lawan.game("tictactoe").start())
        self.assertEqual((answer["value"], answer["proved"], len(answer["best"])), (0, True, 9))
        answer = lawan.solve(lawan.game("othello", size=4).start())
        self.assertEqual((answer["value"], answer["unit"]), (-10, "discs"))
        self.assertNotEqual(answer["notes"], lawan.solve(lawan.game("othello", size=4).start(), language="id")["notes"])

    def test_time_that_does_not_suffice_leaves_bounds(self):
        answer = lawan.solve(lawan.game("othello").start(), seconds=0.05)
        self.assertEqual((answer["value"], answer["proved"]), (None, False))
        self.assertLess(answer["lower"], answer["upper"])

    def test_a_proof_is_written_and_verified(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "a.proof")
            lawan.solve(lawan.game("tictactoe").start(), proof=path)
            report = lawan.verify(path)
            self.assertEqual((report["holds"], report["lower"], report["upper"]), (True, 0, 0))
            text = Path(path).read_text()
            Path(path).write_text(text[: len(text) // 2])
            try:
                self.assertFalse(lawan.verify(path)["holds"])
            except lawan.InputError:
                pass

    def test_experiments(self):
        self.assertGreater(len(lawan.experiments()), 5)
        told = []
        found = lawan.experiment("local-search", games=1,
                                 progress=lambda what, done, jobs: told.append(done))
        self.assertEqual(found["name"], "local-search")
        self.assertTrue(found["ours"])


class Files(unittest.TestCase):
    def written(self, name, text):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = os.path.join(folder.name, name)
        Path(path).write_text(text)
        return path

    def othello_lines(self, count):
        games = lawan.match(lawan.game("othello"), "random", "random", games=count)["games"]
        return games, "\n".join("".join(move for move in game["moves"] if move != "pass") for game in games)

    def test_transcripts_of_othello(self):
        played, text = self.othello_lines(5)
        games = lawan.read_games(self.written("games.txt", text))
        self.assertEqual([game.moves for game in games], [game["moves"] for game in played])
        self.assertEqual([game.score for game in games], [game["score"] for game in played])
        self.assertEqual(games[-1].positions[-1].score, played[-1]["score"])
        self.assertTrue(games[0].positions[-1].is_over)

    def test_arrays(self):
        played, text = self.othello_lines(5)
        chunks = list(lawan.read_games(self.written("games.txt", text)).arrays(chunk=100))
        self.assertEqual(sum(len(chunk["moves"]) for chunk in chunks), sum(len(game["moves"]) for game in played))
        self.assertEqual(chunks[0]["planes"].shape[1:], (3, 8, 8))
        first = chunks[0]
        self.assertEqual(first["scores"][0], played[0]["score"])
        self.assertEqual(first["planes"][0].tolist(), lawan.game("othello").start().planes.tolist())
        self.assertTrue(all(first["planes"][i, 2].reshape(-1)[move] for i, move in enumerate(first["moves"])
                            if move >= 0))

    def test_games_of_wthor(self):
        # An archive of 16 bytes of heading and 68 bytes a game: a move is 10 * row + column, from 1.
        played, _ = self.othello_lines(3)
        heading = struct.pack("<4BIHHBBBB", 20, 26, 11, 17, len(played), 0, 2026, 8, 0, 0, 0)
        data = heading
        for game in played:
            places = [move for move in game["moves"] if move != "pass"]
            codes = [10 * int(move[1]) + "abcdefgh".index(move[0]) + 1 for move in places]
            discs = (64 + game["score"]) // 2
            data += struct.pack("<HHHBB60s", 0, 0, 0, discs, discs, bytes(codes).ljust(60, b"\0"))
        path = self.written("games.wtb", "")
        Path(path).write_bytes(data)
        games = lawan.read_games(path)
        self.assertEqual([game.moves for game in games], [game["moves"] for game in played])
        self.assertEqual([(game.year, game.score) for game in games], [(2026, game["score"]) for game in played])

    def test_games_of_ggf(self):
        played, _ = self.othello_lines(1)
        board = "-" * 27 + "O*------*O" + "-" * 27
        moves = "".join(f"{'BW'[i % 2]}[{'PA' if move == 'pass' else move.upper()}]"
                        for i, move in enumerate(played[0]["moves"]))
        text = f"(;GM[Othello]PB[ann]PW[ben]TY[8]RE[{played[0]['score']}]BO[8 {board} *]{moves};)\n"
        game = lawan.read_games(self.written("games.ggf", text))[0]
        self.assertEqual((game.x, game.o, game.moves), ("ann", "ben", played[0]["moves"]))

    def test_positions_of_obf(self):
        position = lawan.game("othello").start().play("d3")
        games = lawan.read_games(self.written("a.obf", f"{position.text}; C3:-1;\n"))
        self.assertEqual([(game.start, game.moves) for game in games], [(position, [])])

    def test_moves_of_other_games(self):
        path = self.written("games.txt", "# two games\na1 b2 c3\na1 a2 b1 b2 c1\n")
        games = lawan.read_games(path, lawan.game("tictactoe"))
        self.assertEqual([len(game.moves) for game in games], [3, 5])
        self.assertEqual(games[1].positions[-1].winner, "X")
        with self.assertRaisesRegex(lawan.InputError, "line 2"):
            lawan.read_games(self.written("bad.txt", "a1 b2\nhello\n"), "tictactoe")


if __name__ == "__main__":
    unittest.main()
