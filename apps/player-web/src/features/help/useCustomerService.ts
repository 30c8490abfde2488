import { useOperatorSettings } from '@kislap/api/react';
import type { OperatorSettings } from '@kislap/api';
import { safeExternalUrl } from '@kislap/domain';
import { openExternal } from '../../device/native/openExternal';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useUserId } from '../../session/session';
import { deviceStorage } from '../../device/storage/deviceStorage';
import type { CustomerServicePlaces } from '../../device/storage/storedKeys';
import { storedKeys } from '../../device/storage/storedKeys';
import { useRuntimeConfig } from '../../config/runtimeConfig';
import { serviceAddress } from '../../config/serviceAddress';

/**
 * Opens the operator's customer service: its page in a frame over the app, else its Telegram chat beside it; nothing
 * for an operator without either. The page learns the player, the current path and the theme alone; while the operator
 * gives no answer, its last one holds.
 */
export function useCustomerService(): (() => void) | undefined {
  const { customerServiceUrl } = useRuntimeConfig();
  const settings = useOperatorSettings().data;
  const userId = useUserId();
  const known = settings === undefined ? deviceStorage.read(storedKeys.customerService) : placesIn(settings);
  const page = customerServiceUrl === '' ? (known?.page ?? '') : customerServiceUrl;
  if (serviceAddress(page, { appOrigin: window.location.origin }) !== undefined) {
    return () => {
      const { theme } = document.documentElement.dataset;
      const asked = { appOrigin: window.location.origin, userId, page: window.location.pathname, theme };
      const url = serviceAddress(page, asked);
      if (url !== undefined) void openOverlay('customer-service', { url });
    };
  }
  const chat = safeChat(known?.chat ?? '');
  return chat === undefined ? undefined : () => openExternal(chat);
}

/** Notes where customer service is, for a time when the operator does not say. */
export function rememberCustomerService(settings: OperatorSettings): void {
  deviceStorage.write(storedKeys.customerService, placesIn(settings));
}

const placesIn = ({ customerServiceUrl = '', telegramUrl }: OperatorSettings): CustomerServicePlaces => ({
  page: customerServiceUrl,
  chat: telegramUrl,
});

const safeChat = (address: string): string | undefined =>
  address === '' ? undefined : safeExternalUrl(address, window.location.origin);
