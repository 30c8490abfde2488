/**
 * What a page notes while its list scrolls.
 *
 * @typedef {object} Frames
 * @property {number[]} gapsMs Between one frame and the next.
 * @property {number} blank Frames with no row at some height of the screen.
 * @property {number} top How far the list is scrolled.
 */

/**
 * Runs in the page: notes every frame until it is stopped, and whether it shows rows after it is drawn, so that a list
 * that shows nothing cannot win.
 *
 * @param {{ readonly scroller: string, readonly row: string }} list Selectors.
 */
export function startWatching({ scroller, row }) {
  const element = document.querySelector(scroller);
  if (element === null) throw new Error(`Nothing is ${scroller}.`);
  /** @type {Frames & { isOn: boolean }} */
  const watch = { isOn: true, gapsMs: [], blank: 0, top: 0 };
  const { top, height } = element.getBoundingClientRect();
  const heights = [0.2, 0.5, 0.8].map((share) => top + height * share);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const boxes = [...element.querySelectorAll(row)].map((one) => one.getBoundingClientRect());
    const isCovered = (/** @type {number} */ y) =>
      boxes.some((box) => box.top <= y + 2 && box.bottom >= y - 2 && box.width > 0);
    watch.top = element.scrollTop;
    // At its start, other things than rows are in sight.
    if (watch.top > height && !heights.every(isCovered)) watch.blank += 1;
  };
  let lastMs = 0;
  const note = (/** @type {number} */ nowMs) => {
    if (!watch.isOn) return;
    if (lastMs > 0) watch.gapsMs.push(nowMs - lastMs);
    lastMs = nowMs;
    port2.postMessage('');
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  globalThis.kislapFrames = watch;
}

/**
 * Runs in the page.
 *
 * @param {{ readonly scroller: string }} list Selectors.
 * @returns {Frames & { readonly elements: number, readonly pageElements: number }} `pageElements`: without the head of the
 *   document, other pages that are kept, and what stands beside the page on wide screens.
 */
export function stopWatching({ scroller }) {
  globalThis.kislapFrames.isOn = false;
  const page = document.querySelector(scroller)?.parentElement ?? document.body;
  return {
    ...globalThis.kislapFrames,
    elements: document.getElementsByTagName('*').length,
    pageElements: page.getElementsByTagName('*').length,
  };
}

/**
 * Runs in the page: jumps to the end of a list, which is not that of the page: there, other things may come first.
 *
 * @param {{ readonly scroller: string, readonly row: string, readonly withinMs: number }} list Selectors, and how long to wait.
 * @returns {Promise<number>} When a row has been drawn in the middle of what the list fills of the screen, in milliseconds.
 * @throws {Error} When none is there in time.
 */
export function jumpToEnd({ scroller, row, withinMs }) {
  const element = document.querySelector(scroller);
  const list = element?.querySelector(row)?.parentElement;
  if (!element || !list) throw new Error(`Nothing is ${scroller} with a ${row} in it.`);
  const screen = element.getBoundingClientRect();
  const middle = () => {
    const { top, bottom } = list.getBoundingClientRect();
    return (Math.max(top, screen.top) + Math.min(bottom, screen.bottom)) / 2;
  };
  const isShown = () => {
    const y = middle();
    return [...element.querySelectorAll(row)].some((one) => {
      const box = one.getBoundingClientRect();
      return box.top <= y && box.bottom >= y;
    });
  };
  return new Promise((resolve, reject) => {
    const startMs = performance.now();
    element.scrollTop += list.getBoundingClientRect().bottom - screen.bottom;
    const look = () => {
      if (isShown()) requestAnimationFrame(() => resolve(performance.now() - startMs));
      else if (performance.now() - startMs < withinMs) requestAnimationFrame(look);
      else {
        const { bottom } = list.getBoundingClientRect();
        const [at, end] = [middle(), bottom].map(Math.round);
        reject(
          new Error(`No ${row} is at ${at} px, ${withinMs} ms after the jump; the list ends at ${end} px.`),
        );
      }
    };
    requestAnimationFrame(look);
  });
}
