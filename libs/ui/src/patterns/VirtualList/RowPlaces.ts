/**
 * Where rows stand below each other: all of one usual height, but for those that were measured to have another.
 * Nothing is added up while no row differs.
 */
export class RowPlaces {
  readonly usualPx: number;
  readonly count: number;
  /** The top of every row and the end of the last; only kept when heights differ. */
  readonly #tops: Float64Array | undefined;

  /**
   * @param keyAt the key of each row, in their order
   * @param own heights of the rows that differ, by their keys
   */
  constructor(
    count: number,
    keyAt: (index: number) => string | undefined,
    usualPx: number,
    own: ReadonlyMap<string, number>,
  ) {
    this.usualPx = usualPx;
    this.count = count;
    this.#tops = own.size === 0 ? undefined : new Float64Array(count + 1);
    if (this.#tops === undefined) return;
    for (let index = 0, top = 0; index < count; index += 1) {
      top += own.get(keyAt(index) ?? '') ?? usualPx;
      this.#tops[index + 1] = top;
    }
  }

  /** Distance of a row from the first one's top, px; of the row after the last: the height of all. */
  topOf(index: number): number {
    return this.#tops?.[index] ?? index * this.usualPx;
  }

  heightOf(index: number): number {
    return this.topOf(index + 1) - this.topOf(index);
  }

  /** The row at a distance from the first one's top; the first or last one beyond them. */
  indexAt(px: number): number {
    let [low, high] = [0, Math.max(0, this.count - 1)];
    if (this.#tops === undefined) return Math.min(high, Math.max(low, Math.floor(px / this.usualPx)));
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.topOf(middle) <= px) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
