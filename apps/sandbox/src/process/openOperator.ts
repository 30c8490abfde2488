import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { Database } from '../database/Database';
import { migrate } from '../database/migrate';
import type { OpenDatabase } from '../database/OpenDatabase';
import { openPglite } from '../database/openPglite';
import { openPostgres } from '../database/openPostgres';
import { freshSwitches } from '../kernel/freshSwitches';
import { MovableClock } from '../kernel/MovableClock';
import { readFailpoints } from '../kernel/readFailpoints';
import { seededRandom } from '../kernel/seededRandom';
import { findBrokenRules } from '../ledger/findBrokenRules';
import { isLargeLedger } from '../ledger/isLargeLedger';
import type { Operator } from '../Operator';
import { seedCopyOf } from '../seed/seedCopyOf';
import { seedDatabase } from '../seed/seedDatabase';
import type { Settings } from './Settings';
import { StartProblem } from './StartProblem';

const largestSeed = 2 ** 32 - 1;

/** An operator over an open database, and how to close it. */
export interface OpenOperator {
  readonly operator: Operator;
  /** Whether the ledger is so large that it is still to be checked, behind the calls. */
  readonly isUnchecked: boolean;
  close(): Promise<void>;
}

/**
 * Opens the database, brings it up to date, fills an empty one, and checks the ledger before anybody may move money; a
 * large one in PostgreSQL only when the settings ask for it.
 *
 * @throws StartProblem when the database cannot be reached or its ledger breaks a rule
 */
export async function openOperator(settings: Settings): Promise<OpenOperator> {
  const opened = await openDatabase(settings);
  const clock = new MovableClock();
  const operator: Operator = {
    database: opened.database,
    clock,
    random: seededRandom(settings.randomSeed ?? randomInt(largestSeed)),
    failpoints: readFailpoints(settings.failpoints, () => process.kill(process.pid, 'SIGKILL')),
    switches: freshSwitches(),
  };
  await migrate(opened.database);
  const nowMs = clock.nowMs();
  await seedDatabase(opened.database, nowMs);
  // What is in memory is what was seeded just now.
  if (!settings.databaseUrl && !settings.dataDir) await seedCopyOf(opened.database)?.take(nowMs);
  const isUnchecked = await isCheckedBehind(settings, opened.database);
  const broken = isUnchecked ? '' : await findBrokenRules(opened.database);
  if (broken !== '') throw new StartProblem(`The ledger is not sound: ${broken}. Nothing was started.`);
  return { operator, isUnchecked, close: opened.close };
}

/** An embedded database does one thing at a time: behind, its check would hold up every call. */
async function isCheckedBehind(
  { databaseUrl, isCheckedFirst }: Settings,
  database: Database,
): Promise<boolean> {
  return databaseUrl !== undefined && !isCheckedFirst && (await isLargeLedger(database));
}

async function openDatabase({ databaseUrl, dataDir }: Settings): Promise<OpenDatabase> {
  if (!databaseUrl) return await openPglite(dataDir ? { dataDir: join(dataDir, 'database') } : {});
  try {
    return await openPostgres(databaseUrl);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new StartProblem(`PostgreSQL at DATABASE_URL cannot be reached: ${reason}`);
  }
}
