import fc from 'fast-check';
import { missingByDomain, roundByDomain, spinsByDomain, stateByDomain } from './adapter/draw';
import { missingToGoal, nextRound, spinsOf, stateOf, type DrawStep, type Round } from './draw';
import { peso, type Score } from './money';
import { near, pesoScores } from './testing/amounts';
import { compareFamily } from './testing/compareFamily';
import { silent } from './verdict';

compareFamily<number, string>({
  name: 'state of a round by its number',
  inputs: fc.constantFrom(0, 1, 2, 3, 4, 5),
  oracle: stateOf,
  domain: stateByDomain,
  mutants: { 'counted from 1': (code) => stateOf(code - 1) },
});

const states = fc.constantFrom(
  ...(['none', 'reached', 'paid', 'ended'] as const),
  ...(['running', 'running', 'running', 'running', 'running', 'running', 'running'] as const),
);
const rounds: fc.Arbitrary<readonly [Round, DrawStep]> = fc
  .record({
    goal: fc.integer({ min: 1, max: 200 }).map((pesos) => BigInt(pesos) * peso),
    part: fc.bigInt(0n, 100n),
    endsAt: fc.integer({ min: 1_700_000_000, max: 1_800_000_000 }),
    state: states,
  })
  .chain(({ goal, part, endsAt, state }) => {
    const isFull = state === 'reached' || state === 'paid';
    const collected = isFull ? goal : (((goal - 1n) * part) / 10_000n) * 100n;
    const wins = near(goal - collected).map((amount) => (amount < 100n ? 100n : amount));
    const prizes: fc.Arbitrary<DrawStep> = fc
      .oneof(
        wins,
        fc.bigInt(1n, 50n).map((pesos) => pesos * peso),
      )
      .map((amount) => ({ type: 'won', amount }));
    const times: fc.Arbitrary<DrawStep> = fc
      .constantFrom(-86_400, -1, 0, 1, 86_400)
      .map((step) => ({ type: 'time', now: endsAt + step }));
    return fc.tuple(
      fc.constant({ collected, goal, endsAt, state }),
      fc.oneof(
        { weight: 2, arbitrary: prizes },
        { weight: 2, arbitrary: times },
        fc.constant({ type: 'paidOut' as const }),
      ),
    );
  });

compareFamily<readonly [Round, DrawStep], Round>({
  name: 'a round of the draw',
  inputs: rounds,
  oracle: ([round, step]) => nextRound(round, step),
  domain: ([round, step]) => roundByDomain(round, step),
  mutants: {
    'past the goal': ([round, step]) => {
      const next = nextRound(round, step);
      const isWon = step.type === 'won' && round.state === 'running' && next !== silent && 'goal' in next;
      return isWon ? { ...next, collected: round.collected + step.amount } : next;
    },
    'reached beyond the goal only': ([round, step]) =>
      step.type === 'won' && round.collected + step.amount === round.goal
        ? { ...round, collected: round.goal }
        : nextRound(round, step),
    'a second early': ([round, step]) =>
      nextRound(round, step.type === 'time' ? { ...step, now: step.now + 2 } : step),
    'never over': ([round, step]) => (step.type === 'time' ? round : nextRound(round, step)),
  },
});

compareFamily({
  name: 'spins that were earned',
  inputs: fc
    .record({
      friends: fc.nat({ max: 30 }),
      minDep: fc.integer({ min: 1, max: 500 }).map((pesos) => BigInt(pesos) * peso),
      spinPerInvite: fc.nat({ max: 3 }),
      spinPerDep: fc.nat({ max: 3 }),
      times: fc.bigInt(0n, 20n),
    })
    .chain(({ minDep, times, ...one }) =>
      fc.oneof(near(minDep * times), fc.bigInt(0n, minDep * 9n)).map((deposited) => ({
        ...one,
        minDep,
        deposited: deposited < 0n ? 0n : (deposited / 100n) * 100n,
      })),
    ),
  oracle: ({ friends, deposited, ...rules }) => spinsOf(friends, deposited, rules),
  domain: ({ friends, deposited, ...rules }) => spinsByDomain(friends, deposited, rules),
  mutants: {
    'a part of the step is enough': ({ friends, deposited, ...rules }) =>
      spinsOf(friends, deposited + rules.minDep - 1n, rules),
    'one for each friend': ({ friends, deposited, ...rules }) =>
      spinsOf(friends, deposited, { ...rules, spinPerInvite: 1 }),
    'one for all deposits': ({ friends, deposited, ...rules }) => {
      const spins = spinsOf(friends, deposited, rules);
      return { ...spins, deposit: Math.min(spins.deposit, rules.spinPerDep) };
    },
  },
});

compareFamily<readonly [Score, Score], Score>({
  name: 'what is missing to the goal',
  inputs: pesoScores.chain((goal) =>
    fc.tuple(
      near(goal).map((one) => (one < 0n ? 0n : one)),
      fc.constant(goal + peso),
    ),
  ),
  oracle: ([collected, goal]) => missingToGoal(collected, goal),
  domain: ([collected, goal]) => missingByDomain(collected, goal),
  mutants: {
    'in whole centavos': ([collected, goal]) => (missingToGoal(collected, goal) / 100n) * 100n,
    'below nothing': ([collected, goal]) => goal - collected + (collected === goal ? 1n : 0n),
  },
});
