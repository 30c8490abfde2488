import { moneyFromPeso, percentOfMoney } from '../money';
import { assert, constantFrom, double, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawOutcome, isBet, listBets } from './drawOutcome';
import { gameCatalogue } from './gameCatalogue';
import { listStakes } from './listStakes';
import { raceTables } from './race';

const anyRound = record({
  game: constantFrom(...gameCatalogue),
  betIndex: integer({ min: 0, max: 5 }),
  draws: constantFrom(0, 1).chain((seed) =>
    double({ min: 0, max: 1 - 2 ** -53, noNaN: true }).map((x) => [x, seed]),
  ),
});

/** A source that answers these numbers again and again, moved on a little each time. */
function randomFrom([start = 0]: readonly number[]) {
  let position = start;
  return {
    integer: (bound: number) => {
      position = (position * 7919 + 0.123456789) % 1;
      return Math.floor(position * bound);
    },
  };
}

describe('drawOutcome', () => {
  it('gives the same outcome for the same random numbers', () => {
    assert(
      property(anyRound, ({ game, betIndex, draws }) => {
        const bets = listBets(game.rules);
        const bet = bets[betIndex % bets.length] ?? bets[0];
        const outcome = drawOutcome(game.rules, bet, randomFrom(draws));
        expect(drawOutcome(game.rules, bet, randomFrom(draws))).toEqual(outcome);
      }),
    );
  });

  it('pays nothing, or at least the stake, and always to the exact centavo', () => {
    const stakes = listStakes(moneyFromPeso(1), moneyFromPeso(500));
    assert(
      property(anyRound, constantFrom(...stakes), ({ game, betIndex, draws }, stake) => {
        const bets = listBets(game.rules);
        const { payPercent } = drawOutcome(
          game.rules,
          bets[betIndex % bets.length] ?? bets[0],
          randomFrom(draws),
        );
        expect(payPercent === 0 || payPercent >= 100).toBe(true);
        expect(percentOfMoney(stake, payPercent) * 100).toBe(stake * payPercent);
      }),
    );
  });

  it('draws only cards, balls and symbols that exist', () => {
    assert(
      property(anyRound, ({ game, draws }) => {
        const outcome = drawOutcome(game.rules, listBets(game.rules)[0], randomFrom(draws));
        if (outcome.engine === 'bingo') {
          expect(outcome.card.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
          expect(new Set(outcome.balls).size).toBe(4);
        }
        if (outcome.engine === 'slot' && game.rules.engine === 'slot') {
          const { symbols } = game.rules;
          expect(outcome.reels.every((rank) => symbols[rank] !== undefined)).toBe(true);
        }
      }),
    );
  });
});

describe('isBet', () => {
  it.each(gameCatalogue.map(({ code, rules }) => ({ code, rules })))(
    'accepts what $code offers, and nothing else',
    ({ rules }) => {
      expect(listBets(rules).filter((bet) => !isBet(rules, bet))).toEqual([]);
      const others = [
        '',
        'nothing',
        '-1',
        '99999',
        '0.0',
        '0.1.99',
        '1.0',
        '0.1.2.3.4.5.6.7.8.9.10.11.12.13',
      ];
      expect(others.filter((bet) => isBet(rules, bet))).toEqual([]);
    },
  );
});

describe('the catalogue', () => {
  it('has at least sixty games, some of every category and of more than ten engines', () => {
    expect(gameCatalogue.length).toBeGreaterThanOrEqual(60);
    expect(new Set(gameCatalogue.map(({ rules }) => rules.engine)).size).toBeGreaterThanOrEqual(10);
    const categories = new Set(gameCatalogue.map(({ category }) => category));
    expect([...categories].toSorted()).toEqual(
      ['slot', 'fish', 'live', 'bingo', 'card', 'crash', 'sport', 'dice', 'arcade'].toSorted(),
    );
  });

  it('gives a race as many names as lanes', () => {
    const races = gameCatalogue.flatMap(({ rules }) => (rules.engine === 'race' ? [rules] : []));
    expect(races.map(({ racers }) => racers.length)).toEqual(
      races.map(({ variant }) => raceTables[variant].racers.length),
    );
  });

  it('names every game once', () => {
    expect(new Set(gameCatalogue.map((game) => game.code)).size).toBe(gameCatalogue.length);
  });
});
