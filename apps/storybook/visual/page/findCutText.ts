import { nameOf } from './nameOf';
import { ancestorsOf, scrollsAcross, scrollsDown } from './styleOf';

/** Line boxes may be lower than their letters; so much of a letter's height is air. */
const airShare = 0.25;
const tolerance = 1.5;

/** Every text of which a part is cut off and cannot be scrolled to. An ellipsis and a line clamp are deliberate. */
export function findCutText(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const findings: string[] = [];
  while (walker.nextNode()) {
    const finding = findCut(walker.currentNode);
    if (finding !== undefined) findings.push(finding);
  }
  return findings;
}

function findCut(text: Node): string | undefined {
  const element = text.parentElement;
  if (!element || text.textContent?.trim() === '' || element.closest('svg, script, style, select'))
    return undefined;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return undefined;
  const range = document.createRange();
  range.selectNodeContents(text);
  const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  const air = Number.parseFloat(getComputedStyle(element).fontSize) * airShare + tolerance;
  const cutter = findCutter(element, lines, air);
  return cutter && `${nameOf(element)}, ${placeOf(lines)}, is cut off by ${cutter}`;
}

/** Climbs from the text and returns the first box that shows one part of it and not another. */
function findCutter(element: Element, lines: readonly DOMRect[], air: number): string | undefined {
  const free = { across: false, down: false };
  let position = 'static';
  for (const ancestor of ancestorsOf(element)) {
    const style = getComputedStyle(ancestor);
    if (style.position === 'fixed') position = 'fixed';
    const isSkipped = position === 'absolute' && style.position === 'static' && style.transform === 'none';
    if (!isSkipped) {
      position = style.position === 'absolute' || position === 'fixed' ? position : 'static';
      if (isDeliberate(style)) return undefined;
      free.across ||= scrollsAcross(style);
      free.down ||= scrollsDown(style);
      if (isCutBy(ancestor, style, lines, free, air)) {
        return `${nameOf(ancestor)}, ${placeOf([ancestor.getBoundingClientRect()])}`;
      }
      position = style.position;
    }
  }
  const isLost =
    !free.across && lines.some(({ left, right }) => left < innerWidth && right > innerWidth + tolerance);
  return isLost ? 'the edge of the screen' : undefined;
}

const isDeliberate = (style: CSSStyleDeclaration) =>
  (style.textOverflow === 'ellipsis' && style.overflowX !== 'visible') ||
  style.getPropertyValue('-webkit-line-clamp') !== 'none' ||
  style.clipPath !== 'none' ||
  style.clip !== 'auto';

function isCutBy(
  ancestor: Element,
  style: CSSStyleDeclaration,
  lines: readonly DOMRect[],
  free: Readonly<{ across: boolean; down: boolean }>,
  air: number,
): boolean {
  const box = ancestor.getBoundingClientRect();
  const isClosed = box.width <= 1 || box.height <= 1;
  const isSeen = lines.some(
    (line) =>
      line.right > box.left && line.left < box.right && line.bottom > box.top && line.top < box.bottom,
  );
  if (isClosed || !isSeen) return false;
  const cutsAcross = style.overflowX !== 'visible' && !free.across;
  const cutsDown = style.overflowY !== 'visible' && !free.down;
  return lines.some(
    (line) =>
      (cutsAcross && (line.right > box.right + tolerance || line.left < box.left - tolerance)) ||
      (cutsDown && (line.bottom > box.bottom + air || line.top < box.top - air)),
  );
}

/** Where something stands, so that a finding can be checked without drawing it. */
function placeOf(boxes: readonly DOMRect[]): string {
  const [left, top, right, bottom] = [
    Math.min(...boxes.map((box) => box.left)),
    Math.min(...boxes.map((box) => box.top)),
    Math.max(...boxes.map((box) => box.right)),
    Math.max(...boxes.map((box) => box.bottom)),
  ].map(Math.round);
  return `from ${left},${top} to ${right},${bottom}`;
}
