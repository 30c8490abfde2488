import { quantile } from './quantile';

/** How a kind of call did. */
export interface Measured {
  readonly calls: number;
  readonly perSecond: number;
  /** Half of the calls were answered within this, in milliseconds. */
  readonly p50Ms: number;
  /** 99 of 100 calls were answered within this, in milliseconds. */
  readonly p99Ms: number;
  /** What a call took of the operator's processor time, which foreign load changes least. */
  readonly processorMs?: number;
}

/**
 * Makes calls over `connections` at once and measures them.
 *
 * @param most stops after so many calls, where each of them can be made once only
 */
export async function measure(
  call: (turn: number) => Promise<void>,
  {
    connections,
    forMs,
    most = Infinity,
  }: { readonly connections: number; readonly forMs: number; readonly most?: number },
): Promise<Measured> {
  const tookMs: number[] = [];
  const startMs = performance.now();
  let turn = 0;
  const workers = Array.from({ length: connections }, async () => {
    while (performance.now() - startMs < forMs && turn < most) {
      const callStartMs = performance.now();
      turn += 1;
      await call(turn - 1);
      tookMs.push(performance.now() - callStartMs);
    }
  });
  await Promise.all(workers);
  const seconds = (performance.now() - startMs) / 1000;
  return {
    calls: tookMs.length,
    perSecond: tookMs.length / seconds,
    p50Ms: quantile(tookMs, 0.5),
    p99Ms: quantile(tookMs, 0.99),
  };
}
