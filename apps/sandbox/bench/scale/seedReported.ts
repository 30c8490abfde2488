import { openPostgres } from '../../src/database/openPostgres';
import { migrate } from '../../src/database/migrate';
import { posting } from '../../src/database/tables/ledger';
import { player } from '../../src/database/tables/player';
import { checkInvariants } from '../../src/ledger/invariants';
import { seedScale } from './seedScale';

/**
 * Seeds a PostgreSQL, and prints how long it took, what is there, and what breaks a rule of the ledger.
 *
 * @throws Error when anything does
 */
export async function seedReported(
  url: string,
  size: { readonly players: number; readonly entries: number },
): Promise<void> {
  const { database, close } = await openPostgres(url);
  try {
    await migrate(database);
    const startMs = performance.now();
    await seedScale(database, size, Date.now());
    const seededMs = performance.now();
    console.log(`${await database.$count(player)} players, ${await database.$count(posting)} ledger entries`);
    console.log(`seeded in ${seconds(seededMs - startMs)}`);
    const checkedMs = performance.now();
    const lines = await checkInvariants(database);
    for (const { id, violations, description } of lines)
      console.log(`${id.padEnd(4)} ${violations} ${description}`);
    console.log(`invariants checked in ${seconds(performance.now() - checkedMs)}`);
    if (lines.some(({ violations }) => violations > 0)) throw new Error('The ledger is not sound');
  } finally {
    await close();
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
