import { fail, fairChance, moneyFromPeso, percentOfMoney } from '@kislap/domain';
import { drawOutcome, gameCatalogue, listBets } from '@kislap/domain/games';
import { describe, expect, it } from 'vitest';
import { gameTexts } from './gameTexts';
import { resultOf, whyNot } from './roundResult';

const stake = moneyFromPeso(10);

describe('resultOf', () => {
  it('calls it a win only when more came back than was staked, and names the net amount', () => {
    const result = resultOf({ stake, win: moneyFromPeso('19.2') }, gameTexts.en);
    expect(result).toEqual({
      tone: 'won',
      headline: 'You won ₱9.20',
      detail: '₱19.20 paid for a bet of ₱10.00.',
    });
  });

  it('does not celebrate a stake that comes back', () => {
    expect(resultOf({ stake, win: stake }, gameTexts.en)).toMatchObject({
      tone: 'even',
      headline: 'Bet back: ₱10.00',
    });
  });

  it.each(['0', '9.99'])('calls it no win when %s of 10 comes back', (win) => {
    expect(resultOf({ stake, win: moneyFromPeso(win) }, gameTexts.en).tone).toBe('lost');
  });

  it.each(gameCatalogue.map(({ code, rules }) => [code, rules] as const))(
    'celebrates nothing of %s that pays no more than its stake',
    (code, rules) => {
      const seed = '5e'.repeat(32);
      for (const bet of listBets(rules)) {
        for (let nonce = 0; nonce < 200; nonce += 1) {
          const chance = fairChance({ seed, gameCode: code, clientSeed: 'walk', nonce });
          const { payPercent } = drawOutcome(rules, bet, chance);
          const { tone } = resultOf({ stake, win: percentOfMoney(stake, payPercent) }, gameTexts.en);
          expect([bet, payPercent, tone === 'won']).toEqual([bet, payPercent, payPercent > 100]);
        }
      }
    },
  );
});

describe('whyNot', () => {
  const limit = { left: 5, until: 1_767_196_800 };
  const refused = { ...fail('ownLimitReached'), limit } as const;

  it('says of a limit what is left, and until when', () => {
    expect(whyNot(refused, gameTexts.en)).toBe(
      'This bet could take you over the loss limit you set. ₱5.00 of it is left until 2026-01-01 00:00.',
    );
    expect(whyNot(refused, gameTexts.tag)).toMatch(/₱5\.00 na lang .* hanggang 2026-01-01 00:00\.$/);
  });

  it('says what is known of anything else', () => {
    expect(whyNot(fail('ownLimitReached'), gameTexts.en)).toBe(gameTexts.en.ownLimitReached);
    expect(whyNot(fail('onBreak'), gameTexts.en)).toBe(gameTexts.en.onBreak);
  });
});
