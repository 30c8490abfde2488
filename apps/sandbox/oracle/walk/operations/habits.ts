import type { LimitName } from '../../model/Player';
import type { Own, Walk } from '../Walk';
import { ask } from './limits';
import { order, report } from './money';
import { playOn } from './play';

/** Orders again and again, each paid at once or failed. */
async function payIn(walk: Walk, own: Own, state: 'credited' | 'failed'): Promise<void> {
  const times = 3 + walk.random.below(3);
  for (let time = 0; time < times; time += 1) {
    const before = own.player.orders.length;
    await order(walk, own, 100, 0);
    const made = own.player.orders.at(-1);
    if (own.player.orders.length === before || made === undefined) return;
    await report(walk, own, made, state);
    await walk.passTo(walk.now + walk.random.pick([1, 30, 240]));
  }
}

/** Sets a limit and asks for more of it. */
async function wishForMore(walk: Walk, own: Own): Promise<void> {
  const names: readonly LimitName[] = ['dep month', 'loss month'];
  for (const name of names) {
    await ask(walk, own, name, 4000);
    await ask(walk, own, name, walk.random.isOnceIn(3) ? undefined : walk.random.pick([5000, 6000]));
  }
}

/** What is noticed of somebody, done on purpose: at random it hardly ever comes together. */
export async function overdo(walk: Walk, own: Own): Promise<void> {
  if (!own.player.harm) return;
  const drawn = walk.random.below(5);
  if (drawn < 2) await payIn(walk, own, 'credited');
  else if (drawn === 2) await payIn(walk, own, 'failed');
  else if (drawn === 3) await wishForMore(walk, own);
  else await playOn(walk, own);
}
