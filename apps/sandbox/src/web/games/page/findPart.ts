/**
 * The element of this page that a selector names.
 *
 * @throws Error when the page has none, or another kind of element: then page and script are not of one build
 */
export function findPart<T extends Element>(selector: string, kind: new () => T): T {
  const part = document.querySelector(selector);
  if (part instanceof kind) return part;
  throw new Error(`This page has no ${selector}: its script is from another build.`);
}
