import { drawRoundKey, serverNow } from '@kislap/api';
import type { DrawRound } from '@kislap/domain';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useClock } from '../../clock/ClockContext';

/** Asks for the round again when its time is over. */
export function useRoundEnd(userId: number | undefined, round: DrawRound | null | undefined): void {
  const clock = useClock();
  const { mutate } = useSWRConfig();
  const endsAt = round?.state === 'running' ? round.endsAt : undefined;
  useEffect(() => {
    if (userId === undefined || endsAt === undefined) return undefined;
    const leftMs = endsAt * 1000 - serverNow();
    if (leftMs < 0) return undefined;
    return clock.after(leftMs, () => void mutate(drawRoundKey(userId)));
  }, [clock, mutate, userId, endsAt]);
}
