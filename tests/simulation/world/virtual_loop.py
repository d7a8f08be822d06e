"""An event loop in virtual time: nothing waits, every order that reality leaves open is drawn from a seed.

Tasks belong to a process, by a context variable. A process can be frozen, or killed between any two steps of any task.
"""

import asyncio
from asyncio import Handle, Task, TimerHandle
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar
from heapq import heappop, heappush
from math import inf
from random import Random
from typing import Any, cast

PROCESS: ContextVar[str] = ContextVar("PROCESS", default="")
"""The process that the running code belongs to; empty: the world around it."""
LATE_S = 0.0015
"""Timers fire up to this late, and never early."""
THREAD_S = 0.004
"""What work in a thread takes, at most."""
Work = Callable[..., Any]


class StuckError(Exception):
    """Nothing is ready, and nothing is planned: every task waits for another."""


class Ready(deque[Handle]):
    """The callbacks that are due, without those of processes that are frozen or dead."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = 0
        self.dead: set[str] = set()
        self.frozen: dict[str, list[Handle]] = {}
        """By process, what it would do."""
        self.trip_at: float = inf
        """The step before which `trip` is called."""
        self.trip: Callable[[], None] = lambda: None
        self.nothing: Handle | None = None

    def popleft(self) -> Handle:
        """The next callback."""
        self.steps += 1
        if self.steps >= self.trip_at:
            self.trip_at = inf
            self.trip()
        handle = super().popleft()
        return self._unless_stopped(handle) if self.dead or self.frozen else handle

    def _unless_stopped(self, handle: Handle) -> Handle:
        context = cast("Context | None", handle._context)
        process = "" if context is None else context.get(PROCESS, "")
        if process in self.frozen:
            self.frozen[process].append(handle)
        elif process not in self.dead:
            return handle
        assert self.nothing is not None
        return self.nothing


class VirtualLoop(asyncio.BaseEventLoop):
    """The loop of one simulated world."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self._rng = rng
        self._now = 0.0
        self.ready = self._ready = Ready()
        self._timers: list[tuple[float, int, TimerHandle]] = []
        """By instant, then in the order in which they were planned."""
        self._planned = 0
        self.ready.nothing = Handle(lambda: None, (), self)
        self._tasks: dict[str, set[Task[Any]]] = {}
        self._dead_tasks: list[Task[Any]] = []
        """Kept, so that no destructor runs their last blocks: a killed process runs none."""
        self._busy_until: dict[object, float] = {}
        self.errors: list[str] = []
        """What nobody handled."""
        self.faults: Counter[str] = Counter()
        """How often each fault happened."""
        self.set_task_factory(cast(Any, self._task))
        self.set_exception_handler(self._note)

    # The time

    def time(self) -> float:
        """Seconds since the world began."""
        return self._now

    def call_at(self, when: float, callback: Work, *args: Any, context: Context | None = None) -> TimerHandle:
        """Call at that instant, or a little later."""
        when += self._rng.random() * LATE_S
        timer = TimerHandle(when, callback, args, self, context)
        self._planned += 1
        heappush(self._timers, (when, self._planned, timer))
        return timer

    def _run_once(self) -> None:
        """Run what is ready; if nothing is, move the time on. It does no more: worlds spend most of their time here."""
        ready, timers = self._ready, self._timers
        while timers and timers[0][2]._cancelled:
            heappop(timers)
        if not ready and not self._stopping:  # type: ignore[attr-defined]
            if not timers:
                raise StuckError("every task waits for another")
            self._now = max(self._now, timers[0][0])
        while timers and timers[0][0] <= self._now:
            ready.append(heappop(timers)[2])
        for _ in range(len(ready)):
            handle = ready.popleft()
            if not handle._cancelled:
                handle._run()

    # Without sockets and threads

    def _write_to_self(self) -> None:
        pass

    def run_in_executor(self, executor: object, func: Work, *args: Any) -> asyncio.Future[Any]:
        """Do that work in this thread, at an instant of a thread that has one piece of work at a time."""
        done: asyncio.Future[Any] = self.create_future()
        starts = max(self._now, self._busy_until.get(executor, 0.0)) + self._rng.random() * THREAD_S
        ends = starts + self._rng.random() * THREAD_S
        if executor is not None:
            self._busy_until[executor] = ends

        def work() -> None:
            try:
                result = func(*args)
            except Exception as error:  # as a thread does
                self.call_at(ends, _settle, done, None, error)
            else:
                self.call_at(ends, _settle, done, result, None)

        self.call_at(starts, work)
        return done

    async def shutdown_default_executor(self, timeout: float | None = None) -> None:
        """There is none."""

    # Processes

    def _task(self, _: object, coroutine: Coroutine[Any, Any, Any], **options: Any) -> Task[Any]:
        task = Task(coroutine, loop=self, **options)
        context: Context | None = options.get("context")
        process = PROCESS.get() if context is None else context.get(PROCESS, "")
        if process:
            tasks = self._tasks.setdefault(process, set())
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        return task

    def kill(self, process: str) -> None:
        """No task of that process runs on, not even its last blocks."""
        self.ready.dead.add(process)
        self.ready.frozen.pop(process, None)
        for task in self._tasks.pop(process, ()):
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            self._dead_tasks.append(task)

    def freeze(self, process: str) -> None:
        """The process runs no step until it is thawed, and its clock runs on."""
        self.ready.frozen.setdefault(process, [])

    def thaw(self, process: str) -> None:
        """The process goes on, if it was frozen and still lives."""
        self.ready.extend(self.ready.frozen.pop(process, ()))

    def _note(self, _: object, context: dict[str, Any]) -> None:
        if PROCESS.get() not in self.ready.dead:
            self.errors.append(f"{context.get('message')}: {context.get('exception')!r}")

    def end(self) -> None:
        """Drop all that is left, whatever it says."""
        self.set_exception_handler(_ignore)
        left = [*self._dead_tasks, *asyncio.all_tasks(self)]
        for task in left:
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            with suppress(BaseException):
                cast("Coroutine[Any, Any, Any]", task.get_coro()).close()
        self._ready.clear()
        self._timers.clear()
        self.close()


def _ignore(_: object, __: dict[str, Any]) -> None:
    """The world is over."""


def _settle(done: asyncio.Future[Any], result: object, error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)
