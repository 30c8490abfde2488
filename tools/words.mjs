import { readFileSync } from 'node:fs';
import { bounds, checkWords, readingReport, sentenceWords } from './words/checkWords.mjs';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run words`: how hard the English of the app reads, and words that docs/words.md avoids. Another catalogue is
 * measured by its path: `npm run words -- old/en.json`.
 */
/** @param {string | URL} file @returns {Record<string, string>} */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
/** @param {string} name */
const catalogue = (name) => read(new URL(`../libs/i18n/src/catalogues/${name}.json`, import.meta.url));

const [other] = readArguments('npm run words', {}, ['CATALOGUE']).positionals;
const english = other === undefined ? catalogue('en') : read(other);
const { count, grade, sentences, sentenceGrade, hardest } = readingReport(english);

console.log(`${count} messages read at grade ${grade.toFixed(2)} (at most ${bounds.catalogue}).`);
console.log(
  `${sentences} of ${sentenceWords} words or more read at grade ${sentenceGrade.toFixed(2)}. The hardest:`,
);
for (const { id, grade: own, message } of hardest.slice(0, 8))
  console.log(`  ${own.toFixed(1)}  ${id}  ${message}`);

const findings = checkWords({ english, filipino: catalogue('fil'), known: catalogue('operatorTexts') });
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
else console.log('No word that docs/words.md avoids.');
