import { describe, expect, it } from 'vitest';
import { commitmentOf, fairChance } from '../fairness';
import { moneyFromPeso, percentOfMoney } from '../money';
import { drawOutcome, listBets } from './drawOutcome';
import { gameCatalogue } from './gameCatalogue';
import {
  ROOM_CHAIN_DRAWS,
  roomChainOf,
  roomChance,
  roomCommitmentOf,
  roomSeedOf,
  verifyRound,
} from './verifyRound';

const seed = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
const commitment = commitmentOf(seed);
const stake = moneyFromPeso(10);
const round = { seed, commitment, clientSeed: 'kislap', nonce: 0, gameCode: 'color-perya', stake };
const room = { seed: 'ab'.repeat(32), draw: 7 };

describe('verifyRound', () => {
  it('works out a roll and what it pays', () => {
    const checked = verifyRound({ ...round, bet: 'under-50' });
    expect(checked).toMatchObject({ ok: true, value: { outcome: { roll: 19 }, win: moneyFromPeso('19.2') } });
    const next = verifyRound({ ...round, nonce: 1, bet: 'under-50' });
    expect(next).toMatchObject({ ok: true, value: { outcome: { roll: 68 }, win: 0 } });
  });

  it.each(gameCatalogue.map(({ code, rules }) => [code, rules] as const))(
    'draws as the engine of %s does',
    (gameCode, rules) => {
      for (const bet of listBets(rules)) {
        const own = fairChance({ ...round, gameCode, nonce: 3 });
        const isShared = 'isShared' in rules && rules.isShared === true;
        const outcome = drawOutcome(rules, bet, own, isShared ? roomChance(gameCode, room) : own);
        const win = percentOfMoney(stake, outcome.payPercent);
        expect(verifyRound({ ...round, gameCode, nonce: 3, bet, room })).toEqual({
          ok: true,
          value: { outcome, win },
        });
      }
    },
  );

  it.each([
    ['unknownGame', { gameCode: 'chess' }],
    ['unknownBet', { bet: 'over-100' }],
    ['badSeed', { seed: 'abc' }],
    ['otherSeed', { seed: 'ff'.repeat(32) }],
    ['badRound', { nonce: -1 }],
    ['roomMissing', { gameCode: 'bingo-plaza', bet: 'play' }],
  ])('says %s', (reason, changed) => {
    expect(verifyRound({ ...round, bet: 'under-50', ...changed })).toEqual({ ok: false, reason });
  });
});

describe('the draws of a room', () => {
  const first = 3 * ROOM_CHAIN_DRAWS;
  const last = first + ROOM_CHAIN_DRAWS - 1;
  const drawn = (draw: number) => ({ seed: roomSeedOf(seed, draw), draw });
  const shown = roomCommitmentOf(drawn(first));
  const ticket = { ...round, gameCode: 'bingo-plaza', bet: 'play' };

  it('of one chain have one hash that was shown, and a seed each', () => {
    expect(roomSeedOf(seed, last)).toBe(seed);
    expect(shown).toBe(commitmentOf(roomSeedOf(seed, first)));
    expect(commitmentOf(roomSeedOf(seed, first + 8))).toBe(roomSeedOf(seed, first + 7));
    expect([first, first + 7, last].map((draw) => roomCommitmentOf(drawn(draw)))).toEqual([
      shown,
      shown,
      shown,
    ]);
    expect([first - 1, first, last, last + 1].map(roomChainOf)).toEqual([2, 3, 3, 4]);
  });

  it('check only against what was shown of them', () => {
    const check = (room: ReturnType<typeof drawn>, commitment: string) =>
      verifyRound({ ...ticket, room: { ...room, commitment } });
    expect(check(drawn(first + 7), shown.toUpperCase()).ok).toBe(true);
    const otherRoom = { ok: false, reason: 'otherRoom' };
    expect(check({ ...drawn(first + 7), draw: first + 8 }, shown)).toEqual(otherRoom);
    expect(check({ seed: 'ab'.repeat(32), draw: first + 7 }, shown)).toEqual(otherRoom);
    expect(check({ seed: 'no seed', draw: first + 7 }, shown)).toEqual(otherRoom);
    expect(check({ ...drawn(first), draw: -1 }, shown)).toEqual(otherRoom);
  });
});
