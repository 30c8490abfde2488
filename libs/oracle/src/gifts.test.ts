import fc from 'fast-check';
import {
  attachmentByDomain,
  commissionByDomain,
  eggByDomain,
  levelByDomain,
  nextClaimByDomain,
  packetByDomain,
  rebateByDomain,
  reliefByDomain,
} from './adapter/gifts';
import {
  attachmentOf,
  claimableFrom,
  depositForEgg,
  isReliefFor,
  lastClaimable,
  nextClaimAt,
  nextLevelOf,
  packetTip,
  rebateOf,
  type Level,
} from './gifts';
import { dayOfNumber, dayText, manilaDayNumber, startOfDay } from './manila';
import { peso, type Score } from './money';
import { near, pesoScores } from './testing/amounts';
import { compareFamily } from './testing/compareFamily';

const positive = (score: Score): Score => (score < 0n ? 0n : score);
/** Deposits are Peso: whole centavos. */
const besides = (need: Score) => near(need).map((score) => (positive(score) / 100n) * 100n);
const pair = pesoScores.chain((need) =>
  fc.record({ need: fc.constant(need), have: fc.oneof(besides(need), pesoScores) }),
);

compareFamily({
  name: 'the deposit for another egg',
  inputs: fc.tuple(pair, fc.constantFrom(0, 0, 1, 2)).map(([one, times]) => ({ ...one, times })),
  oracle: ({ times, need, have }) => depositForEgg(times, need, have),
  domain: ({ times, need, have }) => eggByDomain(times, need, have),
  mutants: {
    'with chances left': ({ need, have }) => depositForEgg(0, need, have),
    'the whole need': ({ times, need, have }) =>
      depositForEgg(times, need, have) === undefined ? undefined : need,
    'nothing more': ({ times, need, have }) =>
      times === 0 && need === have ? 0n : depositForEgg(times, need, have),
  },
});

compareFamily({
  name: 'the rebate of yesterday',
  inputs: fc.record({ FlGet: fc.constantFrom(0, 1), Amount: fc.oneof(fc.constant(0n), pesoScores) }),
  oracle: ({ FlGet, Amount }): string => rebateOf(FlGet, Amount),
  domain: ({ FlGet, Amount }) => rebateByDomain(FlGet, Amount),
  mutants: {
    'received twice': ({ Amount }) => rebateOf(0, Amount),
    'ready with nothing': ({ FlGet }) => (FlGet === 1 ? 'received' : 'ready'),
  },
});

compareFamily({
  name: 'relief after a game',
  inputs: pesoScores.chain((below) =>
    fc.record({
      state: fc.constantFrom(0, 1, 1, 1, 2),
      below: fc.constant(below),
      before: near(below).map(positive),
      after: near(below).map(positive),
    }),
  ),
  oracle: ({ state, below, before, after }) => isReliefFor(state, below, before, after),
  domain: ({ state, below, before, after }) => reliefByDomain(state, below, before, after),
  mutants: {
    'at the limit too': ({ state, below, before, after }) =>
      isReliefFor(state, below + 1n, before + 1n, after),
    'when it was below before': ({ state, below, after }) => isReliefFor(state, below, below, after),
    'in any state': ({ below, before, after }) => isReliefFor(1, below, before, after),
  },
});

compareFamily({
  name: 'the attachment of a mail',
  inputs: fc.record({
    acc: fc.constantFrom<0 | 1 | 2>(0, 1, 1, 2),
    now: fc.integer({ min: 1_700_000_000, max: 1_800_000_000 }),
    step: fc.option(fc.constantFrom(-1, 0, 1, 86_400, -86_400), { nil: undefined }),
  }),
  oracle: ({ acc, now, step }) => attachmentOf(acc, step === undefined ? undefined : now + step, now),
  domain: ({ acc, now, step }) => attachmentByDomain(acc, step === undefined ? undefined : now + step, now),
  mutants: {
    'never over': ({ acc, now }) => attachmentOf(acc, undefined, now),
    'over when it was claimed': ({ acc, now, step }) =>
      acc === 2 && step !== undefined && step < 0 ? 'expired' : attachmentOf(acc, undefined, now),
  },
});

