import { isAway } from '../../model/absences';
import { creditedIn, openOf } from '../../model/limits';
import { awardOf, bonusOf, judgeOrder, pay, credit } from '../../model/orders';
import { type Order, type Player, pesosOf, unitsOf } from '../../model/Player';
import { judgeWithdrawal, withdraw } from '../../model/payouts';
import { addGift, voidPot } from '../../model/pot';
import { spans } from '../../model/time';
import { OneOf } from '../differences';
import type { Own, Walk } from '../Walk';
import { textOf } from './sessions';

const amounts = [100, 200, 300, 400, 500, 600, 1000, 1500, 4900];
const promotions = [0, 0, 0, 0, 19, 23];

/** A deposit form but for the player and the sign. */
export const depositForm = (pesos: number, promotion: number) => ({
  paytype: 'gcash',
  paychnl: 'gc1',
  chnlcat: 'h5',
  bankcode: '',
  extra: '{"account_name":""}',
  amount: String(pesos),
  acId: String(promotion),
});

/** What a deposit through Maya says otherwise. */
interface AwardForm {
  readonly paytype?: string;
  readonly paychnl?: string;
  readonly takeAward?: string;
}

const throughMaya = { paytype: 'maya', paychnl: 'my1' };

/**
 * Now and then through Maya, whose award is taken, left, or not spoken of. By the count of orders and not at random, so that
 * a seed walks on as before.
 */
function awardForm({ orders }: Player): AwardForm {
  if (orders.length % 3 !== 1) return {};
  const answers = [{ takeAward: '1' }, { takeAward: '0' }, {}];
  return { ...throughMaya, ...answers[Math.floor(orders.length / 3) % answers.length] };
}

/** A withdrawal to the player's own wallet. */
export function payoutForm(player: Player, pesos: number) {
  const account = { bank_code: 'GCash', account_no: `09${String(player.id).padStart(7, '0')}00` };
  return { amount: String(pesos), extra: JSON.stringify({ ...account, account_name: player.name }) };
}

/** An amount: any, or all that is left of a deposit limit, or a peso more. */
function amountOf(walk: Walk, player: Player): number {
  const rests = spans.flatMap((span) => {
    const limit = player.limits.get(`dep ${span}`);
    return limit ? [limit.value - pesosOf(creditedIn(player, span, walk.now) + openOf(player))] : [];
  });
  const fitting = rests.filter((rest) => rest >= 100 && rest <= 4900);
  if (fitting.length === 0 || !walk.random.isOnceIn(2)) return walk.random.pick(amounts);
  return walk.random.pick(fitting) + walk.random.pick([0, 1]);
}

/** Opens a deposit order. */
export async function placeOrder(walk: Walk, own: Own): Promise<void> {
  await order(walk, own, amountOf(walk, own.player));
}

/** A promotion, if any: a newcomer mostly takes one that brings a bonus. */
function promotionOf(walk: Walk, player: Player): number {
  const isFirst = player.depositCount === 0 && walk.random.isOnceIn(2);
  return walk.random.pick(isFirst ? [19, 23] : promotions);
}

/** The same of so many pesos. */
export async function order(
  walk: Walk,
  own: Own,
  pesos: number,
  promotion = promotionOf(walk, own.player),
): Promise<void> {
  const { player } = own;
  const device = walk.deviceOf(own);
  const code = await walk.gate(own, device, {});
  const form = { ...depositForm(pesos, promotion), ...awardForm(player) };
  const { paytype, takeAward = 'not spoken of' } = form;
  walk.say(`order ${pesos} of ${player.id}, ${paytype}, promotion ${promotion}, award ${takeAward}`);
  const amount = unitsOf(pesos);
  const award = takeAward === '1' ? awardOf(amount) : 0;
  const verdict = judgeOrder(player, { amount, promotion, award }, walk.now);
  const answer = await device.pay(`${paytype}_deposit&c=h5`, form);
  walk.count(`order ${answer.code}`);
  if (code !== undefined) return walk.expect('3: deposit order', { code }, answer);
  walk.acted(own, device, answer.code === 200);
  const codes = [...verdict.refusals, ...(verdict.mayBeMade ? [200] : [])];
  walk.expect('3: deposit order', { code: new OneOf(...codes) }, answer);
  if (answer.code === 1012)
    player.refusals.push({ at: walk.now, isOrder: true, isCertain: player.mustAnswer !== true });
  if (answer.code === 1012 && player.mustAnswer !== true)
    walk.expect('4: 1012', new OneOf(...verdict.hits), answer);
  if (answer.code !== 200) return;
  const told = bonusOf(player, promotion, amount);
  const id = textOf(answer, 'orderid');
  player.orders.push({ id, amount, at: walk.now, promotion, told, award, state: 'unpaid' });
}

