import { sql } from 'drizzle-orm';
import { transact } from '../database/transact';
import type { Operator } from '../Operator';
import { seedDatabase } from '../seed/seedDatabase';

/** Starts over: an empty, freshly seeded database, the machine's time, every switch off. */
export async function resetSandbox({ database, clock, switches }: Operator): Promise<void> {
  clock.reset();
  switches.isUnderMaintenance = false;
  switches.isMessy = false;
  switches.isIdentityFirst = false;
  switches.latencyMs = 0;
  switches.failures.clear();
  await transact(database, async (transaction) => {
    await transaction.execute(
      sql`TRUNCATE account, journal, posting, answer, player, session, sms_code, login_failure, favourite,
        deposit, deposit_notice, withdrawal, launch, bet RESTART IDENTITY CASCADE`,
    );
  });
  await seedDatabase(database, clock.nowMs());
}
