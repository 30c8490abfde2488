import { createHmac } from 'node:crypto';
import { type Chance, type FairRound, unbiasedInteger } from '@kislap/domain';

/** How the numbers of a round come about; the tests run over a right one and over wrong ones. */
export type ChanceOf = (round: FairRound) => Chance & { next(): number };

const wordsPerRound = 8;

/** The chance of a round as `fairChance` has it, word for word, by Node's own HMAC: ten times as fast. */
export function quickChance({ seed, gameCode, clientSeed, nonce }: FairRound): Chance & { next(): number } {
  const key = Buffer.from(seed, 'hex');
  let block = Buffer.alloc(0);
  let count = 0;
  const next = () => {
    const place = count % wordsPerRound;
    if (place === 0) {
      const message = `kislap-fair-1|${gameCode}|${clientSeed}|${nonce}|${count / wordsPerRound}`;
      block = createHmac('sha256', key).update(message).digest();
    }
    count += 1;
    return block.readUInt32BE(place * 4);
  };
  return { next, integer: (bound) => unbiasedInteger({ bits: 32, next }, bound) };
}

/**
 * Words as they are drawn: the first block of one round after the other, of two players' parts and two games in turn.
 */
export function drawWords(count: number, seed: string, chanceOf: ChanceOf = quickChance): Uint32Array {
  const words = new Uint32Array(count);
  for (let index = 0; index < count; index += wordsPerRound) {
    const round = index / wordsPerRound;
    const chance = chanceOf({
      seed,
      gameCode: round % 2 === 0 ? 'color-perya' : 'parol-nights',
      clientSeed: Math.floor(round / 2) % 2 === 0 ? 'kislap' : 'player',
      nonce: Math.floor(round / 4),
    });
    for (let place = 0; place < wordsPerRound && index + place < count; place += 1) {
      words[index + place] = chance.next();
    }
  }
  return words;
}

/** Wrong ways to draw that the tests of words have to find, by what is wrong. */
export const faultyWords: Readonly<Record<string, ChanceOf>> = {
  'old generator': ({ nonce }) => {
    // A linear congruential generator, as `rand` was: its low bits go round in short circles.
    let state = (nonce * 8 * 1_103_515_245) >>> 0;
    const next = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0);
    return { next, integer: (bound) => next() % bound };
  },
  'nonce reused': (round) => quickChance({ ...round, nonce: Math.floor(round.nonce / 2) }),
  'client seed ignored': (round) => quickChance({ ...round, clientSeed: 'kislap' }),
  'seed shared by games': (round) => quickChance({ ...round, gameCode: 'any' }),
};

/** Wrong ways to draw below a bound that the tests of bets have to find. */
export const faultyChances: Readonly<Record<string, (chance: Chance) => Chance>> = {
  'byte remainder': (chance) => ({ integer: (bound) => chance.integer(256) % bound }),
  'off by one': (chance) => ({ integer: (bound) => chance.integer(Math.max(1, bound - 1)) }),
};
