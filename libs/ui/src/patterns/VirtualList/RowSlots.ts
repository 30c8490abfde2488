/** Rows from one to the one before `end`. */
export interface RowRange {
  readonly first: number;
  readonly end: number;
}

/**
 * Which row each element of a long list shows. An element takes the rows whose index leaves its own number when divided
 * by the count of elements, so that no two show the same. A row may be drawn in parts, which follow one after the other.
 *
 * Only what shows another row is told so: the list itself is not drawn anew while it moves.
 */
export class RowSlots {
  readonly count: number;
  readonly #parts: number;
  /** The index of the row shown, by slot and part. */
  readonly #shown: Int32Array;
  readonly #listeners = new Map<number, () => void>();
  readonly #restListeners = new Set<() => void>();

  /**
   * @param first the row that comes first
   * @param count how many elements there are, one a row
   * @param parts in how many parts a row is drawn
   */
  constructor(first: number, count: number, parts = 1) {
    this.count = count;
    this.#parts = parts;
    this.#shown = new Int32Array(count * parts);
    for (let cell = 0; cell < this.#shown.length; cell += 1) this.#shown[cell] = this.#due(cell, first);
  }

  /** The row that a part of a slot shows. */
  readonly rowOf = (slot: number, part: number): number => this.#shown[slot * this.#parts + part] ?? 0;

  /** @returns ends it */
  readonly listen = (slot: number, part: number, onChange: () => void): (() => void) => {
    const cell = slot * this.#parts + part;
    this.#listeners.set(cell, onChange);
    return () => {
      if (this.#listeners.get(cell) === onChange) this.#listeners.delete(cell);
    };
  };

  /** @param onRest called when the list has come to rest @returns ends it */
  readonly listenForRest = (onRest: () => void): (() => void) => {
    this.#restListeners.add(onRest);
    return () => {
      this.#restListeners.delete(onRest);
    };
  };

  /** The list has come to rest. */
  rest(): void {
    for (const onRest of this.#restListeners) onRest();
  }

  /**
   * Gives the elements the rows from `first` on.
   *
   * @param urgent rows that may be seen soon and are drawn whole now
   * @param budget how many parts of others are drawn now; they follow in the order of their distance from what is seen
   */
  show(first: number, urgent: RowRange, budget: number): void {
    const later: { readonly cell: number; readonly away: number }[] = [];
    for (let cell = 0; cell < this.#shown.length; cell += 1) {
      const row = this.#due(cell, first);
      if (this.#shown[cell] === row) continue;
      const away = row < urgent.first ? urgent.first - row : row - urgent.end + 1;
      if (away > 0) later.push({ cell, away });
      else this.#set(cell, row);
    }
    later.sort((a, b) => a.away - b.away || a.cell - b.cell);
    for (const { cell } of later.slice(0, budget)) this.#set(cell, this.#due(cell, first));
  }

  #due(cell: number, first: number): number {
    const { count } = this;
    const slot = Math.floor(cell / this.#parts);
    return first + ((((slot - first) % count) + count) % count);
  }

  #set(cell: number, row: number): void {
    this.#shown[cell] = row;
    this.#listeners.get(cell)?.();
  }
}