/** The payment service reports: in time, late, twice, of an order that is closed. */
export async function reportPayment(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  const recent = player.orders.slice(-5);
  if (recent.length === 0) return;
  const order = walk.random.pick(recent);
  const state = walk.random.pick(['paid', 'paid', 'paid', 'credited', 'failed'] as const);
  if (state === 'failed' && order.state !== 'unpaid') return;
  await report(walk, own, order, state);
}

/** The payment service says what has become of an order. */
export async function report(
  walk: Walk,
  { player }: Own,
  order: Order,
  state: 'paid' | 'credited' | 'failed',
): Promise<void> {
  walk.say(`payment of ${order.id} of ${player.id} (${pesosOf(order.amount)}, ${order.state}): ${state}`);
  walk.expect('3: callback', { ok: true }, await walk.control('order', { orderId: order.id, state }));
  if (state === 'failed') Object.assign(order, { state: 'failed', endedAt: walk.now });
  else if (state === 'paid') pay(player, order, walk.now);
  else credit(player, order, walk.now);
  walk.count(`payment ${state} → ${order.state}`);
}

/** The console gives money: nothing to somebody away. */
export async function give(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  const pesos = walk.random.pick([50, 100, 300, 2000]);
  walk.say(`console gives ${pesos} to ${player.id}`);
  const answer = await walk.control('credit', { userId: player.id, amount: pesos });
  const isRefused = isAway(player, walk.now);
  walk.expect('3: console gift', { ok: !isRefused }, answer);
  if (!isRefused) addGift(player, unitsOf(pesos), 0);
}

/** Takes money out. */
export async function takeOut(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  const device = walk.deviceOf(own);
  const all = Math.floor(player.own / 100) / 100;
  const pesos = walk.random.pick([50, 100, 100.13, 200, 200.13, all, all + 0.01, 60_000]);
  if (pesos <= 0) return;
  const code = await walk.gate(own, device, { isOpen: true });
  walk.say(`withdraw ${pesos} of ${player.id}`);
  const answer = await device.pay('gcash_withdraw', payoutForm(player, pesos));
  const codes = judgeWithdrawal(player, unitsOf(pesos), walk.now);
  walk.count(`withdraw ${answer.code}`);
  if (code !== undefined) return walk.expect('5.2: withdrawal', { code }, answer);
  walk.acted(own, device, answer.code === 100);
  walk.expect('5.3, 7: withdrawal', { code: new OneOf(...(codes.length === 0 ? [100] : codes)) }, answer);
  if (answer.code === 100) withdraw(player, unitsOf(pesos), walk.now);
}

/** Gives the bonus up. */
export async function dropBonus(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  const device = walk.deviceOf(own);
  const code = await walk.gate(own, device, {});
  walk.say(`drop the bonus of ${player.id}`);
  const answer = await device.call('dropBonus');
  walk.expect('8: dropBonus', { code: code ?? 200 }, answer);
  if (code !== undefined) return;
  walk.acted(own, device);
  voidPot(player);
  walk.expect('8: dropBonus', { data: { own: pesosOf(player.own), bonus: 0, Score: player.own } }, answer);
}

/** Claims the gift card of everybody: 50 pesos, to be bet once. */
export async function claimCard(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  const device = walk.deviceOf(own);
  const code = await walk.gate(own, device, {});
  walk.say(`card of ${player.id}`);
  const answer = await device.call('getEventCard', { card: 'PLAY50' });
  walk.count(`card ${answer.code}`);
  if (code !== undefined) return walk.expect('3: reward', { code }, answer);
  walk.expect('3: reward', { code: player.hasCard ? 1009 : 200 }, answer);
  walk.acted(own, device, answer.code === 200);
  if (player.hasCard) return;
  player.hasCard = true;
  addGift(player, unitsOf(50), unitsOf(50));
}
