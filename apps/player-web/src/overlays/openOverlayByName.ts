/**
 * Opens an overlay that a link names, by code that the first view does not have.
 *
 * @param returnTo where a guest comes back to after logging in
 */
export function openOverlayByName(name: string, returnTo: string): void {
  void import('./openNamedOverlay').then(
    ({ openNamedOverlay }) => openNamedOverlay(name, returnTo),
    () => undefined,
  );
}
