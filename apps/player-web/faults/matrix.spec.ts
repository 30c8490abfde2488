import { expect, test as base } from '../e2e/fixtures';
import { createOperatorControl } from '../e2e/OperatorControl';
import { speak } from '../e2e/speak';
import { noteToasts } from '../e2e/toasts';
import { seededChance } from '../test/worlds/chance';
import { AppClock } from './AppClock';
import { FaultProxy } from './FaultProxy';
import { followClock } from './followClock';
import { LastingBooks } from './LastingBooks';
import { cellsToRun } from './matrix';
import type { Cell } from './matrix';
import { runCell } from './runCell';
import type { World } from './World';

const isAll = process.env['FAULTS'] === 'all';
const seed = Number(process.env['SEED'] ?? 20_261_122);

const test = base.extend<object, { readonly line: FaultProxy; readonly books: LastingBooks }>({
  line: [
    async ({ sandbox }, provide) => {
      const proxy = new FaultProxy();
      proxy.upstream = sandbox.origin;
      await proxy.open();
      await provide(proxy);
      await proxy.close();
    },
    { scope: 'worker' },
  ],
  books: [
    async ({}, provide) => {
      const books = new LastingBooks();
      await provide(books);
      await books.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ line }, provide) => provide(line.origin),
});

// Faults are told in the console by the browser itself; what the app throws or the policy refuses never is expected.
test.use({
  expectedTroubles: [
    /^(?!uncaught).*(?:net::|Failed to load|CORS|dynamically imported|preload CSS|server responded|service worker|ContractError|Connecting to 'http:..127\.0\.0\.1:\d+.taken')/s,
  ],
});

function describeCell(cell: Cell): void {
  const { kind, operation } = cell;
  const title = `${kind.id} ${operation}`;
  test.describe(() => {
    test.use({ serviceWorkers: kind.serviceWorkers ?? 'block' });

    test(`${title}: ${kind.fault}`, async ({ page, context, line: proxy, books, sandbox: shared }) => {
      const ends: (() => Promise<void> | void)[] = [];
      const lasting = kind.isLasting === undefined ? undefined : await books.start();
      const sandbox = lasting?.sandbox ?? shared;
      proxy.upstream = sandbox.origin;
      const number = Number(kind.id.slice(1));
      const language = number % 2 === 0 && kind.id !== 'F28' ? 'tag' : 'en';
      await speak(context, proxy.origin, language);
      const uncaught: string[] = [];
      context.on('weberror', (error) => uncaught.push(error.error().message));
      await page.clock.install();
      await followClock(page);
      const world: World = {
        page,
        context,
        proxy,
        clock: new AppClock(page, proxy, kind.isSlow === true),
        sandbox,
        folder: lasting?.folder,
        operator: createOperatorControl(sandbox.origin),
        language,
        random: seededChance(seed + number).next,
        onEnd: (end) => void ends.push(end),
        player: undefined,
        twin: undefined,
        announced: await noteToasts(page),
      };
      try {
        await runCell(world, cell);
        expect(uncaught, 'uncaught errors').toEqual([]);
      } finally {
        proxy.lift();
        proxy.isFrozen = false;
        for (const end of ends) await end();
        await lasting?.end();
      }
    });
  });
}

test.beforeEach(({ line }) => line.reopen());

test.afterEach(({}, { status, title }) => {
  if (status === 'passed') return;
  console.log(`SEED=${seed} npm run faults -- -g "${title.split(':')[0]}"`);
});

for (const cell of cellsToRun(isAll)) describeCell(cell);
