"""Drives a program over pipes as a board program would: lines in, lines out, with a limit of time."""
import queue
import subprocess
import sys
import threading
import time


class Program:
    def __init__(self, arguments):
        self.process = subprocess.Popen(
            arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.lines = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))
        self.lines.put(None)

    def say(self, *lines):
        for line in lines:
            self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def line(self, seconds=20):
        """The next line; None at the end of the output."""
        try:
            return self.lines.get(timeout=seconds)
        except queue.Empty:
            raise AssertionError(f"no answer within {seconds} s") from None

    def until(self, beginning, seconds=20):
        """The lines up to and with the first that begins so."""
        found = []
        end = time.monotonic() + seconds
        while True:
            line = self.line(max(0.01, end - time.monotonic()))
            assert line is not None, f"the output ended before '{beginning}': {found}"
            found.append(line)
            if line.startswith(beginning):
                return found

    def silent(self, seconds=0.3):
        """Whether nothing comes for so long."""
        try:
            line = self.lines.get(timeout=seconds)
        except queue.Empty:
            return True
        raise AssertionError(f"an answer that nobody asked for: {line}")

    def close(self):
        """Ends the input; how long the program still ran, in seconds."""
        start = time.monotonic()
        self.process.stdin.close()
        code = self.process.wait(timeout=20)
        assert code == 0, f"exit code {code}"
        return time.monotonic() - start


def run(tests):
    """Runs the tests of a file with the program that the command line names."""
    lawan = sys.argv[1]
    for test in tests:
        test(lawan)
        print("ok", test.__name__)
