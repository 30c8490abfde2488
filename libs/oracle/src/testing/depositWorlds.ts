import fc from 'fast-check';
import type { Move, Row } from '../awaitedDeposits';
import { peso, type Score } from '../money';

export interface History {
  readonly mark: number;
  readonly moves: readonly Move[];
}

/** What happens to the operator and the device, before it has numbers and times. */
type Event =
  | { readonly type: 'post'; readonly amount: Score; readonly isAnswered: boolean; readonly pause: number }
  | { readonly type: 'credit'; readonly which: number; readonly isNamed: boolean; readonly extra: Score }
  | { readonly type: 'other'; readonly amount: Score; readonly isNamed: boolean }
  | { readonly type: 'found' | 'over'; readonly which: number }
  | {
      readonly type: 'answer';
      /** How many answers ago the question's mark is, and whether the answer itself is an old one. */
      readonly back: number;
      readonly isStale: boolean;
      readonly copies: readonly number[];
      readonly order: readonly number[];
      readonly hasLog: boolean;
    };

const amounts = fc.constantFrom(100n * peso, 100n * peso, 200n * peso, 500n * peso);
const which = fc.nat({ max: 5 });
const small = fc.array(fc.nat({ max: 9 }), { minLength: 0, maxLength: 6 });

const answers: fc.Arbitrary<Event> = fc.record({
  type: fc.constant('answer' as const),
  back: fc.nat({ max: 3 }),
  isStale: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
  copies: small,
  order: small,
  hasLog: fc.boolean(),
});

const events: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: postEvents() },
  { weight: 5, arbitrary: creditEvents() },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('other' as const), amount: amounts, isNamed: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('found' as const, 'over' as const), which }) },
  { weight: 5, arbitrary: answers },
);

function postEvents(): fc.Arbitrary<Event> {
  return fc.record({
    type: fc.constant('post' as const),
    amount: amounts,
    isAnswered: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
    // Now and then in the same moment, or with a clock that went back.
    pause: fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 1, max: 900_000 }) },
      fc.constantFrom(0, -60_000),
    ),
  });
}

function creditEvents(): fc.Arbitrary<Event> {
  return fc.record({
    type: fc.constant('credit' as const),
    which,
    isNamed: fc.boolean(),
    // Now and then another amount arrives than was ordered.
    extra: fc.oneof({ weight: 6, arbitrary: fc.constant(0n) }, fc.constant(100n * peso)),
  });
}

/** Posts of this device, credits of any in any order, and answers that come doubled, shuffled, again and too late. */
export const depositHistories: fc.Arbitrary<History> = fc
  .tuple(
    fc.nat({ max: 3 }),
    fc.constantFrom('named', 'named', 'unnamed', 'mixed'),
    fc.array(events, { minLength: 2, maxLength: 16 }),
  )
  .map(([before, naming, all]) => historyOf(before, naming, all));

function historyOf(before: number, naming: string, all: readonly Event[]): History {
  const rows: Row[] = [];
  const credited: string[] = [];
  const posted: { key: string; orderid: string; amount: Score; isOpen: boolean }[] = [];
  const asked = [0];
  const moves: Move[] = [];
  let at = 1_780_000_000_000;

  const credit = (orderid: string, amount: Score, isNamed: boolean) => {
    const isTold = naming === 'named' || (naming === 'mixed' && isNamed);
    rows.push({ logid: 40 + rows.length * 3, amount, orderid: isTold ? orderid : undefined });
    credited.push(orderid);
  };
  for (let index = 0; index < before; index += 1) credit(`B${index}`, 100n * peso, true);
  const mark = rows.at(-1)?.logid ?? 0;

  for (const event of all) {
    if (event.type === 'post') {
      at += event.pause;
      const [key, orderid] = [`key${posted.length}`, `D${posted.length}`];
      const entry = { key, amount: event.amount, at, orderid: event.isAnswered ? orderid : undefined };
      moves.push({ type: 'post', entry, newest: rows.at(-1)?.logid ?? 0 });
      posted.push({ key, orderid, amount: event.amount, isOpen: true });
    } else if (event.type === 'credit') {
      const own = posted[event.which];
      if (own?.isOpen !== true) continue;
      own.isOpen = false;
      credit(own.orderid, own.amount + event.extra, event.isNamed);
    } else if (event.type === 'other') {
      credit(`X${rows.length}`, event.amount, event.isNamed);
    } else if (event.type === 'answer') {
      const end = event.isStale ? (asked.at(-1) ?? 0) : rows.length;
      const start = asked.at(-1 - event.back) ?? 0;
      asked.push(end);
      // A log that names no order tells nothing.
      const log = event.hasLog && credited.length > 0 ? [...credited] : undefined;
      moves.push({ type: 'answer', rows: disordered(rows.slice(start, end), event), log });
    } else {
      const own = posted[event.which];
      if (own === undefined) continue;
      moves.push(
        event.type === 'found'
          ? { type: 'found', key: own.key, orderid: own.orderid }
          : { type: 'over', key: own.key },
      );
    }
  }
  return { mark, moves };
}

function disordered(rows: readonly Row[], event: Extract<Event, { type: 'answer' }>): readonly Row[] {
  const doubled = [...rows, ...event.copies.flatMap((at) => rows.slice(at, at + 1))];
  const placeOf = (at: number): number => (event.order[at % 6] ?? 0) * 100 + at;
  return doubled
    .map((row, at) => ({ row, place: placeOf(at) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ row }) => row);
}
