import { awayOf, isAway, waitOf } from '../../model/absences';
import { creditSeconds } from '../../model/orders';
import type { Player } from '../../model/Player';
import { checkAt, intervalOf, pause, sittingOf } from '../../model/play';
import { potEnd } from '../../model/pot';
import { minute, periodOf } from '../../model/time';
import { compareState } from '../compareState';
import type { Own, Walk } from '../Walk';
import { beginBreak, comeBack } from './absences';
import { answerPrompt, ask, setReality } from './limits';
import { give, order, placeOrder, report } from './money';
import { answerWith, launch, play, playAt } from './play';
import { ping, register, wakeUp } from './sessions';

/** What is done one after the other on purpose: at random it hardly ever comes together. */

/** Somebody who may still have the bonus of a first deposit: this player, or a new one. */
const newcomerFor = async (walk: Walk, own: Own): Promise<Own> =>
  own.player.depositCount === 0 && own.player.orders.length === 0 && !isAway(own.player, walk.now)
    ? own
    : await register(walk);

/** Takes the bonus of a first deposit, and does what it has a rule for. */
export async function haveBonus(walk: Walk, known: Own): Promise<void> {
  const own = await newcomerFor(walk, known);
  const { player } = own;
  const next = walk.random.pick([loseFirst, breakOff, stakeHigh]);
  if (next === loseFirst) await give(walk, own);
  await order(walk, own, 1000, 19);
  const made = player.orders.at(-1);
  if (made?.state !== 'unpaid') return;
  if (next === loseFirst) await loseFirst(walk, own);
  await report(walk, own, made, 'paid');
  await walk.passTo(walk.now + creditSeconds);
  if (next !== loseFirst && potEnd(player) !== undefined) await next(walk, own);
  await wakeUp(walk, own);
  await compareState(walk, own);
}

/** Loses before the deposit comes in: whoever is losing is left alone, and gets no bonus. */
async function loseFirst(walk: Walk, own: Own): Promise<void> {
  const isLosing = () => {
    const sitting = sittingOf(own.player, walk.now);
    return sitting !== undefined && sitting.won < sitting.staked;
  };
  for (let time = 0; time < 6 && !isLosing(); time += 1) await play(walk, own);
}

/** Goes on a break, until after the bonus would have gone without it. */
async function breakOff(walk: Walk, own: Own): Promise<void> {
  const end = potEnd(own.player);
  await beginBreak(walk, own);
  if (end === undefined || !isAway(own.player, walk.now)) return;
  await walk.passTo(end + walk.random.pick([-1, 0, 1]));
}

/** Stakes as much as a bonus lets through, and more. */
async function stakeHigh(walk: Walk, own: Own): Promise<void> {
  const device = walk.deviceOf(own);
  await playAt(walk, own, device);
  for (const stake of [500, 1000]) await playAt(walk, own, device, stake);
}

/** Plays on over several reality checks without answering, then answers: those that were missed are one. */
export async function missChecks(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  const device = walk.deviceOf(own);
  if (isAway(player, walk.now) || (await walk.gate(own, device, {})) !== undefined) return;
  await setReality(walk, own, 15);
  if (player.sessions.get(device.token)?.sid === undefined) await launch(walk, own, device);
  const due = checkAt(player, walk.now);
  if (due === undefined) return;
  const target = due + intervalOf(player) * minute + walk.random.pick([-1, 0, 1, minute]);
  walk.say(`${player.id} sits on`);
  while (walk.now < target && sittingOf(player, walk.now)) {
    await walk.passTo(Math.min(target, walk.now + walk.random.pick([150, 170])));
    await ping(walk, own, device);
  }
  await wakeUp(walk, own);
  await answerWith(walk, own, 'go');
  await play(walk, own);
}

/** Plays on a new day until the time that a limit leaves is over, a second more or less, and asks for one round more. */
export async function useUpTime(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  // By then what was played before counts for nothing.
  await walk.passTo(periodOf('day', walk.now).end + pause);
  await wakeUp(walk, own);
  if (isAway(player, walk.now)) return;
  await ask(walk, own, 'session', leastMinutes);
  const device = walk.deviceOf(own);
  if ((await walk.gate(own, device, {})) !== undefined) return;
  await launch(walk, own, device);
  const target = walk.now + leastMinutes * minute + walk.random.pick([-1, 0, 0, 1]);
  walk.say(`${player.id} uses the time up`);
  while (walk.now < target && player.sessions.get(device.token)?.sid !== undefined) {
    await walk.passTo(Math.min(target, walk.now + 170));
    await ping(walk, own, device);
  }
  await playAt(walk, own, device, 1);
}

/** Comes back from an exclusion as soon as that may be, and does something before the question for a limit is answered. */
export async function comeBackWhole(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  const isOver = () => awayOf(player, walk.now)?.kind === 'over';
  const end = ownExclusionEnd(player);
  if (end === undefined) return;
  if (walk.now < end) await walk.passTo(end);
  if (!isOver()) return;
  await wakeUp(walk, own);
  await comeBack(walk, own);
  const from = player.away && waitOf(player.away)?.from;
  if (from !== undefined && from > walk.now) await walk.passTo(from);
  if (!isOver()) return;
  await wakeUp(walk, own);
  await comeBack(walk, own);
  if (isAway(player, walk.now)) return;
  for (const early of [play, placeOrder]) await early(walk, own);
  await answerPrompt(walk, own);
}

/** The least that a limit of time may be. */
const leastMinutes = 10;

const ownExclusionEnd = ({ away }: Player) => (away?.kind === 'exclusion' ? away.until : undefined);
