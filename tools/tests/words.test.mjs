import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { avoidedIn, avoidedInEnglish, avoidedInFilipino } from '../words/avoidedWords.mjs';
import { messageText } from '../words/messageText.mjs';
import { addReadings, gradeOf, readingOf, syllablesOf } from '../words/readingGrade.mjs';

const page = readFileSync(fileURLToPath(new URL('../../docs/words.md', import.meta.url)), 'utf8');

describe('how hard a text reads', () => {
  test.each([
    ['you', 1],
    ['limit', 2],
    ['balance', 2],
    ['turnover', 3],
    ['added', 2],
    ['claimed', 1],
    ['pages', 2],
    ['rules', 1],
    ['able', 2],
    ['verification', 5],
  ])('%s has %i syllables', (word, syllables) => expect(syllablesOf(word)).toBe(syllables));

  test('counts words, sentences and syllables', () => {
    expect(readingOf("You're offline. Try again")).toEqual({ words: 4, sentences: 2, syllables: 6 });
    expect(readingOf('')).toEqual({ words: 0, sentences: 0, syllables: 0 });
  });

  test('is the Flesch-Kincaid grade, and 0 of nothing', () => {
    expect(gradeOf({ words: 10, sentences: 1, syllables: 15 })).toBeCloseTo(3.9 + 17.7 - 15.59);
    expect(gradeOf(addReadings([]))).toBe(0);
  });

  test('is that of what a player reads of an ICU message', () => {
    expect(messageText('{n, plural, one {# bet} other {# bets}} of <b>{amount}</b>')).toBe('ten bets of ten');
  });
});

describe('words that are avoided', () => {
  test('are found as words, in any case', () => {
    const found = (/** @type {string} */ text) => avoidedIn(text, avoidedInEnglish).map(({ word }) => word);
    expect(found('The Operator does not answer')).toEqual(['operator', 'cannot, do not, is not']);
    expect(found('Payment received by the cooperator')).toEqual([]);
  });

  test('are the ones that the page on words lists', () => {
    const rows = [...avoidedInEnglish, ...avoidedInFilipino].map(({ word, instead }) => [word, instead]);
    const listed = page
      .slice(page.indexOf('## Words we never use'))
      .split('\n')
      .filter((line) => /^\| (?!in (?:English|Filipino)|-)/.test(line))
      .map((line) =>
        line
          .split('|')
          .slice(1, 3)
          .map((cell) => cell.trim()),
      );
    expect(listed).toEqual(rows);
  });
});
