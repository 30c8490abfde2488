import type { Report } from '../run/Report';

/** 0 when the server conforms, 1 when it does not; warnings count only where they are asked to. */
export function exitCodeOf({ results }: Report, isStrict: boolean): 0 | 1 {
  const fails = results.some(
    ({ outcome, severity }) => outcome === 'failed' && (isStrict || severity === 'error'),
  );
  return fails ? 1 : 0;
}
