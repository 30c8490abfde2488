import { useOperatorSettings } from '@kislap/api';
import { safeExternalUrl } from '@kislap/domain';
import { openExternal } from '../native/openExternal';
import { openOverlay } from '../overlays/openOverlay';
import { useUserId } from '../session/useUserId';
import { useRuntimeConfig } from './RuntimeConfigContext';
import { serviceAddress } from './serviceAddress';

/**
 * Opens the operator's customer service: its page in a frame over the app, else its Telegram chat beside it; nothing
 * for an operator without either. It is told who asks and on which page, and no more.
 */
export function useCustomerService(): (() => void) | undefined {
  const { customerServiceUrl } = useRuntimeConfig();
  const settings = useOperatorSettings().data;
  const userId = useUserId();
  const page = customerServiceUrl === '' ? settings?.customerServiceUrl : customerServiceUrl;
  if (page !== undefined && serviceAddress(page, { appOrigin: window.location.origin }) !== undefined) {
    return () => {
      const asked = { appOrigin: window.location.origin, userId, page: window.location.pathname };
      const url = serviceAddress(page, asked);
      if (url !== undefined) void openOverlay('customer-service', { url });
    };
  }
  const chat = settings === undefined ? undefined : safeChat(settings.telegramUrl);
  return chat === undefined ? undefined : () => openExternal(chat);
}

const safeChat = (address: string): string | undefined =>
  address === '' ? undefined : safeExternalUrl(address, window.location.origin);
