// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  checksDue,
  dueInSitting,
  epochMillisecondsFrom,
  epochSecondsFrom,
  idleLeftMs,
  isDayLimitOffered,
  type Money,
  moneyFromPeso,
  nextOwnLimit,
  type OwnLimit,
  type SittingDue,
  type SittingStanding,
} from '../index';

describe('examples of limits', () => {
  it('checksDue', () => {
    expect(checksDue({ playedMs: 3_600_000, checkEveryMinutes: 20 })).toEqual(3);
    expect(checksDue({ playedMs: 3_600_000, checkEveryMinutes: 0 })).toEqual(0);
  });

  it('dueInSitting', () => {
    const hour = { playedMs: 3_600_000, checkEveryMinutes: 30 };
    expect(dueInSitting({ ...hour, checksShown: 1, leftMs: undefined })).toEqual({ type: 'check' });
    expect(dueInSitting({ ...hour, checksShown: 2, leftMs: 90_000 })).toEqual({
      type: 'warning',
      minutesLeft: 2,
    });
    expect(dueInSitting({ ...hour, checksShown: 1, leftMs: 0 })).toEqual({ type: 'end' });
  });

  it('idleLeftMs', () => {
    const now = epochMillisecondsFrom(1_767_196_800_000);
    expect(idleLeftMs(epochMillisecondsFrom(now - 600_000), now)).toEqual(1_200_000);
  });

  it('isDayLimitOffered', () => {
    const now = epochSecondsFrom(1_767_196_800);
    expect(isDayLimitOffered({ madeAt: [now, now, now], now, hasDayLimit: false })).toEqual(true);
    expect(isDayLimitOffered({ madeAt: [now, now], now, hasDayLimit: false })).toEqual(false);
  });

  it('nextOwnLimit', () => {
    const now = epochMillisecondsFrom(1_767_196_800_000);
    const held = { most: moneyFromPeso(1_000), waiting: undefined };
    expect(nextOwnLimit(held, moneyFromPeso(500), now)).toEqual({
      most: moneyFromPeso(500),
      waiting: undefined,
    });
    expect(nextOwnLimit(held, moneyFromPeso(5_000), now).most).toEqual(moneyFromPeso(1_000));
  });

  it('OwnLimit', () => {
    const held: OwnLimit<Money> = { most: moneyFromPeso(1_000), waiting: undefined };
    expect(nextOwnLimit(held, moneyFromPeso(500), epochMillisecondsFrom(0)).most).toEqual(moneyFromPeso(500));
  });

  it('SittingDue', () => {
    const warning: SittingDue = { type: 'warning', minutesLeft: 5 };
    expect(dueInSitting({ playedMs: 0, checkEveryMinutes: 0, checksShown: 0, leftMs: 300_000 })).toEqual(
      warning,
    );
  });

  it('SittingStanding', () => {
    const sitting: SittingStanding = {
      playedMs: 60_000,
      checkEveryMinutes: 30,
      checksShown: 0,
      leftMs: undefined,
    };
    expect(dueInSitting(sitting)).toEqual({ type: 'nothing' });
  });
});
