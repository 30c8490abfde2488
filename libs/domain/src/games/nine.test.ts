import { describe, expect, it } from 'vitest';
import { type NineBet, nineTable, payNine } from './nine';

const ranks = Array.from({ length: 10 }, (_, index) => index + 1);

/** Value of every two-card hand; suits do not matter, so each pair of ranks stands for sixteen equal hands. */
const hands = ranks.flatMap((first) => ranks.map((second) => (first + second) % 10));

describe('payNine', () => {
  it.each<NineBet>(['sun', 'moon', 'tie'])(
    'pays a bet on %s back exactly the published return over all deals',
    (bet) => {
      const pays = hands.flatMap((sun) => hands.map((moon) => payNine(bet, sun, moon)));
      expect(pays.reduce((sum, pay) => sum + pay, 0)).toBe(nineTable.returnPercent * pays.length);
    },
  );

  it('ends in each way exactly as often as published', () => {
    const pays = hands.flatMap((sun) => hands.map((moon) => payNine('sun', sun, moon)));
    const share = (pay: number) => (pays.filter((each) => each === pay).length / pays.length) * 100;
    const { winWithNine, win, tie } = nineTable.hand;
    expect([share(winWithNine), share(win), share(tie)]).toEqual([9, 36, 10]);
  });

  it('pays more when the winning hand is nine', () => {
    expect(payNine('sun', 9, 8)).toBe(220);
    expect(payNine('moon', 7, 8)).toBe(170);
  });

  it('pays nothing for the lower hand', () => {
    expect(payNine('sun', 3, 4)).toBe(0);
  });

  it('pays both hands something on a tie, and the tie bet the most', () => {
    expect([payNine('sun', 5, 5), payNine('moon', 5, 5), payNine('tie', 5, 5)]).toEqual([150, 150, 960]);
  });

  it('pays the tie bet nothing when a hand wins', () => {
    expect(payNine('tie', 5, 6)).toBe(0);
  });
});
