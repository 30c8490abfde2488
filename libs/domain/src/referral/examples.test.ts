// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  claimableCommission,
  commissionByDay,
  commissionOf,
  type CommissionRow,
  type CommissionStanding,
  commissionState,
  epochSecondsFrom,
  formatManila,
  type Inviter,
  lastClaimableDay,
  moneyFromPeso,
  nextCommissionAt,
  pesoText,
  type Ranked,
  rankInviters,
  type TeamDepth,
  zeroMoney,
} from '../index';

describe('examples of referral', () => {
  it('claimableCommission', () => {
    const row = { day: '2025-12-30', amount: moneyFromPeso(40), isClaimed: false };
    const newYear = epochSecondsFrom(1_767_196_800);
    expect(claimableCommission([row, { ...row, day: '2025-12-31' }], newYear)).toEqual(moneyFromPeso(40));
  });

  it('commissionByDay', () => {
    const row = { day: '2025-12-31', amount: moneyFromPeso(40), isClaimed: false };
    expect(commissionByDay([row, row], ['2025-12-31'])).toEqual([
      { day: '2025-12-31', amount: moneyFromPeso(80) },
    ]);
    expect(commissionByDay([], ['2025-12-31'])).toEqual([{ day: '2025-12-31', amount: zeroMoney }]);
  });

  it('commissionOf', () => {
    expect(pesoText(commissionOf(moneyFromPeso(10_000), 1, [0.5, 0.2]))).toEqual('50');
    expect(pesoText(commissionOf(moneyFromPeso(10_000), 3, [0.5, 0.2]))).toEqual('0');
  });

  it('CommissionRow', () => {
    const row: CommissionRow = { day: '2025-12-31', amount: moneyFromPeso(40), isClaimed: true };
    expect(commissionState(row, epochSecondsFrom(1_767_196_800))).toEqual('claimed');
  });

  it('CommissionStanding', () => {
    const standing: CommissionStanding = 'closed';
    const today = { day: '2026-01-01', isClaimed: false };
    expect(commissionState(today, epochSecondsFrom(1_767_196_800)) === standing).toEqual(true);
  });

  it('commissionState', () => {
    const midnight = epochSecondsFrom(1_767_196_800);
    const row = { day: '2025-12-31', isClaimed: false };
    expect(commissionState(row, midnight)).toEqual('closed');
    expect(commissionState(row, epochSecondsFrom(midnight + 6 * 3_600))).toEqual('toClaim');
  });

  it('Inviter', () => {
    const inviter: Inviter = { earned: moneyFromPeso(50), friends: 3 };
    expect(rankInviters([inviter])).toEqual([{ ...inviter, place: 1 }]);
  });

  it('lastClaimableDay', () => {
    const midnight = epochSecondsFrom(1_767_196_800);
    expect(lastClaimableDay(midnight)).toEqual('2025-12-30');
    expect(lastClaimableDay(epochSecondsFrom(midnight + 6 * 3_600))).toEqual('2025-12-31');
  });

  it('nextCommissionAt', () => {
    expect(formatManila(nextCommissionAt(epochSecondsFrom(1_767_196_800)))).toEqual('2026-01-01 06:00:00');
  });

  it('rankInviters', () => {
    const inviters = [10, 50, 50].map((pesos) => ({ earned: moneyFromPeso(pesos), friends: 1 }));
    expect(rankInviters(inviters).map(({ place }) => place)).toEqual([1, 1, 3]);
  });

  it('Ranked', () => {
    const first: Ranked<Inviter> = { earned: moneyFromPeso(50), friends: 3, place: 1 };
    expect(rankInviters([{ earned: moneyFromPeso(50), friends: 3 }])).toEqual([first]);
  });

  it('TeamDepth', () => {
    const invited: TeamDepth = 1;
    expect(pesoText(commissionOf(moneyFromPeso(10_000), invited, [0.5]))).toEqual('50');
  });
});
