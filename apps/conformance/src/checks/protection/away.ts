import { answerCode } from '@kislap/api/contract';
import { describedCalls } from '@kislap/api/registry';
import { addManilaMonths, epochSecondsFrom } from '@kislap/domain';
import { fieldsOf } from '../../context/contractFields';
import type { CheckContext } from '../../context/CheckContext';
import { describeReply } from '../../wire/wire';
import { type CheckKind, type Observation, observe } from '../Check';
import { act, at, beginBreak, beginExclusion, countOpenOrders, repeatBreak, textAt } from './steps';

const needs = 'away';
const severity = 'error';

/** A player who is away takes money out and does nothing else. These checks leave the account excluded. */
export const away: CheckKind = {
  id: 'away',
  title: 'Who is away can take money out, and do nothing else',
  checks: [
    {
      id: 'away.payout',
      title: 'A break ends the session and answers a token that pays out',
      why: 'A player who takes a break could not reach his own money, or would go on playing.',
      advice: 'End every session in the transaction of the break; answer away.payout.',
      severity,
      needs,
      run: async (context) => [await seePayout(context)],
    },
    {
      id: 'away.repeat',
      title: 'A repeated break is answered as the first one, its token included',
      why: 'When the answer is lost, the player loses the way to his money with it.',
      advice: 'Keep the answer with the key, also for the token of the session that has ended.',
      severity,
      needs,
      run: async (context) => [await repeat(context)],
    },
    {
      id: 'away.login',
      title: 'A proven login is refused with 1007, why, until when, and the token',
      why: 'Without the reason and the end the app cannot say what the player has chosen.',
      advice: 'Answer 1007 with until, kind and payout once the password is proven.',
      severity,
      needs,
      run: async (context) => [await logIn(context)],
    },
    {
      id: 'away.calls',
      title: 'Every other call is refused with 1007',
      why: 'One call that was forgotten is a way back to play.',
      advice: 'Refuse by what is open to who is away, not by what is closed.',
      severity,
      needs,
      run: callEverything,
    },
    {
      id: 'away.credit',
      title: 'Orders that are not paid close with the break',
      why: 'An order of before would be paid and credited in the middle of the pause.',
      advice: 'Close unpaid orders in the transaction of the break; send back what is paid all the same.',
      severity,
      needs,
      run: async (context) => [await seeOrdersClosed(context)],
    },
    {
      id: 'away.end',
      title: 'Nobody comes back before the end',
      why: 'An absence that can be ended by asking is none.',
      advice: 'Answer 1008 to rgReturn while a break or an exclusion runs.',
      severity,
      needs,
      run: async (context) => [await askBack(context)],
    },
    {
      id: 'away.marketing',
      title: 'Nothing is advertised',
      why: 'An advertisement meets somebody who has asked for a pause.',
      advice: 'Answer getAds with an empty list to who is away, and for a week after.',
      severity,
      needs,
      run: async (context) => [await askForAds(context)],
    },
    {
      id: 'away.extend',
      title: 'A break is made longer and never shorter',
      why: 'A break that can be shortened ends in the worst moment.',
      advice: 'Answer 1001 to a break that would end no later than the one that runs.',
      severity,
      needs,
      run: async (context) => [await shorten(context)],
    },
    {
      id: 'away.proof',
      title: 'An exclusion without proof, or with a wrong password, is refused',
      why: 'Somebody else with the phone in his hand could exclude its owner.',
      advice: 'Ask for the password or a code; 1001 without either, 1002 for a wrong password.',
      severity,
      needs,
      run: async (context) => [await excludeUnproven(context)],
    },
    {
      id: 'away.months',
      title: 'An exclusion of six months ends on the same Manila date',
      why: 'App and server would tell two ends, and one of them is too early.',
      advice: 'Add months to the Manila date; a date that the month lacks becomes its last day.',
      severity,
      needs,
      run: async (context) => [await countMonths(context)],
    },
  ],
};

async function seePayout(context: CheckContext): Promise<Observation> {
  const { first, payout } = await beginBreak(context);
  if (first.code !== answerCode.ok) return observe.failed('rgBreak', `answered ${describeReply(first)}`);
  if (payout === '') return observe.failed('rgBreak', 'no away.payout was answered');
  const ended = await act(context, 'getUserScore');
  if (ended.code !== answerCode.sessionEnded) {
    return observe.failed('rgBreak', `the old session answered ${describeReply(ended)}`);
  }
  const score = await act(context, 'getUserScore', {}, { token: payout });
  const isOpen = score.code === answerCode.ok;
  return observe.unless('rgBreak', isOpen ? undefined : `its token answered ${describeReply(score)}`);
}

