"""A process for work that would keep the server's own from answering."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import TypeVar

from ubongo.formats.errors import UbongoError

Result = TypeVar("Result")


class WorkerDiedError(UbongoError):
    """The process ended in the middle of its work."""


NICE = 10
"""What a process that gives way adds to its niceness."""


def _prepare(gives_way: bool) -> None:
    if gives_way and hasattr(os, "nice"):  # Windows has none
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the server ends its helpers itself
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """End this process when the server does: a server that was killed cannot stop it, and it would wait forever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class WorkerProcess:
    """A process that is started for its first task, and does one at a time, in order. Close it.

    With `gives_way` it works while other processes leave the processor idle.
    """

    def __init__(self, *, gives_way: bool = False) -> None:
        self._gives_way = gives_way
        self._executor: Executor | None = None

    async def run(self, task: Callable[..., Result], *arguments: object) -> Result:
        """The result of a task: a module's function, whose arguments and result can be pickled.

        Raises:
            WorkerDiedError: the process has died; the next task gets a new one.
        """
        executor = self._executor = self._executor or self._started()
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, task, *arguments)
        except BrokenProcessPool as cause:
            if self._executor is executor:  # not one that was started since
                self._executor = None
            raise WorkerDiedError("the work could not be done; try again") from cause

    def _started(self) -> Executor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, mp_context=context, initializer=_prepare, initargs=(self._gives_way,))

    def end(self) -> None:
        """End the process at once, in the middle of its work. The next task gets a new one."""
        executor, self._executor = self._executor, None
        if executor is None:
            return
        processes: Mapping[int, BaseProcess] = getattr(executor, "_processes", None) or {}
        working = tuple(processes.values())  # the executor forgets them
        executor.shutdown(wait=False, cancel_futures=True)
        for process in working:
            process.kill()

    def close(self) -> None:
        """End the process after its work; tasks that wait are canceled."""
        if self._executor is not None:
            self._executor.shutdown(cancel_futures=True)
