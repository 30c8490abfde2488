import { manilaDayMs } from '../kernel/manilaDayStart';
import { manilaToday } from '../kernel/manilaToday';

/** After its last sign a sitting counts on for two online pings and a bit: a phone may have lost its line or its power. */
const longestSilenceMs = 200_000;

/** A sitting as far as its time is counted. */
export interface CountedSitting {
  readonly seenAtMs: number;
  readonly isOpen: boolean;
}

/** Time at the games on one Manila day. */
export interface PlayedSpan {
  readonly day: string;
  readonly playedMs: number;
}

/** What an open sitting has added since its last sign, day by day; nothing for one that is over. */
export function playedSpans(sitting: CountedSitting | undefined, nowMs: number): readonly PlayedSpan[] {
  if (sitting === undefined || !sitting.isOpen) return [];
  const untilMs = Math.min(nowMs, sitting.seenAtMs + longestSilenceMs);
  const spans: PlayedSpan[] = [];
  for (let fromMs = sitting.seenAtMs; fromMs < untilMs;) {
    const { day, startsAtMs } = manilaToday(fromMs);
    const endMs = Math.min(untilMs, startsAtMs + manilaDayMs);
    spans.push({ day, playedMs: endMs - fromMs });
    fromMs = endMs;
  }
  return spans;
}
