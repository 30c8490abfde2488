/** What is marked, of all pages. */
export const marked = new Set<HTMLElement>();

/**
 * The ref of what stands above or below a long list: while that runs far away, its inside is taken out of the document,
 * which is quicker the less is in it, and only its height stays. What is in it keeps its state, and is there again once
 * the list is at rest.
 *
 * It has one child, always the same element: React finds its way in that, wherever it is.
 */
export function besideRows(place: HTMLElement | null): (() => void) | undefined {
  if (place === null) return undefined;
  marked.add(place);
  return () => void marked.delete(place);
}
