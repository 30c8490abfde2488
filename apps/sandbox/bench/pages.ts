import { openPostgres } from '../src/database/openPostgres';
import { RemotePlayer } from '../test/support/RemotePlayer';
import { SandboxProcess } from '../test/support/SandboxProcess';
import { quantile } from './quantile';
import { readSize } from './readSize';
import { firstScaleId } from './scale/planScale';
import { type RecordPage, recordPages } from './scale/recordPages';
import { seedReported } from './scale/seedReported';
import { teamPages } from './scale/teamPages';
import { withPostgres } from './withPostgres';

const rounds = 8;
/** Whose pages are turned over first and not counted: a process that has just started is not what players meet. */
const warmingPlace = 5_100;
/** The busiest player, twenty busy ones, and as many who play a little. */
const sample = [
  0,
  ...Array.from({ length: 20 }, (_, place) => 1 + place),
  ...Array.from({ length: 20 }, (_, place) => 5_000 + place),
];

/** Turns over the records of some players through a process of its own, and prints how long each page took. */
async function measurePages(databaseUrl: string): Promise<void> {
  const server = new SandboxProcess({ DATABASE_URL: databaseUrl });
  const origin = await server.address();
  const opened = await openPostgres(databaseUrl);
  const times = new Map<string, number[]>();
  const turnOver = async (place: number, took: Map<string, number[]>) => {
    const player = await RemotePlayer.signedIn(origin, firstScaleId + place);
    const pages = [...(await recordPages(opened.database, player.userId, Date.now())), ...teamPages];
    for (let round = 0; round < rounds; round += 1) {
      for (const page of pages) await ask(player, page, took);
    }
  };
  try {
    await turnOver(warmingPlace, new Map());
    for (const place of sample) await turnOver(place, times);
  } finally {
    await opened.close();
    server.kill('SIGTERM');
    await server.ended;
  }
  print(times);
}

async function ask(player: RemotePlayer, page: RecordPage, times: Map<string, number[]>): Promise<void> {
  const name = `${page.record}, ${page.place}`;
  const startMs = performance.now();
  const { code } = await player.call(page.call, page.fields);
  const took = performance.now() - startMs;
  if (code !== 200) throw new Error(`${name}: ${code}`);
  times.set(name, [...(times.get(name) ?? []), took]);
}

function print(times: ReadonlyMap<string, readonly number[]>): void {
  console.log('| page | calls | p50 ms | p99 ms |\n| --- | --: | --: | --: |');
  for (const [name, took] of [...times, ['all', [...times.values()].flat()] as const]) {
    const [half, most] = [quantile(took, 0.5), quantile(took, 0.99)];
    console.log(`| ${name} | ${took.length} | ${half.toFixed(1)} | ${most.toFixed(1)} |`);
  }
}

const { databaseUrl, ...size } = readSize('npm run bench:pages -w @kislap/sandbox');
await withPostgres(databaseUrl, async (url) => {
  if (databaseUrl === undefined) await seedReported(url, size);
  await measurePages(url);
});
