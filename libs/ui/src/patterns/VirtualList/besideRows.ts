import type { Sight } from './dueRows';
import type { RowPlaces } from './RowPlaces';

/** A part of a page that may be taken out of it, with the scrolling of what is in it. */
interface TakenOut {
  readonly place: HTMLElement;
  readonly inside: Element;
  readonly height: number;
  readonly scrolled: readonly (readonly [Element, number])[];
}

const marked = new Set<HTMLElement>();

/**
 * The ref of what stands above or below a long list: while that runs far away, its inside is taken out of the document,
 * which is quicker the less is in it, and only its height stays. What is in it keeps its state, and is there again once
 * the list is at rest.
 *
 * It has one child, always the same element: React finds its way in that, wherever it is.
 */
export function besideRows(place: HTMLElement | null): (() => void) | undefined {
  if (place === null) return undefined;
  marked.add(place);
  return () => void marked.delete(place);
}

/** What moves by so much at once is flicked and not read, px. */
const FLICKED_PX = 30;

/** What is taken out of one page for the sake of one list. */
export class Beside {
  #out: readonly TakenOut[] = [];
  /** It was looked for since all was there; there may have been nothing to take out. */
  #isLookedFor = false;

  /** Hears of each movement of the list, and of its rest, which is none. @param target what scrolls */
  follow({ start, screen, movedPx }: Sight, places: RowPlaces, target: EventTarget | undefined): void {
    // Of the list alone: a screen from here there is nothing else to be seen.
    const isInside = start > 2 * screen && start < places.topOf(places.count) - 3 * screen;
    const px = Math.abs(movedPx);
    if (this.#isLookedFor) {
      if (!isInside || px === 0) this.putBack();
    } else if (isInside && px > FLICKED_PX && px < screen && target instanceof Element) {
      // A jump is no flick.
      this.#takeOut(target);
    }
  }

  /** What is further from what a scroller shows than its own height. Whoever is in it stays there. */
  #takeOut(scroller: Element): void {
    this.#isLookedFor = true;
    const screen = scroller.getBoundingClientRect();
    this.#out = [...marked].flatMap((place) => {
      const [inside, second] = place.children;
      if (inside === undefined || second !== undefined || !scroller.contains(place)) return [];
      const { top, bottom, height } = place.getBoundingClientRect();
      const isFar = bottom < screen.top - screen.height || top > screen.bottom + screen.height;
      if (!isFar || isInUse(inside)) return [];
      const all = [...inside.getElementsByTagName('*')];
      const scrolled = all.flatMap((one) => (one.scrollLeft === 0 ? [] : [[one, one.scrollLeft] as const]));
      return [{ place, inside, height, scrolled }];
    });
    for (const { place, inside, height } of this.#out) {
      place.style.height = `${height}px`;
      inside.remove();
    }
  }

  putBack(): void {
    this.#isLookedFor = false;
    for (const { place, inside, scrolled } of this.#out) {
      place.append(inside);
      place.style.height = '';
      for (const [element, left] of scrolled) element.scrollTo({ left, behavior: 'instant' });
    }
    this.#out = [];
  }
}

/** Somebody is at it: it has the focus, or words of it are selected. */
const isInUse = (element: Element): boolean =>
  element.contains(document.activeElement) || element.contains(document.getSelection()?.anchorNode ?? null);
