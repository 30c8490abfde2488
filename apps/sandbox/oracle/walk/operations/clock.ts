import { boundariesOf, type Turn } from '../../model/passing';
import { day, hour, minute, monthEnds } from '../../model/time';
import type { Own, Walk } from '../Walk';
import { decide } from './persons';

/** What the clock stands beside now, and for whom. */
export interface Beside {
  readonly own: Own;
  readonly turn: Turn | 'monthEnd';
}

const steps = [1, 2, 3, 20, 61, 5 * minute, 10 * minute];

/**
 * Lets time pass: mostly a little, often to a second beside something that changes, now and then to the last day of a month.
 *
 * @returns what it has come to, where that is something
 */
export async function passTime(walk: Walk): Promise<Beside | undefined> {
  const { random } = walk;
  const drawn = random.next();
  if (drawn < 0.25) return await go(walk, walk.now + random.pick(steps));
  if (drawn < 0.3) return await go(walk, walk.now + random.pick([hour, 5 * hour, day]));
  const own = walk.focus && !random.isOnceIn(6) ? walk.focus : random.pick(walk.owns);
  if (drawn < 0.35) {
    await go(walk, random.pick(monthEnds(walk.now, 14)) + random.below(day));
    return { own, turn: 'monthEnd' };
  }
  const turns = boundariesOf(own.player, walk.now);
  // Nothing is further than a second ahead: the day, the week and the month are over then.
  if (turns.size === 0) return await go(walk, walk.now + 1);
  const turn = random.pick([...turns.keys()]);
  const [at = walk.now] = [...(turns.get(turn) ?? [])].toSorted(() => random.next() - 0.5);
  await go(walk, at + random.pick([-1, 0, 0, 1]));
  return { own, turn };
}

async function go(walk: Walk, to: number): Promise<undefined> {
  const from = walk.now;
  await decide(walk, to);
  await walk.passTo(to);
  walk.say(`${to - from} s passed`);
}
