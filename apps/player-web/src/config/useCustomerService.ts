import { safeExternalUrl } from '@kislap/domain';
import { useRuntimeConfig } from './RuntimeConfigContext';

/** Opens the operator's customer service in its own window; nothing for an operator without one. */
export function useCustomerService(): (() => void) | undefined {
  const { customerServiceUrl } = useRuntimeConfig();
  if (customerServiceUrl === '') return undefined;
  const url = safeExternalUrl(customerServiceUrl, window.location.origin);
  return url === undefined ? undefined : () => void window.open(url, '_blank', 'noopener,noreferrer');
}
