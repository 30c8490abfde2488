import type { Answer, Device } from '../drive/Device';
import { awayOf, waitOf } from '../model/absences';
import { creditedIn, lostIn, openOf, wishOf } from '../model/limits';
import { type Limit, type Order, type Player, pesosOf, sumOf, unitsOf } from '../model/Player';
import { checkDue, intervalOf, isQuiet, sittingOf } from '../model/play';
import { leftToBet } from '../model/pot';
import { judgeSession } from '../model/sessions';
import { monthsLater, periodOf, type Span, spans } from '../model/time';
import { anything, OneOf } from './differences';
import { adoptBonus, compareNoticed, resolveCare } from './noticed';
import type { Own, Walk } from './Walk';

/** Looks at everything that a player can see, and compares it with the model. */
export async function compareState(walk: Walk, own: Own): Promise<void> {
  await resolveCare(walk, own);
  const { player, devices } = own;
  const device = devices.find(
    ({ token }) => judgeSession(player, token, { isOpen: true }, walk.now) === undefined,
  );
  if (!device) return;
  // What is not looked at now is after a later step: no rule forgets.
  if (player.perhaps || player.isPerhapsVoid || !walk.random.isOnceIn(3))
    comparePot(walk, player, await device.call('userCashCheck'));
  if (player.harm || walk.random.isOnceIn(2)) {
    const info = await device.call('rgInfo');
    walk.expect(`5: rgInfo of ${player.id}`, { code: 200 }, info);
    compareNoticed(walk, own, info);
    const expected = { code: 200, data: infoOf(player, walk.now) };
    walk.expect(`4, 5, 9: rgInfo of ${player.id}`, expected, info);
  }
  if (walk.random.isOnceIn(4)) await compareOrders(walk, player, device);
  if (walk.random.isOnceIn(6)) await compareSilence(walk, own);
  if (walk.random.isOnceIn(8)) await compareSpending(walk, player, device);
}

function comparePot(walk: Walk, player: Player, cash: Answer): void {
  const { needFlow, BetFlow, bonus } = Object(cash['data']);
  adoptBonus(player, Number(bonus));
  const left = unitsOf(Number(needFlow) - Number(BetFlow));
  const expected = { own: pesosOf(player.own), bonus: pesosOf(player.bonus), DepCount: player.depositCount };
  walk.expect(`8: pots of ${player.id}`, { code: 200, data: expected }, cash);
  walk.expect(`8: to bet of ${player.id}`, leftToBet(player), left);
}

/** What `rgInfo` tells. */
function infoOf(player: Player, now: number): object {
  const each = (tell: (span: Span) => unknown) => Object.fromEntries(spans.map((span) => [span, tell(span)]));
  const depOf = (span: Span) => {
    const limit = player.limits.get(`dep ${span}`);
    const used = pesosOf(creditedIn(player, span, now));
    return limit ? { ...limitOf(limit, span, now), used, open: pesosOf(openOf(player)) } : null;
  };
  const lossOf = (span: Span) => {
    const limit = player.limits.get(`loss ${span}`);
    const lost = pesosOf(lostIn(player, span, now));
    return limit ? { ...limitOf(limit, span, now), used: new OneOf(lost, Math.max(0, lost)) } : null;
  };
  const session = player.limits.get('session');
  return {
    dep: each(depOf),
    loss: each(lossOf),
    session: session ? { min: session.value, pending: pendingOf(session, now, 'min') } : null,
    reality: { min: intervalOf(player) },
    away: awayFacts(player, now),
    prompt: promptOf(player, now),
    play: playOf(player, now),
  };
}

const limitOf = (limit: Limit, span: Span, now: number) => ({
  am: limit.value,
  reset: periodOf(span, now).end,
  pending: pendingOf(limit, now, 'am'),
});

function pendingOf(limit: Limit, now: number, field: 'am' | 'min'): unknown {
  const wish = wishOf(limit, now);
  if (!wish) return undefined;
  return { [field]: wish.value ?? null, from: wish.from, lapse: wish.lapse };
}

function awayFacts(player: Player, now: number): unknown {
  const away = awayOf(player, now);
  if (!away) return undefined;
  const wait = away.kind === 'over' && player.away ? waitOf(player.away) : undefined;
  return { kind: away.kind, until: toldEnd(away, now), ...wait };
}

