import { answerCode } from '@kislap/api/contract';
import { randomUUID } from 'node:crypto';
import type { Inspection } from '../inspection/Inspection';
import { balanceNow } from '../payments/balanceNow';
import { depositForm } from '../payments/depositForm';
import { newestOrders } from '../payments/newestOrders';
import type { PaymentForm } from '../payments/PaymentForm';
import { signForm } from '../payments/signForm';
import { withdrawalForm } from '../payments/withdrawalForm';
import { fieldIn } from '../shape/fieldIn';
import { describeReply } from '../wire/describeReply';
import type { Reply } from '../wire/Reply';
import type { Observation } from './Observation';
import { observe } from './observe';

const noChannel = observe.skipped('deposit', 'no channel that anybody may use');

async function post(inspection: Inspection, form: PaymentForm, key: string = randomUUID()): Promise<Reply> {
  return await inspection.send(inspection.call('deposit'), { ...form, key });
}

/** Orders that are not there before and are there afterwards. */
async function ordersMadeBy(inspection: Inspection, act: () => Promise<void>): Promise<number> {
  const before = new Set(await newestOrders(inspection));
  await act();
  return (await newestOrders(inspection)).filter((id) => !before.has(id)).length;
}

/** A form that must be refused, and must not leave an order behind. */
async function mustBeRefused(
  inspection: Inspection,
  change: (form: PaymentForm) => Promise<PaymentForm> | PaymentForm,
): Promise<Observation> {
  const form = await depositForm(inspection);
  if (!form) return noChannel;
  let reply: Reply | undefined;
  const made = await ordersMadeBy(inspection, async () => {
    reply = await post(inspection, await change(form));
  });
  if (reply?.code === answerCode.ok) return observe.failed('deposit', 'was accepted');
  return observe.unless('deposit', made === 0 ? undefined : 'was refused and left an order all the same');
}

/** Opens one order and looks for it. */
export async function placeOrder(inspection: Inspection): Promise<Observation> {
  const form = await depositForm(inspection);
  if (!form) return noChannel;
  const balance = await balanceNow(inspection);
  const signed = await signForm(inspection, form);
  let reply: Reply | undefined;
  const made = await ordersMadeBy(inspection, async () => {
    reply = await post(inspection, signed);
  });
  if (reply?.code !== answerCode.ok) {
    return observe.failed('deposit', `answered ${reply ? describeReply(reply) : 'nothing'}`);
  }
  if (typeof fieldIn(reply.data, 'pay_url') !== 'string') return observe.failed('deposit', 'has no pay_url');
  if (made !== 1) return observe.failed('deposit', `getDepositLog shows ${made} new orders instead of one`);
  const isUnpaid = (await balanceNow(inspection)) === balance;
  return observe.unless('deposit', isUnpaid ? undefined : 'the balance has changed before anything was paid');
}

/** Sends one form twice with one key. */
export async function repeatOrder(inspection: Inspection): Promise<Observation> {
  const form = await depositForm(inspection);
  if (!form) return noChannel;
  const signed = await signForm(inspection, form);
  const key = randomUUID();
  const replies: Reply[] = [];
  const made = await ordersMadeBy(inspection, async () => {
    replies.push(await post(inspection, signed, key), await post(inspection, signed, key));
  });
  const [first, again] = replies.map(({ data }) => fieldIn(data, 'orderid'));
  if (made !== 1) return observe.failed('deposit', `one key made ${made} orders`);
  return observe.unless('deposit', first === again ? undefined : 'answered two order numbers');
}

/** Sends another amount with a key that was used. */
export async function reuseOrderKey(inspection: Inspection): Promise<Observation> {
  const form = await depositForm(inspection);
  if (!form) return noChannel;
  const key = randomUUID();
  await post(inspection, await signForm(inspection, form), key);
  const amount = String(Number(form.fields['amount']) + 1);
  const other = await signForm(inspection, { ...form, fields: { ...form.fields, amount } });
  const reply = await post(inspection, other, key);
  const isRefused = reply.code === answerCode.badParameter;
  return observe.unless('deposit', isRefused ? undefined : `answered ${describeReply(reply)}, not 1001`);
}

/** A sign that is none. */
export async function forgeSign(inspection: Inspection): Promise<Observation> {
  return await mustBeRefused(inspection, (form) => ({
    ...form,
    fields: { ...form.fields, sign: '0'.repeat(64) },
  }));
}

/** A form in the name of somebody else, properly signed. */
export async function depositForAnother(inspection: Inspection): Promise<Observation> {
  const another = String(inspection.other?.userId ?? (inspection.account?.userId ?? 0) + 1);
  return await mustBeRefused(inspection, async (form) =>
    signForm(inspection, { ...form, fields: { ...form.fields, userid: another } }),
  );
}

/** Half a peso is below every minimum. */
export async function depositTooLittle(inspection: Inspection): Promise<Observation> {
  return await mustBeRefused(inspection, async (form) =>
    signForm(inspection, { ...form, fields: { ...form.fields, amount: '0.5' } }),
  );
}

/** Asks for more than there is. */
export async function overdraw(inspection: Inspection): Promise<Observation> {
  const form = await withdrawalForm(inspection);
  if (!form) return observe.skipped('withdraw', 'no method that pays out');
  const balance = await balanceNow(inspection);
  const signed = await signForm(inspection, form);
  const reply = await inspection.send(inspection.call('withdraw'), { ...signed, key: randomUUID() });
  if (reply.code === answerCode.withdrawalAccepted) return observe.failed('withdraw', 'was accepted');
  const isKept = (await balanceNow(inspection)) === balance;
  return observe.unless('withdraw', isKept ? undefined : 'was refused and took money all the same');
}
