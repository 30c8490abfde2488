import fc from 'fast-check';
import {
  givenUpByDomain,
  lookupsByDomain,
  nextByDomain,
  stepByDomain,
  warningByDomain,
} from './adapter/orders';
import { peso, type Score } from './money';
import {
  givenUpFrom,
  halfAnHour,
  lookupsAfter,
  nextLookup,
  stepOf,
  steps,
  warningOf,
  type Kind,
  type OwnDeposit,
  type Standing,
} from './orders';
import { compareFamily } from './testing/compareFamily';
import { oneOf, type Verdict } from './verdict';

const moments = fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 });
const marks = [0, 2, 4, 8, 16, 30, 35, 60, 90, 120, 3_600].map((seconds) => seconds * 1_000);

interface Unanswered {
  readonly postedAt: number;
  readonly now: number;
}

const unanswered: fc.Arbitrary<Unanswered> = fc
  .record({
    postedAt: moments,
    passed: fc.oneof(
      fc.integer({ min: 0, max: 200_000 }),
      fc.tuple(fc.constantFrom(...marks), fc.integer({ min: -1, max: 1 })).map(([mark, step]) => mark + step),
      fc.integer({ min: -60_000, max: 604_800_000 }),
    ),
  })
  .map(({ postedAt, passed }) => ({ postedAt, now: postedAt + passed }));

const posted = 1_780_000_000_000;
const nextWith =
  (...first: readonly number[]) =>
  ({ postedAt, now }: Unanswered) =>
    nextLookup(
      postedAt,
      now,
      first.map((seconds) => seconds * 1_000),
    );

compareFamily<Unanswered, number>({
  name: 'the next look for a payment without an answer',
  inputs: unanswered,
  oracle: ({ postedAt, now }) => nextLookup(postedAt, now),
  domain: ({ postedAt, now }) => nextByDomain(postedAt, now),
  mutants: {
    'after 32 s instead of 30': nextWith(2, 4, 8, 16, 32),
    'each after the one before': nextWith(2, 6, 14, 30, 60),
    'half a minute from now': ({ postedAt, now }) =>
      now - postedAt > 30_000 ? now + 30_000 : nextLookup(postedAt, now),
  },
  examples: [
    [{ postedAt: posted, now: posted }, posted + 2_000],
    [{ postedAt: posted, now: posted + 2_001 }, posted + 4_000],
    [{ postedAt: posted, now: posted + 16_001 }, posted + 30_000],
    [{ postedAt: posted, now: posted + 30_001 }, posted + 60_000],
    [{ postedAt: posted, now: posted + 100_000 }, posted + 120_000],
  ],
});

interface Lookups {
  readonly postedAt: number;
  readonly answerMs: readonly number[];
}

const from = ({ postedAt, answerMs }: Lookups, count = answerMs.length) => lookupsAfter(postedAt, count);

compareFamily<Lookups, readonly number[]>({
  name: 'all looks for a payment without an answer',
  inputs: fc.record({
    postedAt: moments,
    answerMs: fc.array(fc.integer({ min: 1, max: 1_999 }), { maxLength: 40 }),
  }),
  oracle: from,
  domain: ({ postedAt, answerMs }) => lookupsByDomain(postedAt, answerMs),
  mutants: {
    'at once too': (one) => [one.postedAt, ...from(one)].slice(0, one.answerMs.length),
    'ends after 30 s': (one) => from(one, Math.min(5, one.answerMs.length)),
    'each a minute in the end': (one) =>
      from(one).map((at, index) => (index > 4 ? one.postedAt + (index - 4) * 60_000 : at)),
    'drifts with the answers': (one) => from(one).map((at, index) => at + (one.answerMs[index - 1] ?? 0)),
  },
  examples: [
    [{ postedAt: 0, answerMs: [1, 1, 1, 1, 1, 1, 1] }, [2_000, 4_000, 8_000, 16_000, 30_000, 60_000, 90_000]],
  ],
});

compareFamily<number, number>({
  name: 'from when a payment without an answer may be given up',
  inputs: moments,
  oracle: (postedAt) => givenUpFrom(postedAt),
  domain: givenUpByDomain,
  mutants: {
    'with the look at 30 s': (postedAt) => givenUpFrom(postedAt, 30),
    'at once': (postedAt) => givenUpFrom(postedAt, 0),
    'after ten minutes': (postedAt) => givenUpFrom(postedAt, 600),
  },
  examples: [[posted, posted + 35_000]],
});

interface Submit {
  readonly amount: Score;
  readonly open: readonly OwnDeposit[];
  readonly now: number;
}

