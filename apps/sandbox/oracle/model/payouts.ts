import { isAway } from './absences';
import { type Player, sumOf, type Units, unitsOf } from './Player';
import { leftToBet } from './pot';
import { periodOf } from './time';

export const payoutSeconds = 20;
const least = unitsOf(100);
const most = unitsOf(50_000);
/** Of VIP level 0. */
const mostADay = unitsOf(50_000);
const mostTimes = 10;

/**
 * The codes that a withdrawal may be refused with; none: it is made; 100 among them: either. Whether the identity is
 * asked for first the rules do not say.
 */
export function judgeWithdrawal(player: Player, amount: Units, now: number): readonly number[] {
  const others = judgeAmount(player, amount, now);
  if (player.identity === 2) return others;
  return [1013, ...others.filter((code) => code !== 100)];
}

function judgeAmount(player: Player, amount: Units, now: number): readonly number[] {
  if (isAway(player, now)) return amount > player.own ? [1008, 1011] : [];
  if (amount < least) return [1008];
  if (amount > player.own + player.bonus) return [1011];
  if (amount > player.own) return [1008, 1011];
  if (amount > most || player.depositCount === 0 || leftToBet(player) > 0) return [1008];
  const today = periodOf('day', now);
  const made = player.payouts.filter(({ at }) => at >= today.start && at < today.end);
  // What counts of those that the bank refused or that went out in an absence is not said.
  const isPerhapsTooMuch = made.length >= mostTimes || sumOf(made, (one) => one.amount) + amount > mostADay;
  return isPerhapsTooMuch ? [1008, 100] : [];
}

/** Takes the money; above the maximum in several orders. */
export function withdraw(player: Player, amount: Units, now: number): void {
  player.own -= amount;
  for (let left = amount; left > 0; left -= most) {
    const part = Math.min(left, most);
    const isRefusedByBank = part % 10_000 === 1300;
    player.payouts.push({ amount: part, at: now, isRefusedByBank, state: 'waiting' });
  }
}
