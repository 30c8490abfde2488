import { outcomeByDomain } from './adapter/awaitedDeposits';
import {
  described,
  oldest,
  orNone,
  outcomesOf,
  type Move,
  type Outcome,
  type Row,
  type Rules,
} from './awaitedDeposits';
import { peso } from './money';
import { compareFamily } from './testing/compareFamily';
import { depositHistories, type History } from './testing/depositWorlds';
import { oneOf, type Verdict } from './verdict';

const judgedBy =
  (rules: Partial<Rules>) =>
  ({ mark, moves }: History): Verdict<Outcome> =>
    oneOf(...outcomesOf(mark, moves, { ...described, ...rules }));

const { news, settled } = described;

const posted = (key: string, pesos: bigint, at: number, orderid?: string): Move => ({
  type: 'post',
  entry: { key, amount: pesos * peso, at, orderid },
  newest: 47,
});
const row = (logid: number, pesos: bigint, orderid?: string): Row => ({
  logid,
  amount: pesos * peso,
  orderid,
});
const answer = (...rows: readonly Row[]): Move => ({ type: 'answer', rows, log: undefined });

compareFamily<History, Outcome>({
  name: 'awaited deposits',
  inputs: depositHistories,
  oracle: judgedBy({}),
  domain: ({ mark, moves }) => outcomeByDomain(mark, moves),
  mutants: {
    'tells every row of an answer again': judgedBy({ news: (rows, from) => news(rows, from, []) }),
    'tells a doubled row twice': judgedBy({
      news: (rows, from, told) => rows.filter(({ logid }) => logid > from && !told.includes(logid)),
    }),
    'tells the newest first': judgedBy({ news: (...all) => news(...all).toReversed() }),
    'tells the newest alone': judgedBy({ news: (...all) => news(...all).slice(-1) }),
    'tells what was credited before': judgedBy({ news: (rows, _, told) => news(rows, 0, told) }),
    'any credit settles the oldest': judgedBy({ settled: (_, entries) => orNone(oldest(entries)) }),
    'never looks at the order': judgedBy({
      settled: (one, entries, log) => settled({ ...one, orderid: undefined }, entries, log),
    }),
    'an order of another device settles by amount': judgedBy({
      settled: (one, entries, log) =>
        entries.some(({ orderid }) => orderid === one.orderid)
          ? settled(one, entries, log)
          : settled({ ...one, orderid: undefined }, entries, undefined),
    }),
    'the newest of the amount': judgedBy({
      settled: (one, entries, log) =>
        one.orderid === undefined
          ? orNone(entries.filter(({ amount }) => amount === one.amount).slice(-1))
          : settled(one, entries, log),
    }),
    'never asks the deposit log': judgedBy({
      settled: (one, entries) => settled(one, entries, undefined),
    }),
    'settles nothing without an order': judgedBy({
      settled: (one, entries, log) => (one.orderid === undefined ? [undefined] : settled(one, entries, log)),
    }),
  },
  examples: [
    [
      // Acceptance 1: another phone's 200 is told and settles nothing, the 1,000 is told once.
      {
        mark: 47,
        moves: [
          posted('a', 1000n, 1, 'D1'),
          answer(),
          answer(row(48, 200n, 'X1')),
          answer(row(49, 1000n, 'D1'), row(48, 200n, 'X1')),
          answer(row(49, 1000n, 'D1')),
        ],
      },
      {
        told: [
          { logid: 48, settles: undefined },
          { logid: 49, settles: 'a' },
        ],
        left: [],
      },
    ],
    [
      // Acceptance 3: two own orders, any order.
      {
        mark: 47,
        moves: [
          posted('a', 500n, 1, 'D1'),
          posted('b', 500n, 2, 'D2'),
          answer(row(48, 500n, 'D2')),
          answer(row(50, 500n, 'D1')),
        ],
      },
      {
        told: [
          { logid: 48, settles: 'b' },
          { logid: 50, settles: 'a' },
        ],
        left: [],
      },
    ],
    [
      // Without an order in row, log and entries: the oldest of that amount.
      {
        mark: 47,
        moves: [posted('a', 500n, 1), posted('b', 500n, 2), answer(row(48, 500n))],
      },
      { told: [{ logid: 48, settles: 'a' }], left: ['b'] },
    ],
  ],
});
