import { moneyFromPeso } from '@kislap/domain';
import { describe, expect, it } from 'vitest';
import { eggStateOf } from './useEgg';

const chances = (left: number, deposited = 240) => ({
  left,
  max: 3,
  neededToday: moneyFromPeso(300),
  depositedToday: moneyFromPeso(deposited),
});
const untouched = { egg: undefined, prize: undefined, isOpened: false };
const prize = (kind: 'cash' | 'thanks' | 'mystery' | 'fixed') => ({
  kind,
  amount: moneyFromPeso(8),
  balance: moneyFromPeso(100),
  turnoverAdded: moneyFromPeso(8),
  left: 1,
});

describe('the eggs on the screen', () => {
  it('are to be chosen from while there is a chance', () => {
    expect(eggStateOf(chances(2), untouched)).toEqual({ type: 'picking', chances: 2 });
  });

  it('say what another one needs, or that today has no more', () => {
    expect(eggStateOf(chances(0), untouched)).toEqual({ type: 'noChances', missing: moneyFromPeso(60) });
    expect(eggStateOf(chances(0, 300), untouched)).toEqual({ type: 'noChances' });
  });

  it('are being smashed until the operator has answered', () => {
    expect(eggStateOf(chances(2), { ...untouched, egg: 3 })).toEqual({
      type: 'smashing',
      egg: 3,
      chances: 2,
    });
  });

  it.each([
    ['cash', false, { type: 'cash', amount: moneyFromPeso(8) }],
    ['fixed', false, { type: 'fixed', amount: moneyFromPeso(8) }],
    ['thanks', false, { type: 'thanks' }],
    ['mystery', false, { type: 'mystery' }],
    ['mystery', true, { type: 'cash', amount: moneyFromPeso(8) }],
  ] as const)('hold %s, opened: %s', (kind, isOpened, shown) => {
    expect(eggStateOf(chances(0), { egg: 1, prize: prize(kind), isOpened })).toEqual({
      type: 'prize',
      egg: 1,
      prize: shown,
      chances: 1,
    });
  });
});
