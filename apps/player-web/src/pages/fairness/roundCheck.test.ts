import type { FairSeed, FairSeedRound } from '@kislap/api';
import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import { verifyRound } from '@kislap/domain/games';
import { describe, expect, it } from 'vitest';
import { checkSeedRound, outcomeText, readTypedRound } from './roundCheck';

const round: FairSeedRound = {
  nonce: 0,
  betId: 31,
  bet: 'under-50',
  stake: moneyFromPeso(10),
  win: moneyFromPeso('19.2'),
  state: 'played',
  at: epochSecondsFrom(1_763_000_000),
};
const seed: FairSeed = {
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  seed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  clientSeed: 'kislap',
  rounds: [round],
};
const check = (changed: Partial<FairSeedRound>, of = seed, game = 'color-perya') =>
  checkSeedRound(game, of, { ...round, ...changed });

describe('the check of a round', () => {
  it.each([
    ['matches', {}],
    ['differs', { win: moneyFromPeso(0) }],
    ['differs', { nonce: 1 }],
    ['differs', { bet: 'under-101' }],
    ['hidden', { state: 'open' }],
  ] as const)('%s', (state, changed) => {
    expect(check(changed)).toEqual({ state });
  });

  it('tells what a refused round would have paid', () => {
    expect(check({ state: 'refused' })).toEqual({ state: 'refused', wouldPay: moneyFromPeso('19.2') });
  });

  it('does not take another seed than the committed one', () => {
    expect(check({}, { ...seed, seed: 'ff'.repeat(32) })).toEqual({ state: 'differs' });
  });

  it('says nothing while the seed is hidden, nor of a game whose engine it has not', () => {
    const { commitment, clientSeed, rounds } = seed;
    expect(check({}, { commitment, clientSeed, rounds })).toEqual({ state: 'hidden' });
    expect(check({}, seed, 'chess')).toEqual({ state: 'unknown' });
    expect(check({ bet: 'play' }, seed, 'bingo-plaza')).toEqual({ state: 'unknown' });
  });

  it('draws the number of an event again', () => {
    const spin = { bet: '10000', drawn: 2972, stake: moneyFromPeso(0), win: moneyFromPeso(0) };
    expect(check(spin, seed, 'luck-draw')).toEqual({ state: 'matches' });
    expect(check({ ...spin, drawn: 2973 }, seed, 'luck-draw')).toEqual({ state: 'differs' });
    expect(check(spin, { ...seed, seed: 'ff'.repeat(32) }, 'luck-draw')).toEqual({ state: 'differs' });
  });
});

describe('a typed round', () => {
  const typed = {
    seed: ` ${seed.seed?.toUpperCase()} `,
    commitment: seed.commitment,
    clientSeed: 'kislap',
    nonce: '0 ',
    bet: 'under-50',
    roomSeed: '',
    roomDraw: '',
    roomCommitment: '',
  };

  it('is read past spaces and capitals', () => {
    const checked = verifyRound(readTypedRound('color-perya', typed));
    expect(checked.ok && outcomeText(checked.value)).toBe('roll 19');
    expect(checked.ok && checked.value.outcome.payPercent).toBe(192);
  });

  it.each(['', '-1', '1.5', 'two'])('has no round number "%s"', (nonce) => {
    const read = readTypedRound('color-perya', { ...typed, nonce });
    expect(verifyRound(read)).toEqual({ ok: false, reason: 'badRound' });
  });

  it('takes the draw of a room', () => {
    const room = readTypedRound('bingo-plaza', {
      ...typed,
      bet: 'play',
      roomSeed: 'AB'.repeat(32),
      roomDraw: '7',
    });
    expect(room.room).toEqual({ seed: 'ab'.repeat(32), draw: 7 });
    const checked = verifyRound(room);
    expect(checked.ok && outcomeText(checked.value)).toMatch(/\d/);
  });
});
