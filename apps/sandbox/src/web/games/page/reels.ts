import type { GameTexts } from './gameTexts';

/** Pictures on a stage that change to symbols. */
interface Reels {
  /** Shows a symbol at a place, by its rank. */
  show(place: number, rank: number): void;
  /** What a symbol is called. */
  name(rank: number): string;
}

/** Connects to the pictures of a stage and fetches those that may come. */
export function openReels(root: Element, texts: GameTexts): Reels {
  const pictures = [...root.querySelectorAll('img')];
  const names = (root.querySelector<HTMLElement>('[data-symbols]')?.dataset['symbols'] ?? '').split(' ');
  for (const name of names) new Image().src = sourceOf(name);
  return {
    show(place, rank) {
      const picture = pictures[place];
      if (!picture) return;
      picture.src = sourceOf(names[rank]);
      picture.hidden = false;
    },
    name: (rank) => new Map(Object.entries(texts.symbols)).get(names[rank] ?? '') ?? '',
  };
}

function sourceOf(name = 'coin'): string {
  return `/sandbox/art/symbols/${name}.svg`;
}
