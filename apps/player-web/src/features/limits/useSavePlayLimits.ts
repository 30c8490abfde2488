import { playLimitsKey } from '@kislap/api';
import type { PlayLimits } from '@kislap/api';
import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useSWRConfig } from 'swr';
import { useMutation } from '../mutation/useMutation';
import { useUserId } from '../../session/session';

interface PlayLimitsSaver {
  readonly isSaving: boolean;
  /** @param messageOf what to say once it is saved */
  readonly save: (send: () => Promise<PlayLimits>, messageOf: (limits: PlayLimits) => MessageId) => void;
}

/** Saves what a player has chosen about his own play, once however often it is pressed. */
export function useSavePlayLimits(onSaved: () => void): PlayLimitsSaver {
  const text = useText();
  const userId = useUserId();
  const { mutate } = useSWRConfig();
  const { isPending, mutate: save } = useMutation<Parameters<PlayLimitsSaver['save']>, PlayLimits>({
    send: ([send]) => send(),
    onDone: async (limits, [, messageOf]) => {
      if (userId === undefined) return;
      await mutate<PlayLimits>(playLimitsKey(userId), limits, { revalidate: false });
      toast({ kind: 'success', title: text(messageOf(limits)) });
      onSaved();
    },
  });
  return { isSaving: isPending, save: (...args) => void (userId !== undefined && save(args)) };
}
