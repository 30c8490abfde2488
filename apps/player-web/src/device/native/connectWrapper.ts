import { newIdempotencyKey } from '@kislap/api';
import { findTransport } from './findTransport';
import { NativeBridge } from './NativeBridge';
import type { Wrapper } from './wrapper';
import { wrapper } from './wrapper';
import { wrapperHint } from './openExternal';

/** Wrappers that put themselves into the page late get a second look. */
const SECOND_LOOK_MS = 2000;

/**
 * Looks for the operator's wrapper and shakes hands with it. Without one, or with one that does not answer, the app
 * goes on as in any browser.
 *
 * @param onIsApp the app runs inside a wrapper: it need not be installed again
 */
export async function connectWrapper(page: Window, onIsApp: () => void): Promise<void> {
  const isHinted = wrapperHint(page.navigator.userAgent) !== undefined;
  if (isHinted) onIsApp();
  if (await greet(page, onIsApp)) return;
  if (isHinted) setTimeout(() => void greet(page, onIsApp), SECOND_LOOK_MS);
}

async function greet(page: Window, onIsApp: () => void): Promise<boolean> {
  const transport = findTransport(page);
  if (transport === undefined) return false;
  const bridge = new NativeBridge(transport, newIdempotencyKey);
  const hello = await bridge.shakeHands();
  if (hello === undefined) return false;
  if (bridge.can('isApp')) onIsApp();
  wrapper.set(wrapperOver(bridge));
  return true;
}

function wrapperOver(bridge: NativeBridge): Wrapper {
  return {
    can: (capability) => bridge.can(capability),
    openExternal: (url) => bridge.does('openExternal', { url }),
    download: (url) => bridge.does('download', { url }),
    share: (text) => bridge.does('share', { text }),
    knock: (kind) => void bridge.does('haptic', { kind }),
  };
}
