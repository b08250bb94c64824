"""Processor time and memory of a process and its children, by `/proc` (Linux)."""

from __future__ import annotations

import os
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(pid: int) -> float:
    """Return the processor time of a process and its children in seconds, user and system together."""
    return sum(_ticks(child) for child in _family(pid)) / _TICKS


def side_cpu_seconds(pid: int) -> float:
    """Return the processor time of the children of a process in seconds, those that ended included."""
    return cpu_seconds(pid) - sum(_times(pid)[:2]) / _TICKS


def busy_seconds() -> float:
    """Return the time in seconds that all processors of the machine have worked since its start."""
    user, nice, system, _, _, interrupts, soft, *_ = map(int, Path("/proc/stat").read_text().split()[1:10])
    return (user + nice + system + interrupts + soft) / _TICKS


def memory(pid: int) -> float:
    """Return the resident memory of a process and its children in MiB."""
    return sum(map(_resident, _family(pid))) * _PAGE / 2**20


def side_memory(pid: int) -> float:
    """Return the resident memory of the children of a process in MiB, without the process itself."""
    return memory(pid) - _resident(pid) * _PAGE / 2**20


def _resident(pid: int) -> int:
    """Return the resident pages of one process."""
    return int(_read(pid, "statm").split()[1])


def _ticks(pid: int) -> int:
    """Return the time of a process, and of its children that ended."""
    return sum(_times(pid))


def _times(pid: int) -> list[int]:
    """Return the user and system time of a process, and those of its children that ended, in ticks."""
    # The name of the program is in parentheses and can have spaces.
    return [int(field) for field in _read(pid, "stat").rpartition(")")[2].split()[11:15]]


def _family(pid: int) -> list[int]:
    """Return the ids of a process and of all its children."""
    pids = [pid]
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            pids += _family(int(child))
    return pids


def _read(pid: int, name: str) -> str:
    return Path(f"/proc/{pid}/{name}").read_text()
