/** How a kind of call did. */
export interface Measured {
  readonly calls: number;
  readonly perSecond: number;
  /** Half of the calls were answered within this, in milliseconds. */
  readonly p50Ms: number;
  /** 99 of 100 calls were answered within this, in milliseconds. */
  readonly p99Ms: number;
}

/** Makes calls over `connections` at once for a while and measures them. */
export async function measure(
  call: () => Promise<void>,
  { connections, forMs }: { readonly connections: number; readonly forMs: number },
): Promise<Measured> {
  const tookMs: number[] = [];
  const startMs = performance.now();
  const workers = Array.from({ length: connections }, async () => {
    while (performance.now() - startMs < forMs) {
      const callStartMs = performance.now();
      await call();
      tookMs.push(performance.now() - callStartMs);
    }
  });
  await Promise.all(workers);
  const seconds = (performance.now() - startMs) / 1000;
  const sorted = tookMs.toSorted((left, right) => left - right);
  const quantile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return {
    calls: sorted.length,
    perSecond: sorted.length / seconds,
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
  };
}
