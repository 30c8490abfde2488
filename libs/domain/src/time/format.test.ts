import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatManila } from './format';
import { epochSecondsFrom } from './instants';

describe('formatManila', () => {
  it.each([
    [1700000000, '2023-11-15 06:13:20'],
    [1709222400, '2024-03-01 00:00:00'],
    [1767196799, '2025-12-31 23:59:59'],
    [1767196800, '2026-01-01 00:00:00'],
  ])('shows %d as %s', (instant, text) => {
    expect(formatManila(epochSecondsFrom(instant))).toBe(text);
  });

  it('writes no more of it than is asked for', () => {
    const instant = epochSecondsFrom(1700000000);
    expect(formatManila(instant, 'minute')).toBe('2023-11-15 06:13');
    expect(formatManila(instant, 'clock')).toBe('06:13');
    expect(formatManila(null, 'clock')).toBe('--');
  });

  it('shows two dashes where there is no instant', () => {
    expect(formatManila(null)).toBe('--');
    expect(formatManila(undefined)).toBe('--');
    expect(formatManila(epochSecondsFrom(0))).toBe('--');
  });

  it('is UTC+8 at every instant, whatever the zone of the device', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4_102_444_800 }), (instant) => {
        const inUtc = new Date((instant + 8 * 3600) * 1000).toISOString();
        expect(formatManila(epochSecondsFrom(instant))).toBe(inUtc.slice(0, 19).replace('T', ' '));
      }),
    );
  });
});
