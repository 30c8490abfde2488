// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  type DrawEvent,
  type DrawRound,
  type DrawRules,
  type DrawSpins,
  type DrawState,
  drawStateOf,
  earnedSpins,
  epochSecondsFrom,
  goalShare,
  type GoalShare,
  moneyFromPeso,
  nextDrawRound,
  nextSpinSource,
  type WheelPrize,
} from '../index';

describe('examples of draw', () => {
  it('DrawEvent', () => {
    const won: DrawEvent = { type: 'won', amount: moneyFromPeso(100) };
    const endsAt = epochSecondsFrom(1_767_196_800);
    const round = {
      collected: moneyFromPeso(900),
      goal: moneyFromPeso(1_000),
      endsAt,
      state: 'running',
    } as const;
    expect(nextDrawRound(round, won).state).toEqual('reached');
  });

  it('DrawRound', () => {
    const round: DrawRound = {
      id: 1,
      collected: moneyFromPeso(900),
      goal: moneyFromPeso(1_000),
      spinsLeft: 0,
      friends: 2,
      endsAt: epochSecondsFrom(1_767_196_800),
      state: 'running',
    };
    expect(goalShare(round).percent).toEqual(90);
  });

  it('DrawRules', () => {
    const rules: DrawRules = {
      goal: moneyFromPeso(1_000),
      days: 3,
      spinsPerFriend: 1,
      spinsPerDeposit: 2,
      depositStep: moneyFromPeso(500),
    };
    expect(earnedSpins({ friends: 0, deposited: moneyFromPeso(999) }, rules).deposit).toEqual(2);
  });

  it('DrawSpins', () => {
    const earned: DrawSpins = { free: 1, invite: 2, deposit: 0 };
    expect(nextSpinSource(earned, { free: 1, invite: 0, deposit: 0 })).toEqual('invite');
  });

  it('DrawState', () => {
    const state: DrawState = 'reached';
    expect(drawStateOf(2) === state).toEqual(true);
  });

  it('drawStateOf', () => {
    expect(drawStateOf(1)).toEqual('running');
    expect(drawStateOf(9)).toEqual('none');
  });

  it('earnedSpins', () => {
    const rules = { spinsPerFriend: 1, spinsPerDeposit: 2, depositStep: moneyFromPeso(500) };
    expect(earnedSpins({ friends: 3, deposited: moneyFromPeso(1_200) }, rules)).toEqual({
      free: 1,
      invite: 3,
      deposit: 4,
    });
  });

  it('goalShare', () => {
    expect(goalShare({ collected: moneyFromPeso('999.99'), goal: moneyFromPeso(1_000) }).percent).toEqual(99);
  });

  it('GoalShare', () => {
    const share: GoalShare = { percent: 90, missing: moneyFromPeso(100) };
    expect(goalShare({ collected: moneyFromPeso(900), goal: moneyFromPeso(1_000) })).toEqual(share);
  });

  it('nextDrawRound', () => {
    const endsAt = epochSecondsFrom(1_767_196_800);
    const round = {
      collected: moneyFromPeso(900),
      goal: moneyFromPeso(1_000),
      endsAt,
      state: 'running',
    } as const;
    expect(nextDrawRound(round, { type: 'won', amount: moneyFromPeso(100) }).state).toEqual('reached');
    expect(nextDrawRound(round, { type: 'timePassed', now: endsAt }).state).toEqual('ended');
  });

  it('nextSpinSource', () => {
    const earned = { free: 1, invite: 2, deposit: 0 };
    expect(nextSpinSource(earned, { free: 0, invite: 0, deposit: 0 })).toEqual('free');
    expect(nextSpinSource(earned, earned)).toEqual(undefined);
  });

  it('WheelPrize', () => {
    const prize: WheelPrize = { kind: 'cash', amount: moneyFromPeso(5), odds: 29.5 };
    expect(prize.kind).toEqual('cash');
  });
});