const fewAmounts = fc.constantFrom(100n * peso, 100n * peso + 100n, 500n * peso);
const submits: fc.Arbitrary<Submit> = fc
  .record({
    amount: fewAmounts,
    now: moments,
    open: fc.array(
      fc.record({
        amount: fewAmounts,
        ago: fc.oneof(
          fc.integer({ min: 0, max: 2 * halfAnHour }),
          fc.constantFrom(halfAnHour - 1, halfAnHour, halfAnHour + 1, 0, -60_000, 86_400_000),
        ),
      }),
      { maxLength: 5 },
    ),
  })
  .map(({ amount, now, open }) => ({
    amount,
    now,
    open: open.map((one) => ({ amount: one.amount, at: now - one.ago })),
  }));

const warned = ({ amount, open, now }: Submit, lasts?: number) => warningOf(amount, open, now, lasts);
const open500 = [
  { amount: 500n * peso, at: posted },
  { amount: 100n * peso, at: posted + 60_000 },
];

compareFamily<Submit, number | 'none'>({
  name: 'the open deposit that warns',
  inputs: submits,
  oracle: (one) => warned(one),
  domain: ({ amount, open, now }) => warningByDomain(amount, open, now),
  mutants: {
    'whatever its amount': (one) =>
      warned({ ...one, open: one.open.map(({ at }) => ({ amount: one.amount, at })) }),
    'about the amount': (one) =>
      warned({ ...one, open: one.open.map(({ amount, at }) => ({ amount: amount - (amount % peso), at })) }),
    'of the last ten minutes': (one) => warned(one, halfAnHour / 3),
    'whenever it was made': (one) => warned(one, Number.MAX_SAFE_INTEGER),
    'the newest deposit alone is looked at': (one) =>
      warned({ ...one, open: one.open.toSorted((left, right) => right.at - left.at).slice(0, 1) }),
    never: () => 'none',
  },
  examples: [
    [{ amount: 500n * peso, open: open500, now: posted + 120_000 }, posted],
    [{ amount: 500n * peso, open: open500, now: posted + halfAnHour + 1 }, 'none'],
    [{ amount: 200n * peso, open: open500, now: posted + 120_000 }, 'none'],
    [{ amount: 500n * peso, open: [], now: posted }, 'none'],
  ],
});

interface Sent {
  readonly named: string;
  readonly kind: Kind;
  readonly status: Standing;
}

const kinds = ['deposit', 'withdrawal'] as const;
const standings = ['pending', 'complete', 'failed'] as const;
const known = [...new Set(kinds.flatMap((kind) => standings.flatMap((status) => steps[kind][status])))];
const named = ({ named: step, kind, status }: Sent) => stepOf(step, kind, status);

/** What holds only when the step is missing or not known. */
const unnamed =
  (other: (sent: Sent) => Verdict<string>) =>
  (sent: Sent): Verdict<string> =>
    known.includes(sent.named) ? named(sent) : other(sent);

compareFamily<Sent, string>({
  name: 'the step of an order',
  inputs: fc.oneof(
    fc.record({
      named: fc.oneof(
        fc.constantFrom('', 'new', 'Paid', 'ready ', 'constructor', '__proto__', 'toString', '0'),
        fc.string({ maxLength: 8 }),
        fc.constantFrom(...known),
      ),
      kind: fc.constantFrom(...kinds),
      status: fc.constantFrom(...standings),
    }),
    fc.constantFrom(
      ...kinds.flatMap((kind) =>
        standings.flatMap((status) =>
          steps[kind][status].map((step): Sent => ({ named: step, kind, status })),
        ),
      ),
    ),
  ),
  oracle: named,
  domain: ({ named: step, kind, status }) => stepByDomain(step, kind, status),
  mutants: {
    'an unknown step is refused': unnamed(() => oneOf('refused', 'rejected')),
    'an unknown step is credited': unnamed(() => oneOf('credited', 'done')),
    'what is failed waits': unnamed((sent) => named({ ...sent, status: 'pending' })),
    'shows an unknown step as it is': unnamed((sent) => sent.named),
    'steps of the other kind': (sent) =>
      named({ ...sent, kind: sent.kind === 'deposit' ? 'withdrawal' : 'deposit' }),
    'unsure is failed': (sent) =>
      sent.named === 'unsure' ? named({ ...sent, named: '', status: 'failed' }) : named(sent),
    'all that is pending is ready or in review': (sent) =>
      sent.status === 'pending' ? oneOf('ready', 'review') : named(sent),
  },
  examples: [
    [{ named: '', kind: 'deposit', status: 'complete' }, 'credited'],
    [{ named: 'new', kind: 'withdrawal', status: 'complete' }, 'done'],
    [{ named: 'unsure', kind: 'deposit', status: 'pending' }, 'unsure'],
    [{ named: 'asked', kind: 'withdrawal', status: 'pending' }, 'review'],
  ],
});