async function repeat(context: CheckContext): Promise<Observation> {
  const begun = await beginBreak(context);
  const again = await repeatBreak(context, begun);
  const isSame = JSON.stringify(again.data) === JSON.stringify(begun.first.data);
  const isFine = again.code === begun.first.code && isSame;
  return observe.unless('rgBreak', isFine ? undefined : `the second time ${describeReply(again)}`);
}

async function logIn(context: CheckContext): Promise<Observation> {
  await beginBreak(context);
  const { password, phone } = context.settings.account;
  if (password === undefined) return observe.skipped('login', 'needs the password of the account');
  const account = phone ?? String(context.account?.userId);
  const { code, data } = await context.send(context.call('login'), {
    fields: { account, password, type: '1' },
    token: undefined,
  });
  const isTold = at(data, 'kind') === 'break' && Number(at(data, 'until')) > context.nowSeconds;
  const hasToken = textAt(data, 'payout') !== '';
  if (code !== answerCode.accountSuspended) return observe.failed('login', `answered code ${code}, not 1007`);
  return observe.unless('login', isTold && hasToken ? undefined : 'it does not say kind, until and payout');
}

/** Calls that are closed to who is away, each asked with fields that cannot be read: the session is looked at first. */
async function callEverything(context: CheckContext): Promise<readonly Observation[]> {
  const { payout } = await beginBreak(context);
  const observations: Observation[] = [];
  for (const call of describedCalls) {
    if (call.facts.auth !== 'session' || call.facts.whileAway === true) continue;
    const fields = Object.fromEntries(fieldsOf(call).map(({ name }) => [name, '']));
    const reply = await context.send(call, { fields, token: payout, mode: 'gcash' });
    const isRefused = reply.code === answerCode.accountSuspended;
    observations.push(observe.unless(call.name, isRefused ? undefined : `answered ${describeReply(reply)}`));
  }
  return observations;
}

async function seeOrdersClosed(context: CheckContext): Promise<Observation> {
  const { payout, openBefore } = await beginBreak(context);
  if (openBefore === 0) return observe.skipped('getDepositLog', 'no order was open when the break began');
  const open = await countOpenOrders(context, payout);
  return observe.unless('getDepositLog', open === 0 ? undefined : `${open} orders are open on a break`);
}

async function askBack(context: CheckContext): Promise<Observation> {
  const { payout } = await beginBreak(context);
  const reply = await act(context, 'rgReturn', {}, { token: payout });
  const isRefused = reply.code === answerCode.notEligible;
  return observe.unless('rgReturn', isRefused ? undefined : `answered ${describeReply(reply)}, not 1008`);
}

async function askForAds(context: CheckContext): Promise<Observation> {
  const { payout } = await beginBreak(context);
  const { code, data } = await act(context, 'getAds', { type: '1' }, { token: payout });
  if (code === answerCode.accountSuspended) return observe.passed('getAds');
  const count = Array.isArray(data) ? data.length : 0;
  return observe.unless('getAds', count === 0 ? undefined : `${count} are answered`);
}

async function shorten(context: CheckContext): Promise<Observation> {
  const { payout } = await beginBreak(context);
  const reply = await act(context, 'rgBreak', { hours: '24' }, { token: payout });
  const isRefused = reply.code === answerCode.badParameter;
  return observe.unless('rgBreak', isRefused ? undefined : `answered ${describeReply(reply)}, not 1001`);
}

async function excludeUnproven(context: CheckContext): Promise<Observation> {
  const { payout } = await beginBreak(context);
  const fields = { months: '6', confirm: 'EXCLUDE' };
  const bare = await act(context, 'rgExclude', fields, { token: payout });
  const wrong = await act(
    context,
    'rgExclude',
    { ...fields, password: 'wrong-Password1' },
    { token: payout },
  );
  const codes = [bare.code, wrong.code];
  const isRefused = bare.code === answerCode.badParameter && wrong.code === answerCode.wrongCredentials;
  return observe.unless('rgExclude', isRefused ? undefined : `answered ${codes.join(', ')}, not 1001, 1002`);
}

async function countMonths(context: CheckContext): Promise<Observation> {
  if (context.settings.account.password === undefined) {
    return observe.skipped('rgExclude', 'needs the password of the account');
  }
  const reply = await beginExclusion(context);
  if (reply.code !== answerCode.ok) return observe.failed('rgExclude', `answered ${describeReply(reply)}`);
  const now = reply.ts ?? context.nowSeconds;
  const until = Number(at(reply.data, 'away', 'until'));
  const around = [now - 2, now - 1, now, now + 1].map((from) => addManilaMonths(epochSecondsFrom(from), 6));
  const isRight = around.some((end) => end === until);
  return observe.unless('rgExclude', isRight ? undefined : `it ends at ${until}, not at ${around[2]}`);
}
