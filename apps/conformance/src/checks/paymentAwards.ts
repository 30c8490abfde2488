import { type ActiveEntry, answerCode } from '@kislap/api/contract';
import type { CheckContext } from '../context/CheckContext';
import { depositForm, type PaymentForm, signForm } from '../payments/paymentForms';
import { refusedForOthers } from '../payments/openOrders';
import { askPage } from '../paging/pages';
import { fieldIn } from '../shape/values';
import { describeReply } from '../wire/wire';
import { type Check, type Observation, observe } from './Check';
import { mustBeRefused, noChannel, post } from './paymentTrials';

/** The award of a channel: a deposit takes it or leaves it. */
export const awards: readonly Check[] = [
  {
    id: 'payment.awardTerms',
    title: 'An award that can be left says what it asks for',
    why: 'The app shows no card without its terms, and so leaves an award that the player may want.',
    advice: 'Send times, days and maxStake with each entry of getPayChannel that has choice 1.',
    severity: 'error',
    needs: 'account',
    run: async (context) => [await readTerms(context)],
  },
  {
    id: 'payment.awardLeft',
    title: 'A deposit that does not take the award gets none',
    why: 'The player finds locked money, to be bet several times over, that nobody has asked for.',
    advice:
      'Add the award of a channel with choice 1 to deposits with takeAward 1 alone: not with 0, nor without it.',
    severity: 'error',
    needs: 'money',
    run: async (context) => [await leaveAward(context)],
  },
  {
    id: 'payment.awardTaken',
    title: 'A deposit that takes the award is told what it earns',
    why: 'The player has read a card, has said yes, and gets nothing.',
    advice: 'Store the award with the order, and tell it in bonus of getDepositLog.',
    severity: 'error',
    needs: 'money',
    run: async (context) => [await takeAward(context)],
  },
];

/** To be asked while no order is open: it would look like a refusal for their sake. */
export const awardNone: Check = {
  id: 'payment.awardNone',
  title: 'An award that the channel does not have is refused',
  why: 'The player believes in a bonus that was dropped without a word.',
  advice: 'Answer 1008 to takeAward 1 where the channel has no award, and make no order.',
  severity: 'error',
  needs: 'money',
  run: async (context) => [await takeNone(context)],
};

const noAward = 'no channel has an award that can be left';

/** The awards in force that a deposit can leave. */
async function choices(context: CheckContext): Promise<readonly ActiveEntry[]> {
  const entries = (await context.read('getPayChannel'))?.a_c ?? [];
  return entries.filter(({ choice, award }) => choice === 1 && award > 0);
}

async function readTerms(context: CheckContext): Promise<Observation> {
  const offered = await choices(context);
  if (offered.length === 0) return observe.skipped('getPayChannel', noAward);
  const silent = offered.find(
    ({ times, days, maxStake }) => times === undefined || days === undefined || maxStake === undefined,
  );
  return observe.unless(
    'getPayChannel',
    silent && `the award of ${silent.pt} (method ${silent.pid}) does not say its terms`,
  );
}

/** A deposit through a channel whose award can be left, not signed yet. */
async function awardForm(context: CheckContext): Promise<PaymentForm | undefined> {
  const offered = await choices(context);
  return await depositForm(context, ({ method, mode }) =>
    offered.some(({ pid, pt }) => pid === method && pt === mode),
  );
}

/** An order that was made, and what its record says that it earns on top; or why nothing can be seen of it. */
type Earning = { readonly bonus: unknown } | { readonly observation: Observation };

async function earningOf(context: CheckContext, form: PaymentForm, taken?: '0' | '1'): Promise<Earning> {
  const fields = taken === undefined ? form.fields : { ...form.fields, takeAward: taken };
  const reply = await post(context, await signForm(context, { ...form, fields }));
  const blind = await refusedForOthers(context, reply);
  if (blind !== undefined) return { observation: observe.skipped('deposit', blind) };
  if (reply.code !== answerCode.ok) {
    return { observation: observe.failed('deposit', `answered ${describeReply(reply)}`) };
  }
  const page = await askPage(context, context.call('getDepositLog'), { cursor: '0' });
  const orderId = fieldIn(reply.data, 'orderid');
  const row = page?.rows.find((one) => fieldIn(one, 'orderid') === orderId);
  if (row === undefined) return { observation: observe.failed('deposit', 'getDepositLog has no such order') };
  return { bonus: fieldIn(row, 'bonus') };
}

async function leaveAward(context: CheckContext): Promise<Observation> {
  const form = await awardForm(context);
  if (!form) return observe.skipped('deposit', noAward);
  const silent = await earningOf(context, form);
  if ('observation' in silent) return silent.observation;
  if (Number(silent.bonus ?? 0) !== 0)
    return observe.failed('deposit', 'earns an award without a word of it');
  const left = await earningOf(context, form, '0');
  // Where no other order may be open, the first has shown half of it.
  if ('observation' in left)
    return left.observation.outcome === 'failed' ? left.observation : observe.passed('deposit');
  return observe.unless(
    'deposit',
    Number(left.bonus ?? 0) === 0 ? undefined : 'earns an award that it leaves (takeAward 0)',
  );
}

async function takeAward(context: CheckContext): Promise<Observation> {
  const form = await awardForm(context);
  if (!form) return observe.skipped('deposit', noAward);
  const taken = await earningOf(context, form, '1');
  if ('observation' in taken) return taken.observation;
  if (taken.bonus === undefined) return observe.skipped('deposit', 'getDepositLog does not tell bonus');
  return observe.unless(
    'deposit',
    Number(taken.bonus) > 0 ? undefined : 'earns nothing, though it takes the award',
  );
}

async function takeNone(context: CheckContext): Promise<Observation> {
  if ((await choices(context)).length === 0) return observe.skipped('deposit', noAward);
  const entries = (await context.read('getPayChannel'))?.a_c ?? [];
  const form = await depositForm(
    context,
    ({ method, mode }) => !entries.some(({ pid, pt }) => pid === method && pt === mode),
  );
  if (!form) return noChannel;
  const fields = { ...form.fields, takeAward: '1' };
  return await mustBeRefused(
    context,
    (asked) => signForm(context, asked),
    Promise.resolve({ ...form, fields }),
  );
}
