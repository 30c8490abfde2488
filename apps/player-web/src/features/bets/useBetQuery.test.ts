import { describe, expect, it } from 'vitest';
import { betAddress, betQueryIn } from './useBetQuery';

const days = ['2025-11-13', '2025-11-12'];

describe('the query of the bet history', () => {
  it('is today and every type without one', () => {
    expect(betQueryIn('', days)).toEqual({ day: '2025-11-13', types: [] });
  });

  it('survives its own address', () => {
    const query = { day: '2025-11-12', types: ['slot', 'KSL'] };
    const [, search = ''] = betAddress('/bet-history', query).split('?');
    expect(betQueryIn(search, days)).toEqual(query);
  });

  it('forgets what no record has: days long ago, days that do not exist, codes that are none', () => {
    expect(betQueryIn('?day=2024-01-01', days).day).toBe('2025-11-13');
    expect(betQueryIn('?day=2025-02-30', days).day).toBe('2025-11-13');
    expect(betQueryIn('?cat=slot,slot,%3Cscript%3E,,card', days).types).toEqual(['slot', 'card']);
  });
});
