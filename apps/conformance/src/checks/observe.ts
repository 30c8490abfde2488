import type { Observation } from './Observation';

/** Words for what a check saw. */
export const observe = {
  passed: (call: string): Observation => ({ call, outcome: 'passed', detail: '' }),
  failed: (call: string, detail: string): Observation => ({ call, outcome: 'failed', detail }),
  skipped: (call: string, detail: string): Observation => ({ call, outcome: 'skipped', detail }),
  /** Passed when there is nothing to say against it. */
  unless: (call: string, detail: string | undefined): Observation =>
    detail === undefined ? observe.passed(call) : observe.failed(call, detail),
};
