/** Rows from one to the one before `end`. */
export interface RowRange {
  readonly first: number;
  readonly end: number;
}

/**
 * Which row each element of a long list shows. An element takes the rows whose index leaves its own number when divided
 * by the count of elements, so that no two show the same.
 *
 * Only what shows another row is told so: the list itself is not drawn anew while it moves.
 */
export class RowSlots {
  readonly count: number;
  /** The index of the row shown, by slot. */
  readonly #shown: Int32Array;
  readonly #listeners = new Map<number, () => void>();
  readonly #restListeners = new Set<() => void>();

  /**
   * @param first the row that comes first
   * @param count how many elements there are, one a row
   */
  constructor(first: number, count: number) {
    this.count = count;
    this.#shown = Int32Array.from({ length: count }, (_, slot) => this.#due(slot, first));
  }

  /** The row that a slot shows. */
  readonly rowOf = (slot: number): number => this.#shown[slot] ?? 0;

  /** @returns ends it */
  readonly listen = (slot: number, onChange: () => void): (() => void) => {
    this.#listeners.set(slot, onChange);
    return () => {
      if (this.#listeners.get(slot) === onChange) this.#listeners.delete(slot);
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
   * @param urgent rows that may be seen soon and are drawn now
   * @param budget how many others are drawn now; they follow in the order of their distance from what is seen
   */
  show(first: number, urgent: RowRange, budget: number): void {
    const later: { readonly slot: number; readonly away: number }[] = [];
    for (let slot = 0; slot < this.count; slot += 1) {
      const row = this.#due(slot, first);
      if (this.#shown[slot] === row) continue;
      const away = row < urgent.first ? urgent.first - row : row - urgent.end + 1;
      if (away > 0) later.push({ slot, away });
      else this.#set(slot, row);
    }
    later.sort((a, b) => a.away - b.away || a.slot - b.slot);
    for (const { slot } of later.slice(0, budget)) this.#set(slot, this.#due(slot, first));
  }

  #due(slot: number, first: number): number {
    const { count } = this;
    return first + ((((slot - first) % count) + count) % count);
  }

  #set(slot: number, row: number): void {
    this.#shown[slot] = row;
    this.#listeners.get(slot)?.();
  }
}
