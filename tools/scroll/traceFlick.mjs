import { writeFileSync } from 'node:fs';

/** What Chrome writes down: where the main thread, the compositor and the pictures spend their time, and a profile of the script. */
const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
  'cc',
  'blink',
  'toplevel',
  'v8',
];

/**
 * Traces what is done with a page. A trace opens in the Performance panel of Chrome and on ui.perfetto.dev.
 *
 * @template Result
 * @param {import('playwright').CDPSession} devtools
 * @param {string} file Where the trace is written, as JSON.
 * @param {() => Promise<Result>} act
 * @returns {Promise<Result>} What that gave.
 */
export async function traced(devtools, file, act) {
  /** @type {unknown[]} */
  const events = [];
  const keep = (/** @type {{ value: unknown[] }} */ { value }) => events.push(...value);
  devtools.on('Tracing.dataCollected', keep);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, recordMode: 'recordUntilFull' },
  });
  const result = await act();
  const isComplete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await isComplete;
  devtools.off('Tracing.dataCollected', keep);
  writeFileSync(file, JSON.stringify({ traceEvents: events }));
  return result;
}
