import { AnswerError, answerCode, deviceSessionsKey, endDeviceSession } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { toastError } from '../../errors/toastError';
import { useUserId } from '../../session/useUserId';
import { openOverlay } from '../openOverlay';

interface EndedSession {
  readonly id: string;
  readonly device: string;
}

/** Logs devices out: one at once, all others after a question. The list is asked for again whatever comes of it. */
export function useEndSession() {
  const text = useText();
  const userId = useUserId() ?? 0;
  const { mutate } = useSWRConfig();
  /** A session's id, or `others`; `undefined` while none ends. */
  const [ending, setEnding] = useState<string>();
  const isBusy = useRef(false);

  const endNow = async (which: string, done: string): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setEnding(which);
    try {
      await endDeviceSession(which);
      toast({ kind: 'success', title: done });
    } catch (error) {
      // It is over already, which is as good.
      const isGone = error instanceof AnswerError && error.code === answerCode.notFound;
      if (!isGone) toastError(error, text);
    }
    await mutate(deviceSessionsKey(userId)).catch(() => undefined);
    isBusy.current = false;
    setEnding(undefined);
  };
  const end = async ({ id, device }: EndedSession): Promise<void> => {
    const name = device.trim() === '' ? text('session.unknown') : device;
    await endNow(id, text('session.ended', { device: name }));
  };
  const endOthers = async (): Promise<void> => {
    const words = { title: text('session.endOthersAsk'), detail: text('session.endOthersWhy') };
    const answers = { yes: text('session.endOthers'), no: text('common.cancel') };
    const outcome = await openOverlay('confirm', { ...words, ...answers });
    if (outcome.type === 'answered') await endNow('others', text('session.othersEnded'));
  };
  return { ending, end, endOthers };
}
