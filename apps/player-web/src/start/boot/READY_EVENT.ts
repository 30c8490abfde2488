/** Fired on the document when the app has taken over the prerendered page. */
export const READY_EVENT = 'kislap:ready';
