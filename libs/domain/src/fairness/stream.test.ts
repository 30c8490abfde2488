import { describe, expect, it } from 'vitest';
import { bytesOfHex, bytesOfText } from './bytes';
import { commitmentOf, fairChance, isClientSeed, nextHead, openRound } from './stream';

const seed = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
const round = { seed, clientSeed: 'kislap', gameCode: 'color-perya', nonce: 0 };

describe('the chance of a round', () => {
  it('commits to its seed', () => {
    expect(commitmentOf(seed)).toMatch(/^630dcd29.*1bd710dd$/);
  });

  it('reads blocks as words, the highest byte first', () => {
    const chance = fairChance(round);
    expect([chance.next(), chance.next()]).toEqual([2_658_681_319, 850_367_233]);
  });

  it.each([
    ['color-perya', 0, 100, 19],
    ['color-perya', 1, 100, 68],
    ['luck-draw', 0, 10_000, 2972],
    ['test', 0, 3_221_225_472, 51_178_704],
  ])('of %s, nonce %i, below %i is %i', (gameCode, nonce, bound, drawn) => {
    expect(fairChance({ ...round, gameCode, nonce }).integer(bound)).toBe(drawn);
  });

  it('drops the word that would favour some results', () => {
    const words = fairChance({ ...round, gameCode: 'test' });
    expect([words.next(), words.next()]).toEqual([3_771_863_639, 51_178_704]);
  });

  it('stops the three reels of a slot', () => {
    const chance = fairChance({ ...round, gameCode: 'parol-nights' });
    expect([20, 20, 20].map((stops) => chance.integer(stops))).toEqual([6, 14, 3]);
  });

  it('goes on in the next block after eight words', () => {
    const chance = fairChance(round);
    const words = Array.from({ length: 17 }, () => chance.next());
    expect(new Set(words).size).toBe(17);
  });

  it.each([
    ['seed', { seed: seed.replace('00', '01') }],
    ['game', { gameCode: 'lucky-nine' }],
    ['client seed', { clientSeed: 'kislaq' }],
    ['nonce', { nonce: 1 }],
  ])('is another with another %s', (_part, changed) => {
    expect(fairChance({ ...round, ...changed }).next()).not.toBe(fairChance(round).next());
  });

  it.each([
    ['client seed', { clientSeed: 'a|b' }],
    ['nonce', { nonce: -1 }],
    ['nonce', { nonce: 0.5 }],
    ['seed', { seed: 'abc' }],
    ['game code', { gameCode: 'ñ' }],
  ])('needs a %s', (_part, changed) => {
    expect(() => fairChance({ ...round, ...changed }).next()).toThrow(RangeError);
  });
});

describe('a client seed', () => {
  it.each([
    ['a', true],
    ['A-Za_z0-9', true],
    ['x'.repeat(64), true],
    ['x'.repeat(65), false],
    ['', false],
    ['with space', false],
    ['pipe|', false],
    ['ñ', false],
    ['line\n', false],
  ])('"%s": %s', (text, isOne) => {
    expect(isClientSeed(text)).toBe(isOne);
  });
});

describe('opening a round', () => {
  const commitment = commitmentOf(seed);

  it('gives the chance that was committed to', () => {
    const opened = openRound({ ...round, commitment: commitment.toUpperCase() });
    expect(opened.ok && opened.value.integer(100)).toBe(19);
  });

  it.each([
    ['badSeed', { seed: 'zz' }],
    ['otherSeed', { seed: 'ff'.repeat(32) }],
    ['badRound', { clientSeed: '' }],
    ['badRound', { nonce: -1 }],
    ['badRound', { nonce: 1.5 }],
  ])('is refused as %s', (reason, changed) => {
    expect(openRound({ ...round, commitment, ...changed })).toEqual({ ok: false, reason });
  });
});

describe('the chain of commitments', () => {
  it('has another head when one of them is another', () => {
    const [one, other] = [commitmentOf(seed), commitmentOf('ff'.repeat(32))];
    const first = nextHead('', one);
    expect(nextHead(first, other)).not.toBe(nextHead(nextHead('', other), one));
    expect(first).toBe(commitmentOf(one));
  });
});

describe('bytes', () => {
  it.each(['0', '0g', 'xyz'])('refuses "%s" as hexadecimal', (text) => {
    expect(() => bytesOfHex(text)).toThrow('Not pairs of hexadecimal digits');
  });

  it('refuses a text beyond ASCII', () => {
    expect(() => bytesOfText('₱')).toThrow('Not a text of ASCII characters');
  });
});
