import { deleteReadMails } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { useState } from 'react';
import { toastError } from '../../errors/toastError';
import { openOverlay } from '../../overlays/openOverlay';

/** Deletes what has been read, after a question. @param refresh loads the list anew */
export function useDeleteRead(refresh: () => Promise<void>) {
  const text = useText();
  const [isDeleting, setDeleting] = useState(false);
  const askDeleteRead = async (): Promise<void> => {
    const words = { title: text('mail.deleteReadAsk'), detail: text('mail.deleteReadWhy') };
    const answers = { yes: text('common.delete'), no: text('common.cancel') };
    const outcome = await openOverlay('confirm', { ...words, ...answers });
    if (outcome.type === 'dismissed') return;
    setDeleting(true);
    try {
      await deleteReadMails();
      await refresh();
    } catch (error) {
      toastError(error, text);
    } finally {
      setDeleting(false);
    }
  };
  return { isDeleting, askDeleteRead };
}
