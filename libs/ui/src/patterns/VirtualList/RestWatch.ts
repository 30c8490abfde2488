/** Says once that nothing has moved for a while. */
export class RestWatch {
  readonly #restMs: number;
  #movedMs = 0;
  #onRest: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(restMs: number) {
    this.#restMs = restMs;
  }

  /** A movement, after which there will be rest. A timer of its own for each would be set and taken back sixty times a second. */
  move(onRest: () => void): void {
    this.#movedMs = performance.now();
    this.#onRest = onRest;
    this.#timer ??= setTimeout(this.#look, this.#restMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  readonly #look = (): void => {
    const leftMs = this.#movedMs + this.#restMs - performance.now();
    this.#timer = leftMs > 0 ? setTimeout(this.#look, leftMs) : undefined;
    if (leftMs <= 0) this.#onRest?.();
  };
}
