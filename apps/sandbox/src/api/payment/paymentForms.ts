import {
  type depositCall,
  depositExtra,
  parseJsonText,
  type withdrawCall,
  withdrawExtra,
} from '@kislap/api/contract';
import { type Money, parsePesoInput, pesoText, zeroMoney } from '@kislap/domain';
import * as v from 'valibot';
import { type PlayerCallContext, SessionEnded } from '../../calls/Call';
import { checkText } from '../../calls/defineCall';
import type { Database } from '../../database/Database';
import { Refusal } from '../../kernel/Refusal';
import { isEqualSecret, sha256 } from '../../kernel/secrets';
import { openPayMethods } from '../../rules/closedParts';
import { checkDepositIdentity } from '../../rules/deposits/depositIdentity';
import { openTotal } from '../../rules/deposits/pastDeposits';
import { type PlacedDeposit, placeDeposit, readOpenDeposits } from '../../rules/deposits/placeDeposit';
import { planDeposit } from '../../rules/deposits/planDeposit';
import { mayAdd } from '../../rules/gate/mayAdd';
import { harmLevelOf } from '../../rules/harm/harmLevel';
import { noteSign } from '../../rules/harm/harmSigns';
import { isPromptAnswered } from '../../rules/limits/checkPromptAnswered';
import { checkLimitSet, readLimits } from '../../rules/limits/moneyLimits';
import { checkNotAway, endOf } from '../../rules/players/away';
import { cashierPath } from '../../rules/orders/orderTimes';
import { depositPay, findOrder, orderMadeBefore } from '../../rules/orders/orders';
import { checkAsked, newAway, prepareAsk, recordedAway } from '../../rules/persons/askPerson';
import { checkIdentity, checkPayee } from '../../rules/players/identity';
import { type LockedPlayer, lockPlayer } from '../../rules/players/player';
import { openPayout } from '../../rules/players/session';
import { requestWithdrawal } from '../../rules/withdrawals/requestWithdrawal';

/** Opens a deposit order and answers where it is paid. A key that has made one before answers that one. */
export async function deposit(
  context: PlayerCallContext,
  { mode, form }: { readonly mode: string; readonly form: v.InferOutput<typeof depositCall.request> },
) {
  await checkSign(context, form);
  const extra = readExtra(form.extra, depositExtra);
  if (form.paytype !== mode) throw new Refusal('badParameter', { field: 'paytype' });
  const request = {
    mode,
    channelCode: form.paychnl,
    amount: readAmount(form.amount),
    promotion: form.acId,
    takesAward: form.takeAward === 1,
    bankCode: form.bankcode,
    accountName: extra.account_name,
  };
  const { session, nowMs, locale, operator, idempotencyKey: requestKey } = context;
  const playerId = session.player.id;
  const own: { placed?: PlacedDeposit } = {};
  await checkAsked(operator, session.player, nowMs);
  const noteHit = async (error: unknown): Promise<never> => {
    if (error instanceof Refusal && error.reason === 'ownLimitReached') {
      await noteSign(operator.database, playerId, { kind: 'limitHit', atMs: nowMs });
    }
    throw error;
  };
  const payment = { playerId, nowMs, key: requestKey, kind: 'D', amount: request.amount } as const;
  const placed = context.onceAsked(v.string(), {
    ask: (transaction) =>
      Promise.all([
        orderMadeBefore(transaction, payment),
        openPayMethods(transaction),
        readLimits(transaction, { playerId, kind: 'dep' }),
        readOpenDeposits(transaction, { playerId, nowMs }),
        openTotal(transaction, playerId, nowMs),
        isPromptAnswered(transaction, playerId),
      ]),
    work: async (transaction, player, [made, methods, limits, open, waiting, isAnswered]) => {
      delete own.placed;
      if (made !== undefined) return made;
      // Under the lock: a break may have begun since the call was let in.
      checkNotAway(player, nowMs);
      await checkBonus(transaction, request, playerId);
      const planned = planDeposit(request, player, { methods, protection: operator.protection });
      checkDepositIdentity(player, { amount: request.amount, operator, open: waiting });
      if (!isAnswered) throw new Refusal('limitUnanswered');
      checkLimitSet(limits, operator);
      const added = { kind: 'order', amount: request.amount, nowMs, limits } as const;
      const refusal = await mayAdd(transaction, player, added);
      if (refusal) throw refusal;
      own.placed = await placeDeposit(transaction, planned, { playerId, nowMs, requestKey, open });
      return own.placed.orderId;
    },
  });
  const orderid = await placed.catch(noteHit);
  const pay =
    own.placed?.orderId === orderid
      ? depositPay(own.placed, nowMs)
      : (await findOrder(operator.database, orderid, { playerId, nowMs, locale }))?.pay;
  return { pay_url: cashierPath(orderid), orderid, pay };
}

/** What is kept of a withdrawal: its order, and how the player is away who was not before it. */
const takenWithdrawal = v.union([
  v.string(),
  v.object({ orderId: v.string(), away: recordedAway, isOpen: v.boolean() }),
]);

