import { awayOf, reckonAndCare, waitOf } from './absences';
import { fallsOf, isWatched, levelsOf, reckon } from './harm';
import { credit, creditSeconds, orderSeconds } from './orders';
import { payoutSeconds } from './payouts';
import type { Order, Payout, Player } from './Player';
import { checkAt, pause, sittingOf } from './play';
import { potEnd, voidPot } from './pot';
import { idle } from './sessions';
import { day, hour, monthsLater, periodOf, spans } from './time';

/** When something happens to a player by itself that moves money or an order. */
export function duesOf(player: Player): readonly number[] {
  const end = potEnd(player);
  const pot = end === undefined ? [] : [end];
  return [...player.orders.flatMap(orderDues), ...player.payouts.flatMap(payoutDues), ...pot];
}

/** When the operator looks at what a player did: at the end of play, and at six in the morning. */
export function looksOf(player: Player, now: number): readonly number[] {
  if (!player.harm) return [];
  const last = player.sittings.at(-1);
  const end = last && last.start > (player.harm?.seenSitting ?? 0) ? [last.last + pause] : [];
  if (isWatched(player, now)) return [...end, morningAfter(now)];
  // The look that lets a level fall, and the one before it.
  const falls = fallsOf(player).flatMap((at) => [morningAfter(at - 1 - day), morningAfter(at - 1)]);
  return [...end, ...falls];
}

function morningAfter(now: number): number {
  const morning = periodOf('day', now).start + 6 * hour;
  return morning > now ? morning : morning + day;
}

function orderDues({ state, at, paidAt = at }: Order): readonly number[] {
  if (state === 'unpaid') return [at + orderSeconds];
  return state === 'paid' ? [paidAt + creditSeconds] : [];
}

const payoutDues = ({ state, at }: Payout): readonly number[] =>
  state === 'waiting' ? [at + payoutSeconds] : [];

/** Lets happen what is due. */
export function settle(player: Player, now: number): void {
  for (const order of player.orders) {
    if (order.state === 'unpaid' && now >= order.at + orderSeconds) {
      order.state = 'expired';
      order.endedAt = now;
    }
    if (order.state === 'paid' && now >= (order.paidAt ?? 0) + creditSeconds) credit(player, order, now);
  }
  for (const payout of player.payouts) {
    if (payout.state !== 'waiting' || now < payout.at + payoutSeconds) continue;
    payout.state = payout.isRefusedByBank ? 'back' : 'done';
    if (payout.isRefusedByBank) player.own += payout.amount;
  }
  const end = potEnd(player);
  if (end !== undefined && now >= end) voidPot(player);
  lookAt(player, now);
}

/** protection.md 10: reckoned at the end of a sitting and at 06:00. */
function lookAt(player: Player, now: number): void {
  const { harm } = player;
  if (!harm) return;
  const last = player.sittings.at(-1);
  if (last && last.start > harm.seenSitting && now >= last.last + pause) {
    harm.seenSitting = last.start;
    // Of one that was ended the end was reckoned with then, or by the absence that ended it.
    if (last.isOver) reckon(player, now, true);
    else reckonAndCare(player, now);
  }
  const isMorning = now === periodOf('day', now).start + 6 * hour;
  const mayChange = isWatched(player, now) || levelsOf(player).some((level) => level > 0);
  if (isMorning && mayChange) reckonAndCare(player, now);
}

/** What changes at an instant. */
export type Turn =
  | 'order'
  | 'payout'
  | 'pot'
  | 'window'
  | 'wish'
  | 'away'
  | 'return'
  | 'prompt'
  | 'idle'
  | 'pause'
  | 'check';

/** Instants at which something changes for a player: the walk looks at the second before, at them and after. */
export function boundariesOf(player: Player, now: number): ReadonlyMap<Turn, readonly number[]> {
  const orders = player.orders.flatMap(orderDues);
  const payouts = player.payouts.flatMap(payoutDues);
  const pot = potEnd(player);
  const wishes = [...player.limits.values()].flatMap(({ wish }) => (wish ? [wish.from, wish.lapse] : []));
  const away = awayOf(player, now);
  const wait = player.away && waitOf(player.away);
  const { promptAnsweredAt: prompted } = player;
  const sitting = sittingOf(player, now);
  const due = checkAt(player, now);
  const all: readonly (readonly [Turn, readonly number[]])[] = [
    ['order', orders],
    ['payout', payouts],
    ['pot', pot === undefined ? [] : [pot]],
    ['window', spans.map((span) => periodOf(span, now).end)],
    ['wish', wishes],
    ['away', away ? [away.until] : []],
    ['return', wait ? [wait.from, wait.lapse] : []],
    ['prompt', prompted === undefined ? [] : [monthsLater(prompted, 6)]],
    ['idle', [...player.sessions.values()].map(({ actAt }) => actAt + idle)],
    ['pause', sitting ? [sitting.last + pause] : []],
    ['check', due === undefined ? [] : [due]],
  ];
  const ahead = all.map(([turn, at]) => [turn, at.filter((one) => one > now + 1)] as const);
  return new Map(ahead.filter(([, at]) => at.length > 0));
}
