import { describe, expect, it } from 'vitest';
import { seededChance } from '../testing/seededChance';
import { crashTables, flyCrash } from './crash';
import { dropBall, dropTables } from './drop';
import { enumerateReturn } from './enumerateReturn';
import { combinations, countKenoWays, kenoTables } from './keno';
import { countRuns, findRun, linesTables, payLine, restingReels, winLines } from './lines';
import { raceTables, runRace } from './race';
import { scratchTables, scratchTicket } from './scratch';
import { findHand, threeCardsDeals, threeCardsHands } from './threeCards';
import { wheelPockets, wheelTables } from './wheel';

const ROUNDS = 300;

describe.each(Object.entries(linesTables))('the %s lines', (_name, table) => {
  it('are published with as many ways as full enumeration finds', () => {
    const { strip } = table;
    const found = new Map<string, number>();
    for (let stops = 0; stops < strip.length ** 5; stops += 1) {
      const symbols = [0, 1, 2, 3, 4].map((reel) => strip[Math.floor(stops / 10 ** reel) % 10] ?? 0);
      const { rank, length } = findRun(table, symbols);
      found.set(`${rank} × ${length}`, (found.get(`${rank} × ${length}`) ?? 0) + 1);
    }
    const published = table.pays.flatMap((_, rank) =>
      [3, 4, 5].map((length) => [`${rank} × ${length}`, countRuns(table, rank, length)] as const),
    );
    for (const [run, ways] of published) expect([run, ways]).toEqual([run, found.get(run) ?? 0]);
  });
});

describe('reels at rest', () => {
  it.each(Object.entries(linesTables))('of %s pay nothing before the first round', (_name, table) => {
    const reels = restingReels(table);
    expect(reels).toHaveLength(5);
    for (const line of winLines) {
      const symbols = line.map((row, reel) => reels[reel]?.[row] ?? 0);
      expect(payLine(table, symbols)).toBe(0);
    }
  });
});

describe('a ticket', () => {
  it.each(Object.entries(scratchTables))('%s shows three alike exactly when it pays', (_name, table) => {
    const random = seededChance(1);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { fields, payPercent } = scratchTicket(random, table);
      const counts = table.prizes.map((_, rank) => fields.filter((field) => field === rank).length);
      expect(fields).toHaveLength(9);
      expect(Math.max(...counts)).toBe(payPercent > 0 ? 3 : 2);
      const alike = counts.indexOf(3);
      expect(table.prizes[alike]?.payPercent ?? 0).toBe(payPercent);
    }
  });
});

describe('three cards', () => {
  it('make each hand exactly as often as published', () => {
    const deck = Array.from({ length: 52 }, (_, number) => [Math.floor(number / 4) + 1, number % 4] as const);
    const hands = deck.flatMap((one, i) =>
      deck
        .slice(i + 1)
        .flatMap((other, j) => deck.slice(i + j + 2).map((last) => findHand([one, other, last]))),
    );
    expect(hands).toHaveLength(threeCardsDeals.all);
    for (const hand of threeCardsHands) {
      expect([hand, hands.filter((each) => each === hand).length]).toEqual([hand, threeCardsDeals[hand]]);
    }
  });
});

describe('keno', () => {
  it.each(Object.entries(kenoTables))('%s counts every draw once', (_name, table) => {
    for (const { picks } of table.steps) {
      const ways = Array.from({ length: picks + 1 }, (_, hits) => countKenoWays(table, picks, hits));
      expect(ways.reduce((sum, each) => sum + each, 0)).toBe(combinations(table.numbers, table.draws));
    }
  });
});

describe('a crash curve', () => {
  it('has reached every multiple that it pays', () => {
    const random = seededChance(2);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { stopPercent, payPercent } = flyCrash(random, crashTables.middle, 240);
      expect(payPercent).toBe(stopPercent >= 240 ? 240 : 0);
      expect(stopPercent).toBeGreaterThanOrEqual(100);
    }
  });
});

describe('a wheel', () => {
  it.each(Object.entries(wheelTables))('%s has as many pockets of a colour as published', (_name, table) => {
    const pockets = wheelPockets(table);
    for (const bet of table.bets) {
      expect(pockets.filter((colour) => colour === bet.colour)).toHaveLength(bet.pockets);
    }
  });
});

describe('a race', () => {
  it('brings every lane in once, the winner as often as published', () => {
    const random = seededChance(3);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { order, payPercent } = runRace(random, raceTables.open, 2);
      expect(order.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
      expect(payPercent).toBe(order[0] === 2 ? 600 : 0);
    }
    expect(enumerateReturn({ engine: 'race', variant: 'open', racers: [] }, '2').hitRate).toBe(0.16);
  });
});

describe('a ball', () => {
  it('pays what the bin pays in which its path ends', () => {
    const left = { integer: () => 0 };
    expect(dropBall(left, dropTables.eight, 'brisk')).toMatchObject({
      path: Array(8).fill(0),
      payPercent: 2000,
    });
  });
});
