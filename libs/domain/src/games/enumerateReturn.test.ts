import { describe, expect, it } from 'vitest';
import type { CatalogueGame } from './CatalogueGame';
import { listBets, type GameRules } from './drawOutcome';
import { enumerateReturn, type EnumeratedReturn } from './enumerateReturn';
import { gameCatalogue } from './gameCatalogue';

/** Every table once: games that differ in their pictures alone share one. */
const tables = new Map<string, CatalogueGame>(
  gameCatalogue.map((game) => [`${game.rules.engine} ${game.rules.variant}`, game]),
);

const cases = [...tables].flatMap(([table, { rules, returnPercent }]) =>
  listBets(rules).map((bet) => ({ table, bet, rules, returnPercent })),
);

/** Up to two million rounds each: what the rows below share is enumerated once. */
const found = new Map<string, EnumeratedReturn>();

function returnOf(table: string, rules: GameRules, bet: string): EnumeratedReturn {
  const key = `${table} ${bet}`;
  const known = found.get(key) ?? enumerateReturn(rules, bet);
  found.set(key, known);
  return known;
}

describe('enumerateReturn', () => {
  it.each(cases)('finds that $bet at $table pays back exactly what is published', (each) => {
    const { rounds, paidPercent } = returnOf(each.table, each.rules, each.bet);
    expect(paidPercent).toBe(BigInt(each.returnPercent) * rounds);
  });

  it.each([
    ['slot gentle', 'play', 10n ** 3n],
    ['lines doubling', 'play', 10n ** 6n],
    ['threeCards lively', 'play', 52n * 51n * 50n],
    ['keno wide', '0.1.2.3.4', 593_775n],
    ['bingoRoom oneLine', 'play', 48_620n],
    ['drop twelve', 'calm', 4096n],
    ['fish deep', 'tulingan', 1000n],
  ])('plays %s, %s, once for everything that can be drawn', (table, bet, rounds) => {
    const game = tables.get(table);
    expect(game && returnOf(table, game.rules, bet).rounds).toBe(rounds);
  });
});
