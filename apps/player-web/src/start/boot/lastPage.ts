import { visitorView } from '../../features/first-view/visitorView';
import { LAST_VIEW, lookOf } from '../../session/offline/lastPage';
import type { DrawnNode } from '../../session/offline/lastPage';
import { isUntouched } from './isUntouched';
import { READY_EVENT } from './READY_EVENT';
import { readStored } from './readPage';

const SVG = 'http://www.w3.org/2000/svg';

/** Fields of what is kept, whatever it is. */
const fieldOf = (kept: unknown, name: string): unknown =>
  typeof kept === 'object' && kept !== null ? Object.getOwnPropertyDescriptor(kept, name)?.value : undefined;

const listOf = (kept: unknown): readonly unknown[] => (Array.isArray(kept) ? kept : []);

const isDrawn = (kept: unknown): kept is DrawnNode => {
  const [name, attributes, ...inside] = listOf(kept);
  const isElement = typeof name === 'string' && typeof attributes === 'object' && attributes !== null;
  return typeof kept === 'string' || (isElement && inside.every(isDrawn));
};

/** Draws what this player last saw in place of the shapes of it; its money is veiled. Nothing of anybody else. */
export function drawLastPage(root: HTMLElement): void {
  const kept = readStored(LAST_VIEW);
  const userId = fieldOf(readStored('session'), 'userId');
  const build = document.querySelector<HTMLMetaElement>('meta[name=kislap-build]')?.content;
  const page = fieldOf(kept, 'page');
  const isOwn =
    userId !== undefined &&
    fieldOf(kept, 'userId') === userId &&
    fieldOf(kept, 'build') === build &&
    fieldOf(kept, 'lang') === root.lang &&
    fieldOf(page, 'look') === lookOf(root) &&
    !isUntouched(userId);
  if (!isOwn || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(String(fieldOf(page, 'styles')));
  document.adoptedStyleSheets = [sheet];
  document.addEventListener(READY_EVENT, () => (document.adoptedStyleSheets = []), { once: true });
  const places = document.querySelectorAll(`[${visitorView.attribute}=${visitorView.player}]`);
  listOf(fieldOf(page, 'parts')).forEach((part, index) => {
    const nodes = listOf(part);
    if (nodes.every(isDrawn)) places[index]?.replaceChildren(...nodes.map((node) => draw(node, false)));
  });
}

function draw(node: DrawnNode, isSvg: boolean): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const [name, attributes, ...inside] = node;
  const isOfSvg = isSvg || name === 'svg';
  const element = isOfSvg ? document.createElementNS(SVG, name) : document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...inside.map((one) => draw(one, isOfSvg)));
  return element;
}
