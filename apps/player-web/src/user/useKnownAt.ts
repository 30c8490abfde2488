import { serverNow } from '@kislap/api';
import { epochSecondsFrom } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import { useState } from 'react';

interface Answer {
  readonly data: unknown;
  readonly error: unknown;
  readonly isValidating: boolean;
}

/** When a cached answer was last confirmed by the operator; nothing before the first time. */
export function useKnownAt({ data, error, isValidating }: Answer): EpochSeconds | undefined {
  const [knownAt, setKnownAt] = useState<EpochSeconds>();
  const [wasValidating, setWasValidating] = useState(isValidating);
  if (wasValidating !== isValidating) {
    setWasValidating(isValidating);
    const isConfirmed = !isValidating && data !== undefined && error === undefined;
    if (isConfirmed) setKnownAt(epochSecondsFrom(serverNow() / 1000));
  }
  return knownAt;
}
