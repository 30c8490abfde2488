import { enumerateReturn, gameCatalogue, listBets, readPicks } from '@kislap/domain/games';
import { describe, expect, it } from 'vitest';
import { pageOfEngine } from './pageOfEngine';

describe.each(gameCatalogue.map(({ code, rules }) => ({ code, rules })))('the page of $code', ({ rules }) => {
  const page = pageOfEngine(rules, 'en');

  it('publishes odds whose chances are possible, in both languages', () => {
    const inFilipino = pageOfEngine(rules, 'tag').odds;
    expect(page.odds.length).toBeGreaterThan(0);
    expect(inFilipino.map(({ ways }) => ways)).toEqual(page.odds.map(({ ways }) => ways));
    for (const { ways, outOf, payPercent, label } of page.odds) {
      expect([label, ways > 0 && ways < outOf && payPercent >= 100]).toEqual([label, true]);
      expect(label).not.toMatch(/[{}]|undefined/);
    }
  });

  it('offers every bet once, and one of them at first', () => {
    const offered = page.bets.map(({ id }) => id);
    const known = listBets(rules).map((bet) => (page.hasBoard ? String(readPicks(bet).length) : bet));
    expect(offered.toSorted()).toEqual(page.bets.length > 0 ? known.toSorted() : []);
    expect(known).toContain(page.firstBet);
  });
});

describe('published odds', () => {
  const single = gameCatalogue.filter(
    ({ rules }) => listBets(rules).length === 1 && rules.engine !== 'lines',
  );

  it.each(single.map(({ code, rules, returnPercent }) => ({ code, rules, returnPercent })))(
    'of $code add up to its return and its hits',
    ({ rules, returnPercent }) => {
      const { odds } = pageOfEngine(rules, 'en');
      const [outOf] = odds.map((row) => row.outOf);
      const sum = (of: (row: (typeof odds)[number]) => number) => odds.reduce((all, row) => all + of(row), 0);
      expect(sum(({ ways, payPercent }) => ways * payPercent)).toBe(returnPercent * (outOf ?? 0));
      expect(sum(({ ways }) => ways) / (outOf ?? 0)).toBeCloseTo(enumerateReturn(rules, 'play').hitRate, 10);
    },
  );
});
