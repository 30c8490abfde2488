import { createHash } from 'node:crypto';
import type { WirePayChannel } from '@kislap/api/contract';
import { moneyFromScore, pesoFromMoney } from '@kislap/domain';
import type { CheckContext } from '../context/CheckContext';
import { fieldIn } from '../shape/values';

/** A signed payment form, and the mode it is posted to. */
export interface PaymentForm {
  readonly mode: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Where a channel is found: the id of its method, and the code of its mode. */
export interface ChannelPlace {
  readonly method: number;
  readonly mode: string;
}

const accountName = 'Conformance Test';

/**
 * A deposit of the smallest amount through a channel that anybody may use, not signed yet.
 *
 * @param isMeant which of these channels; the first when left out
 * @returns undefined when the operator has no such channel
 */
export async function depositForm(
  context: CheckContext,
  isMeant: (place: ChannelPlace) => boolean = () => true,
): Promise<PaymentForm | undefined> {
  const methods = (await context.read('paylist4vip'))?.data ?? [];
  for (const method of methods.filter(({ deposit }) => deposit === 1)) {
    const channel = method.payChanel.find(
      (one) => isForAll(one) && isMeant({ method: method.id, mode: one.p }),
    );
    if (!channel) continue;
    const least = Math.max(method.d_min, channel.min, 1);
    const fields = {
      amount: String(Math.ceil(least)),
      userid: String(context.account?.userId ?? 0),
      acId: '0',
      extra: JSON.stringify({ account_name: accountName }),
      paytype: channel.p,
      paychnl: channel.c,
      chnlcat: channel.r,
      bankcode: channel.bl.find(({ s }) => s === 1)?.n ?? '',
    };
    return { mode: channel.p, fields };
  }
  return undefined;
}

function isForAll({ s, d = 0, v = 0, vm, o }: WirePayChannel): boolean {
  return s === 1 && d === 0 && v === 0 && vm === undefined && (o === undefined || o.includes(-1));
}

/**
 * A withdrawal of more than the account holds, or of as little as the operator pays out, not signed yet; undefined when it
 * pays nothing out, or the account holds less than that.
 */
export async function withdrawalForm(
  context: CheckContext,
  asked: 'too much' | 'the least' = 'too much',
): Promise<PaymentForm | undefined> {
  const methods = (await context.read('paylist4vip'))?.data ?? [];
  const method = methods.find(({ withdraw }) => withdraw === 1);
  const score = (await context.read('getUserInfo'))?.Score;
  if (!method || score === undefined) return undefined;
  const held = pesoFromMoney(moneyFromScore(score));
  const least = Math.max(1, Math.ceil(method.w_min));
  if (asked === 'the least' && held < least) return undefined;
  const amount = asked === 'the least' ? least : Math.ceil(held) + least;
  const extra = {
    account_name: 'Conformance Test',
    account_no: '09990000000',
    // As the app does: the list's own text, or a wallet without a list as its own bank.
    bank_code: method.banklist[0] ?? method.name.toUpperCase(),
  };
  const fields = {
    amount: String(amount),
    extra: JSON.stringify(extra),
    userid: String(context.account?.userId ?? 0),
  };
  return { mode: method.name.toLowerCase().replaceAll(' ', ''), fields };
}

/**
 * Signs a form with the session's secret: lower-case hex SHA-256 of secret, amount, user id and the very text of
 * `extra`, one after another.
 *
 * @param token of another session than the account's own
 */
export async function signForm(
  context: CheckContext,
  { mode, fields }: PaymentForm,
  token = context.account?.token,
): Promise<PaymentForm> {
  const reply = await context.send(context.call('getSecretKey'), { token });
  const data: unknown = reply.data;
  const key = typeof data === 'object' && data !== null && 'key' in data ? String(data.key) : '';
  const { amount = '', userid = '', extra = '' } = fields;
  const sign = createHash('sha256').update(`${key}${amount}${userid}${extra}`).digest('hex');
  return { mode, fields: { ...fields, sign } };
}

/** The balance as the wire tells it, in ten-thousandths of a peso; NaN when it does not. */
export async function balanceNow(context: CheckContext): Promise<number> {
  const { data } = await context.send(context.call('getUserScore'));
  return Number(fieldIn(data, 'Score') ?? Number.NaN);
}
