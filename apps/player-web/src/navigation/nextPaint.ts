/** Resolves when the frame that is being made is on the screen; at once where nobody looks. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => void setTimeout(resolve));
  });
