import { playLimitsKey, setPlayLimit } from '@kislap/api';
import type { PlayLimits } from '@kislap/api';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { toastError } from '../../errors/toastError';
import { useUserId } from '../../session/useUserId';
import type { PlayLimitOptions } from './PlayLimitOptions';

interface LimitSaver {
  readonly isSaving: boolean;
  /** `undefined` for no limit. */
  readonly save: (most: Money | undefined) => void;
}

/** Saves a limit once however often it is pressed, and says whether it holds now or waits. */
export function useSaveLimit({ kind, span }: PlayLimitOptions, onSaved: () => void): LimitSaver {
  const text = useText();
  const userId = useUserId();
  const { mutate } = useSWRConfig();
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const send = async (most: Money | undefined): Promise<void> => {
    if (isBusy.current || userId === undefined) return;
    isBusy.current = true;
    setSaving(true);
    try {
      const limits = await setPlayLimit({ kind, span, most });
      await mutate<PlayLimits>(playLimitsKey(userId), limits, { revalidate: false });
      const isWaiting = limits[kind][span]?.waiting !== undefined;
      toast({ kind: 'success', title: text(isWaiting ? 'rg.waits' : 'rg.saved') });
      onSaved();
    } catch (error) {
      toastError(error, text);
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };
  return { isSaving, save: (most) => void send(most) };
}
