import { clearFaultsControl, failControl } from '@kislap/api/controls';
import type { Control } from './Control';
import { defineControl } from './defineControl';

/** Answers that fail on order. A call has one fault at a time: the last that was asked for. */
export const faultControls: readonly Control[] = [
  defineControl(failControl, ({ switches }, { call, ...ordered }) => {
    if (ordered.times === 0) switches.failures.delete(call);
    else switches.failures.set(call, ordered);
    return {};
  }),
  defineControl(clearFaultsControl, ({ switches }) => {
    switches.failures.clear();
    return {};
  }),
];
