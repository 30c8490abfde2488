import type { Answer, Device } from '../../drive/Device';
import { isAway, takeBreak } from '../../model/absences';
import { setLimit } from '../../model/limits';
import { credit, judgeOrder } from '../../model/orders';
import { type Player, unitsOf } from '../../model/Player';
import { judgeWithdrawal, withdraw } from '../../model/payouts';
import { voidPot } from '../../model/pot';
import { adopt } from '../adopt';
import { statusOf } from '../compareState';
import { Difference, differencesOf, OneOf } from '../differences';
import type { Own, Walk } from '../Walk';
import { depositForm, payoutForm } from './money';
import { mayLeave } from './persons';
import { textOf } from './sessions';

/** One of several calls that are made at the same moment. */
interface Racer {
  readonly name: string;
  send(device: Device): Promise<Answer>;
  /** Whether the model answers so in this state; then it is changed as the call changes it. */
  fits(player: Player, answer: Answer): boolean;
}

const isCut = (player: Player, now: number, { code }: Answer) =>
  isAway(player, now) && (code === 1007 || code === 400);

function order(now: number, pesos: number): Racer {
  const amount = unitsOf(pesos);
  return {
    name: `order ${pesos}`,
    send: (device) => device.pay('gcash_deposit&c=h5', depositForm(pesos, 0)),
    fits(player, answer) {
      if (isAway(player, now)) return isCut(player, now, answer);
      const { refusals, hits, mayBeMade } = judgeOrder(player, { amount, promotion: 0 }, now);
      if (answer.code === 1012 && player.mustAnswer === true) return true;
      if (answer.code !== 200) {
        const isHit = answer.code !== 1012 || differencesOf(new OneOf(...hits), answer).length === 0;
        return refusals.includes(answer.code) && isHit;
      }
      const id = textOf(answer, 'orderid');
      player.orders.push({ id, amount, at: now, promotion: 0, told: 0, state: 'unpaid' });
      return mayBeMade;
    },
  };
}

function payout(own: Own, now: number, pesos: number): Racer {
  return {
    name: `withdraw ${pesos}`,
    send: (device) => device.pay('gcash_withdraw', payoutForm(own.player, pesos)),
    fits(player, answer) {
      // A session that the break has ended, and the one that pays out is not known to this device.
      if (isCut(player, now, answer)) return true;
      const codes = judgeWithdrawal(player, unitsOf(pesos), now);
      if (answer.code !== 100) return codes.includes(answer.code);
      withdraw(player, unitsOf(pesos), now);
      return codes.length === 0 || codes.includes(100);
    },
  };
}

/** The payment service reports that an order was paid; a second report changes nothing. */
function callback(walk: Walk, orderId: string, now: number): Racer {
  return {
    name: `callback of ${orderId}`,
    send: async () => {
      const { ok, state } = await walk.control('order', { orderId, state: 'credited' });
      return { code: ok === true ? 200 : 0, state };
    },
    fits(player, { code, state }) {
      const order = player.orders.find(({ id }) => id === orderId);
      if (order) credit(player, order, now);
      return code === 200 && (state === 'credited') === (order?.state === 'credited');
    },
  };
}

function lower(now: number, pesos: number): Racer {
  return {
    name: `limit ${pesos}`,
    send: (device) => device.call('rgSet', { kind: 'dep', span: 'day', value: pesos }),
    fits(player, answer) {
      if (isCut(player, now, answer)) return true;
      setLimit(player, 'dep day', pesos, now);
      return answer.code === 200;
    },
  };
}

function rest(now: number): Racer {
  return {
    name: 'break',
    send: (device) => device.call('rgBreak', { hours: 24 }),
    fits: (player, { code }) => takeBreak(player, 24, now) === (code === 200),
  };
}

function drop(now: number): Racer {
  return {
    name: 'drop',
    send: (device) => device.call('dropBonus'),
    fits(player, answer) {
      if (isAway(player, now)) return isCut(player, now, answer);
      voidPot(player);
      return answer.code === 200;
    },
  };
}

/** Every order that these may have happened in. */
const permutations = <Thing>(things: readonly Thing[]): readonly (readonly Thing[])[] =>
  things.length < 2
    ? [things]
    : things.flatMap((thing, at) => permutations(things.toSpliced(at, 1)).map((rest) => [thing, ...rest]));

