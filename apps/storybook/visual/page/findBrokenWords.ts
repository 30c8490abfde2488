import { nameOf } from './nameOf';

/** So much of the screen may stand beside a word: gutters, the frame around it, a picture, a button. */
const besidesPx = 176;

/** Between blanks; a hyphen is a place to break, and what has other signs in it is a number or an address. */
const words = /(?<=^|[\s(“-])\p{L}{2,}(?=$|[\s,;:!?)”…-]|\.(?:\s|$))/gu;

/** Every word that goes on in the next line although the screen has room for the whole of it. */
export function findBrokenWords(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const findings: string[] = [];
  while (walker.nextNode()) findings.push(...findBrokenIn(walker.currentNode));
  return findings;
}

function findBrokenIn(text: Node): readonly string[] {
  const element = text.parentElement;
  if (!element || element.closest('svg, script, style, select')) return [];
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
  const range = document.createRange();
  range.selectNodeContents(text);
  // Of text that keeps to one line the rest is out of sight, and an ellipsis says so.
  const isOneLine = getComputedStyle(element).getPropertyValue('-webkit-line-clamp') === '1';
  if (isOneLine || linesOf(range) < 2) return [];
  return [...(text.textContent ?? '').matchAll(words)]
    .filter(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return linesOf(range) > 1 && widthOf(word, element) <= innerWidth - besidesPx;
    })
    .map(([word]) => `“${word}” of ${nameOf(element)} is broken`);
}

const linesOf = (range: Range) => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;

const canvas = document.createElement('canvas').getContext('2d');

function widthOf(word: string, element: Element): number {
  if (canvas === null) throw new Error('This browser measures no text.');
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return canvas.measureText(word).width;
}
