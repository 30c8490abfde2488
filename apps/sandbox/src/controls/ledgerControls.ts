import { invariantsControl, ledgerControl } from '@kislap/api/controls';
import { checkInvariants } from '../ledger/checkInvariants';
import type { Control } from './Control';
import { defineControl } from './defineControl';
import { listEntries } from './listEntries';

/** The ledger, read. */
export const ledgerControls: readonly Control[] = [
  defineControl(ledgerControl, ({ database }, fields) => listEntries(database, fields)),
  defineControl(invariantsControl, async ({ database }) => {
    const startedMs = performance.now();
    const invariants = [...(await checkInvariants(database))];
    return { invariants, tookMs: Math.round(performance.now() - startedMs) };
  }),
];
