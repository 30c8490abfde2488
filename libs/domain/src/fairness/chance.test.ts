import { describe, expect, it } from 'vitest';
import { unbiasedInteger, type WordSource } from './chance';

/** Words one after the other; asking for more than there are is an error. */
function scripted(bits: number, words: readonly number[]): WordSource & { readonly left: () => number } {
  const left = [...words];
  const next = () => {
    const word = left.shift();
    if (word === undefined) throw new Error('No word is left');
    return word;
  };
  return { bits, next, left: () => left.length };
}

describe('unbiasedInteger', () => {
  it('gives every result equally often over all words, for every bound of a byte', () => {
    for (let bound = 1; bound <= 256; bound += 1) {
      const counts = new Map<number, number>();
      for (let word = 0; word < 256; word += 1) {
        // A dropped word is followed by the end of the script.
        const source = scripted(8, [word]);
        if (word >= 256 - (256 % bound)) expect(() => unbiasedInteger(source, bound)).toThrow('No word');
        else {
          const result = unbiasedInteger(source, bound);
          counts.set(result, (counts.get(result) ?? 0) + 1);
        }
      }
      expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: bound }, (_, n) => n),
      );
      expect(new Set(counts.values())).toEqual(new Set([Math.floor(256 / bound)]));
    }
  });

  it('drops exactly the words from the largest multiple of the bound on', () => {
    // 4,294,967,296 = 429,496,729 × 10 + 6
    expect(unbiasedInteger(scripted(32, [4_294_967_289]), 10)).toBe(9);
    const source = scripted(32, [4_294_967_290, 4_294_967_295, 4_294_967_290, 7]);
    expect(unbiasedInteger(source, 10)).toBe(7);
    expect(source.left()).toBe(0);
    expect(unbiasedInteger(scripted(32, [3_771_863_639, 51_178_704]), 3_221_225_472)).toBe(51_178_704);
  });

  it('drops nothing when the bound divides the number of words', () => {
    expect(unbiasedInteger(scripted(32, [4_294_967_295]), 2 ** 31)).toBe(2 ** 31 - 1);
    expect(unbiasedInteger(scripted(32, [4_294_967_295]), 2 ** 32)).toBe(4_294_967_295);
    expect(unbiasedInteger(scripted(32, [4_294_967_295]), 1)).toBe(0);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuses the bound %s', (bound) => {
    expect(() => unbiasedInteger(scripted(32, [1]), bound)).toThrow(RangeError);
  });
});
