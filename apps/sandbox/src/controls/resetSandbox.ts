import { sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { transact } from '../database/transact';
import { freshSwitches } from '../kernel/freshSwitches';
import type { Operator } from '../Operator';
import { seedCopyOf } from '../seed/seedCopyOf';
import { seedDatabase } from '../seed/seedDatabase';

/** Starts over: an empty, freshly seeded database, the machine's time, every switch off. */
export async function resetSandbox({ database, clock, switches }: Operator): Promise<void> {
  clock.reset();
  Object.assign(switches, freshSwitches());
  const nowMs = clock.nowMs();
  const copy = seedCopyOf(database);
  if (await copy?.restore(nowMs)) return;
  await empty(database);
  await seedDatabase(database, nowMs);
  await copy?.take(nowMs);
}

async function empty(database: Database): Promise<void> {
  await transact(database, async (transaction) => {
    await transaction.execute(
      sql`TRUNCATE account, journal, posting, answer, player, session, sms_code, login_failure, favourite,
        deposit, deposit_notice, withdrawal, launch, bet, closed_part RESTART IDENTITY CASCADE`,
    );
  });
}
