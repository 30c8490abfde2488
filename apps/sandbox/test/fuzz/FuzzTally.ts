/** What a run of the fuzz has seen. */
export class FuzzTally {
  cases = 0;
  /** Cases that got past the schema of their call. */
  fitting = 0;
  /** Answers by their code. */
  readonly byCode = new Map<number, number>();
  /** Answers that were a failure of the server's own. */
  failures = 0;

  count(code: number): void {
    this.cases += 1;
    this.byCode.set(code, (this.byCode.get(code) ?? 0) + 1);
    if (code >= 500 && code <= 599) this.failures += 1;
  }

  /** One line a code, in order. */
  table(): string {
    const codes = [...this.byCode].toSorted(([one], [other]) => one - other);
    return codes
      .map(([code, times]) => `${String(code).padStart(6)} ${String(times).padStart(8)}`)
      .join('\n');
  }
}
