/** Description, sections 4 and 9: 60 s between codes; rules, section 17: another wait of the server overrides it. */
export function resendSecondsLeft(answeredAt: number, wait: number | undefined, now: number): number {
  const interval = wait ?? 60;
  const left = Math.ceil((answeredAt + interval * 1_000 - now) / 1_000);
  // A clock that went back does not make it longer.
  return Math.min(interval, Math.max(0, left));
}

export interface BrokenChunk {
  readonly path: string;
  readonly at: number;
}

/** Rules, section 16: a path reloads once in 10 s; the next time from 10 s on. */
export function reloadsOf(breaks: readonly BrokenChunk[], windowMs = 10_000): readonly boolean[] {
  const reloads: BrokenChunk[] = [];
  return breaks.map(({ path, at }) => {
    const isRecent = reloads.some((one) => one.path === path && at - one.at < windowMs);
    if (!isRecent) reloads.push({ path, at });
    return !isRecent;
  });
}
