import { type EpochSeconds, epochSecondsFrom } from '../time';

/** An instant in a test, written with its offset: seconds('2025-11-17T00:00:00+08:00'). */
export function seconds(isoText: string): EpochSeconds {
  return epochSecondsFrom(Date.parse(isoText) / 1000);
}
