import { describe, expect, it } from 'vitest';
import { epochSecondsFrom } from '../time';
import { statementMonths } from './months';

const at = (iso: string) => epochSecondsFrom(Date.parse(iso) / 1000);

describe('statementMonths', () => {
  it('begins with the running month up to today, then whole months', () => {
    expect(statementMonths(at('2026-03-05T12:00:00+08:00'), 3)).toEqual([
      { month: '2026-03', from: '2026-03-01', to: '2026-03-05' },
      { month: '2026-02', from: '2026-02-01', to: '2026-02-28' },
      { month: '2026-01', from: '2026-01-01', to: '2026-01-31' },
    ]);
  });

  it('turns with the day in Manila, not elsewhere', () => {
    expect(statementMonths(at('2025-12-31T16:00:00Z'), 2)).toEqual([
      { month: '2026-01', from: '2026-01-01', to: '2026-01-01' },
      { month: '2025-12', from: '2025-12-01', to: '2025-12-31' },
    ]);
  });

  it('skips no month after a long one', () => {
    const months = statementMonths(at('2026-10-31T12:00:00+08:00'), 12).map(({ month }) => month);
    expect(months).toHaveLength(12);
    expect(new Set(months).size).toBe(12);
    expect(months[1]).toBe('2026-09');
    expect(months.at(-1)).toBe('2025-11');
  });
});