compareFamily({
  name: 'what a red packet asks for',
  inputs: fc
    .record({
      user_vip: fc.option(fc.nat({ max: 3 }), { nil: undefined }),
      asksDeposit: fc.boolean(),
      UserVip: fc.nat({ max: 3 }),
      amounts: pair,
    })
    .map(({ user_vip, asksDeposit, UserVip, amounts: { need, have } }) => ({
      need: { user_vip, day_depAmt: asksDeposit ? need : undefined },
      UserVip,
      have,
    })),
  oracle: ({ need, UserVip, have }) => packetTip(need, UserVip, have),
  domain: ({ need, UserVip, have }) => packetByDomain(need, UserVip, have),
  mutants: {
    'more than the level': ({ need, UserVip, have }) => packetTip(need, UserVip - 1, have),
    'no deposit needed': ({ need, UserVip, have }) =>
      packetTip({ ...need, day_depAmt: undefined }, UserVip, have),
    'the amount itself is too little': ({ need, UserVip, have }) => packetTip(need, UserVip, have - 1n),
  },
});

/** Instants around midnight and 06:00 in Manila, and any other. */
const instants = fc.oneof(
  fc
    .tuple(fc.integer({ min: 20_000, max: 23_000 }), fc.constantFrom(0, 6 * 3_600), fc.constantFrom(-1, 0, 1))
    .map(([days, hour, step]) => startOfDay(days) + hour + step),
  fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }),
);

const commissions = instants.chain((now) =>
  fc.record({
    now: fc.constant(now),
    rows: fc.array(
      fc.record({ back: fc.integer({ min: 0, max: 4 }), amount: pesoScores, isClaimed: fc.boolean() }),
      { maxLength: 4 },
    ),
  }),
);

type Commissions = typeof commissions extends fc.Arbitrary<infer One> ? One : never;

const textOf = (days: number): string => dayText(dayOfNumber(days));

function standing({ now, rows }: Commissions, last: number) {
  const states = rows.map(({ back, isClaimed }): 'closed' | 'claimed' | 'toClaim' => {
    if (isClaimed) return 'claimed';
    return manilaDayNumber(now) - back <= last ? 'toClaim' : 'closed';
  });
  const sum = rows.reduce((all, { amount }, at) => (states[at] === 'toClaim' ? all + amount : all), 0n);
  return { last: textOf(last), states, sum };
}

compareFamily<Commissions, ReturnType<typeof commissionByDomain>>({
  name: 'commission that can be claimed',
  inputs: commissions,
  oracle: (input) => standing(input, lastClaimable(input.now)),
  domain: ({ now, rows }) =>
    commissionByDomain(
      rows.map(({ back, ...row }) => ({ ...row, day: textOf(manilaDayNumber(now) - back) })),
      now,
    ),
  mutants: {
    'from midnight': (input) => standing(input, manilaDayNumber(input.now) - 1),
    'a second after six': (input) => standing(input, lastClaimable(input.now - 1)),
    'at six in UTC': (input) => standing(input, lastClaimable(input.now - 8 * 3_600)),
  },
});

compareFamily<number, number>({
  name: 'when the next commission opens',
  inputs: instants,
  oracle: nextClaimAt,
  domain: nextClaimByDomain,
  mutants: {
    'always tomorrow': (now) => claimableFrom(manilaDayNumber(now)),
    'always today': (now) => claimableFrom(manilaDayNumber(now) - 1),
  },
});

const levelRows = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((steps): readonly Level[] => {
    let dep = 0n;
    let flow = 0n;
    return steps.map(([more, turned], level) => {
      const row = { level, dep, flow };
      dep += BigInt(more) * 100n * peso;
      flow += BigInt(turned) * 500n * peso;
      return row;
    });
  });

const standings = levelRows.chain((levels) =>
  fc.nat({ max: levels.length - 1 }).chain((level) => {
    const next = levels[level + 1];
    return fc.record({
      levels: fc.constant(levels),
      level: fc.constant(level),
      allDep: fc.oneof(besides(next?.dep ?? 0n), pesoScores),
      flow: fc.oneof(besides(next?.flow ?? 0n), pesoScores),
    });
  }),
);

compareFamily({
  name: 'the way to the next level',
  inputs: standings,
  oracle: ({ levels, level, allDep, flow }) => nextLevelOf(levels, level, allDep, flow),
  domain: ({ levels, level, allDep, flow }) => levelByDomain(levels, level, allDep, flow),
  mutants: {
    'one bar is enough': ({ levels, level, allDep, flow }) => {
      const next = nextLevelOf(levels, level, allDep, flow);
      return next !== undefined && next.deposit === 0n ? { ...next, turnover: 0n } : next;
    },
    'from the level one has': ({ levels, level, allDep, flow }) =>
      nextLevelOf(levels, level - 1, allDep, flow),
    'less than nothing': ({ levels, level, allDep, flow }) => {
      const next = nextLevelOf(levels, level, allDep, flow);
      const row = levels[level + 1];
      return next === undefined || row === undefined ? next : { ...next, deposit: row.dep - allDep };
    },
  },
});
