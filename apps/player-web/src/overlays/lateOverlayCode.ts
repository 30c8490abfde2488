type OverlayCode = typeof import('./overlayCode').overlayCode;

/** The list of all overlays; the first view has none of them. Rejects when it cannot be fetched. */
export const lateOverlayCode = async (): Promise<OverlayCode> => (await import('./overlayCode')).overlayCode;
