import { awayOf, waitOf } from './absences';
import { credit, creditSeconds, orderSeconds } from './orders';
import { payoutSeconds } from './payouts';
import type { Player } from './Player';
import { pause, sittingOf } from './play';
import { potEnd, voidPot } from './pot';
import { idle } from './sessions';
import { minute, monthsLater, periodOf, spans } from './time';

/** When something happens to a player by itself that moves money or an order. */
export function duesOf(player: Player): readonly number[] {
  const dues = player.orders.flatMap(({ state, at, paidAt = at }) => {
    if (state === 'unpaid') return [at + orderSeconds];
    return state === 'paid' ? [paidAt + creditSeconds] : [];
  });
  const payouts = player.payouts.flatMap(({ state, at }) =>
    state === 'waiting' ? [at + payoutSeconds] : [],
  );
  const end = potEnd(player);
  return [...dues, ...payouts, ...(end === undefined ? [] : [end])];
}

/** Lets happen what is due. */
export function settle(player: Player, now: number): void {
  for (const order of player.orders) {
    if (order.state === 'unpaid' && now >= order.at + orderSeconds) order.state = 'expired';
    if (order.state === 'paid' && now >= (order.paidAt ?? 0) + creditSeconds) credit(player, order, now);
  }
  for (const payout of player.payouts) {
    if (payout.state !== 'waiting' || now < payout.at + payoutSeconds) continue;
    payout.state = payout.isRefusedByBank ? 'back' : 'done';
    if (payout.isRefusedByBank) player.own += payout.amount;
  }
  const end = potEnd(player);
  if (end !== undefined && now >= end) voidPot(player);
}

/** Instants at which something changes for a player: the walk looks at the second before, at them and after. */
export function boundariesOf(player: Player, now: number): readonly number[] {
  const found = [...duesOf(player), ...spans.map((span) => periodOf(span, now).end)];
  for (const { wish } of player.limits.values()) if (wish) found.push(wish.from, wish.lapse);
  const away = awayOf(player, now);
  if (away) found.push(away.until);
  const wait = player.away && waitOf(player.away);
  if (wait) found.push(wait.from, wait.lapse);
  if (player.promptAnsweredAt !== undefined) found.push(monthsLater(player.promptAnsweredAt, 6));
  for (const { actAt } of player.sessions.values()) found.push(actAt + idle);
  const sitting = sittingOf(player, now);
  if (sitting) {
    found.push(sitting.last + pause, sitting.start + (sitting.answered + 1) * player.reality * minute);
  }
  return found.filter((at) => at > now + 1);
}
