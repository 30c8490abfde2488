/** Pictures of a few screens: as many as a player comes back to while a finger goes up and down. */
const MOST_KEPT = 96;

/**
 * Holds the pictures that rows have shown last. A browser forgets a picture that no element shows: a row that shows it
 * again would have it fetched and, where it is a drawing, read and laid out anew, in the middle of a flick.
 */
export class KeptPictures {
  readonly #kept = new Map<string, HTMLImageElement>();

  keep(src: string): void {
    if (src === '' || this.#kept.has(src)) return;
    const held = new Image();
    held.src = src;
    this.#kept.set(src, held);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  get count(): number {
    return this.#kept.size;
  }
}
