/** What scrolls a list: an element of the screen, or the document. */
export interface ScrollBox {
  readonly target: HTMLElement | Window;
  readonly top: () => number;
  readonly height: () => number;
  readonly moveBy: (px: number) => void;
  /** Distance of an element from the start of what scrolls, px. */
  readonly offsetOf: (element: HTMLElement) => number;
  /** What is in it, beside the list: when that grows, the list moves. */
  readonly parts: () => Iterable<Element>;
}

/** Made where it is used: pages are drawn on a server too. */
const ofDocument = (): ScrollBox => ({
  target: window,
  top: () => window.scrollY,
  height: () => window.innerHeight,
  moveBy: (px) => window.scrollBy({ top: px, behavior: 'instant' }),
  offsetOf: (element) => element.getBoundingClientRect().top + window.scrollY,
  parts: () => [document.body],
});

/** @param container `undefined` where the document scrolls */
export const scrollBoxOf = (container: HTMLElement | undefined): ScrollBox =>
  container === undefined
    ? ofDocument()
    : {
        target: container,
        top: () => container.scrollTop,
        height: () => container.clientHeight,
        moveBy: (px) => {
          container.scrollTop += px;
        },
        offsetOf: (element) =>
          element.getBoundingClientRect().top - container.getBoundingClientRect().top + container.scrollTop,
        parts: () => container.children,
      };

/**
 * Hears of the box's movements, and of its parts that become smaller or larger.
 *
 * @returns ends it
 */
export function watchBox(
  box: ScrollBox,
  { onScroll, onResize }: { readonly onScroll: () => void; readonly onResize: () => void },
): () => void {
  box.target.addEventListener('scroll', onScroll, { passive: true });
  const observer = new ResizeObserver(onResize);
  for (const part of box.parts()) observer.observe(part);
  return () => {
    box.target.removeEventListener('scroll', onScroll);
    observer.disconnect();
  };
}
