import { nameOf } from './nameOf';
import { isOperatorsWord } from './isOperatorsWord';

/** Three letters without an accent, one of them a vowel: in the language nobody speaks there is no such word. */
const plainWord = /(?<!\p{L})[a-z]*[aeiou][a-z]*(?!\p{L})/giu;
const shortest = 3;

/** Every visible word that did not come from the catalogue, nor from the operator or the player. */
export function findPlainWords(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const findings: string[] = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (element?.checkVisibility() !== true || element.closest('script, style, svg')) continue;
    const words = walker.currentNode.textContent?.match(plainWord) ?? [];
    const plain = words.filter((word) => word.length >= shortest && !isOperatorsWord(word));
    if (plain.length > 0) findings.push(`${nameOf(element)} says ${plain.join(', ')} in plain English`);
  }
  return findings;
}