/**
 * Takes a withdrawal: the money is on hold from the moment this is answered. When it goes to the account of somebody away,
 * the payout goes on, and everything else is closed to this account. Its sessions have ended then; the answer says so beside
 * the order, with the token that pays out.
 */
export async function withdraw(
  context: PlayerCallContext,
  { mode, form }: { readonly mode: string; readonly form: v.InferOutput<typeof withdrawCall.request> },
) {
  await checkSign(context, form);
  const extra = readExtra(form.extra, withdrawExtra);
  const request = {
    mode,
    amount: readAmount(form.amount),
    bankCode: extra.bank_code,
    accountNo: extra.account_no,
    accountName: extra.account_name,
  };
  const { session, nowMs, requestHash, operator, idempotencyKey: requestKey } = context;
  const payee = { name: request.accountName, payout: request };
  const ask = await prepareAsk(operator, { player: session.player, facts: payee, nowMs });
  const taken = await context.once(takenWithdrawal, async (transaction) => {
    const playerId = session.player.id;
    await checkPayee(transaction, { playerId, accountName: request.accountName });
    const orderId = await requestWithdrawal(transaction, request, {
      playerId,
      requestHash,
      requestKey,
      nowMs,
      failpoints: operator.failpoints,
      checkPlayer: (player) => checkIdentity('withdrawal', player, operator.switches),
    });
    const own = await lockPlayer(transaction, playerId);
    const asked = await ask(transaction, own);
    const away = newAway(own, asked, nowMs);
    if (away === undefined) return orderId;
    return { orderId, away, isOpen: await openForPayout(context, transaction, asked) };
  });
  if (typeof taken === 'string') return { orderid: taken };
  const { kind } = taken.away;
  const payout = taken.isOpen ? { payout: context.tokens.next() } : {};
  return { orderid: taken.orderId, away: { kind, until: endOf(taken.away), ...payout } };
}

/** Opens the session that pays out, whose token every attempt at the call can be given; no log-in is allowed everywhere. */
async function openForPayout(
  { operator, nowMs, device, ip, tokens }: PlayerCallContext,
  transaction: Database,
  known: LockedPlayer,
): Promise<boolean> {
  if (operator.protection.awayAccess === 'none') return false;
  await openPayout(transaction, known, { nowMs, at: { device, ip }, token: tokens.next() });
  return true;
}

/**
 * Whoever play seems to harm is given nothing on top of a deposit.
 *
 * @throws Refusal `noBonus`
 */
async function checkBonus(
  transaction: Database,
  { promotion, takesAward }: { readonly promotion: number; readonly takesAward: boolean },
  playerId: number,
): Promise<void> {
  if ((promotion !== 0 || takesAward) && (await harmLevelOf(transaction, playerId)) >= 2) {
    throw new Refusal('noBonus', { field: promotion === 0 ? 'takeAward' : 'acId' });
  }
}

/** The signed part of a payment form. */
interface SignedForm {
  readonly amount: string;
  readonly userid: number;
  /** The very text that was posted. */
  readonly extra: string;
  readonly sign: string;
}

/** How long an expired key still signs, for payments under way. */
const graceMs = 60_000;

/**
 * Checks that a payment form is the session's own and was signed with its living key: lower-case hex SHA-256 of
 * key, amount, user id and extra in a row. A form that comes again under its idempotency key, when the key that signed it
 * has ended, gets its first answer: a no would say that an order was never made, or a payment never credited.
 *
 * @throws SessionEnded when the form is another player's, Refusal `badSign`
 */
async function checkSign(context: PlayerCallContext, form: SignedForm): Promise<void> {
  const { session, nowMs } = context;
  if (form.userid !== session.player.id) throw new SessionEnded();
  const keys = [
    { key: session.secretKey, expiresAtMs: session.secretExpiresAtMs },
    { key: session.previousSecretKey, expiresAtMs: session.previousSecretExpiresAtMs },
  ].filter(({ key, expiresAtMs }) => key !== '' && expiresAtMs + graceMs > nowMs);
  const isSigned = keys.some(({ key }) =>
    isEqualSecret(form.sign, sha256(`${key}${form.amount}${form.userid}${form.extra}`)),
  );
  if (!isSigned && !(await context.isRepeat())) throw new Refusal('badSign', { field: 'sign' });
}

/**
 * Reads the amount of a payment form, which must be canonical: '100', not '100.00'.
 *
 * @throws Refusal `badParameter`
 */
function readAmount(text: string): Money {
  const parsed = parsePesoInput(text);
  if (!parsed.ok || parsed.value <= zeroMoney || pesoText(parsed.value) !== text) {
    throw new Refusal('badParameter', { field: 'amount' });
  }
  return parsed.value;
}

/**
 * Reads the `extra` of a payment form, which is JSON as text.
 *
 * @throws Refusal `badParameter`
 */
function readExtra<Schema extends v.GenericSchema<unknown, object>>(
  text: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const extra = parseJsonText(text, schema);
  if (!extra) throw new Refusal('badParameter', { field: 'extra' });
  return checkText(extra);
}
