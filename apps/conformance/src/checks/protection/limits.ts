import { answerCode } from '@kislap/api/contract';
import type { CheckContext } from '../../context/CheckContext';
import { describeReply } from '../../wire/wire';
import { type CheckKind, type Observation, observe } from '../Check';
import { act, at, dayLimit, limitDay, smallDeposit } from './steps';
import { endsOfWindows } from './windows';

const needs = 'away';
const severity = 'error';

/** The player's own limits, with an account that is thrown away. */
export const limits: CheckKind = {
  id: 'limit',
  title: 'Own limits hold',
  checks: [
    {
      id: 'limit.value',
      title: 'A limit is whole pesos or minutes within its bounds',
      why: 'A limit that was read as another amount protects nobody.',
      advice: 'Answer 1001 to an empty value, decimals, signs, exponents, and what is out of bounds.',
      severity,
      needs,
      run: async (context) => [await sendOddValues(context)],
    },
    {
      id: 'limit.lower',
      title: 'A lower limit holds at once',
      why: 'Who limits himself in a bad moment goes on paying in.',
      advice: 'Set a lower limit in the call itself, and answer it.',
      severity,
      needs,
      run: async (context) => [await lower(context)],
    },
    {
      id: 'limit.raise',
      title: 'A higher limit waits, and the old one holds meanwhile',
      why: 'A limit that can be raised in the moment of a loss is none.',
      advice: 'Keep the wish in pending with from at least 24 hours ahead, and lapse after it.',
      severity,
      needs,
      run: async (context) => [await raise(context)],
    },
    {
      id: 'limit.midnight',
      title: 'A limit begins anew at midnight in Manila, on Monday, on the first',
      why: 'A day that ends at another hour lets a limit be used twice in one evening.',
      advice: 'Count windows by the Manila date, and answer their end in reset.',
      severity,
      needs,
      run: async (context) => [await readWindows(context)],
    },
    {
      id: 'limit.race',
      title: 'Thirty orders at once stay within the limit',
      why: 'Two taps, or two devices, get past a limit that is looked at without a lock.',
      advice: 'Lock the player before the limit is read, until the order is written.',
      severity,
      needs,
      run: async (context) => [await race(context)],
    },
    {
      id: 'limit.order',
      title: 'Open orders count against the limit',
      why: 'Several orders made before the first is paid are credited together beyond the limit.',
      advice:
        'Count what was credited in the window and all open orders; answer 1012 with limit, used and open.',
      severity,
      needs,
      run: async (context) => [await fillUp(context)],
    },
    {
      id: 'limit.lowered',
      title: 'Lowering a limit closes unpaid orders that no longer fit',
      why: 'An order of before would be credited beyond the limit that the player has now.',
      advice: 'Close the newest unpaid orders until what is left fits; return what is paid all the same.',
      severity,
      needs,
      run: async (context) => [await lowerUnderOrders(context)],
    },
  ],
};

/** Each kind of limit, and what none of them is. */
const odd: readonly (readonly [string, string])[] = [
  ...['', '-1', '1.5', '500.0', '5e2', '+500', ' 500', '0500', '10000000', 'NaN'].map(
    (value) => ['dep', value] as const,
  ),
  ...['9', '1441', '60.0'].map((value) => ['session', value] as const),
  ...['0', '20', '30.0'].map((value) => ['reality', value] as const),
];

async function sendOddValues(context: CheckContext): Promise<Observation> {
  for (const [kind, value] of odd) {
    const reply = await act(context, 'rgSet', { kind, value, ...(kind === 'dep' && { span: 'month' }) });
    if (reply.code !== answerCode.badParameter) {
      return observe.failed('rgSet', `${kind} of "${value}" answered ${describeReply(reply)}, not 1001`);
    }
  }
  return observe.passed('rgSet');
}

const first = 2000;
const lowered = 1500;

