import { isChunkLoadError } from '../device/errors/isChunkLoadError';

declare const __APP_VERSION__: string;

/** The version of this app as released; the build writes it here. */
export const appVersion = __APP_VERSION__;

/** Name of the page's note about the build it belongs to; the build writes it. */
const NOTE = 'kislap-build';

/** The build that runs in this page; `undefined` while developing, where there are no builds. */
export function runningBuild(page: Document): string | undefined {
  const id = page.querySelector(`meta[name="${NOTE}"]`)?.getAttribute('content') ?? '';
  return id === '' ? undefined : id;
}

/** Whether something failed because a part of the app could not be loaded. */
export const isLostCode = (error: unknown): boolean =>
  error instanceof Error && isChunkLoadError(error.message);
