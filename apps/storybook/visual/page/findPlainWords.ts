import { nameOf } from './nameOf';
import { withoutOperatorsTexts } from './operatorsTexts';

/** Three letters without an accent, one of them a vowel: in the language nobody speaks there is no such word. */
const plainWord = /(?<!\p{L})[a-z]*[aeiou][a-z]*(?!\p{L})/giu;
const shortest = 3;

const plainWordsIn = (text: string) =>
  [...text.matchAll(plainWord)].map(([word]) => word).filter(({ length }) => length >= shortest);

/** Every visible word that did not come from the catalogue, nor from the operator or the player. */
export function findPlainWords(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const findings: string[] = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent ?? '';
    if (plainWordsIn(text).length === 0 || element?.checkVisibility() !== true) continue;
    if (element.closest('script, style, svg')) continue;
    const plain = plainWordsIn(withoutOperatorsTexts(text));
    if (plain.length > 0) findings.push(`${nameOf(element)} says ${plain.join(', ')} in plain English`);
  }
  return findings;
}
