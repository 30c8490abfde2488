import { randomBytes } from 'node:crypto';
import { type Chance, unbiasedInteger } from '@kislap/domain';

const wordBytes = 4;

/** The source of everything that is won by chance. Never used for tokens, ids or codes. */
export interface Random extends Chance {
  /** Whether who knows its seed knows every outcome. Pages that show outcomes announce it. */
  readonly isPredictable: boolean;
}

/**
 * Random numbers from the system's cryptographic generator. Every draw takes fresh bytes, so outcomes tell nothing of
 * later ones.
 *
 * @param bytes where they come from; a test may script them
 */
export function systemRandom(bytes: (count: number) => Buffer = randomBytes): Random {
  const words = { bits: 8 * wordBytes, next: () => bytes(wordBytes).readUInt32BE() };
  return { isPredictable: false, integer: (bound) => unbiasedInteger(words, bound) };
}

const SEED_BYTES = 32;

/** 32 bytes from a source, in hexadecimal: what rounds follow from. */
export function freshSeed(random: Chance): string {
  return Buffer.from(Array.from({ length: SEED_BYTES }, () => random.integer(256))).toString('hex');
}

const bits = 32;

/** Chance that repeats itself for the same seed: for tests and simulations. */
export interface SeededRandom extends Random {
  /** The next number, at least 0 and below 1. */
  next(): number;
}

/**
 * Repeatable random numbers (mulberry32). A few outcomes give away all that follow: for tests and simulations only.
 *
 * @param seed any integer; only its low 32 bits count
 */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const nextWord = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return {
    isPredictable: true,
    next: () => nextWord() / 2 ** bits,
    integer: (bound) => unbiasedInteger({ bits, next: nextWord }, bound),
  };
}
