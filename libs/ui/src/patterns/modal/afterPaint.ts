/**
 * Does `work` once the frame that is being made is on the screen; at once where nobody looks.
 *
 * @returns gives it up
 */
export function afterPaint(work: () => void): () => void {
  let isGivenUp = false;
  const start = (): void => void (isGivenUp || work());
  if (document.hidden) queueMicrotask(start);
  else requestAnimationFrame(() => void setTimeout(start));
  return () => {
    isGivenUp = true;
  };
}
