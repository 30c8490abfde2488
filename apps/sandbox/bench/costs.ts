import { readArguments } from '@kislap/tools/readArguments';
import { openPglite } from '../src/database/openPglite';
import { openPostgres } from '../src/database/openPostgres';
import { migrate } from '../src/database/migrate';
import { MovableClock } from '../src/kernel/clock';
import { systemRandom } from '../src/kernel/random';
import { demoParts } from '../src/rules/Operator';
import { openSession } from '../src/rules/players/session';
import { seedDatabase } from '../src/seed/seedDatabase';
import { createApp } from '../src/server/http/app';
import { createServices } from '../src/web/services';

const calls = 2_000;
const boundary = 'kislapbench';
const multipart = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
const emptyForm = `--${boundary}--\r\n`;
const logForm = `--${boundary}\r\nContent-Disposition: form-data; name="logId"\r\n\r\n0\r\n${emptyForm}`;

/** Prints how much of this process's time a call takes, which tells more than requests per second on a busy machine. */
async function costs(url: string | undefined): Promise<void> {
  const opened = await (url === undefined ? openPglite({}) : openPostgres(url));
  await migrate(opened.database);
  await seedDatabase(opened.database, Date.now());
  const operator = {
    ...demoParts(),
    database: opened.database,
    clock: new MovableClock(),
    random: systemRandom(),
  };
  const app = createApp(operator, createServices(operator), {
    hasControls: false,
    names: ['sandbox.test'],
  });
  const { token } = await openSession(opened.database, { playerId: 100_003, nowMs: Date.now() });
  const headers = { ...multipart, Authorization: `Bearer ${token}` };
  const ask = async (name: string, body: string) => {
    const response = await app.fetch(
      new Request(`http://sandbox.test/api/web/${name}`, { method: 'POST', body, headers }),
    );
    const text = await response.text();
    if (!text.startsWith('{"code":200')) throw new Error(text);
  };
  for (const [name, body] of [
    ['getUserInfo', emptyForm],
    ['getDepositLog', logForm],
  ] as const) {
    for (let turn = 0; turn < calls / 4; turn += 1) await ask(name, body);
    const before = process.cpuUsage();
    for (let turn = 0; turn < calls; turn += 1) await ask(name, body);
    const { user, system } = process.cpuUsage(before);
    console.log(`${opened.engine} ${name}: ${((user + system) / calls).toFixed(0)} µs of processor time`);
  }
  await opened.close();
}

const { positionals } = readArguments('npm run bench:costs -w @kislap/sandbox', {}, ['DATABASE_URL']);
await costs(positionals[0]);
