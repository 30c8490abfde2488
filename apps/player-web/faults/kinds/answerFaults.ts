import { expect } from '../../e2e/fixtures';
import { askedAgain, cells, done, ends, foundOut, notArrived, refusedFirst } from '../FaultKind';
import type { FaultKind } from '../FaultKind';
import type { LineAnswer } from '../FaultProxy';
import { operationNames } from '../operations/Operation';
import type { OperationName } from '../operations/Operation';
import { refusalWords } from '../operations/toldEverywhere';
import { startOtherOrigin } from './otherOrigin';
import { spoilWrite } from './spoilWrite';

const json = { 'content-type': 'application/json' };

/** In place of the operator's answer. */
const told = (body: unknown) =>
  ({
    type: 'answer',
    answer: { status: 200, headers: json, body: JSON.stringify(body) },
  }) as const;

/** Each operation gets another one of several. */
const forOperation = <Value>(name: OperationName, values: readonly [Value, ...Value[]]): Value =>
  values[operationNames.indexOf(name) % values.length] ?? values[0];

const unreadable = [
  '{"code":200,"msg":"',
  '<!doctype html><title>Bad gateway</title>',
  '',
  'null',
  '[]',
] as const;

const statuses = [500, 502, 503, 504, 429] as const;

/** A readable envelope whose content is of other types, with a field of a megabyte beside it. */
function otherTypes({ status, headers, body }: LineAnswer): LineAnswer {
  const answer: Readonly<Record<string, unknown>> = JSON.parse(body.toString());
  const spoilt = {
    code: answer['code'],
    msg: '',
    data: 'none',
    pay_url: 7,
    orderid: [],
    more: 'x'.repeat(2 ** 20),
  };
  return { status, headers, body: Buffer.from(JSON.stringify(spoilt)) };
}

/** Answers that are not what they should be. */
export const answerFaults: readonly FaultKind[] = [
  {
    id: 'F9',
    fault: 'an answer that nobody can read',
    made: 'the operator has done it; its first answer is half a JSON, a web page, empty, `null` or a list',
    arm: spoilWrite(
      (_, { name }) => ({
        type: 'rewrite',
        rewrite: ({ status, headers }) => ({
          status,
          headers,
          body: Buffer.from(forOperation(name, unreadable)),
        }),
      }),
      1,
    ),
    cells: cells(foundOut, done),
  },
  {
    id: 'F10',
    fault: 'an answer of wrong types and too much of it',
    made: 'the operator has done it; its first answer has other types and a field of a megabyte',
    arm: spoilWrite(() => ({ type: 'rewrite', rewrite: otherTypes }), 1),
    cells: cells(
      foundOut,
      {
        story: ['unexpected', 'lift', 'sendAgain', 'done'],
        effects: 1,
      },
      {
        claim: askedAgain,
      },
    ),
  },
  {
    id: 'F11',
    fault: 'HTTP 500, 502, 503, 504, 429',
    made: 'a gateway answers the first attempt in the operator’s place; 429 asks for five seconds',
    arm: spoilWrite((_, { name }) => {
      const status = forOperation(name, statuses);
      const headers = status === 429 ? { 'retry-after': '5' } : {};
      return { type: 'answer', answer: { status, headers, body: '' } };
    }, 1),
    cells: cells(notArrived, done),
  },
  {
    id: 'F12',
    fault: 'code 400: the session is over',
    made: 'the answer to the last tap is 400; from the payment service, and where nobody is signed in, it is a no like any other',
    arm: spoilWrite(() => told({ code: 400, msg: refusalWords, data: null })),
    cells: cells(refusedFirst, ends('again'), { login: refusedFirst, register: refusedFirst }),
  },
  {
    id: 'F13',
    fault: 'code 555: maintenance',
    made: 'the answer to the last tap is 555; the payment service closes itself alone',
    arm: spoilWrite(() => told({ code: 555, msg: refusalWords, data: null })),
    cells: cells(refusedFirst, ends('maintenance')),
  },
  {
    id: 'F14',
    fault: 'any other code',
    made: 'the answer to the last tap is −1 with words that look like markup',
    arm: spoilWrite(() => told({ code: -1, msg: refusalWords, data: null })),
    cells: cells(refusedFirst),
  },
  {
    id: 'F15',
    fault: 'a redirect to another origin',
    made: 'the first attempt is sent on to another port, which must not see the session',
    arm: async (world, operation) => {
      const other = await startOtherOrigin();
      await spoilWrite(
        () => ({
          type: 'answer',
          answer: { status: 307, headers: { location: `${other.origin}/taken` }, body: '' },
        }),
        1,
      )(world, operation);
      world.onEnd(() => {
        other.stop();
        expect(other.sessions, 'sessions that a stranger was sent').toEqual([]);
      });
    },
    cells: cells(notArrived, done),
  },
];
