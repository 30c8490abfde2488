import { openPostgres } from '../database/openPostgres';
import { checkWholeLedger } from '../ledger/invariants';

/**
 * `npm run check:ledger -w @kislap/sandbox -- postgres://…`: counts what breaks each rule; ends with 1 if anything
 * does.
 */
const [url = process.env['DATABASE_URL'] ?? '', ...others] = process.argv.slice(2);
if (others.length > 0 || !/^postgres(?:ql)?:/.test(url)) {
  console.error(
    'Which ledger? Give the address of its PostgreSQL, postgres://…, and nothing else, or set DATABASE_URL.',
  );
  process.exit(2);
}
const { database, close } = await openPostgres(url);
const startedMs = performance.now();
const lines = await checkWholeLedger(database);
for (const { id, description, violations } of lines) console.log(`${violations}\t${id}\t${description}`);
console.log(`${lines.length} rules in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
await close();
process.exitCode = lines.every(({ violations }) => violations === 0) ? 0 : 1;
