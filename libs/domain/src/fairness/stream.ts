import { fail, ok, type Result } from '../kernel';
import { checked, misuse } from '../kernel/internal';
import { bytesOfHex, bytesOfText, hexOf } from './bytes';
import { type Chance, unbiasedInteger } from './chance';
import { hmacSha256, sha256 } from './sha256';

/**
 * All that decides a round: who knows it can work out what was drawn.
 *
 * @example
 * const round: FairRound = { seed: '00'.repeat(32), gameCode: 'color-perya', clientSeed: 'kislap', nonce: 0 };
 * round.nonce; // => 0
 */
export interface FairRound {
  /** The operator's 32 bytes, in hexadecimal; a secret until it is revealed. */
  readonly seed: string;
  readonly gameCode: string;
  /** The player's own part. */
  readonly clientSeed: string;
  /** How many rounds of this seed came before. */
  readonly nonce: number;
}

/**
 * Whether a text may be a player's own part of the chance: 1 to 64 letters, digits, `_` and `-`.
 *
 * @see docs/rules.md#fairness
 * @example
 * isClientSeed('lucky_7'); // => true
 * isClientSeed('two words'); // => false
 */
export function isClientSeed(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

const isSeed = (text: string): text is string => /^[0-9a-f]{64}$/.test(text);

/**
 * What an operator shows of a seed before play: its SHA-256. It fits no other seed, and tells nothing of this one.
 *
 * @see docs/rules.md#fairness
 * @param seed 32 bytes in hexadecimal, in lower case
 * @throws RangeError for anything else
 * @example
 * commitmentOf('00'.repeat(32)).slice(0, 8); // => '66687aad'
 */
export function commitmentOf(seed: string): string {
  return hexOf(sha256(bytesOfHex(checked(seed, isSeed, 'a seed of 64 hexadecimal digits'))));
}

const wordBytes = 4;
const wordsPerBlock = 8;

/**
 * The numbers that follow from a round: block i is HMAC-SHA256 of `kislap-fair-1|gameCode|clientSeed|nonce|i` under
 * the seed, read as words of 32 bits, the highest byte first.
 *
 * @see docs/rules.md#fairness
 * @throws RangeError when the seed, the client seed or the nonce is none
 * @example
 * const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
 * fairChance({ seed, gameCode: 'color-perya', clientSeed: 'kislap', nonce: 0 }).integer(100); // => 19
 */
export function fairChance({ seed, gameCode, clientSeed, nonce }: FairRound): Chance & { next(): number } {
  if (!isClientSeed(clientSeed)) throw misuse('a client seed', clientSeed);
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw misuse('a count of rounds', nonce);
  const key = bytesOfHex(checked(seed, isSeed, 'a seed of 64 hexadecimal digits'));
  let block = new DataView(Uint8Array.of().buffer);
  let count = 0;
  const next = () => {
    const place = count % wordsPerBlock;
    if (place === 0) {
      const message = `kislap-fair-1|${gameCode}|${clientSeed}|${nonce}|${count / wordsPerBlock}`;
      block = new DataView(hmacSha256(key, bytesOfText(message)).buffer);
    }
    count += 1;
    return block.getUint32(place * wordBytes);
  };
  return { next, integer: (bound) => unbiasedInteger({ bits: 8 * wordBytes, next }, bound) };
}

/**
 * Opens a revealed seed for the check of a round: only the one that was committed to before play counts.
 *
 * @see docs/rules.md#fairness
 * @returns the chance of the round; `badSeed` when the seed is none, `otherSeed` when it is not the committed one,
 *   `badRound` when client seed or nonce is none
 * @example
 * const round = { seed: '00'.repeat(32), gameCode: 'luck-draw', clientSeed: 'me', nonce: 0 };
 * openRound({ ...round, commitment: '00'.repeat(32) }); // => fail('otherSeed')
 */
export function openRound({
  commitment,
  ...round
}: FairRound & { readonly commitment: string }): Result<Chance, 'badSeed' | 'otherSeed' | 'badRound'> {
  if (!isSeed(round.seed)) return fail('badSeed');
  if (commitmentOf(round.seed) !== commitment.toLowerCase()) return fail('otherSeed');
  if (!isClientSeed(round.clientSeed) || !Number.isSafeInteger(round.nonce) || round.nonce < 0) {
    return fail('badRound');
  }
  return ok(fairChance(round));
}

/**
 * The head of the chain of commitments after one more: an operator that shows heads cannot exchange a commitment later.
 *
 * @see docs/rules.md#fairness
 * @example
 * nextHead('', commitmentOf('00'.repeat(32))).length; // => 64
 */
export function nextHead(head: string, commitment: string): string {
  return hexOf(sha256(bytesOfHex(head + commitment)));
}
