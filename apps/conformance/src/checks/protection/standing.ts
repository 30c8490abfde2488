import { answerCode, giftSteps, parseJsonText } from '@kislap/api/contract';
import type { CheckContext } from '../../context/CheckContext';
import { describeReply } from '../../wire/wire';
import { type CheckKind, type Observation, observe } from '../Check';
import { act, at, newcomer, unknownElsewhere } from './steps';

const needs = 'away';
const severity = 'error';

/** Accounts that are not complete. */
export const account: CheckKind = {
  id: 'account',
  title: 'An account is complete before it plays',
  checks: [
    {
      id: 'account.incomplete',
      title: 'A newcomer of another service says age, agreement and phone before playing',
      why: 'A child, or somebody who is excluded, plays with an account that nobody has asked anything.',
      advice: 'Answer need with the login, and 1020 to launches, orders and claims until it is empty.',
      severity,
      needs,
      run: async (context) => [await enterFromElsewhere(context)],
    },
  ],
};

/** What is given, and what it asks for. */
export const bonus: CheckKind = {
  id: 'bonus',
  title: 'A bonus says what it asks for, and can be given up',
  checks: [
    {
      id: 'bonus.terms',
      title: 'Every deposit promotion says how often, how long and up to which stake',
      why: 'The card before the opt-in cannot say what the bonus costs.',
      advice: 'Send times, days and maxStake with each step of getPayGift.',
      severity,
      needs,
      run: async (context) => [await readTerms(context)],
    },
    {
      id: 'bonus.drop',
      title: 'A bonus that is given up leaves own money alone',
      why: 'Own money would be locked behind a bonus that nobody wants.',
      advice: 'Void the pot and its tasks in dropBonus; answer own, bonus and the balance after it.',
      severity,
      needs,
      run: async (context) => [await drop(context)],
    },
  ],
};

async function enterFromElsewhere(context: CheckContext): Promise<Observation> {
  const entered = await newcomer(context);
  if (entered === undefined) return observe.skipped('thirdLogin', unknownElsewhere);
  const { token, need } = entered;
  const missing = ['birthday', 'agree', 'phone'].filter((one) => !Array.isArray(need) || !need.includes(one));
  if (missing.length > 0) return observe.failed('thirdLogin', `need does not say ${missing.join(', ')}`);
  const game = (await context.read('gameList'))?.find(({ s }) => s === 1);
  const launched = await act(context, 'launchGame', { gc: game?.gc ?? '' }, { token });
  const isRefused = launched.code === answerCode.accountIncomplete;
  return observe.unless(
    'thirdLogin',
    isRefused ? undefined : `a game answered ${describeReply(launched)}, not 1020`,
  );
}

async function readTerms(context: CheckContext): Promise<Observation> {
  const gifts = (await context.read('getPayGift'))?.filter(({ status }) => status === 1) ?? [];
  for (const { activity_type: type, activity_content: content } of gifts) {
    const steps = parseJsonText(content, giftSteps) ?? [];
    const isWhole = steps.every(
      (step) => step?.times !== undefined && step.days !== undefined && step.maxStake !== undefined,
    );
    if (!isWhole) return observe.failed('getPayGift', `promotion ${type} does not say its terms`);
  }
  return observe.passed('getPayGift');
}

async function drop(context: CheckContext): Promise<Observation> {
  const before = Number(at((await act(context, 'userCashCheck')).data, 'own'));
  const { code, data } = await act(context, 'dropBonus');
  if (code !== answerCode.ok) return observe.failed('dropBonus', `answered code ${code}`);
  const [own, left] = [Number(at(data, 'own')), Number(at(data, 'bonus'))];
  if (left !== 0) return observe.failed('dropBonus', `${left} of bonus is left`);
  return observe.unless('dropBonus', own === before ? undefined : `own money was ${before}, then ${own}`);
}
