import type { overlayCode } from './overlayCode';

/** The list of all overlays; the first view has none of them. Rejects when it cannot be fetched. */
export const lateOverlayCode = async (): Promise<typeof overlayCode> =>
  (await import('./overlayCode')).overlayCode;
