import { absenceFaults } from './absenceFaults';
import type { Fault } from './Fault';
import { harmFaults } from './harmFaults';
import { moneyFaults } from './moneyFaults';
import { playFaults } from './playFaults';

/**
 * No fault: the walk's own build looks for markers of harm at every third player alone (`isNoticed`). A walk orders, fails
 * and loses so much that everybody would be in care most of the time else, and meet few of the other rules.
 */
export const withoutMarkers: Fault = {
  name: 'without-markers-of-harm',
  file: 'apps/sandbox/src/rules/harm/harm.ts',
  from: 'const [held, facts] = await Promise.all([',
  to: 'if (known.id % 3 !== 0) return;\n  const [held, facts] = await Promise.all([',
};

/** What the walk has to find, each by itself. */
export const faults: readonly Fault[] = [...moneyFaults, ...absenceFaults, ...playFaults, ...harmFaults];

/** The fault of this name. @throws Error when there is none */
export function faultOf(name: string): Fault {
  const fault = faults.find((one) => one.name === name);
  if (!fault) throw new Error(`There is no fault ${name}`);
  return fault;
}
