import { moneyFromPeso, pesoFromMoney } from '../money';
import { describe, expect, it } from 'vitest';
import { listStakes } from './listStakes';

function stakesBetween(minimum: number, maximum: number): number[] {
  return listStakes(moneyFromPeso(minimum), moneyFromPeso(maximum)).map(pesoFromMoney);
}

describe('listStakes', () => {
  it('offers whole pesos between the limits, both included', () => {
    expect(stakesBetween(5, 100)).toEqual([5, 10, 20, 50, 100]);
  });

  it('offers larger steps where larger stakes are taken', () => {
    expect(stakesBetween(1, 5000)).toEqual([1, 5, 10, 50, 100, 500, 1000, 5000]);
  });
});
