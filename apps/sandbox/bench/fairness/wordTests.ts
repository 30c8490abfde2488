import { fitOf, normalTails, poissonTails, chiSquareTail } from './probability';

/** A test of words of 32 bits: how likely even ones look no more even than these. */
export interface WordTest {
  readonly name: string;
  readonly pValue: (words: Uint32Array) => number;
}

const range = 2 ** 32;
const even = (cells: number, all: number) => Array.from({ length: cells }, () => all / cells);
const zeros = (cells: number) => Array.from({ length: cells }, () => 0);
const countOne = (counts: number[], cell: number) => {
  counts[cell] = (counts[cell] ?? 0) + 1;
};

/** Every byte of a word has to be spread evenly: the smallest of four p-values, taken four times. */
function chiSquare(words: Uint32Array): number {
  const bytes = [0, 8, 16, 24].map((shift) => {
    const counts = zeros(256);
    for (const word of words) countOne(counts, (word >>> shift) & 255);
    return fitOf(counts, even(256, words.length));
  });
  return Math.min(1, bytes.length * Math.min(...bytes));
}

/** Runs of words above and below the middle. */
function runs(words: Uint32Array): number {
  let [highs, count] = [0, 1];
  words.forEach((word, index) => {
    const isHigh = word >= range / 2;
    if (isHigh) highs += 1;
    if (index > 0 && isHigh !== (words[index - 1] ?? 0) >= range / 2) count += 1;
  });
  const lows = words.length - highs;
  const mean = (2 * highs * lows) / words.length + 1;
  const variance = ((mean - 1) * (mean - 2)) / (words.length - 1);
  return normalTails((count - mean) / Math.sqrt(variance));
}

/** How much a word tells of the next. */
function serialCorrelation(words: Uint32Array): number {
  let sum = 0;
  for (let index = 1; index < words.length; index += 1) {
    sum += ((words[index - 1] ?? 0) / range - 0.5) * ((words[index] ?? 0) / range - 0.5);
  }
  // Each product has the variance 1/144.
  return normalTails((sum * 12) / Math.sqrt(words.length - 1));
}

const longestGap = 60;

/** Words between two that fall into the lowest eighth. */
function gaps(words: Uint32Array): number {
  const counts = zeros(longestGap + 1);
  let [length, all] = [-1, 0];
  for (const word of words) {
    if (word >= range / 8) {
      if (length >= 0) length += 1;
      continue;
    }
    if (length >= 0) {
      countOne(counts, Math.min(length, longestGap));
      all += 1;
    }
    length = 0;
  }
  const expected = counts.map(
    (_, gap) => all * (gap < longestGap ? (7 / 8) ** gap / 8 : (7 / 8) ** longestGap),
  );
  return fitOf(counts, expected);
}

/** How many of the five lowest hexadecimal digits of a word are different. */
function poker(words: Uint32Array): number {
  const counts = zeros(5);
  let hands = 0;
  for (const word of words) {
    const hand = new Set([0, 4, 8, 12, 16].map((shift) => (word >>> shift) & 15));
    countOne(counts, hand.size - 1);
    hands += 1;
  }
  return fitOf(
    counts,
    differentDigits(5, 16).map((chance) => chance * hands),
  );
}

/** The chance of 1, 2, … different ones among so many draws of so many. */
function differentDigits(draws: number, kinds: number): readonly number[] {
  let chances = [1];
  for (let draw = 1; draw < draws; draw += 1) {
    const next = zeros(chances.length + 1);
    chances.forEach((chance, index) => {
      const different = index + 1;
      next[index] = (next[index] ?? 0) + (chance * different) / kinds;
      next[index + 1] = (next[index + 1] ?? 0) + (chance * (kinds - different)) / kinds;
    });
    chances = next;
  }
  return chances;
}

const coupons = 8;
const longestCollection = 80;

/** How many words it takes until every value of three bits has come. */
function couponCollector(words: Uint32Array): number {
  const counts = zeros(longestCollection + 1);
  let [seen, length, all] = [0, 0, 0];
  for (const word of words) {
    seen |= 1 << (word >>> 29);
    length += 1;
    if (seen !== 2 ** coupons - 1) continue;
    countOne(counts, Math.min(length, longestCollection));
    all += 1;
    [seen, length] = [0, 0];
  }
  // The chance that all have come after so many words, by inclusion and exclusion.
  const collected = (after: number) =>
    Array.from({ length: coupons + 1 }, (_, missing) => missing).reduce(
      (sum, missing) => sum + (-1) ** missing * choose(coupons, missing) * (1 - missing / coupons) ** after,
      0,
    );
  const expected = counts.map((_, after) => {
    if (after < coupons) return 0;
    return (
      all * (after === longestCollection ? 1 - collected(after - 1) : collected(after) - collected(after - 1))
    );
  });
  return fitOf(counts, expected);
}

function choose(of: number, some: number): number {
  return some === 0 ? 1 : (choose(of, some - 1) * (of - some + 1)) / some;
}

const patternBits = 4;

/** Overlapping pairs of digits: what pairs are off from evenness beyond what single digits are (Good, 1953). */
function overlaps(words: Uint32Array): number {
  const digits = 2 ** patternBits;
  const [singles, pairs] = [zeros(digits), zeros(digits ** 2)];
  const digitAt = (index: number) => (words[index % words.length] ?? 0) >>> (32 - patternBits);
  for (let index = 0; index < words.length; index += 1) {
    countOne(singles, digitAt(index));
    countOne(pairs, digitAt(index) * digits + digitAt(index + 1));
  }
  const offBy = (counts: readonly number[]) => {
    const mean = words.length / counts.length;
    return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  };
  return chiSquareTail(offBy(pairs) - offBy(singles), digits ** 2 - digits);
}

/** Words that come a second time: about n² / 2³³ of n. */
function duplicates(words: Uint32Array): number {
  const sorted = Uint32Array.from(words).sort();
  let found = 0;
  for (let index = 1; index < sorted.length; index += 1) {
    if (sorted[index] === sorted[index - 1]) found += 1;
  }
  return poissonTails(found, (words.length * (words.length - 1)) / 2 / range);
}

/** The tests that words have to pass. */
export const wordTests: readonly WordTest[] = [
  { name: 'chi-square', pValue: chiSquare },
  { name: 'runs', pValue: runs },
  { name: 'serial correlation', pValue: serialCorrelation },
  { name: 'gap', pValue: gaps },
  { name: 'poker', pValue: poker },
  { name: 'coupon collector', pValue: couponCollector },
  { name: 'overlaps', pValue: overlaps },
  { name: 'duplicates', pValue: duplicates },
];
