/** Heights of the rows of a list, as they are drawn. */
interface WatchedHeights {
  /** Of one row; 0 before it was measured. */
  readonly heightOf: (row: Element) => number;
  readonly stop: () => void;
}

/**
 * Measures the rows of a list, and those that come into the document later.
 *
 * @param onChange called when a row has another height than before
 */
export function watchHeights(list: HTMLElement, onChange: () => void): WatchedHeights {
  /** Of all that is watched; 0 before it was measured. */
  const heights = new WeakMap<Element, number>();
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const px = borderBoxSize[0]?.blockSize ?? 0;
      if (px > 0) heights.set(target, px);
    }
    onChange();
  });
  const watch = () => {
    for (const row of list.children) {
      for (const one of [row, ...row.children]) {
        if (heights.has(one)) continue;
        heights.set(one, 0);
        observer.observe(one);
      }
    }
  };
  watch();
  const changes = new MutationObserver(watch);
  changes.observe(list, { childList: true, subtree: true });
  return {
    heightOf: (row) => {
      const measured = tellsHeight(row);
      return measured === null ? 0 : (heights.get(measured) ?? 0);
    },
    stop: () => {
      observer.disconnect();
      changes.disconnect();
    },
  };
}

/** What is as tall as a row should be: what it draws, unless its own height is left open. */
const tellsHeight = (row: Element): Element | null =>
  row instanceof HTMLElement && row.style.height === '' ? row : row.firstElementChild;

/**
 * Calls now, and whenever rows have taken over the elements of others, once heights are up to date.
 *
 * @returns ends it
 */
export function afterTakeovers(list: HTMLElement, onTaken: () => void): () => void {
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      timer = setTimeout(onTaken);
    });
  };
  wait();
  const taken = new MutationObserver(wait);
  taken.observe(list, { subtree: true, attributeFilter: ['data-row'] });
  return () => {
    taken.disconnect();
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
