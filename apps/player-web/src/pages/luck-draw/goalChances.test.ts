import type { DrawSetup } from '@kislap/api';
import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { DrawRound } from '@kislap/domain';
import { describe, expect, it } from 'vitest';
import { goalChances } from './goalChances';

const setup: DrawSetup = {
  rules: {
    goal: moneyFromPeso(100),
    days: 3,
    spinsPerFriend: 1,
    spinsPerDeposit: 1,
    depositStep: moneyFromPeso(200),
  },
  prizes: [
    { kind: 'cash', amount: moneyFromPeso(60), odds: 50 },
    { kind: 'thanks', odds: 50 },
  ],
  mysteries: [],
};

const round: DrawRound = {
  id: 1,
  state: 'running',
  spinsLeft: 2,
  collected: moneyFromPeso(0),
  goal: setup.rules.goal,
  endsAt: epochSecondsFrom(1_763_000_000),
  friends: 0,
};

describe('the chances of the goal', () => {
  it('are told as they stand, with one spin more, and until an even chance', () => {
    expect(goalChances(setup, round, 0)).toEqual([
      { type: 'now', spins: 2, chance: 25 },
      { type: 'oneMore', chance: 50 },
      { type: 'even', spins: 1, deposits: moneyFromPeso(200) },
    ]);
  });

  it('without a spin are those of one more, and what an even chance takes from there', () => {
    expect(goalChances(setup, { ...round, spinsLeft: 0 }, 0)).toEqual([
      { type: 'oneMore', chance: 0 },
      { type: 'even', spins: 3, deposits: moneyFromPeso(600) },
    ]);
    const rules = { ...setup.rules, spinsPerDeposit: 2 };
    expect(goalChances({ ...setup, rules }, { ...round, spinsLeft: 0 }, 0).at(-1)).toEqual({
      type: 'even',
      spins: 3,
      deposits: moneyFromPeso(400),
    });
  });

  it('count a mystery that waits to be opened', () => {
    const holding = { ...setup, mysteries: [moneyFromPeso(20), moneyFromPeso(100)] };
    expect(goalChances(holding, { ...round, spinsLeft: 0 }, 1).slice(0, 2)).toEqual([
      { type: 'now', spins: 0, chance: 50 },
      { type: 'oneMore', chance: 50 },
    ]);
  });

  it('begin with the free spin before the first round', () => {
    expect(goalChances(setup, null, 0)[0]).toEqual({ type: 'now', spins: 1, chance: 0 });
  });

  it('name no price once the goal is as likely as not, nor when it cannot be reached', () => {
    const near = { ...round, collected: moneyFromPeso(50) };
    expect(goalChances(setup, near, 0).map(({ type }) => type)).toEqual(['now', 'oneMore']);
    const never: DrawSetup = { ...setup, prizes: [{ kind: 'thanks', odds: 100 }] };
    expect(goalChances(never, round, 0).map(({ type }) => type)).toEqual(['now', 'oneMore']);
  });

  it.each(['reached', 'paid', 'ended'] as const)('are not told of a round that is %s', (state) => {
    expect(goalChances(setup, { ...round, state }, 0)).toEqual([]);
  });

  it('are not told without published odds', () => {
    expect(goalChances({ ...setup, prizes: [{ kind: 'thanks' }] }, round, 0)).toEqual([]);
  });
});
