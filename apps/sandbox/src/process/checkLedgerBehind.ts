import { logFailure } from '../http/logFailure';
import { findBrokenRules } from '../ledger/findBrokenRules';
import type { Operator } from '../Operator';

/**
 * Checks the whole ledger while calls are answered already. One that breaks a rule puts the operator under maintenance
 * at once, until somebody has looked at it. Never throws.
 */
export async function checkLedgerBehind({ database, switches }: Operator): Promise<void> {
  try {
    const broken = await findBrokenRules(database);
    if (broken === '') return;
    switches.isUnderMaintenance = true;
    console.error(`The ledger is not sound: ${broken}. Everything answers "under maintenance" from now on.`);
  } catch (error) {
    logFailure('ledger check', error);
  }
}
