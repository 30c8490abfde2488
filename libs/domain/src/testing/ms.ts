import { type EpochMilliseconds, epochMillisecondsFrom } from '../time';

/** An instant in a test, in milliseconds after its start. */
export function ms(afterStart: number): EpochMilliseconds {
  return epochMillisecondsFrom(1_763_000_000_000 + afterStart);
}
