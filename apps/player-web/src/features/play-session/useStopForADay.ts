import { startExclusion } from '@kislap/api';
import type { AwayAccess } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { stayAway } from '../../session/enterAway';
import { useMutation } from '../mutation/useMutation';

interface DayStop {
  readonly isStopping: boolean;
  readonly stop: () => void;
}

/** Rests for 24 hours at one tap, without another question; the session ends with it. */
export function useStopForADay(): DayStop {
  const leave = useLeaveForABreak();
  const { isPending, mutate } = useMutation<undefined, AwayAccess | undefined>({
    send: () => startExclusion({ kind: 'break', hours: 24 }),
    onDone: leave,
  });
  return { isStopping: isPending, stop: () => void mutate(undefined) };
}

/** Leaves the session that a break has ended for the one that pays out, and says that it has begun. */
export function useLeaveForABreak(): (access: AwayAccess | undefined) => Promise<void> {
  const text = useText();
  return async (access) => {
    await stayAway(access);
    toast({ kind: 'success', title: text('rg.resting') });
  };
}
