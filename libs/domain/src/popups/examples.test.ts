// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  type AdFrequency,
  type AdSight,
  epochMillisecondsFrom,
  isAdDue,
  isInstallPutOff,
  nextPopup,
  type PopupKind,
  type PopupSituation,
} from '../index';

describe('examples of popups', () => {
  it('AdFrequency', () => {
    const frequency: AdFrequency = 'day';
    expect(isAdDue(frequency, { shownOn: '2025-12-31' }, '2026-01-01')).toEqual(true);
  });

  it('AdSight', () => {
    const sight: AdSight = { shownOn: '2026-01-01', hiddenOn: '2026-01-01' };
    expect(isAdDue('always', sight, '2026-01-01')).toEqual(false);
  });

  it('isAdDue', () => {
    expect(isAdDue('once', undefined, '2026-01-01')).toEqual(true);
    expect(isAdDue('day', { shownOn: '2026-01-01' }, '2026-01-01')).toEqual(false);
  });

  it('isInstallPutOff', () => {
    const closedAt = epochMillisecondsFrom(1_767_196_800_000);
    expect(isInstallPutOff(closedAt, epochMillisecondsFrom(closedAt + 6 * 86_400_000))).toEqual(true);
    expect(isInstallPutOff(closedAt, epochMillisecondsFrom(closedAt + 7 * 86_400_000))).toEqual(false);
  });

  it('nextPopup', () => {
    const waiting = new Set(['install', 'ad'] as const);
    expect(nextPopup({ isBusy: false, waiting, shown: [] })).toEqual('ad');
    expect(nextPopup({ isBusy: false, waiting, shown: ['ad'] })).toEqual(undefined);
  });

  it('PopupSituation', () => {
    const inGame: PopupSituation = { isBusy: true, waiting: new Set(['maintenance']), shown: [] };
    expect(nextPopup(inGame)).toEqual(undefined);
  });

  it('PopupKind', () => {
    const kind: PopupKind = 'ad';
    expect(nextPopup({ isBusy: false, waiting: new Set([kind]), shown: [] })).toEqual('ad');
  });
});
