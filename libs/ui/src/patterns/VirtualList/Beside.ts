import { marked } from './besideRows';
import type { Sight } from './dueRows';
import type { RowPlaces } from './RowPlaces';

/** The inside of a part of a page that is out of it, with the scrolling of what is in it. */
interface TakenOut {
  readonly place: HTMLElement;
  readonly inside: Element;
  readonly height: number;
  readonly isAbove: boolean;
  readonly scrolled: readonly (readonly [Element, number])[];
}

/** What moves by so much at once is flicked and not read, px. */
const FLICKED_PX = 30;
/** The next flick comes sooner than that, ms. */
const REST_MS = 800;
/** Between one part that comes back and the next, for what is touched meanwhile, ms. */
const PAUSE_MS = 50;

/** What is taken out of one page for the sake of one list. */
export class Beside {
  #out: readonly TakenOut[] = [];
  /** It was looked for since all was there; there may have been nothing to take out. */
  #isLookedFor = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Hears of each movement of the list, and of its rest, which is none. @param target what scrolls */
  follow({ start, screen, movedPx }: Sight, places: RowPlaces, target: EventTarget | undefined): void {
    const px = Math.abs(movedPx);
    if (px === 0) {
      if (this.#isLookedFor) this.#timer ??= setTimeout(this.#putNext, REST_MS);
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // A screen from here there is something else than the list to be seen.
    const isAtStart = start < 2 * screen;
    const isAtEnd = start > places.topOf(places.count) - 3 * screen;
    if (isAtStart || isAtEnd) this.#putWhere(({ isAbove }) => (isAbove ? isAtStart : isAtEnd));
    // A jump is no flick.
    else if (!this.#isLookedFor && px > FLICKED_PX && px < screen && target instanceof Element)
      this.#takeOut(target);
  }

  /** All of it, at once. */
  putBack(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#putWhere(() => true);
  }

  /** What is further from what a scroller shows than its own height. Whoever is in it stays there. */
  #takeOut(scroller: Element): void {
    this.#isLookedFor = true;
    const screen = scroller.getBoundingClientRect();
    this.#out = [...marked].flatMap((place) => {
      const [inside, second] = place.children;
      if (inside === undefined || second !== undefined || !scroller.contains(place)) return [];
      const { top, bottom, height } = place.getBoundingClientRect();
      const isAbove = bottom < screen.top - screen.height;
      if (!(isAbove || top > screen.bottom + screen.height) || isInUse(inside)) return [];
      const all = [...inside.getElementsByTagName('*')];
      const scrolled = all.flatMap((one) => (one.scrollLeft === 0 ? [] : [[one, one.scrollLeft] as const]));
      return [{ place, inside, height, isAbove, scrolled }];
    });
    for (const { place, inside, height } of this.#out) {
      place.style.height = `${height}px`;
      inside.remove();
    }
  }

  readonly #putNext = (): void => {
    const [next] = this.#out;
    this.#putWhere((one) => one === next);
    this.#timer = this.#isLookedFor ? setTimeout(this.#putNext, PAUSE_MS) : undefined;
  };

  #putWhere(isDue: (one: TakenOut) => boolean): void {
    const due = this.#out.filter(isDue);
    this.#out = this.#out.filter((one) => !due.includes(one));
    this.#isLookedFor = this.#out.length > 0;
    for (const { place, inside, scrolled } of due) {
      place.append(inside);
      place.style.height = '';
      for (const [element, left] of scrolled) element.scrollTo({ left, behavior: 'instant' });
    }
  }
}

/** Somebody is at it: it has the focus, or words of it are selected. */
const isInUse = (element: Element): boolean =>
  element.contains(document.activeElement) || element.contains(document.getSelection()?.anchorNode ?? null);
