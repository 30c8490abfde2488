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
import type { DepositRow } from '../../database/tables/payments';
import { Refusal } from '../../kernel/Refusal';
import { isEqualSecret, sha256 } from '../../kernel/secrets';
import { openPayMethods } from '../../rules/closedParts';
import { placeDeposit } from '../../rules/deposits/placeDeposit';
import { planDeposit } from '../../rules/deposits/planDeposit';
import { checkLimits } from '../../rules/limits/moneyLimits';
import { cashierPath } from '../../rules/orders/orderTimes';
import { depositPay, findOrder, orderMadeBefore } from '../../rules/orders/orders';
import { checkIdentity, checkPayee } from '../../rules/players/identity';
import { lockPlayer } from '../../rules/players/player';
import { requestWithdrawal } from '../../rules/withdrawals/requestWithdrawal';

/** Opens a deposit order and answers where it is paid. A key that has made one before answers that one. */
export async function deposit(
  context: PlayerCallContext,
  { mode, form }: { readonly mode: string; readonly form: v.InferOutput<typeof depositCall.request> },
) {
  checkSign(context, form);
  const extra = readExtra(form.extra, depositExtra);
  if (form.paytype !== mode) throw new Refusal('badParameter', { field: 'paytype' });
  const request = {
    mode,
    channelCode: form.paychnl,
    amount: readAmount(form.amount),
    promotion: form.acId,
    bankCode: form.bankcode,
    accountName: extra.account_name,
  };
  const { session, nowMs, operator, idempotencyKey: requestKey } = context;
  const playerId = session.player.id;
  const own: { placed?: DepositRow } = {};
  const orderid = await context.once(v.string(), async (transaction) => {
    delete own.placed;
    const player = await lockPlayer(transaction, playerId);
    const payment = { playerId, nowMs, key: requestKey, kind: 'D', amount: request.amount } as const;
    const made = await orderMadeBefore(transaction, payment);
    if (made !== undefined) return made;
    const planned = planDeposit(request, player, await openPayMethods(transaction));
    checkIdentity('deposit', player, operator.switches);
    await checkLimits(transaction, { playerId, kind: 'dep', amount: request.amount, nowMs });
    own.placed = await placeDeposit(transaction, planned, { playerId, nowMs, requestKey });
    return own.placed.orderId;
  });
  const pay =
    own.placed?.orderId === orderid
      ? depositPay(own.placed, nowMs)
      : (await findOrder(operator.database, orderid, { playerId, nowMs }))?.pay;
  return { pay_url: cashierPath(orderid), orderid, pay };
}

/** Takes a withdrawal: the money is on hold from the moment this is answered. */
export async function withdraw(
  context: PlayerCallContext,
  { mode, form }: { readonly mode: string; readonly form: v.InferOutput<typeof withdrawCall.request> },
) {
  checkSign(context, form);
  const extra = readExtra(form.extra, withdrawExtra);
  const request = {
    mode,
    amount: readAmount(form.amount),
    bankCode: extra.bank_code,
    accountNo: extra.account_no,
    accountName: extra.account_name,
  };
  const { session, nowMs, requestHash, operator, idempotencyKey: requestKey } = context;
  const orderid = await context.once(v.string(), async (transaction) => {
    const playerId = session.player.id;
    await checkPayee(transaction, { playerId, accountName: request.accountName });
    return await requestWithdrawal(transaction, request, {
      playerId,
      requestHash,
      requestKey,
      nowMs,
      failpoints: operator.failpoints,
      checkPlayer: (player) => checkIdentity('withdrawal', player, operator.switches),
    });
  });
  return { orderid };
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
 * key, amount, user id and extra in a row.
 *
 * @throws SessionEnded when the form is another player's, Refusal `badSign`
 */
function checkSign({ session, nowMs }: PlayerCallContext, form: SignedForm): void {
  if (form.userid !== session.player.id) throw new SessionEnded();
  const keys = [
    { key: session.secretKey, expiresAtMs: session.secretExpiresAtMs },
    { key: session.previousSecretKey, expiresAtMs: session.previousSecretExpiresAtMs },
  ].filter(({ key, expiresAtMs }) => key !== '' && expiresAtMs + graceMs > nowMs);
  const isSigned = keys.some(({ key }) =>
    isEqualSecret(form.sign, sha256(`${key}${form.amount}${form.userid}${form.extra}`)),
  );
  if (!isSigned) throw new Refusal('badSign', { field: 'sign' });
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
