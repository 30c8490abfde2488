import { boundariesOf } from '../../model/passing';
import { day, hour, minute } from '../../model/time';
import type { Walk } from '../Walk';

/** Lets time pass: mostly a little, often to a second beside something that changes, now and then for months. */
export async function passTime(walk: Walk): Promise<void> {
  const { random } = walk;
  const drawn = random.next();
  if (drawn < 0.5) return await go(walk, walk.now + random.pick([1, 2, 3, 20, 61, 5 * minute, 10 * minute]));
  if (drawn < 0.57) return await go(walk, walk.now + random.pick([hour, 5 * hour, day]));
  const reach = walk.now + (drawn < 0.85 ? day : drawn < 0.98 ? 40 * day : 6000 * day);
  const found = walk.owns.flatMap(({ player }) => boundariesOf(player, walk.now)).filter((at) => at < reach);
  if (found.length === 0) return;
  await go(walk, random.pick(found) + random.pick([-1, 0, 0, 1]));
}

async function go(walk: Walk, to: number): Promise<void> {
  const from = walk.now;
  await walk.passTo(to);
  walk.say(`${to - from} s passed`);
}
