import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../browser.mjs';
import { phoneScreen } from '../speed/visit.mjs';
import { traced } from './traceFlick.mjs';
import { jumpToEnd, startWatching, stopWatching } from './watchFrames.mjs';

/**
 * A list to be measured.
 *
 * @typedef {object} Subject
 * @property {string} name
 * @property {string} url
 * @property {string} scroller What scrolls, as a selector.
 * @property {string} row
 * @property {string} [storage] A script that makes the device this visitor's.
 * @property {(page: import('playwright').Page) => Promise<unknown>} prepare Before the page is opened.
 * @property {(page: import('playwright').Page) => Promise<void>} open Brings the list onto the opened page.
 */

/** @typedef {Awaited<ReturnType<typeof measureList>>} Run */

/** Ten flicks of a thumb at 4,000 px a second; the list runs on by itself in between, 24,000 px and more in all. */
const flicks = { count: 10, px: 420, steps: 7, stepMs: 15, holdMs: 80, runMs: 600 };
const FRAME_MS = 1000 / 60;
/** Everything that comes with the page has come. */
const SETTLED_MS = 2_500;
/** A list that has not drawn its end by then has a fault. */
const JUMP_MS = 5_000;

/**
 * Flicks by real touches: the browser itself scrolls, and lets the list run on.
 *
 * @param {import('playwright').CDPSession} devtools
 */
async function flick(devtools) {
  const { px, steps, stepMs, holdMs, runMs } = flicks;
  const touch = (
    /** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type,
    /** @type {number[]} */ ...ys
  ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x: 206, y })) });
  const sent = [touch('touchStart', 680)];
  // The thumb first stops what runs: a list that is pushed on while it runs goes ever faster.
  await wait(holdMs);
  const startMs = performance.now();
  for (let step = 1; step <= steps; step += 1) {
    await wait(Math.max(0, startMs + step * stepMs - performance.now()));
    sent.push(touch('touchMove', 680 - (px * step) / steps));
  }
  sent.push(touch('touchEnd'));
  await Promise.all(sent);
  await wait(runMs);
}

/** @param {import('playwright').CDPSession} devtools @returns {Promise<Record<string, number>>} What the page has used so far. */
async function usedBy(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/**
 * Opens a list in a new browser, flicks through it, and jumps to its end.
 *
 * @param {Subject} subject
 * @param {object} device
 * @param {number} device.cpu How many times slower than this machine.
 * @param {string | undefined} [device.css] A file of more styles.
 * @param {string | undefined} [device.trace] A folder for the trace of one more flick and of the jump, after what is measured.
 */
export async function measureList(subject, { cpu, css, trace }) {
  const { name, url, scroller, row, storage, prepare, open } = subject;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  try {
    const context = await browser.newContext({
      ...phoneScreen,
      serviceWorkers: 'block',
      bypassCSP: css !== undefined,
    });
    const page = await context.newPage();
    if (storage !== undefined) await page.addInitScript(storage);
    await prepare(page);
    await page.goto(url);
    await open(page);
    if (css !== undefined) await page.addStyleTag({ content: readFileSync(css, 'utf8') });
    await page.locator(`${scroller} ${row}`).first().waitFor();
    await wait(SETTLED_MS);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const list = { scroller, row };
    await page.evaluate(startWatching, list);
    const [before, startMs] = [await usedBy(devtools), performance.now()];
    for (let done = 0; done < flicks.count; done += 1) await flick(devtools);
    const [after, seconds] = [await usedBy(devtools), (performance.now() - startMs) / 1000];
    const { gapsMs, blank, top, elements, pageElements } = await page.evaluate(stopWatching, list);
    if (trace !== undefined) await traced(devtools, `${trace}/${name}-flick.json`, () => flick(devtools));
    const jump = () => page.evaluate(jumpToEnd, { ...list, withinMs: JUMP_MS });
    const jumpMs =
      trace === undefined ? await jump() : await traced(devtools, `${trace}/${name}-jump.json`, jump);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const missed = gapsMs.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
    const used = (/** @type {string} */ name) =>
      (((after[name] ?? 0) - (before[name] ?? 0)) * 1000) / seconds;
    return {
      droppedPercent: (100 * missed) / (missed + gapsMs.length),
      longestFrameMs: Math.max(0, ...gapsMs),
      blankPercent: (100 * blank) / gapsMs.length,
      elements,
      pageElements,
      mainMsPerSecond: used('TaskDuration'),
      scriptMsPerSecond: used('ScriptDuration'),
      layoutMsPerSecond: used('LayoutDuration') + used('RecalcStyleDuration'),
      jumpMs,
      heapMegabytes: usedSize / 1_000_000,
      scrolledPx: top,
    };
  } finally {
    await browser.close();
  }
}
