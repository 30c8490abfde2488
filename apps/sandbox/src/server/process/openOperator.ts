import { modeOrder } from '@kislap/domain';
import { randomInt } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sandboxProtection } from '../../catalogue/sandboxOperator';
import type { Database, OpenDatabase } from '../../database/Database';
import { openPostgres } from '../../database/openPostgres';
import { migrate } from '../../database/migrate';
import { MovableClock } from '../../kernel/clock';
import { readFailpoints } from '../../kernel/failpoints';
import { type Random, seededRandom, systemRandom } from '../../kernel/random';
import { openOperatorAccounts } from '../../ledger/accounts';
import { findBrokenRules, isLargeLedger } from '../../ledger/invariants';
import { enterKnownPersons, isPersonKey } from '../../rules/persons/enterKnownPersons';
import { demoParts, type Operator, type SecurityLog, type TextMessages } from '../../rules/Operator';
import { seedCopyOf } from '../../seed/SeedCopy';
import { hasDemoPasswords, seedDatabase } from '../../seed/seedDatabase';
import { StartProblem } from './StartProblem';
import type { Settings } from './settings';

const largestSeed = 2 ** 32 - 1;

/** An operator over an open database, and how to close it. */
export interface OpenOperator {
  readonly operator: Operator;
  /** Whether the ledger is so large that it is still to be checked, behind the calls. */
  readonly isUnchecked: boolean;
  close(): Promise<void>;
}

/**
 * Opens and migrates the database, seeds an empty one and checks the ledger; a large one in PostgreSQL later, unless
 * the settings say first.
 *
 * @throws StartProblem when the database cannot be reached, breaks a rule, or holds demo accounts without controls
 */
export async function openOperator(settings: Settings, securityLog: SecurityLog): Promise<OpenOperator> {
  const opened = await openDatabase(settings);
  const clock = new MovableClock();
  const operator: Operator = {
    ...demoParts({ ...sandboxProtection, ...settings.operatorFile?.protection }),
    ...(settings.hasControls || settings.smsFile === undefined
      ? {}
      : { texts: textMessageFile(settings.smsFile) }),
    database: opened.database,
    clock,
    random: randomOf(settings),
    failpoints: readFailpoints(settings.failpoints, () => process.kill(process.pid, 'SIGKILL')),
    hasImitations: settings.hasControls,
    lockAfterMs: settings.lockAfterMs,
    // Tests on this machine play as fast as they can; the setting is refused where strangers come.
    ...(settings.isLoopbackUncounted ? { pauseMs: () => 0 } : {}),
    ...(settings.personKey === undefined ? {} : { personKey: settings.personKey }),
    securityLog,
  };
  try {
    await migrate(opened.database);
    await fill(settings, operator);
    if (!(await isPersonKey(opened.database, operator.personKey))) {
      throw new StartProblem(
        'The persons of this database were entered under another SANDBOX_PERSON_KEY: set it to that one.',
      );
    }
    await enterKnownPersons(opened.database, operator.personKey);
    const isUnchecked = await isCheckedInBackground(settings, opened.database);
    const broken = isUnchecked ? '' : await findBrokenRules(opened.database);
    if (broken !== '') throw new StartProblem(`The ledger is not sound: ${broken}. Nothing was started.`);
    return { operator, isUnchecked, close: opened.close };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function randomOf({ predictableGames }: Settings): Random {
  if (predictableGames === undefined) return systemRandom();
  return seededRandom(predictableGames.seed ?? randomInt(largestSeed));
}

/** Seeds demo accounts if there are controls; otherwise refuses a database that holds some. */
async function fill(settings: Settings, { database, clock, personKey }: Operator): Promise<void> {
  if (settings.hasControls) {
    const nowMs = clock.nowMs();
    await seedDatabase(database, nowMs, personKey);
    // What is in memory is what was seeded just now.
    if (!settings.databaseUrl && !settings.dataDir) await seedCopyOf(database)?.take(nowMs);
    return;
  }
  await openOperatorAccounts(database, modeOrder);
  if (await hasDemoPasswords(database)) {
    throw new StartProblem(
      'This database holds the demo accounts, whose password everybody knows: set SANDBOX_DATA or DATABASE_URL to an empty one.',
    );
  }
}

/** An embedded database does one thing at a time: behind, its check would hold up every call. */
async function isCheckedInBackground(
  { databaseUrl, isCheckedFirst }: Settings,
  database: Database,
): Promise<boolean> {
  return databaseUrl !== undefined && !isCheckedFirst && (await isLargeLedger(database));
}

async function openDatabase({ databaseUrl, dataDir }: Settings): Promise<OpenDatabase> {
  if (!databaseUrl) {
    // Loaded when there is need of it: it is large.
    const { openPglite } = await import('../../database/openPglite');
    return await openPglite(dataDir ? { dataDir: join(dataDir, 'database') } : {});
  }
  try {
    return await openPostgres(databaseUrl);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new StartProblem(`PostgreSQL at DATABASE_URL cannot be reached: ${reason}`);
  }
}

const ownerOnly = 0o600;
const codes = 1_000_000;

/**
 * Text messages for want of a phone network: each is a line of JSON in a file that only its owner may read. Codes are
 * random.
 */
function textMessageFile(path: string): TextMessages {
  return {
    newCode: () => String(randomInt(codes)).padStart(6, '0'),
    send: async (message) => {
      const line = JSON.stringify({ time: new Date().toISOString(), ...message });
      await appendFile(path, `${line}\n`, { mode: ownerOnly });
    },
  };
}
