import { answerCode } from '@kislap/api/contract';
import type { CheckContext } from '../../context/CheckContext';
import { describeReply, type Reply } from '../../wire/wire';
import { type CheckKind, type Observation, observe } from '../Check';
import { act, at } from './steps';

const needs = 'clock';
const severity = 'error';

/** What is due at a time, on a server whose clock can be moved. */
export const due: CheckKind = {
  id: 'due',
  title: 'What is due comes on time, and not before',
  checks: [
    {
      id: 'due.raise',
      title: 'A higher limit holds by a second wish after the wait, and by none before',
      why: 'A limit that can be raised before its time is none; one that never rises is a trap.',
      advice: 'Take the second wish from pending.from on; keep the old limit for one that comes sooner.',
      severity,
      needs,
      run: async (context) => [await raiseTwice(context)],
    },
    {
      id: 'due.lapse',
      title: 'A raise that is not confirmed within seven days lapses',
      why: 'A wish of weeks ago raises the limit at the first tap of a bad evening.',
      advice: 'Drop pending seven days after its time; a wish after that waits anew.',
      severity,
      needs,
      run: async (context) => [await letLapse(context)],
    },
    {
      id: 'due.idle',
      title: 'An app that was left alone for half an hour is locked, and opened by the password',
      why: 'Whoever picks the phone up plays with its owner’s money.',
      advice: 'Answer 1022 to calls of the session 30 minutes after the last act, until checkPwd.',
      severity,
      needs,
      run: async (context) => [await leaveAlone(context)],
    },
    {
      id: 'due.reality',
      title: 'A reality check is due on time, and no game starts before it is answered',
      why: 'A check that the app alone counts is escaped by a reload.',
      advice: 'Answer 1021 to launches and rounds from the interval on, until rgCheck.',
      severity,
      needs,
      run: async (context) => [await playOn(context)],
    },
  ],
};

const minute = 60;
const day = 86_400;
/** A session ends three days after the last act. */
const longestStep = 2 * day;
const unmoved = 'the clock was not moved';

/** Lets time pass on the server, and keeps the session open meanwhile. @throws Error when the clock stands */
async function pass(context: CheckContext, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= longestStep) {
    if (!(await context.moveClock(Math.min(left, longestStep)))) throw new Error(unmoved);
    await unlock(context);
  }
}

const unlock = (context: CheckContext): Promise<Reply> =>
  act(context, 'checkPwd', { password: context.settings.account.password ?? '' });

// Of losses: no deposit of another check stands in its way.
const setLoss = (context: CheckContext, value: string) =>
  act(context, 'rgSet', { kind: 'loss', span: 'month', value });
const lossIn = ({ data }: Reply) => Number(at(data, 'loss', 'month', 'am'));

/** Wishes for a higher limit, and says how many seconds it waits. */
async function wishForMore(
  context: CheckContext,
  { low, high }: { readonly low: string; readonly high: string },
) {
  await setLoss(context, low);
  const { data, ts } = await setLoss(context, high);
  return Number(at(data, 'loss', 'month', 'pending', 'from')) - (ts ?? context.nowSeconds);
}

async function raiseTwice(context: CheckContext): Promise<Observation> {
  const wait = await wishForMore(context, { low: '900', high: '1800' });
  if (!(wait > minute)) return observe.failed('rgSet', 'a higher limit does not wait');
  await pass(context, wait - minute);
  if (lossIn(await setLoss(context, '1800')) !== 900) {
    return observe.failed('rgSet', 'it holds a minute before its time');
  }
  await pass(context, 2 * minute);
  const after = lossIn(await setLoss(context, '1800'));
  return observe.unless('rgSet', after === 1800 ? undefined : `confirmed after its time it is ${after}`);
}

const openDays = 7;

async function letLapse(context: CheckContext): Promise<Observation> {
  const wait = await wishForMore(context, { low: '700', high: '1400' });
  await pass(context, wait + openDays * day + minute);
  const waiting = at((await act(context, 'rgInfo')).data, 'loss', 'month', 'pending');
  if (waiting !== undefined && waiting !== null)
    return observe.failed('rgSet', 'it still waits to be confirmed');
  const held = lossIn(await setLoss(context, '1400'));
  return observe.unless(
    'rgSet',
    held === 700 ? undefined : `a wish that had lapsed was taken: it is ${held}`,
  );
}

async function leaveAlone(context: CheckContext): Promise<Observation> {
  await unlock(context);
  if (!(await context.moveClock(31 * minute))) throw new Error(unmoved);
  const locked = await act(context, 'getUserScore');
  const opened = await unlock(context);
  const after = await act(context, 'getUserScore');
  if (locked.code !== answerCode.sessionLocked) {
    return observe.failed('getUserScore', `answered ${describeReply(locked)} after 31 minutes, not 1022`);
  }
  const isOpen = opened.code === answerCode.ok && after.code === answerCode.ok;
  return observe.unless('getUserScore', isOpen ? undefined : `unlocked it answered ${describeReply(after)}`);
}

async function playOn(context: CheckContext): Promise<Observation> {
  const game = (await context.read('gameList'))?.find(({ s }) => s === 1);
  const launch = () => act(context, 'launchGame', { gc: game?.gc ?? '' });
  await act(context, 'rgSet', { kind: 'reality', value: '15' });
  const first = await launch();
  if (first.code !== answerCode.ok) return observe.skipped('launchGame', `answered ${describeReply(first)}`);
  // Twice, since a pause of a quarter of an hour ends the play session and its check.
  await pass(context, 14 * minute);
  const before = await launch();
  if (before.code !== answerCode.ok) {
    return observe.failed('launchGame', `after 14 minutes it answered ${describeReply(before)}`);
  }
  await pass(context, 2 * minute);
  const last = await launch();
  const isDue = last.code === answerCode.checkDue;
  await act(context, 'rgCheck', { no: '1', answer: 'stop' });
  return observe.unless(
    'launchGame',
    isDue ? undefined : `after 16 minutes it answered ${describeReply(last)}`,
  );
}
