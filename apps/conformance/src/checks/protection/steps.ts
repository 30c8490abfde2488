import { randomUUID } from 'node:crypto';
import { answerCode } from '@kislap/api/contract';
import type { CallName } from '@kislap/api/registry';
import { type CheckContext, oncePerRun } from '../../context/CheckContext';
import { depositForm, signForm } from '../../payments/paymentForms';
import { fieldIn } from '../../shape/values';
import type { FieldValue, Reply } from '../../wire/wire';

type Fields = Readonly<Record<string, FieldValue>>;

/** Makes a call of the throw-away account once, with a key of its own. */
export async function act(
  context: CheckContext,
  name: CallName,
  fields: Fields = {},
  more: { readonly token?: string; readonly key?: string } = {},
): Promise<Reply> {
  return await context.send(context.call(name), { fields, key: randomUUID(), ...more });
}

/** A value within an answer, by the names that lead to it; undefined when there is none. */
export function at(data: unknown, ...names: readonly string[]): unknown {
  return names.reduce(fieldIn, data);
}

/** The same of a text; '' when there is none. */
export function textAt(data: unknown, ...names: readonly string[]): string {
  const found = at(data, ...names);
  return typeof found === 'string' ? found : '';
}

/** Why nothing could be seen where there is no newcomer. */
export const unknownElsewhere = 'the other service does not know the kit';

/**
 * A session of somebody who has just come from another service: an account to throw away that has told nothing yet.
 *
 * @returns undefined where the other service does not know the kit
 */
export async function newcomer(context: CheckContext) {
  const openid = `conformance-${randomUUID()}`;
  const reply = await context.send(context.call('thirdLogin'), {
    fields: { type: 'google', openid },
    token: undefined,
    key: randomUUID(),
  });
  const token = textAt(reply.data, 'token');
  if (reply.code !== answerCode.ok || token === '') return undefined;
  return { token, need: at(reply.data, 'need') };
}

/** Sets the limit of deposits a day. */
export const limitDay = (context: CheckContext, value: string) =>
  act(context, 'rgSet', { kind: 'dep', span: 'day', value });

/** The limit of deposits a day as it is told now. */
export async function dayLimit(context: CheckContext): Promise<unknown> {
  return at((await act(context, 'rgInfo')).data, 'dep', 'day');
}

/** A signed deposit of the smallest amount, to be sent as often as needed; undefined where nobody can deposit. */
export async function smallDeposit(context: CheckContext) {
  const form = await depositForm(context);
  if (form === undefined) return undefined;
  const { mode, fields } = await signForm(context, form);
  const send = (): Promise<Reply> =>
    context.send(context.call('deposit'), { fields, mode, key: randomUUID() });
  return { amount: Number(fields['amount']), send };
}

const hours = '72';

/** What became of the break that a run begins with the throw-away account. */
export interface BegunBreak {
  readonly key: string;
  readonly first: Reply;
  /** The token that pays out; '' when none was answered. */
  readonly payout: string;
  /** Deposit orders that were open when it began. */
  readonly openBefore: number;
}

/** How many deposit orders are open among the newest. */
export async function countOpenOrders(context: CheckContext, token?: string): Promise<number> {
  const more = token === undefined ? {} : { token };
  const { data } = await act(context, 'getDepositLog', { logId: '0' }, more);
  return Array.isArray(data) ? data.filter((row) => Number(at(row, 'status')) === 0).length : 0;
}

/** Begins a break of three days, once in a run. From here on the account is away. */
export const beginBreak = oncePerRun(async (context): Promise<BegunBreak> => {
  const key = randomUUID();
  // Refused where one is open that fills the limit: one is all that is needed.
  await (await smallDeposit(context))?.send();
  const openBefore = await countOpenOrders(context);
  const first = await act(context, 'rgBreak', { hours }, { key });
  return { key, first, payout: textAt(first.data, 'away', 'payout'), openBefore };
});

/** The same request with the same key, by the token of the session that has ended with it. */
export const repeatBreak = async (context: CheckContext, { key }: BegunBreak) =>
  await act(context, 'rgBreak', { hours }, { key });

/** Excludes the account for six months, once in a run, on top of the break. */
export const beginExclusion = oncePerRun(async (context): Promise<Reply> => {
  const { payout } = await beginBreak(context);
  const password = context.settings.account.password ?? '';
  return await act(context, 'rgExclude', { months: '6', confirm: 'EXCLUDE', password }, { token: payout });
});
