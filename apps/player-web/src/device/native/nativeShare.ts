import { wrapper } from './wrapper';
import { reportError } from '../errors/reportError';

/**
 * Hands a text to the phone's share sheet: the wrapper's where there is one, else the browser's. Call it inside a tap.
 *
 * @returns whether the phone has dealt with it; to close the sheet is an answer too
 */
export async function nativeShare(text: string): Promise<boolean> {
  const native = wrapper.current();
  if (native?.can('share') === true && (await native.share(text))) return true;
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    reportError(error, 'share');
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
