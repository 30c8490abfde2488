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

/** Runs in the page. @returns {Frames & { readonly elements: number }} */
export function stopWatching() {
  globalThis.kislapFrames.isOn = false;
  return { ...globalThis.kislapFrames, elements: document.getElementsByTagName('*').length };
}

/**
 * Runs in the page: jumps to the end of a list.
 *
 * @param {{ readonly scroller: string, readonly row: string }} list Selectors.
 * @returns {Promise<number>} When a row has been drawn in the middle, in milliseconds.
 */
export function jumpToEnd({ scroller, row }) {
  const element = document.querySelector(scroller);
  if (element === null) throw new Error(`Nothing is ${scroller}.`);
  const { top, height } = element.getBoundingClientRect();
  const middle = top + height / 2;
  const isShown = () =>
    [...element.querySelectorAll(row)].some((one) => {
      const box = one.getBoundingClientRect();
      return box.top <= middle && box.bottom >= middle;
    });
  return new Promise((resolve) => {
    const startMs = performance.now();
    element.scrollTop = element.scrollHeight;
    const look = () => {
      if (isShown()) requestAnimationFrame(() => resolve(performance.now() - startMs));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
