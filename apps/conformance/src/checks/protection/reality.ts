import { answerCode } from '@kislap/api/contract';
import type { CheckContext } from '../../context/CheckContext';
import { describeReply } from '../../wire/wire';
import { type CheckKind, type Observation, observe } from '../Check';
import { act, at } from './steps';

const needs = 'away';
const severity = 'error';
const intervals = [15, 30, 60];

/** Looking at one's play in between. That a check is due on time needs the clock of the server, and is not looked at here. */
export const reality: CheckKind = {
  id: 'reality',
  title: 'A reality check is on, and is answered by nothing but its number',
  checks: [
    {
      id: 'reality.on',
      title: 'Checks come every 15, 30 or 60 minutes',
      why: 'Whoever has none loses the time, and with it the money.',
      advice: 'Answer reality.min with one of them, also to who has chosen none.',
      severity,
      needs,
      run: async (context) => [await readInterval(context)],
    },
    {
      id: 'reality.number',
      title: 'A check that was never due cannot be answered beforehand',
      why: 'An answer that is sent at the beginning would answer all checks of the evening.',
      advice: 'Answer 1001 to go with a number that no check of this play session has had.',
      severity,
      needs,
      run: async (context) => [await answerBeforehand(context)],
    },
  ],
};

async function readInterval(context: CheckContext): Promise<Observation> {
  const { data } = await act(context, 'rgInfo');
  const minutes = Number(at(data, 'reality', 'min'));
  return observe.unless('rgInfo', intervals.includes(minutes) ? undefined : `it is every ${minutes} minutes`);
}

async function answerBeforehand(context: CheckContext): Promise<Observation> {
  const reply = await act(context, 'rgCheck', { no: '999999', answer: 'go' });
  const isRefused = reply.code === answerCode.badParameter;
  return observe.unless('rgCheck', isRefused ? undefined : `answered ${describeReply(reply)}, not 1001`);
}
