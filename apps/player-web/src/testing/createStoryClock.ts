import { epochMillisecondsFrom } from '@kislap/domain';
import type { EpochMilliseconds } from '@kislap/domain';
import type { Clock } from '../device/clock/clock';

/** A clock that stands still until it is told to go on. */
export interface StoryClock extends Clock {
  /** Lets time pass at once, with everything that was due in it. */
  readonly advance: (durationMs: number) => void;
}

interface Due {
  readonly atMs: number;
  readonly work: () => void;
  readonly periodMs: number | undefined;
}

/** Makes a clock that stands at `start`. */
export function createStoryClock(start: EpochMilliseconds): StoryClock {
  const waiting = new Map<symbol, Due>();
  let passedMs = 0;

  const plan = (due: Due): (() => void) => {
    const id = Symbol('timer');
    waiting.set(id, due);
    return () => void waiting.delete(id);
  };
  const firstDue = (untilMs: number) =>
    [...waiting]
      .filter(([, { atMs }]) => atMs <= untilMs)
      .toSorted(([, one], [, other]) => one.atMs - other.atMs)
      .at(0);

  return {
    now: () => epochMillisecondsFrom(start + passedMs),
    elapsedMs: () => passedMs,
    after: (delayMs, work) => plan({ atMs: passedMs + delayMs, work, periodMs: undefined }),
    every: (periodMs, work) => plan({ atMs: passedMs + periodMs, work, periodMs }),
    advance(durationMs) {
      const untilMs = passedMs + durationMs;
      for (let next = firstDue(untilMs); next !== undefined; next = firstDue(untilMs)) {
        const [id, { atMs, work, periodMs }] = next;
        passedMs = atMs;
        if (periodMs === undefined) waiting.delete(id);
        else waiting.set(id, { atMs: atMs + periodMs, work, periodMs });
        work();
      }
      passedMs = untilMs;
    },
  };
}
