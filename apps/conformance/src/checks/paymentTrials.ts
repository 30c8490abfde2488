import { answerCode } from '@kislap/api/contract';
import { randomUUID } from 'node:crypto';
import { type CheckContext, oncePerRun } from '../context/CheckContext';
import {
  balanceNow,
  depositForm,
  type PaymentForm,
  signForm,
  withdrawalForm,
} from '../payments/paymentForms';
import { newestOrders, refusedForOthers } from '../payments/openOrders';
import { fieldIn } from '../shape/values';
import { describeReply, type Reply } from '../wire/wire';
import { type Observation, observe } from './Check';

export const noChannel = observe.skipped('deposit', 'no channel that anybody may use');

/** Sends a deposit once. */
export async function post(
  context: CheckContext,
  form: PaymentForm,
  key: string = randomUUID(),
): Promise<Reply> {
  return await context.send(context.call('deposit'), { ...form, key });
}

/** Orders that are not there before and are there afterwards. */
export async function ordersMadeBy(context: CheckContext, act: () => Promise<void>): Promise<number> {
  const before = new Set(await newestOrders(context));
  await act();
  return (await newestOrders(context)).filter((id) => !before.has(id)).length;
}

/** A form that must be refused, and must not leave an order behind. */
export async function mustBeRefused(
  context: CheckContext,
  change: (form: PaymentForm) => Promise<PaymentForm> | PaymentForm,
  from: Promise<PaymentForm | undefined> = depositForm(context),
): Promise<Observation> {
  const form = await from;
  if (!form) return noChannel;
  let reply: Reply | undefined;
  const made = await ordersMadeBy(context, async () => {
    reply = await post(context, await change(form));
  });
  if (reply?.code === answerCode.ok) return observe.failed('deposit', 'was accepted');
  const blind = made === 0 ? await refusedForOthers(context, reply) : undefined;
  if (blind !== undefined) return observe.skipped('deposit', blind);
  return observe.unless('deposit', made === 0 ? undefined : 'was refused and left an order all the same');
}

/** Opens one order and looks for it. */
export async function placeOrder(context: CheckContext): Promise<Observation> {
  const form = await depositForm(context);
  if (!form) return noChannel;
  const balance = await balanceNow(context);
  const signed = await signForm(context, form);
  let reply: Reply | undefined;
  const made = await ordersMadeBy(context, async () => {
    reply = await post(context, signed);
  });
  const blind = made === 0 ? await refusedForOthers(context, reply) : undefined;
  if (blind !== undefined) return observe.skipped('deposit', blind);
  if (reply?.code !== answerCode.ok) {
    return observe.failed('deposit', `answered ${reply ? describeReply(reply) : 'nothing'}`);
  }
  if (typeof fieldIn(reply.data, 'pay_url') !== 'string') return observe.failed('deposit', 'has no pay_url');
  if (made !== 1) return observe.failed('deposit', `getDepositLog shows ${made} new orders instead of one`);
  const isUnpaid = (await balanceNow(context)) === balance;
  return observe.unless('deposit', isUnpaid ? undefined : 'the balance has changed before anything was paid');
}

/** A form that was sent twice with one key, once in a run: an operator may allow only a few open orders. */
const twiceSent = oncePerRun(async (context) => {
  const form = await depositForm(context);
  if (!form) return undefined;
  const signed = await signForm(context, form);
  const key = randomUUID();
  const replies: Reply[] = [];
  const made = await ordersMadeBy(context, async () => {
    replies.push(await post(context, signed, key), await post(context, signed, key));
  });
  const blind = made === 0 ? await refusedForOthers(context, replies[0]) : undefined;
  return { form, key, replies, made, blind };
});

/** Sends one form twice with one key. */
export async function repeatOrder(context: CheckContext): Promise<Observation> {
  const sent = await twiceSent(context);
  if (!sent) return noChannel;
  const { replies, made, blind } = sent;
  if (blind !== undefined) return observe.skipped('deposit', blind);
  const [first, again] = replies.map(({ data }) => fieldIn(data, 'orderid'));
  if (made !== 1) return observe.failed('deposit', `one key made ${made} orders`);
  return observe.unless('deposit', first === again ? undefined : 'answered two order numbers');
}

/** Sends another amount with a key that was used. */
export async function reuseOrderKey(context: CheckContext): Promise<Observation> {
  const sent = await twiceSent(context);
  if (!sent) return noChannel;
  const { form, key, blind } = sent;
  if (blind !== undefined) return observe.skipped('deposit', blind);
  const amount = String(Number(form.fields['amount']) + 1);
  const other = await signForm(context, { ...form, fields: { ...form.fields, amount } });
  const reply = await post(context, other, key);
  const isRefused = reply.code === answerCode.badParameter;
  return observe.unless('deposit', isRefused ? undefined : `answered ${describeReply(reply)}, not 1001`);
}

