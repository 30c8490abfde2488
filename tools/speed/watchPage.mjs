/**
 * What a page tells about itself, in milliseconds since it was asked for.
 *
 * @typedef {object} PageSpeed
 * @property {number} readyMs 0 until what was waited for is on the screen.
 * @property {() => Seen} read
 * @property {(selector: string, isGone: boolean) => Promise<number>} untilShown How long after the next tap.
 * @property {() => number[]} takeTapsMs What each tap since this was asked last waited for its next paint, above 16 ms.
 */

/**
 * @typedef {object} Seen
 * @property {number} firstPaintMs
 * @property {number} largestPaintMs
 * @property {number} readyMs
 * @property {number} visuallyCompleteMs The largest paint, and the last picture on the screen.
 * @property {number} blockedMs What long tasks took beyond 50 ms each.
 * @property {number} shift All of the layout shift: nothing should move.
 * @property {number} scriptKilobytes
 */

/** Runs in the page, before its own scripts: what the browser reports. */
export function watchPaints() {
  if (window.top !== window) return;
  /** @type {typeof globalThis.kislapPaints} */
  const paints = { largestMs: 0, shift: 0, blockedMs: 0, tapsMs: new Map() };
  /** @param {string} type @param {(entry: any) => void} take @param {object} [options] */
  const observe = (type, take, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('largest-contentful-paint', ({ startTime }) => (paints.largestMs = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => (paints.shift += hadRecentInput ? 0 : value));
  observe('longtask', ({ duration }) => (paints.blockedMs += duration - 50));
  const takeTap = (/** @type {{ readonly interactionId: number, readonly duration: number }} */ entry) => {
    const { interactionId, duration } = entry;
    if (interactionId === 0) return;
    paints.tapsMs.set(interactionId, Math.max(paints.tapsMs.get(interactionId) ?? 0, duration));
  };
  observe('event', takeTap, { durationThreshold: 16 });
  globalThis.kislapPaints = paints;
}

/**
 * Runs in the page behind it: what is on the screen.
 *
 * @param {string} ready A selector.
 */
export function watchPage(ready) {
  if (window.top !== window) return;
  const paints = globalThis.kislapPaints;
  const isOnScreen = (/** @type {Element} */ element) => {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    return width > 0 && height > 0 && top < innerHeight && bottom > 0 && element.checkVisibility();
  };
  const isShown = (/** @type {string} */ selector) =>
    [...document.querySelectorAll(selector)].some(isOnScreen);
  /** @param {() => boolean} isTrue @returns {Promise<number>} When it has been painted. */
  const untilPainted = (isTrue) =>
    new Promise((resolve) => {
      const look = () => {
        if (!isTrue()) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        requestAnimationFrame(() => port2.postMessage(''));
      };
      requestAnimationFrame(look);
    });

  /** @type {PageSpeed} */
  const speed = {
    readyMs: 0,
    read() {
      const resources = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming);
      const endOf = (/** @type {string} */ url) =>
        resources.find(({ name }) => name === url)?.responseEnd ?? 0;
      const pictures = [...document.images].filter(isOnScreen).map(({ currentSrc }) => endOf(currentSrc));
      const scripts = resources.filter(({ name }) => /\.js(?:\?|$)/.test(name));
      return {
        firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        largestPaintMs: paints.largestMs,
        readyMs: speed.readyMs,
        visuallyCompleteMs: Math.max(paints.largestMs, speed.readyMs, ...pictures),
        blockedMs: paints.blockedMs,
        shift: paints.shift,
        scriptKilobytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
      };
    },
    untilShown: (selector, isGone) =>
      new Promise((resolve) => {
        const start = (/** @type {Event} */ { timeStamp }) =>
          void untilPainted(() => isShown(selector) !== isGone).then((at) => resolve(at - timeStamp));
        addEventListener('pointerup', start, { capture: true, once: true });
      }),
    takeTapsMs() {
      const taps = [...paints.tapsMs.values()];
      paints.tapsMs.clear();
      return taps;
    },
  };
  globalThis.kislapSpeed = speed;
  void untilPainted(() => isShown(ready)).then((at) => (speed.readyMs = at));
}

/** Runs in the page: where to tap, or when the answer was there. @param {string} selector */
export function tappedAt(selector) {
  const { readyMs } = globalThis.kislapSpeed;
  if (readyMs > 0) return { answeredMs: readyMs };
  for (const element of document.querySelectorAll(selector)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0) return { at: { x: left + width / 2, y: top + height / 2 } };
  }
  return {};
}
