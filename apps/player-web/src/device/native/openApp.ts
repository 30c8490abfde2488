import { followAddress } from './openExternal';
import { openExternal } from './openExternal';
import { wrapper } from './wrapper';

/** What an invitation is handed to. Another scheme opens nothing. */
const schemes = ['fb-messenger:', 'viber:', 'sms:'] as const;

/**
 * Hands something to another app of the phone by its address, inside a tap: by the wrapper when it can, else by the
 * browser. An address of the web opens as any other.
 */
export function openApp(address: string): void {
  if (!schemes.some((scheme) => address.startsWith(scheme))) return void openExternal(address);
  const native = wrapper.current();
  if (native?.can('openExternal') !== true) return followAddress(address);
  void native.openExternal(address).then((isOpen) => {
    if (!isOpen) followAddress(address);
  });
}
