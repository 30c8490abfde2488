/**
 * Follows an address of another app from within a tap. A link does what a window could not: no empty window stays
 * behind, and where no app answers, nothing happens.
 */
export function followAddress(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noopener noreferrer';
  link.click();
}
