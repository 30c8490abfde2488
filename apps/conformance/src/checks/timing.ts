import { oncePerRun, sampleFields } from '../context/CheckContext';
import { type CheckKind, observe } from './Check';
import { quantile } from '../shape/values';

/** How fast it answers. */
export const timing: CheckKind = {
  id: 'timing',
  title: 'Answers come in time',
  checks: [
    {
      id: 'timing.p95',
      title: 'Nineteen of twenty answers come within --max-ms',
      why: 'A screen waits for the slowest of its calls; after ten seconds the app gives up.',
      advice:
        'Look at the query behind the call: an index for the player and the id, no count over all rows.',
      severity: 'error',
      needs: 'guest',
      run: async (context) => {
        const { maxMs } = context.settings;
        const timings = await timeReads(context);
        return timings.map(({ call, p95Ms }) =>
          observe.unless(call, p95Ms > maxMs ? `${Math.round(p95Ms)} ms, more than ${maxMs} ms` : undefined),
        );
      },
    },
  ],
};

/** How long one call took, over all its samples. */
export interface Timing {
  readonly call: string;
  readonly medianMs: number;
  readonly p95Ms: number;
}

/** Times every reading call as often as the settings say; the first answer of a run counts too. */
export const timeReads = oncePerRun(async (context): Promise<readonly Timing[]> => {
  const timings: Timing[] = [];
  for (const call of context.reads) {
    const first = await context.plain(call);
    const fields = first && (await sampleFields(context, call));
    if (!first || !fields) continue;
    const tookMs = [first.ms];
    while (tookMs.length < context.settings.samples) {
      tookMs.push((await context.send(call, { fields })).ms);
    }
    timings.push({ call: call.name, medianMs: quantile(tookMs, 0.5), p95Ms: quantile(tookMs, 0.95) });
  }
  return timings;
});
