import { safeExternalUrl } from '@kislap/domain';
import { openExternal } from './openExternal';
import { wrapper } from './wrapper';

/** Downloads a file of the operator: with the phone's own downloads when a wrapper can, else as any address. */
export function downloadFile(address: string): void {
  const url = safeExternalUrl(address, window.location.origin);
  if (url === undefined) return;
  const native = wrapper.current();
  if (native?.can('download') !== true) return openExternal(url);
  void native.download(url).then((isDone) => {
    if (!isDone) openExternal(url);
  });
}
