/**
 * @typedef {object} Reading
 * @property {number} words
 * @property {number} sentences
 * @property {number} syllables
 */

/**
 * The words, sentences and syllables of a text. A text without a full stop is one sentence.
 *
 * @param {string} text
 * @returns {Reading}
 */
export function readingOf(text) {
  const words = wordsOf(text);
  const ends = text.match(/[.!?]+(?=\s|$)/g) ?? [];
  const isOpen = !/[.!?]\s*$/.test(text);
  return {
    words: words.length,
    sentences: ends.length + (isOpen && words.length > 0 ? 1 : 0),
    syllables: words.reduce((sum, word) => sum + syllablesOf(word), 0),
  };
}

/** Readings put together, as those of a whole catalogue. @param {readonly Reading[]} readings @returns {Reading} */
export function addReadings(readings) {
  return readings.reduce(
    (sum, one) => ({
      words: sum.words + one.words,
      sentences: sum.sentences + one.sentences,
      syllables: sum.syllables + one.syllables,
    }),
    { words: 0, sentences: 0, syllables: 0 },
  );
}

/**
 * The Flesch-Kincaid grade: the school year that reads it with ease. 0 where there is nothing to read.
 *
 * @param {Reading} reading
 */
export function gradeOf({ words, sentences, syllables }) {
  return words === 0 ? 0 : 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}

/** @param {string} text @returns {string[]} Without figures and signs, which are not read letter by letter. */
const wordsOf = (text) => text.match(/[A-Za-z]+(?:['’][A-Za-z]+)*/g) ?? [];

/**
 * Groups of vowels, less a silent e at the end. Right for nine words in ten; the grade is a mean over many.
 *
 * @param {string} word
 */
export function syllablesOf(word) {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const spoken = letters.replace(/(?:[^aeiouyl]e[sd]?|[aeiouy]le[sd]?|que)$/, (end) => silent(letters, end));
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

/** "paid", "rules": the e is silent; "added", "pages", "uses": it is not. @param {string} word @param {string} end */
function silent(word, end) {
  if (/[td]ed$/.test(word) || /(?:[sxz]|[cs]h|c|g)es$/.test(word)) return end;
  return end.replace(/e[sd]?$/, '');
}