async function lower(context: CheckContext): Promise<Observation> {
  for (const value of [first, lowered]) {
    const reply = await limitDay(context, String(value));
    if (reply.code !== answerCode.ok) return observe.failed('rgSet', `answered ${describeReply(reply)}`);
    const held = Number(at(await dayLimit(context), 'am'));
    if (held !== value) return observe.failed('rgSet', `set to ${value}, rgInfo says ${held}`);
  }
  return observe.passed('rgSet');
}

const waitSeconds = 86_400;

async function raise(context: CheckContext): Promise<Observation> {
  await limitDay(context, String(lowered));
  const reply = await limitDay(context, String(first * 10));
  const limit = at(reply.data, 'dep', 'day');
  const isHeld = Number(at(limit, 'am')) === lowered;
  if (!isHeld) return observe.failed('rgSet', 'the higher limit holds at once');
  const from = Number(at(limit, 'pending', 'from'));
  const waits = from - (reply.ts ?? context.nowSeconds);
  return observe.unless('rgSet', waits >= waitSeconds - 1 ? undefined : 'it does not wait for 24 hours');
}

const neverReached = '9000000';

async function readWindows(context: CheckContext): Promise<Observation> {
  // No wish for a higher one: two of them are a marker of harm.
  await limitDay(context, String(lowered));
  for (const span of ['week', 'month'])
    await act(context, 'rgSet', { kind: 'dep', span, value: neverReached });
  const reply = await act(context, 'rgInfo');
  const ends = endsOfWindows(reply.ts ?? context.nowSeconds);
  for (const [span, end] of Object.entries(ends)) {
    const told = Number(at(reply.data, 'dep', span, 'reset'));
    if (told !== end) return observe.failed('rgInfo', `the ${span} ends at ${told}, not at ${end}`);
  }
  return observe.passed('rgInfo');
}

/** So many of the smallest orders fit into the limit that is set for them. */
const fitting = 3;
const atOnce = 30;

async function race(context: CheckContext): Promise<Observation> {
  const deposit = await smallDeposit(context);
  if (deposit === undefined) return observe.skipped('deposit', 'no channel that anybody may use');
  await limitDay(context, String(deposit.amount * fitting));
  const replies = await Promise.all(Array.from({ length: atOnce }, () => deposit.send()));
  const made = replies.filter(({ code }) => code === answerCode.ok).length;
  if (made > fitting) return observe.failed('deposit', `${made} orders were made where ${fitting} fit`);
  return made > 0 ? observe.passed('deposit') : observe.skipped('deposit', 'no order could be made');
}

async function fillUp(context: CheckContext): Promise<Observation> {
  const deposit = await smallDeposit(context);
  if (deposit === undefined) return observe.skipped('deposit', 'no channel that anybody may use');
  const limit = deposit.amount * fitting;
  await limitDay(context, String(limit));
  let reply = await deposit.send();
  for (let made = 1; made <= fitting && reply.code === answerCode.ok; made += 1) reply = await deposit.send();
  if (reply.code !== answerCode.ownLimitReached) {
    return observe.failed('deposit', `one beyond the limit answered ${describeReply(reply)}, not 1012`);
  }
  const [told, open] = [Number(at(reply.data, 'limit')), Number(at(reply.data, 'open'))];
  const isTold = told === limit && open > limit - deposit.amount;
  return observe.unless('deposit', isTold ? undefined : '1012 does not say limit and open');
}

async function lowerUnderOrders(context: CheckContext): Promise<Observation> {
  const deposit = await smallDeposit(context);
  if (deposit === undefined) return observe.skipped('deposit', 'no channel that anybody may use');
  // One is open by now, from the checks before; made here when this check runs alone.
  await deposit.send();
  // One of them fits still, and stays open until the break.
  const { amount } = deposit;
  await limitDay(context, String(amount));
  const open = Number(at(await dayLimit(context), 'open'));
  return observe.unless(
    'rgSet',
    open <= amount ? undefined : `at a limit of ${amount} orders of ${open} are open`,
  );
}
