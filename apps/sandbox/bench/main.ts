import { fileURLToPath } from 'node:url';
import { readArguments } from '@kislap/tools/readArguments';
import { SandboxProcess } from '../test/support/SandboxProcess';
import { LeanClient } from './LeanClient';
import { load, loadFloor, type Report } from './load';
import { startPostgresServer } from '../test/support/startPostgresServer';

const { values } = readArguments('npm run bench -w @kislap/sandbox', {
  seconds: { type: 'string', default: '6', takes: 'number' },
  only: { type: 'string', takes: ['pglite', 'postgres'] },
  // Some kinds of calls alone, such as `claim,credit`.
  calls: { type: 'string', default: '' },
  processes: { type: 'string', default: '1,2' },
  // Also a bare server over the same engines, right before each.
  floor: { type: 'boolean', default: false },
});
const forMs = Number(values.seconds) * 1000;
const calls = values.calls.split(',').filter(Boolean);

/** Loads one operator of so many processes, and prints what they bore and that the ledger is sound after it. */
async function bench(name: string, servers: readonly SandboxProcess[]): Promise<void> {
  const origins = await Promise.all(servers.map((server) => server.address()));
  const processorMs = () => servers.reduce((sum, server) => sum + server.processorMs, 0);
  print(name, await load(origins, { forMs, calls, processorMs }));
  console.log(
    `| ${name} | memory, MB | ${servers.map(({ memoryMb }) => memoryMb.toFixed(0)).join(', ')} | | | | |`,
  );
  const { invariants } = await new LeanClient(origins[0] ?? '').control('invariants', {});
  if (/"violations":[1-9]/.test(JSON.stringify(invariants))) throw new Error('The ledger is not sound');
  for (const server of servers) server.kill('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
}

const floorScript = fileURLToPath(new URL('floor.js', import.meta.url));

async function benchFloor(name: string, environment: Readonly<Record<string, string>>): Promise<void> {
  if (!values.floor) return;
  const server = new SandboxProcess(environment, [], floorScript);
  print(name, await loadFloor(await server.address(), forMs));
  server.kill('SIGTERM');
  await server.ended;
}

function print(name: string, report: Report): void {
  for (const [call, { calls, perSecond, p50Ms, p99Ms, processorMs }] of report) {
    const cost = processorMs?.toFixed(2) ?? '';
    const figures = [perSecond.toFixed(0), p50Ms.toFixed(1), p99Ms.toFixed(1), calls, cost];
    console.log(`| ${name} | ${call} | ${figures.join(' | ')} |`);
  }
}

console.log(
  '| operator | call | per second | p50 ms | p99 ms | calls | processor ms a call |\n| --- | --- | --: | --: | --: | --: | --: |',
);
if (values.only !== 'postgres') {
  await benchFloor('PGlite, bare', {});
  await bench('PGlite', [new SandboxProcess({}, ['--memory'])]);
}
if (values.only !== 'pglite') {
  const given = process.env['DATABASE_URL'];
  const server =
    given === undefined ? await startPostgresServer() : { url: given, stop: () => Promise.resolve() };
  await benchFloor('PostgreSQL, bare', { DATABASE_URL: server.url });
  for (const count of values.processes.split(',').map(Number)) {
    const environment = { DATABASE_URL: server.url };
    const servers = Array.from({ length: count }, () => new SandboxProcess(environment));
    await bench(`PostgreSQL, ${count} ${count === 1 ? 'process' : 'processes'}`, servers);
  }
  await server.stop();
}
LeanClient.disconnect();
