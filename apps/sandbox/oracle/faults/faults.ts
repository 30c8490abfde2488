import { absenceFaults } from './absenceFaults';
import type { Fault } from './Fault';
import { moneyFaults } from './moneyFaults';
import { playFaults } from './playFaults';

/**
 * No fault: the model has no markers of harm, so the walk's own build looks for none. What follows from them
 * (no bonus, a check every 15 minutes, a day of care) would be differences else.
 */
export const withoutMarkers: Fault = {
  name: 'without-markers-of-harm',
  file: 'apps/sandbox/src/rules/harm/harm.ts',
  from: 'const held = await readHarm(transaction, known.id);\n  const { isConcern = held.isConcern } = given;',
  to: `if (known.id > 0) return;
  const held = await readHarm(transaction, known.id);
  const { isConcern = held.isConcern } = given;`,
};

/** What the walk has to find, each by itself. */
export const faults: readonly Fault[] = [...moneyFaults, ...absenceFaults, ...playFaults];