/** The end that is told of an absence; which one is that has passed, until its person comes back, is not said. */
export function toldEnd({ kind, until }: { kind: string; until: number }, now: number): unknown {
  return kind === 'register' && until !== 0 && until <= now ? anything : until;
}

function promptOf(player: Player, now: number): unknown {
  if (player.promptAnsweredAt === undefined) return 'first';
  return now >= monthsLater(player.promptAnsweredAt, 6) ? 'review' : undefined;
}

function playOf(player: Player, now: number): unknown {
  // Whether an absence ends the sitting, or only what it was opened with, the rules do not say.
  if (awayOf(player, now)) return anything;
  // Nor whether one is told of while its game is closed.
  if (player.hasClosedGame === true) return anything;
  const sitting = sittingOf(player, now);
  if (!sitting) return undefined;
  const { start, staked, won } = sitting;
  const due = checkDue(player, now);
  const paid = player.orders.filter(({ creditedAt }) => creditedAt !== undefined && creditedAt >= start);
  return {
    start,
    staked: pesosOf(staked),
    won: pesosOf(won),
    net: pesosOf(won - staked),
    dep: pesosOf(sumOf(paid, ({ amount }) => amount)),
    check: due === undefined ? undefined : { no: due },
  };
}

const orderRow = ({ amount, state }: Order) => ({
  amount: pesosOf(amount),
  status: statusOf[state],
  step: state === 'returned' ? 'returned' : anything,
  back: state === 'returned' ? anything : undefined,
});

/** The states on the wire. */
export const statusOf = {
  unpaid: 0,
  paid: 0,
  credited: 1,
  expired: 2,
  failed: 2,
  closed: 2,
  returned: 2,
} as const;

/** The newest orders, and whether each was sent back. */
async function compareOrders(walk: Walk, player: Player, device: Device): Promise<void> {
  const { data } = await device.call('getDepositLog', { logId: 0 });
  const rows: readonly unknown[] = Array.isArray(data) ? data : [];
  const orders = new Map(player.orders.map((order) => [order.id, order]));
  walk.expect('3: orders', Math.min(20, orders.size), rows.length);
  for (const row of rows) {
    const order = orders.get(String(Reflect.get(Object(row), 'orderid')));
    walk.expect('3: an order that was made', true, order !== undefined);
    if (order) walk.expect(`3: order ${order.id}`, orderRow(order), row);
  }
  const payouts = player.payouts.toReversed().slice(0, 20);
  const wire = { waiting: 0, done: 1, back: 3 } as const;
  const told = payouts.map(({ amount, state }) => ({ amount: pesosOf(amount), status: wire[state] }));
  walk.expect('5.3: payouts', told, (await device.call('getWithdrawLog', { logId: 0 })).data);
}

/** protection.md 9.4: what was paid in this month and ever, and taken out; of what is on its way it does not say. */
async function compareSpending(walk: Walk, player: Player, device: Device): Promise<void> {
  const month = periodOf('month', walk.now);
  const credited = player.orders.filter(({ state }) => state === 'credited');
  const ofMonth = credited.filter(({ creditedAt = 0 }) => creditedAt >= month.start);
  const [dep, depOfMonth] = [credited, ofMonth].map((orders) =>
    pesosOf(sumOf(orders, ({ amount }) => amount)),
  );
  const outOf = (states: readonly string[]) =>
    sumOf(player.payouts, ({ amount, state }) => (states.includes(state) ? amount : 0));
  const sums = [outOf(['done']), outOf(['done', 'waiting'])].map((wdw) => ({
    dep,
    wdw: pesosOf(wdw),
    net: pesosOf(unitsOf(dep ?? 0) - wdw),
  }));
  const expected = { code: 200, data: { all: new OneOf(...sums), month: { dep: depOfMonth } } };
  walk.expect('9.4: spending', expected, await device.call('rgSpend'));
}

/** protection.md 9.5: no advertisement while somebody is quiet. */
async function compareSilence(walk: Walk, { player, devices }: Own): Promise<void> {
  const full = devices.find(
    ({ token }) =>
      player.sessions.get(token)?.kind === 'full' && judgeSession(player, token, {}, walk.now) === undefined,
  );
  const quiet = isQuiet(player, walk.now);
  if (!full || quiet === 'silent') return;
  const { data } = await full.call('getAds', { type: 1 });
  walk.expect('9.5: advertisements', { isNone: quiet }, { isNone: Array.isArray(data) && data.length === 0 });
}