function racersOf(walk: Walk, own: Own): readonly Racer[] {
  const { random, now } = walk;
  const pesos = () => random.pick([100, 200, 300, 500]);
  const all = Math.floor(own.player.own / unitsOf(1));
  const limit = lower(now, random.pick([100, 300, 500, 5000]));
  const unpaid = own.player.orders.findLast(({ state, told }) => state === 'unpaid' && told === 0);
  if (unpaid && random.isOnceIn(2)) {
    const report = callback(walk, unpaid.id, now);
    const third = mayLeave(walk, own) && random.isOnceIn(2) ? rest(now) : order(now, pesos());
    return [report, random.pick([report, limit]), third];
  }
  return random.pick([
    [order(now, pesos()), order(now, pesos()), order(now, pesos())],
    [order(now, pesos()), limit, order(now, pesos())],
    [order(now, pesos()), ...(random.isOnceIn(3) && mayLeave(walk, own) ? [rest(now)] : [limit])],
    all > 0 ? [payout(own, now, all), payout(own, now, all), drop(now)] : [drop(now), order(now, pesos())],
  ]);
}

/** Two or three calls of a player at once, at different processes: as if they had come in some order. */
export async function race(walk: Walk, own: Own): Promise<void> {
  // What is noticed after each of several calls depends on their order in more ways than their answers tell.
  if (own.player.harm) return;
  const device = walk.deviceOf(own);
  if ((await walk.gate(own, device, {})) !== undefined) return;
  const racers = racersOf(walk, own);
  walk.say(`race of ${own.player.id}: ${racers.map(({ name }) => name).join(', ')}`);
  // The key that signs is fetched before, so that it is not fetched by all at once.
  await device.signsPayments();
  const answers = await Promise.all(racers.map((racer, at) => racer.send(device.at(at))));
  walk.count(
    `race ${answers
      .map(({ code }) => code)
      .toSorted((one, other) => one - other)
      .join(' ')}`,
  );
  walk.acted(own, device, false);
  const raced = racers.map((racer, at) => ({ racer, answer: answers[at] ?? { code: 0 } }));
  const rested = raced.find(({ racer, answer }) => racer.name === 'break' && answer.code === 200);
  const token = rested && textOf(rested.answer, 'data', 'away', 'payout');
  if (token !== undefined) device.token = token;
  settleRace(walk, own, raced, await readOrders(device));
  if (token !== undefined) adopt(own, device, token, 'payout', walk.now);
}

interface Raced {
  readonly racer: Racer;
  readonly answer: Answer;
}

/** The newest orders with their states, oldest first. */
async function readOrders(device: Device): Promise<ReadonlyMap<unknown, unknown>> {
  const { data } = await device.call('getDepositLog', { logId: 0 });
  const rows: readonly unknown[] = Array.isArray(data) ? data : [];
  const factsOf = (row: unknown) =>
    [Reflect.get(Object(row), 'orderid'), Reflect.get(Object(row), 'status')] as const;
  return new Map(rows.toReversed().map(factsOf));
}

/** What the player is after some order of the calls that has these answers, and made and left the orders as they are. */
function settleRace(
  walk: Walk,
  { player }: Own,
  raced: readonly Raced[],
  orders: ReadonlyMap<unknown, unknown>,
): void {
  const ids = [...orders.keys()];
  for (const turn of permutations(raced)) {
    const made = turn.map(({ answer }) => ids.indexOf(answer['orderid'])).filter((place) => place >= 0);
    if (made.some((place, at) => at > 0 && place < (made[at - 1] ?? 0))) continue;
    const after = structuredClone(player);
    if (!turn.every(({ racer, answer }) => racer.fits(after, answer))) continue;
    if (after.orders.some(({ id, state }) => orders.has(id) && orders.get(id) !== statusOf[state])) continue;
    Object.assign(player, after);
    return;
  }
  const told = raced.map(({ racer, answer }) => `${racer.name}: ${JSON.stringify(answer)}`).join('; ');
  const left = JSON.stringify([...orders].slice(-5));
  throw new Difference(
    `14: no order of these calls of ${player.id} has these answers and orders: ${told}; ${left} (${walk.seed})`,
  );
}
