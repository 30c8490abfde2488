import { expect } from '../../e2e/fixtures';
import { createOperatorControl } from '../../e2e/OperatorControl';
import { startSandbox } from '@kislap/tools/sandbox';
import { signInByApi } from '../../e2e/PlayerApi';
import { cells, done, ends, foundLater, notMade, untilDone } from '../FaultKind';
import type { FaultKind } from '../FaultKind';
import { isApi, spoilWrite } from './spoilWrite';

const inside = 'It is inside the operator’s own process, and the browser sees it as F13';

/** Wrong order, wrong moment, and an operator that dies or stops. */
export const timeFaults: readonly FaultKind[] = [
  {
    id: 'F17',
    fault: 'answers of parallel calls in another order',
    made: 'the line holds every answer, the first asked the longest; one request cannot be answered twice over HTTP',
    arm: ({ proxy }) => {
      let ms = 4_000;
      proxy.order(isApi, () => ({ type: 'late', ms: (ms = Math.max(0, ms - 500)) }));
      return Promise.resolve();
    },
    cells: cells(done),
  },
  {
    id: 'F18',
    fault: 'an old answer after log-out',
    made: 'the answer is held, another tab logs out, then the answer comes',
    arm: spoilWrite(() => ({ type: 'late', ms: 8_000 })),
    during: async ({ page, context, clock }, { isWrite }) => {
      await page.waitForRequest((request) =>
        isWrite(new URL(request.url()).pathname + new URL(request.url()).search),
      );
      const other = await context.newPage();
      await other.goto('/nowhere');
      await other.evaluate(() => localStorage.removeItem('kislap:session'));
      await other.close();
      await clock.advance(10_000);
    },
    cells: cells(
      { story: ['dropped'], effects: 1 },
      { story: ['dropped'], effects: 1 },
      {
        login: notMade('There is nobody to log out before a log-in has been answered.'),
        register: notMade('There is nobody to log out before an account has been opened.'),
      },
    ),
  },
  {
    id: 'F19',
    fault: 'the session ends between two calls',
    made: 'the operator ends every session of the player before it gets the call of the last tap',
    arm: spoilWrite(
      (world, { phone }) => ({
        type: 'beforeCall',
        run: async () => {
          await world.operator.call('kill', { userId: world.player?.userId });
          // The books are read by a session of their own from here on.
          world.player = await signInByApi(world.sandbox.origin, phone);
        },
      }),
      1,
    ),
    cells: cells(ends('again'), ends('again'), {
      login: notMade('There is no session to end before a log-in.'),
      register: notMade('There is no session to end before an account is opened.'),
    }),
  },
  {
    id: 'F20',
    fault: 'the operator dies (kill -9) and comes back',
    made: 'the process is killed after it has done it and before the answer, and started again on its books',
    isLasting: true,
    arm: spoilWrite(({ sandbox }) => ({ type: 'afterReply', run: () => sandbox.kill() }), 1),
    during: async ({ proxy, sandbox }, { isWrite }) => {
      await expect.poll(() => proxy.seen.some(isWrite), { timeout: 15_000 }).toBe(true);
      await expect
        .poll(
          () =>
            fetch(sandbox.origin).then(
              () => 'up',
              () => 'down',
            ),
          { timeout: 15_000 },
        )
        .toBe('down');
      await sandbox.restart();
    },
    cells: cells(foundLater, untilDone),
  },
  {
    id: 'F21',
    fault: 'the operator stops for 15 s and goes on',
    made: 'SIGSTOP before the last tap, SIGCONT when the app’s clock has gone on by 15 s',
    arm: ({ sandbox, proxy, onEnd }) => {
      sandbox.freeze();
      proxy.isFrozen = true;
      onEnd(() => sandbox.thaw());
      return Promise.resolve();
    },
    during: async ({ sandbox, proxy, clock }) => {
      await clock.advance(15_000);
      sandbox.thaw();
      proxy.isFrozen = false;
    },
    cells: cells(done),
  },
  {
    id: 'F22',
    fault: 'the operator’s disk is full',
    made: '–',
    cells: cells(
      notMade(`${inside}; a full disk needs a file system of its own and an administrator to mount it.`),
    ),
  },
  {
    id: 'F23',
    fault: 'the operator’s disk refuses to write',
    made: '–',
    cells: cells(
      notMade(`${inside}; refusing fsync needs a tracer (strace), which \`npm ci\` does not bring.`),
    ),
  },
  {
    id: 'F24',
    fault: 'two operators on one data folder',
    made: 'a second sandbox is started on the same books; it must end at once',
    isLasting: true,
    arm: async ({ folder }) => {
      const second = startSandbox({ args: [], env: { SANDBOX_DATA: folder ?? '' } });
      await expect(second).rejects.toThrow(/ended with 1/);
    },
    cells: cells(done),
  },
  {
    id: 'F25',
    fault: 'the PostgreSQL behind the operator dies',
    made: '–',
    cells: cells(
      notMade(
        'The browser’s operator keeps its books in its own process; the sandbox’s tests on PostgreSQL kill it.',
      ),
    ),
  },
  {
    id: 'F36',
    fault: 'the payment service tells of one payment five times at once',
    made: 'the operator is told five times that the order is paid out or in',
    after: async ({ operator, sandbox, player, clock, announced, page: _page }, { name }) => {
      const control = createOperatorControl(sandbox.origin);
      const listed = await operator.call(name === 'deposit' ? 'orders' : 'withdrawals');
      const orderId = newestOrder(listed[name === 'deposit' ? 'orders' : 'withdrawals']);
      const before = (await player?.balance()) ?? Number.NaN;
      const fields = name === 'deposit' ? { state: 'credited' } : { state: 'complete' };
      const told = Array.from({ length: 5 }, () =>
        control.call(name === 'deposit' ? 'order' : 'withdrawal', { orderId, ...fields }),
      );
      await Promise.all(told);
      await clock.advance(20_000);
      const gained = ((await player?.balance()) ?? Number.NaN) - before;
      expect(gained).toBeCloseTo(name === 'deposit' ? 300 : 0);
      const arrivals = announced.filter((text) => text.includes('300'));
      expect(arrivals, 'announcements of the deposit').toHaveLength(name === 'deposit' ? 1 : 0);
    },
    cells: cells(done, notMade('No payment service tells of it.')),
  },
];

function newestOrder(rows: unknown): string {
  const [newest]: readonly unknown[] = Array.isArray(rows) ? rows : [];
  if (typeof newest !== 'object' || newest === null || !('orderId' in newest)) throw new Error('No order');
  return String(newest.orderId);
}
