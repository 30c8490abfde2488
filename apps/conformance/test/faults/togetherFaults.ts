import { altered, type Fault, on } from './Fault';
import { answerJson, fieldOf, type Json, rowsIn, textIn } from './json';

const call = 'askTogether';

const calledIn = (fields: Readonly<Record<string, string>>): readonly Json[] =>
  rowsIn(JSON.parse(fields['calls'] ?? '[]'));

const codeIs = (code: number) =>
  altered(call, 'data.answers.*.code', (old) => (old === code ? 200 : (old ?? 0)));

/** Several calls in one request that are not answered as they are alone. */
export const togetherFaults: readonly Fault[] = [
  {
    name: 'together-in-no-order',
    title: 'The parts come in another order than they were asked in',
    foundBy: 'together.same',
    call,
    arm: () => on(call, async ({ ask }) => answerJson(reversed(await ask()))),
  },
  {
    name: 'together-or-not-at-all',
    title: 'One part that is refused refuses all',
    foundBy: 'together.each',
    call,
    arm: () =>
      on(call, async ({ ask }) => {
        const answer = await ask();
        const codes = rowsIn(fieldOf(fieldOf(answer, 'data'), 'answers')).map((part) =>
          fieldOf(part, 'code'),
        );
        return answerJson(codes.includes(1001) ? { code: 1001, msg: 'No', data: null } : answer);
      }),
  },
  {
    name: 'together-without-a-session',
    title: 'Together, a call of a player answers anybody',
    foundBy: 'together.session',
    call,
    arm: codeIs(400),
  },
  {
    name: 'together-with-a-ping',
    title: 'Together, what does not only read is done',
    foundBy: 'together.reads',
    call,
    arm: () =>
      on(call, async ({ ask, fields }) => {
        const answer = await ask();
        const isPing = calledIn(fields).some((part) => fieldOf(part, 'call') === 'getState');
        return answerJson(
          isPing ? JSON.parse(textIn(answer).replaceAll('"code":1001', '"code":200')) : answer,
        );
      }),
  },
  {
    name: 'together-without-end',
    title: 'As many as anybody likes are asked at once',
    foundBy: 'together.bounded',
    call,
    arm: () =>
      on(call, async ({ ask, fields }) => {
        const some = JSON.stringify(calledIn(fields).slice(0, 3));
        return answerJson(await ask({ fields: { calls: some } }));
      }),
  },
];

function reversed(answer: Json): Json {
  const parts = rowsIn(fieldOf(fieldOf(answer, 'data'), 'answers')).toReversed();
  return { code: 200, msg: 'ok', data: { answers: parts } };
}
