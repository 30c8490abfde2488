import { manilaToday } from '../../src/kernel/manilaDays';
import type { World } from './World';

const hour = 3600;
const day = 24 * hour;

/** Moves the clock before something happens: mostly seconds, now and then over midnight, a week, or a little back. */
export function passTime(world: World): void {
  const { random, operator } = world;
  const drawn = random.next();
  if (drawn < 0.965) operator.pass(Math.floor(random.next() * 12));
  else if (drawn < 0.985) operator.pass(untilNext(world, world.pick([12, 18, 21]) ?? 12));
  else if (drawn < 0.991) operator.pass(untilNext(world, 24) - 3);
  else if (drawn < 0.994) operator.pass(-600);
  else if (drawn < 0.998) operator.pass(day);
  else operator.pass(7 * day);
}

/** Seconds to an hour of the Manila day, today or tomorrow. */
function untilNext({ operator: { nowMs } }: World, hourOfDay: number): number {
  const seconds = Math.floor((manilaToday(nowMs).startsAtMs - nowMs) / 1000) + hourOfDay * hour;
  return seconds > 0 ? seconds : seconds + day;
}
