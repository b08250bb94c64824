"""Test that worker processes end with their parent, even if it is killed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROGRAM = """
import os
from signal import pause

from unobot.selfplay.simulate import pool

if __name__ == "__main__":
    workers = pool(1)
    print(workers.submit(os.getppid).result() == os.getpid(), flush=True)
    pause()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no pause")
def test_workers_do_not_outlive_a_killed_parent(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(program)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "True\n"
        parent.kill()
        assert parent.communicate(timeout=60)[0] == "", "the pipe ends when no process can write to it"
