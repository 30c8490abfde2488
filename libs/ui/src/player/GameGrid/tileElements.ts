import type { TranslateText } from '@kislap/i18n';

import { fireFill, heartFill, heartRegular, imageBrokenRegular } from '../../icons/games';
import type { Glyph } from '../../icons/Glyph';
import { badge } from '../../primitives/Badge/Badge.css';
import { icon } from '../../primitives/Icon/Icon.css';
import { category, frame, heart, name, open, tag, tile, words } from '../GameTile/GameTile.css';
import type { GameTileFacts } from '../GameTile/GameTile';

/** What the tiles of a grid say, in the player's language, filled in once. */
export interface TileWords {
  readonly hot: string;
  readonly isNew: string;
  readonly isResting: string;
  readonly favoriteOf: (name: string) => string;
}

const HOLE = '\u0000';

/** @returns the words of all tiles; those around a name are cut once */
export function tileWords(text: TranslateText): TileWords {
  const around = text('game.favorite', { name: HOLE }).split(HOLE);
  return {
    hot: text('game.hot'),
    isNew: text('game.new'),
    isResting: text('game.maintShort'),
    favoriteOf: (ofGame) => around.join(ofGame),
  };
}

/** The elements of a `GameTile`, made and filled by hand: to the last attribute what React draws for the same game. */
export interface TileElements {
  readonly root: HTMLElement;
  readonly fill: (game: GameTileFacts) => void;
  /** The game that is shown. */
  readonly game: () => GameTileFacts;
  readonly isHeart: (pressed: Node) => boolean;
}

interface TileKind {
  readonly words: TileWords;
  /** A game that rests cannot be pressed. */
  readonly isResting: boolean;
  readonly hasHeart: boolean;
}

/** Makes the elements for one game; `fill` makes them those of another of its kind. */
export function makeTile(first: GameTileFacts, { words: said, isResting, hasHeart }: TileKind): TileElements {
  let game = first;
  const nameElement = make('span', name);
  const categoryElement = make('span', category);
  const nameText = nameElement.appendChild(new Text());
  const categoryText = categoryElement.appendChild(new Text());
  const face = isResting
    ? make('div', open)
    : make('button', open, { type: 'button', 'data-opens': 'sheet' });
  const root = make('div', tile, isResting ? { 'data-resting': 'true' } : {});
  const picture = makePicture();
  face.append(picture.shown(), make('span', words, {}, nameElement, categoryElement));
  root.append(face);
  const heartElement = hasHeart
    ? make('button', heart, { type: 'button' }, drawing(heartRegular))
    : undefined;
  if (heartElement !== undefined) root.append(heartElement);
  let label: GameTileFacts['label'];
  const fill = (next: GameTileFacts): void => {
    game = next;
    picture.fill(next.imageUrl);
    if (label !== next.label) {
      if (label !== undefined) picture.shown().nextElementSibling?.remove();
      if (next.label !== undefined) picture.shown().after(makeTag(next.label, said));
      label = next.label;
    }
    if (!isResting) put(face, 'data-title', next.name);
    say(nameText, next.name);
    say(categoryText, isResting ? said.isResting : next.category);
    if (heartElement === undefined) return;
    put(heartElement, 'aria-pressed', String(next.isFavorite === true));
    put(heartElement, 'aria-label', said.favoriteOf(next.name));
    const path = heartElement.querySelector('path');
    if (path !== null) put(path, 'd', (next.isFavorite === true ? heartFill : heartRegular).line);
  };
  fill(first);
  return { root, fill, game: () => game, isHeart: (pressed) => heartElement?.contains(pressed) === true };
}

/** The picture of a tile, or the sign of a broken one where there is none or it could not be loaded. */
function makePicture() {
  const image = make('img', frame, {
    width: '240',
    height: '320',
    alt: '',
    loading: 'eager',
    decoding: 'async',
  });
  let shown: Element = image;
  const show = (next: Element): void => {
    shown.replaceWith(next);
    shown = next;
  };
  const showBroken = (): void => show(make('span', frame, {}, drawing(imageBrokenRegular, 'md')));
  image.addEventListener('error', showBroken);
  return {
    shown: () => shown,
    fill: (src: string | undefined): void => {
      if (src === undefined) {
        if (shown === image) showBroken();
        image.removeAttribute('data-src');
      } else if (image.dataset.src !== src) {
        image.dataset.src = src;
        if (shown !== image) show(image);
      }
    },
  };
}

function makeTag(label: 'hot' | 'new', said: TileWords): HTMLElement {
  const isHot = label === 'hot';
  const words = make('span', badge({ tone: isHot ? 'accent' : 'media' }));
  if (isHot) words.append(drawing(fireFill));
  words.append(isHot ? said.hot : said.isNew);
  return make('span', tag, {}, words);
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tagName: Tag,
  className: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Node[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tagName);
  element.className = className;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

/** An `Icon` beside words. */
function drawing({ line, tone }: Glyph, size: 'xs' | 'md' = 'xs'): SVGElement {
  if (tone !== undefined) throw new Error('A tile has drawings of one layer.');
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 256 256');
  svg.setAttribute('class', icon({ size }));
  svg.setAttribute('aria-hidden', 'true');
  svg.appendChild(document.createElementNS(SVG, 'path')).setAttribute('d', line);
  return svg;
}

const put = (element: Element, attribute: string, value: string): void => {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
};

const say = (text: Text, words: string): void => {
  if (text.data !== words) text.data = words;
};
