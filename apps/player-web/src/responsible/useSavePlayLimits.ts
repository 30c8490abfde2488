import { playLimitsKey } from '@kislap/api';
import type { PlayLimits } from '@kislap/api';
import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { toastError } from '../errors/toastError';
import { useUserId } from '../session/useUserId';

interface PlayLimitsSaver {
  readonly isSaving: boolean;
  /** @param told what to say once it is saved */
  readonly save: (send: () => Promise<PlayLimits>, told: (limits: PlayLimits) => MessageId) => void;
}

/** Saves what a player has chosen about his own play, once however often it is pressed. */
export function useSavePlayLimits(onSaved: () => void): PlayLimitsSaver {
  const text = useText();
  const userId = useUserId();
  const { mutate } = useSWRConfig();
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const run: (...args: Parameters<PlayLimitsSaver['save']>) => Promise<void> = async (send, told) => {
    if (isBusy.current || userId === undefined) return;
    isBusy.current = true;
    setSaving(true);
    try {
      const limits = await send();
      await mutate<PlayLimits>(playLimitsKey(userId), limits, { revalidate: false });
      toast({ kind: 'success', title: text(told(limits)) });
      onSaved();
    } catch (error) {
      toastError(error, text);
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };
  return { isSaving, save: (send, told) => void run(send, told) };
}