/** A sign that is none. */
export async function forgeSign(context: CheckContext): Promise<Observation> {
  return await mustBeRefused(context, (form) => ({
    ...form,
    fields: { ...form.fields, sign: '0'.repeat(64) },
  }));
}

/** A form in the name of somebody else, properly signed. */
export async function depositForAnother(context: CheckContext): Promise<Observation> {
  const another = String(context.other?.userId ?? (context.account?.userId ?? 0) + 1);
  return await mustBeRefused(context, async (form) =>
    signForm(context, { ...form, fields: { ...form.fields, userid: another } }),
  );
}

/** Half a peso is below every minimum. */
export async function depositTooLittle(context: CheckContext): Promise<Observation> {
  return await mustBeRefused(context, async (form) =>
    signForm(context, { ...form, fields: { ...form.fields, amount: '0.5' } }),
  );
}

/** An operator that tells no orders says so in urlConfig; the app then looks into the records. */
async function tellsOrders(context: CheckContext): Promise<boolean> {
  return (await context.read('urlConfig'))?.orders === 1;
}

const noOrders = observe.skipped('orderByKey', 'urlConfig.orders is not 1');

const byKey = (context: CheckContext, key: string, close: '0' | '1') =>
  context.send(context.call('orderByKey'), { fields: { key, close } });

/** Looks up an order by the key it was made under, and by one that made none. */
export async function findByKey(context: CheckContext): Promise<Observation> {
  if (!(await tellsOrders(context))) return noOrders;
  const sent = await twiceSent(context);
  if (!sent) return noChannel;
  const { key, replies, blind } = sent;
  if (blind !== undefined) return observe.skipped('orderByKey', blind);
  const found = await byKey(context, key, '0');
  const orderId = fieldIn(replies[0]?.data, 'orderid');
  const isFound = found.code === answerCode.ok && fieldIn(found.data, 'orderid') === orderId;
  if (orderId === undefined || !isFound) {
    return observe.failed('orderByKey', `answered ${describeReply(found)} to the key of an order`);
  }
  const unused = await byKey(context, randomUUID(), '0');
  const isUnknown = unused.code === answerCode.notFound;
  return observe.unless(
    'orderByKey',
    isUnknown ? undefined : `answered ${describeReply(unused)} to a key of none`,
  );
}

/** Closes a key that has made nothing, then posts under it. */
export async function closeKey(context: CheckContext): Promise<Observation> {
  if (!(await tellsOrders(context))) return noOrders;
  const form = await depositForm(context);
  if (!form) return noChannel;
  const key = randomUUID();
  const closed = await byKey(context, key, '1');
  if (closed.code !== answerCode.notFound) {
    return observe.failed('orderByKey', `answered ${describeReply(closed)} to a key that made nothing`);
  }
  const signed = await signForm(context, form);
  let late: Reply | undefined;
  const made = await ordersMadeBy(context, async () => {
    late = await post(context, signed, key);
  });
  if (late?.code === answerCode.ok || made > 0)
    return observe.failed('deposit', 'a closed key made an order');
  const blind = await refusedForOthers(context, late);
  if (blind !== undefined) return observe.skipped('deposit', blind);
  return observe.passed('deposit');
}

const itsBank =
  'which the app sends: the text of banklist, letter for letter, or the name of the method in capitals where the list is empty';

/** Asks for more than there is. */
export async function overdraw(context: CheckContext): Promise<Observation> {
  const form = await withdrawalForm(context);
  if (!form) return observe.skipped('withdraw', 'no method that pays out');
  const balance = await balanceNow(context);
  const signed = await signForm(context, form);
  const reply = await context.send(context.call('withdraw'), { ...signed, key: randomUUID() });
  if (reply.code === answerCode.withdrawalAccepted) return observe.failed('withdraw', 'was accepted');
  if (reply.code === answerCode.badParameter && fieldIn(reply.data, 'field') === 'bank_code') {
    const sent = JSON.stringify(fieldIn(JSON.parse(form.fields['extra'] ?? '{}'), 'bank_code'));
    return observe.failed('withdraw', `refused bank_code ${sent}, ${itsBank}`);
  }
  const isKept = (await balanceNow(context)) === balance;
  return observe.unless('withdraw', isKept ? undefined : 'was refused and took money all the same');
}
