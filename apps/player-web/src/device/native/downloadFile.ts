import { safeExternalUrl } from '@kislap/domain';
import { openExternal } from './openExternal';
import { wrapper } from './wrapper';
import { wrapperHint } from './openExternal';

/**
 * Downloads a file of the operator, inside a tap: with the phone's own downloads when a wrapper can, else with the
 * browser's, which a wrapper without a bridge opens.
 */
export function downloadFile(address: string): void {
  const url = safeExternalUrl(address, window.location.origin);
  if (url === undefined) return;
  const native = wrapper.current();
  if (native?.can('download') !== true) {
    return wrapperHint(navigator.userAgent) === undefined ? startDownload(url) : void openExternal(url);
  }
  void native.download(url).then((isDone) => {
    if (!isDone) openExternal(url);
  });
}

/** From another origin a browser may show the file instead: then beside the app, never in its place. */
function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
}
