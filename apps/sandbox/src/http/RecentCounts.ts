const mostSubjects = 20_000;

/**
 * How often somebody did something lately, in the memory of this process: several processes over one database each
 * count for themselves. Bounded: when too many are counted, those that began longest ago are forgotten first.
 */
export class RecentCounts {
  readonly #spans = new Map<string, { readonly endsAtMs: number; count: number }>();

  /**
   * Counts one more, unless the span is used up.
   *
   * @returns 0, or how many milliseconds it takes until the next one counts
   */
  add(
    subject: string,
    { most, withinMs, nowMs }: { readonly most: number; readonly withinMs: number; readonly nowMs: number },
  ): number {
    const span = this.#spans.get(subject);
    // A clock that goes back begins anew rather than to keep somebody waiting.
    if (span && span.endsAtMs > nowMs && span.endsAtMs <= nowMs + withinMs) {
      if (span.count >= most) return span.endsAtMs - nowMs;
      span.count += 1;
      return 0;
    }
    this.#spans.delete(subject);
    this.#spans.set(subject, { endsAtMs: nowMs + withinMs, count: 1 });
    this.#forgetOldest();
    return 0;
  }

  #forgetOldest(): void {
    if (this.#spans.size <= mostSubjects) return;
    for (const oldest of this.#spans.keys()) {
      this.#spans.delete(oldest);
      return;
    }
  }
}
