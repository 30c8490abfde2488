import {
  answerBody,
  answerText,
  keepSilent,
  refuse,
  type CallName,
  type Handlers,
  type Reply,
} from '@kislap/api/testing';
import * as spoil from './spoil';

/** What is wrong with an answer, and what the screen then has to do. */
export interface BadAnswer {
  readonly name: string;
  /**
   * `tells`: the call failed, and the screen says so instead of waiting for ever. `leaves`: the shell leads to another
   * screen. `lives`: whatever can be read of it is shown.
   */
  readonly outcome: 'tells' | 'leaves' | 'lives';
  readonly reply: (call: CallName, good: unknown) => Reply<never>;
}

/** No answer at all, for as long as the screen is looked at. */
export const noAnswerYet: BadAnswer = { name: 'no answer yet', outcome: 'lives', reply: () => keepSilent() };

const changed =
  (change: (call: CallName, good: unknown) => unknown): BadAnswer['reply'] =>
  (call, good) =>
    answerText(JSON.stringify(answerBody(call, change(call, good), 'ok')));

/** Answers that the shell acts on, whichever call they come to. */
export const shellAnswers: readonly BadAnswer[] = [
  { name: 'session ended', outcome: 'leaves', reply: () => refuse(400) },
  { name: 'maintenance', outcome: 'leaves', reply: () => refuse(555) },
];

const everyAnswer: readonly BadAnswer[] = [
  { name: '500', outcome: 'tells', reply: () => refuse(500) },
  { name: 'refusal', outcome: 'tells', reply: () => refuse(1008, 'Not today, says the operator.') },
  { name: 'empty lists', outcome: 'lives', reply: changed((_call, data) => spoil.emptyLists(data)) },
  { name: 'lists of one', outcome: 'lives', reply: changed((_call, data) => spoil.listsOfOne(data)) },
  { name: 'only what is required', outcome: 'lives', reply: changed(spoil.onlyRequired) },
  { name: 'extra fields', outcome: 'lives', reply: changed((_call, data) => spoil.extraFields(data)) },
  { name: 'absurd numbers', outcome: 'lives', reply: changed((_call, data) => spoil.absurdNumbers(data)) },
];

/** What differs most; `npm run test:slow` tries every one. */
const quickAnswers = ['500', 'lists of one', 'only what is required'];

/**
 * The ways in which an answer goes wrong that a screen can tell apart; all of them with `KISLAP_ANSWERS=all`. That
 * silence, HTML and half a JSON fail as a 500 does is tested for every call in the client.
 */
export const badAnswers =
  process.env['KISLAP_ANSWERS'] === 'all'
    ? everyAnswer
    : everyAnswer.filter(({ name }) => quickAnswers.includes(name));

/** The handlers of an operator that answers one call badly. */
export function spoilt(handlers: Handlers, call: CallName, { reply }: BadAnswer): Handlers {
  const good: unknown = handlers[call];
  return {
    ...handlers,
    [call]: async (...request: unknown[]) => {
      const told = typeof good === 'function' ? await good(...request) : undefined;
      return reply(call, told?.type === 'answer' ? told.data : null);
    },
  };
}
