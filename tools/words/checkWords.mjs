import { avoidedIn, avoidedInEnglish, avoidedInFilipino } from './avoidedWords.mjs';
import { messageText } from './messageText.mjs';
import { addReadings, gradeOf, readingOf } from './readingGrade.mjs';

/** @typedef {Readonly<Record<string, string>>} Words */

/** A shorter message is a label: its few words say nothing of how hard it reads. */
export const sentenceWords = 8;

/** School years of the Flesch-Kincaid formula. Grade 8 is what a product for everybody may ask at most. */
export const bounds = { catalogue: 4, message: 8 };

/**
 * How hard the English reads: over all messages, over those that are sentences, and the hardest first.
 *
 * @param {Words} english
 */
export function readingReport(english) {
  const messages = Object.entries(english).map(([id, message]) => {
    const reading = readingOf(messageText(message));
    return { id, message, reading, grade: gradeOf(reading) };
  });
  const sentences = messages.filter(({ reading }) => reading.words >= sentenceWords);
  /** @param {typeof messages} some */
  const gradeOver = (some) => gradeOf(addReadings(some.map(({ reading }) => reading)));
  return {
    count: messages.length,
    grade: gradeOver(messages),
    sentences: sentences.length,
    sentenceGrade: gradeOver(sentences),
    hardest: sentences.toSorted((left, right) => right.grade - left.grade),
  };
}

/**
 * What is wrong with the words of the catalogues, a line each. Texts that operators know by heart stay as they are: they
 * count for the grade and are not judged one by one.
 *
 * @param {{ english: Words, filipino: Words, known: Words }} catalogues
 * @returns {string[]}
 */
export function checkWords({ english, filipino, known }) {
  const { grade, sentenceGrade, hardest } = readingReport(english);
  const tooHard = hardest.filter(({ id, grade: own }) => own > bounds.message && !(id in known));
  return [
    ...[grade, sentenceGrade]
      .filter((one) => one > bounds.catalogue)
      .map((one) => `the catalogue reads at grade ${one.toFixed(1)}, above ${bounds.catalogue}`),
    ...tooHard.map(({ id, grade: own }) => `${id} reads at grade ${own.toFixed(1)}, above ${bounds.message}`),
    ...avoidedIds(english, avoidedInEnglish, known),
    ...avoidedIds(filipino, avoidedInFilipino, {}),
  ];
}

/** @param {Words} words @param {readonly import('./avoidedWords.mjs').AvoidedWord[]} avoided @param {Words} known */
const avoidedIds = (words, avoided, known) =>
  Object.entries(words)
    .filter(([id]) => !(id in known))
    .flatMap(([id, text]) =>
      avoidedIn(text, avoided).map(({ word, instead }) => `${id} says "${word}", not "${instead}": ${text}`),
    );
