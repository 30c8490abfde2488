import { requestDataExport } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { useRef } from 'react';
import { useRuntimeConfig } from '../../config/RuntimeConfigContext';
import { toastError } from '../../errors/toastError';
import { downloadFile } from '../../native/downloadFile';
import { openOverlay } from '../../overlays/openOverlay';

/** Asks for the player's data; the file is fetched by a tap of its own, once it is ready. */
export function useDataExport(): () => Promise<void> {
  const text = useText();
  const { apiOrigin } = useRuntimeConfig();
  const isBusy = useRef(false);
  return async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const url = await requestDataExport();
      const words = { title: text('export.ready'), detail: text('export.readyWhat') };
      const answers = { yes: text('export.download'), no: text('common.cancel') };
      const outcome = await openOverlay('confirm', { ...words, ...answers });
      const origin = apiOrigin === '' ? window.location.origin : apiOrigin;
      if (outcome.type === 'answered') downloadFile(new URL(url, origin).href);
    } catch (error) {
      toastError(error, text);
    } finally {
      isBusy.current = false;
    }
  };
}
