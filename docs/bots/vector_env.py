"""Many tables of Thirty-One at once, from Python on numpy alone (docs/environment.md).

    python3 docs/bots/vector_env.py [SECONDS]

plays 1,024 tables at random and says how many steps a second that was.
"""
import json
import shutil
import subprocess
import sys
import time

import numpy as np

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None

STEP, RESET = b"\0", b"\1"
PIPE_BYTES = 1 << 20


class VectorEnv:
    """Arrays are overwritten by each step; copy what is to be kept."""

    def __init__(self, *options: str, command=("npm", "run", "-s", "environment", "--")):
        program = shutil.which(command[0]) or command[0]  # on Windows npm.cmd
        self._process = subprocess.Popen(
            [program, *command[1:], *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        if hasattr(fcntl, "F_SETPIPE_SZ"):  # Linux
            # A frame has megabytes, a pipe 64 kB unless it is asked for more.
            fcntl.fcntl(self._process.stdout, fcntl.F_SETPIPE_SZ, PIPE_BYTES)
        self._begin()

    def reset(self, **changes):
        """Begins anew; changes are rules, players, tables, reward, and seed or seeds."""
        text = json.dumps(changes).encode()
        self._process.stdin.write(RESET + len(text).to_bytes(4, "little") + text)
        self._begin()

    def step(self, actions):
        """Plays an action at each table."""
        self._process.stdin.write(STEP + actions.astype("<i2", copy=False).tobytes())
        self._read()

    def close(self):
        self._process.stdin.close()
        self._process.wait()

    def _begin(self):
        line = bytearray()
        while not line.endswith(b"\n"):
            byte = self._process.stdout.read(1)
            if byte == b"":
                raise EOFError("the environment has ended; what was wrong is above")
            line += byte
        self.about = about = json.loads(line)
        tables, players = about["tables"], about["players"]
        self._frame = np.zeros(about["frameBytes"], np.uint8)
        at = 0

        def take(kind, *shape):
            nonlocal at
            size = int(np.prod(shape)) * np.dtype(kind).itemsize
            at += size
            return self._frame[at - size : at].view(kind).reshape(shape)

        self.observations = take("<f4", tables, about["observationSize"])
        self.rewards = take("<f4", tables, players)
        self.masks = take("u1", tables, about["actionCount"])
        self.seats = take("u1", tables)
        self.ended = take("u1", tables)
        self._read()

    def _read(self):
        left = memoryview(self._frame)
        while len(left) > 0:
            count = self._process.stdout.readinto(left)
            if not count:
                raise EOFError("the environment has ended; what was wrong is above")
            left = left[count:]


def random_actions(masks, random):
    """One of the legal actions at each table, each as likely."""
    table, legal = np.divmod(np.flatnonzero(masks.view(bool)), masks.shape[1])
    count = np.bincount(table)
    return legal[np.cumsum(count) - count + (count * random.random(len(count))).astype(int)]


def main(seconds=5.0):
    env = VectorEnv("--rules", "scat", "--players", "2", "--tables", "1024")
    random = np.random.default_rng(1)
    steps = matches = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        env.step(random_actions(env.masks, random))
        steps += len(env.seats)
        matches += int(env.ended.sum())
    took = time.perf_counter() - began
    env.close()
    print(f"{steps / took:,.0f} steps a second, {matches:,} matches")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
