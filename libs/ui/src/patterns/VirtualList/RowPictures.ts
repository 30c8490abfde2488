/** Pictures of a few screens: as many as a player comes back to while a finger goes up and down. */
const MOST_KEPT = 96;
/** Faster than this nobody sees a picture pass, px a millisecond. */
const FAST = 1.2;
/** No movement for so long: the list stands, ms. */
const STANDS_MS = 60;
/** Pictures that are put into their places in one frame, once a list is slow enough to be looked at. */
const A_FRAME = 2;

/**
 * The pictures of a long list. An `img` with `data-src` is given its picture here: at once in a list that stands or goes
 * slowly, and once it is slow where it runs. A browser takes longer to change the picture of a row than its words.
 *
 * The pictures that were shown last are held: a browser forgets what no element shows, and would fetch it and, where it
 * is a drawing, read and lay it out anew in the middle of a flick.
 */
export class RowPictures {
  readonly #kept = new Map<string, HTMLImageElement>();
  readonly #waiting = new Set<HTMLImageElement>();
  #topPx = 0;
  #movedAtMs = -Infinity;
  #speed = 0;
  #frame: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Hears how far the list is scrolled. */
  move(topPx: number, nowMs: number): void {
    this.#speed = Math.abs(topPx - this.#topPx) / Math.max(1, nowMs - this.#movedAtMs);
    this.#topPx = topPx;
    this.#movedAtMs = nowMs;
    if (this.#waiting.size > 0) this.#wait(nowMs);
  }

  /** Shows each picture of a row, or an empty frame until its own has come. */
  show(row: Element): void {
    for (const image of row.getElementsByTagName('img')) {
      if (image.dataset.src === undefined || image.dataset.src === image.getAttribute('src')) {
        blankUntilLoaded(image);
      } else if (this.#isFast(performance.now())) {
        image.toggleAttribute('data-blank', true);
        this.#waiting.add(image);
        this.#wait(performance.now());
      } else this.#fill(image);
    }
  }

  stop(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  get keptCount(): number {
    return this.#kept.size;
  }

  #isFast(nowMs: number): boolean {
    return this.#speed > FAST && nowMs - this.#movedAtMs < STANDS_MS;
  }

  /** Looks in the next frame, or where the list runs once it may stand: a frame asked for each frame is dear. */
  #wait(nowMs: number): void {
    if (this.#isFast(nowMs)) {
      this.#timer ??= setTimeout(this.#look, STANDS_MS);
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#frame ??= requestAnimationFrame(this.#look);
  }

  readonly #look = (): void => {
    this.stop();
    const nowMs = performance.now();
    if (!this.#isFast(nowMs)) {
      for (const image of [...this.#waiting].slice(0, A_FRAME)) this.#fill(image);
    }
    if (this.#waiting.size > 0) this.#wait(nowMs);
  };

  #fill(image: HTMLImageElement): void {
    this.#waiting.delete(image);
    const src = image.dataset.src;
    if (src === undefined || !image.isConnected) return;
    if (image.getAttribute('src') !== src) image.setAttribute('src', src);
    blankUntilLoaded(image);
    this.#keep(src);
  }

  #keep(src: string): void {
    if (this.#kept.has(src)) return;
    const held = new Image();
    held.src = src;
    this.#kept.set(src, held);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

/** No row shows the picture of the one before it. One that the browser has at hand is complete once it is asked for. */
export const blankUntilLoaded = (image: HTMLImageElement): void => {
  image.toggleAttribute('data-blank', !image.complete);
};
