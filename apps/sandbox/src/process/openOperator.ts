import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { migrate } from '../database/migrate';
import type { OpenDatabase } from '../database/OpenDatabase';
import { openPglite } from '../database/openPglite';
import { openPostgres } from '../database/openPostgres';
import { freshSwitches } from '../kernel/freshSwitches';
import { MovableClock } from '../kernel/MovableClock';
import { readFailpoints } from '../kernel/readFailpoints';
import { seededRandom } from '../kernel/seededRandom';
import { checkInvariants } from '../ledger/checkInvariants';
import type { Operator } from '../Operator';
import { seedCopyOf } from '../seed/seedCopyOf';
import { seedDatabase } from '../seed/seedDatabase';
import type { Settings } from './Settings';
import { StartProblem } from './StartProblem';

const largestSeed = 2 ** 32 - 1;

/** An operator over an open database, and how to close it. */
export interface OpenOperator {
  readonly operator: Operator;
  close(): Promise<void>;
}

/**
 * Opens the database, brings it up to date, fills an empty one, and checks the ledger before anybody may move money.
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
  const broken = (await checkInvariants(opened.database)).filter(({ violations }) => violations > 0);
  if (broken.length > 0) {
    const list = broken.map(({ id, description }) => `${id} (${description})`).join(', ');
    throw new StartProblem(`The ledger is not sound: ${list}. Nothing was started.`);
  }
  return { operator, close: opened.close };
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
